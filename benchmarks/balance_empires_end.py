"""Is Empire's End balanced with our designed figures? Plays many games and writes a page of figures.

python -m benchmarks.balance_empires_end --random 2000 --greedy 500 > docs/balance_empires_end.md
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from statistics import mean, quantiles
from typing import Any, Final

from occasus.arena.simulate import decision
from occasus.arena.statistics import wilson
from occasus.bots.registry import find_bot
from occasus.content import facts
from occasus.core.basics import CHANCE, EVERYTHING
from occasus.core.log import Log
from occasus.core.options import complete
from occasus.games import find

GAME: Final = find("empires_end")
CARDS: Final = {card["id"]: card for card in facts("empires_end")["disaster_cards"]["cards"]}
POOR: Final = 5  # tokens
STUCK: Final = 8  # phases in a row


class Figures:
    """What was counted in the games of one kind."""

    def __init__(self, bot: str, seats: int) -> None:
        self.bot: Final = bot
        self.seats: Final = seats
        self.games = 0
        self.scores: list[int] = []
        self.margins: list[int] = []
        self.first_wins = 0.0
        self.stuck = 0
        self.relieved: Counter[str] = Counter()
        self.counts: dict[str, Counter[str]] = {
            kind: Counter() for kind in ("revealed", "took", "drew", "built", "sold")
        }
        self.heaps: Counter[str] = Counter()  # tokens on a card when it was taken
        self.owned: Counter[str] = Counter()
        self.won: Counter[str] = Counter()


def play(figures: Figures, number: int) -> None:
    """Play one game and count."""
    seats, seed = figures.seats, f"balance/{figures.bot}/{figures.seats}/{number}"
    bot, rng = find_bot(figures.bot), Random(seed)
    state = GAME.start(seats, complete(GAME.options, {}))
    first, poor, stuck, space, moves = -1, [0] * seats, False, 0, 0
    while actors := GAME.actors(state):
        seat, log = actors[0], Log()
        if seat == CHANCE:
            code = GAME.sample(state, rng)
        elif figures.bot == "random":
            code = rng.choice(GAME.legal(state, seat))
        else:
            code = decision(GAME, state, bot, seat, GAME.legal(state, seat), seed, moves)
        moves += 1
        GAME.apply(state, seat, code, log)
        for text in log.texts(EVERYTHING):
            first = int(text.split()[1]) if text.startswith("temple_given") else first
            _count(figures, text)
        _count_heap(figures, log.texts(EVERYTHING))
        if state.space != space:
            space = state.space
            totals = [sum(state.resources[seat * 4 : seat * 4 + 4]) for seat in range(seats)]
            poor = [phases + 1 if total < POOR else 0 for phases, total in zip(poor, totals, strict=True)]
            stuck = stuck or max(poor) >= STUCK
    result = GAME.result(state)
    assert result is not None
    figures.games += 1
    figures.stuck += stuck
    figures.scores += result.scores
    ranked = sorted(result.scores, reverse=True)
    figures.margins.append(ranked[0] - ranked[1])
    winners = result.winners()
    figures.first_wins += (first in winners) / len(winners)
    for seat in range(seats):
        for card in state.innovations[seat]:
            name = list(CARDS)[card]
            figures.owned[name] += 1
            figures.won[name] += seat in winners


def _count(figures: Figures, text: str) -> None:
    kind, *words = text.split()
    if kind in figures.counts:
        figures.counts[kind][words[-1]] += 1
    if kind == "bought_coins":
        figures.relieved["buyers"] += 1
        figures.relieved["coins"] += int(words[-1])


def _count_heap(figures: Figures, texts: list[str]) -> None:
    """The tokens gained just after a card was taken lay on it."""
    for number, text in enumerate(texts):
        if text.startswith("took "):
            card = text.split()[-1]
            for later in texts[number + 1 :]:
                if later.startswith("gained"):
                    figures.heaps[card] += int(later.split()[-1])
                elif not later.startswith("temple_moved"):
                    break


def page(all_figures: list[Figures]) -> str:
    """The figures as a page."""
    lines = [
        "## Figures",
        "",
        "Written by `python -m benchmarks.balance_empires_end`; standard mode, default options. Random bots choose",
        "evenly among legal actions; greedy bots take what looks best at once (`occasus.bots.empires_end.judge`).",
        "",
        "| bots | players | games | score: mean, quartiles | margin of the winner | first seat wins (even share) "
        f"| games with a player below {POOR} tokens for {STUCK} phases in a row | coins bought a game |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += [_summary(figures) for figures in all_figures]
    lines += ["", "The interval of a rate is Wilson's, 95 %.", ""]
    for figures in all_figures:
        if figures.bot != "random":
            lines += _cards(figures)
    return "\n".join(lines)


def _summary(figures: Figures) -> str:
    low, middle, high = quantiles(figures.scores, n=4)
    rate, (least, most) = figures.first_wins / figures.games, wilson(round(figures.first_wins), figures.games)
    return (
        f"| {figures.bot} | {figures.seats} | {figures.games} "
        f"| {mean(figures.scores):.0f}, {low:.0f}/{middle:.0f}/{high:.0f} "
        f"| {mean(figures.margins):.0f} | {rate:.0%} ({least:.0%} to {most:.0%}; {1 / figures.seats:.0%}) "
        f"| {figures.stuck / figures.games:.1%} | {figures.relieved['coins'] / figures.games:.1f} |"
    )


def _cards(figures: Figures) -> list[str]:
    """How each card does in one kind of games."""
    counts = figures.counts
    lines = [
        f"## Cards with {figures.seats} {figures.bot} players",
        "",
        "`tokens`: that lay on the card when it was taken, on average (few: it is wanted; many: nobody wants it).",
        "`built`: of the times the card came to a hand. `sold`: likewise. `won`: owners at the end who won.",
        "",
        "| card | ability | cost | taken | tokens | drawn | built | sold | won |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for card, entry in CARDS.items():
        taken, drawn, owned = counts["took"][card], counts["drew"][card], figures.owned[card]
        params = ", ".join(f"{key} {value}" for key, value in entry["ability"]["params"].items())
        lines.append(
            f"| {card} | {entry['ability']['id']} {params} | {entry['cost']} | {taken} "
            f"| {figures.heaps[card] / max(1, taken):.1f} | {drawn} | {counts['built'][card] / max(1, drawn):.0%} "
            f"| {counts['sold'][card] / max(1, drawn):.0%} | {figures.won[card] / max(1, owned):.0%} |"
        )
    return [*lines, ""]


def main() -> None:
    """Play the games and print the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=2000, help="games of random bots for each number of players")
    parser.add_argument("--greedy", type=int, default=500, help="games of greedy bots for each number of players")
    given: Any = parser.parse_args()
    made: list[Figures] = []
    for bot, games in (("random", given.random), ("greedy", given.greedy)):
        for seats in (2, 3, 4):
            figures = Figures(bot, seats)
            for number in range(games):
                play(figures, number)
            if figures.games:
                made.append(figures)
    print(page(made))


if __name__ == "__main__":
    main()
