"""Is Empire's End balanced with our designed figures? Plays many games and writes a page of figures.

python -m research.balance_empires_end --random 2000 --field 400

Besides random bots there is a mixed field: bots of the level centurio, each with a plan that it draws by luck.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from random import Random
from statistics import mean, quantiles
from typing import Any, Final

from occasus.arena.simulate import decision
from occasus.arena.statistics import wilson
from occasus.bots.contract import Bot
from occasus.bots.empires_end import term_names as t
from occasus.bots.empires_end.level_params import LevelParams
from occasus.bots.empires_end.player import Player
from occasus.bots.empires_end.weights import WEIGHTS
from occasus.content import facts
from occasus.core.basics import CHANCE, EVERYTHING
from occasus.core.log import Log
from occasus.core.options import complete
from occasus.games import find

GAME: Final = find("empires_end")
CARDS: Final = {card["id"]: card for card in facts("empires_end")["disaster_cards"]["cards"]}
LOCATIONS: Final = [tile["id"] for tile in facts("empires_end")["locations"]["tiles"]]
PLANS: Final[dict[str, dict[int, float]]] = {  # what a plan thinks more, or less, of than we do: factors of weights
    "plain": {},
    "war": {t.STRENGTH_TERM: 1.7, t.AXES_FOR_WAR: 1.4, t.UPHEAVAL: 2.0},
    "economy": {t.PRODUCED: 1.6, t.PRODUCED_AXES: 1.6, t.PRODUCED_HAMMERS: 1.6, t.PRODUCED_COINS: 1.6},
    "final scoring": {t.END_NOW: 1.5, t.END_RUINS_LATER: 1.5, t.END_TOKENS_LATER: 1.5, t.RESCORE_LATER: 1.5},
    "auctions": {t.SKIP_READY: 2.5, t.REPLACE_READY: 2.5, t.REFRESHES: 2.0},
    "keep locations": {t.RUIN_FIRST: 0.4, t.RUIN_SECOND: 0.4, t.AFFORDED: 0.4},
    "take heaps": {t.WHEAT_FOR_BIDS: 1.3, t.AXES_FOR_BIDS: 1.3, t.HAMMERS_FOR_BIDS: 1.3, t.COINS_FOR_BIDS: 1.3},
    "rearranging": {t.SWAPS: 8.0, t.MOVES: 12.0, t.HELPERS: 5.0, t.REFRESHES: 4.0},
    "hoard tokens": {t.HAMMERS_FOR_WORK: 0.6, t.QUAKE_TOKENS: 1.5, t.EXCHANGES: 2.0},
}
DREW: Final = "drew "  # before the name of a card: that it came to a hand
POOR: Final = 5  # tokens
STUCK: Final = 8  # phases in a row


class Figures:
    """Counts from games of one kind."""

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
        self.owned: Counter[str] = Counter()  # cards, locations that stand at the end, plans
        self.won: defaultdict[str, float] = defaultdict(float)  # likewise; a shared victory counts in parts

    def count(self, name: str, share: float) -> None:
        """Somebody had something, and so much of the victory."""
        self.owned[name] += 1
        self.won[name] += share


def play(figures: Figures, number: int) -> None:
    """Play one game and count."""
    seats, seed = figures.seats, f"balance/{figures.bot}/{figures.seats}/{number}"
    rng = Random(seed)
    plans = [rng.choice(list(PLANS)) for _ in range(seats)]
    bots = [_planner(plan) for plan in plans]
    state = GAME.start(seats, complete(GAME.options, {}))
    first, poor, stuck, space, moves = -1, [0] * seats, False, 0, 0
    hands: list[set[str]] = [set() for _ in range(seats)]  # every card that came to a hand
    while actors := GAME.actors(state):
        seat, log = actors[0], Log()
        if seat == CHANCE:
            code = GAME.sample(state, rng)
        elif figures.bot == "random":
            code = rng.choice(GAME.legal(state, seat))
        else:
            code = decision(GAME, state, bots[seat], seat, GAME.legal(state, seat), seed, moves)
        moves += 1
        GAME.apply(state, seat, code, log)
        for text in log.texts(EVERYTHING):
            first = int(text.split()[1]) if text.startswith("temple_given") else first
            if text.startswith("drew "):
                hands[int(text.split()[1])].add(text.split()[2])
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
        share = 1 / len(winners) if seat in winners else 0.0
        figures.count(plans[seat], share)
        for drawn in hands[seat]:
            figures.count(DREW + drawn, share)
        for card in state.innovations[seat]:
            figures.count(list(CARDS)[card], share)
        for tile, location in enumerate(LOCATIONS):
            if state.intact[seat * len(LOCATIONS) + tile]:
                figures.count(location, share)


def _planner(plan: str) -> Bot:
    """A bot with a plan."""
    weights = [weight * PLANS[plan].get(term, 1.0) for term, weight in enumerate(WEIGHTS)]
    return Player(LevelParams(weights, worlds=3, foresight=True, swaps=True, noise=0.5, mixing=0.8))


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
        "Written by `python -m research.balance_empires_end`; standard mode, default options. Random bots choose",
        "evenly among legal actions; the field is made of bots of the level centurio, each with a plan drawn by luck.",
        "",
        "| bots | players | games | score: mean, quartiles | margin of the winner | first seat wins (even share) "
        f"| games with a player below {POOR} tokens for {STUCK} phases in a row | coins bought a game |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += [_summary(figures) for figures in all_figures]
    lines += ["", "The interval of a rate is Wilson's, 95 %.", ""]
    for figures in all_figures:
        if figures.bot != "random":
            lines += _shares(figures, "Plans", list(PLANS)) + _shares(figures, "Locations", LOCATIONS) + _cards(figures)
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


def _rate(figures: Figures, name: str) -> str:
    """How often those who had something won."""
    won, owned = figures.won[name], figures.owned[name]
    low, high = wilson(round(won), owned)
    return f"{won / max(1, owned):.0%} ({low:.0%} to {high:.0%})"


def _mean(figures: Figures, names: list[str]) -> str:
    """How often those won who had any of some things."""
    return f"{sum(figures.won[name] for name in names) / sum(figures.owned[name] for name in names):.0%}"


def _shares(figures: Figures, title: str, names: list[str]) -> list[str]:
    """How those did who followed a plan, or whose location stood at the end."""
    lines = [f"## {title} with {figures.seats} players (even share {1 / figures.seats:.0%})", ""]
    lines += [f"| {title.lower()} | had it | won |", "|---|---|---|"]
    return [*lines, *(f"| {name} | {figures.owned[name]} | {_rate(figures, name)} |" for name in names), ""]


def _cards(figures: Figures) -> list[str]:
    """How each card does in one kind of games."""
    counts = figures.counts
    lines = [
        f"## Cards with {figures.seats} players of the field",
        "",
        "`tokens`: that lay on the card when it was taken, on average (few: it is wanted; many: nobody wants it).",
        "`built`: of the times the card came to a hand. `sold`: likewise. `drawers won`: of those to whose hand it",
        "came, which is luck, so that it shows what the card does. `owners won`: of those who had it at the end;",
        f"winners can afford more, so that {_mean(figures, list(CARDS))} is the mean of all cards.",
        "",
        "| card | ability | cost | taken | tokens | drawn | built | sold | drawers won | owners won |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for card, entry in CARDS.items():
        taken, drawn = counts["took"][card], counts["drew"][card]
        params = ", ".join(f"{key} {value}" for key, value in entry["ability"]["params"].items())
        lines.append(
            f"| {card} | {entry['ability']['id']} {params} | {entry['cost']} | {taken} "
            f"| {figures.heaps[card] / max(1, taken):.1f} | {drawn} | {counts['built'][card] / max(1, drawn):.0%} "
            f"| {counts['sold'][card] / max(1, drawn):.0%} | {_rate(figures, DREW + card)} | {_rate(figures, card)} |"
        )
    return [*lines, ""]


def main() -> None:
    """Play the games and print the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=2000, help="games of random bots for each number of players")
    parser.add_argument("--field", type=int, default=400, help="games of the mixed field for each number of players")
    given: Any = parser.parse_args()
    made: list[Figures] = []
    for bot, games in (("random", given.random), ("field", given.field)):
        for seats in (2, 3, 4):
            figures = Figures(bot, seats)
            for number in range(games):
                play(figures, number)
            if figures.games:
                made.append(figures)
    print(page(made))


if __name__ == "__main__":
    main()
