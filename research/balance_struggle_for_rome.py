"""Is Struggle for Rome balanced with our designed map, cards and tokens? Plays many games and writes a page of figures.

python -m research.balance_struggle_for_rome --random 2000 --quick 1000 --centurio 400 \
    --plans 1000 --traders 400 > docs/appendix/balance_struggle_for_rome.md
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
from occasus.bots.struggle_for_rome.level_params import LevelParams
from occasus.bots.struggle_for_rome.levels import LEVEL_PARAMS
from occasus.bots.struggle_for_rome.player import Player
from occasus.bots.struggle_for_rome.policy import Policy
from occasus.bots.struggle_for_rome.weights import EARLY, LATE, NAMES, WEIGHTS, mixed
from occasus.content import facts
from occasus.core.basics import CHANCE, EVERYTHING
from occasus.core.log import Log
from occasus.core.options import complete
from occasus.games import find

GAME: Final = find("struggle_for_rome")
FACTS: Final[dict[str, Any]] = facts("struggle_for_rome")
PROVINCE: Final = {city["id"]: city["province"] for city in FACTS["map"]["cities"]}
COLOURS: Final = FACTS["pieces"]["notes"]["player_colours"]["values"]
AIMS: Final = (
    "Aims: games end in 10 to 25 rounds; no place in the order and no colour wins more than 1.25 times its fair share;",
    "every province and every development card sees play; no plan wins more than 1.3 times its fair share against a",
    "mixed field.",
)
OPTIONS: Final = {"random": {"offers_per_turn": 3}, "quick": {"offers_per_turn": 0}, "centurio": {}}
NO_OFFERS: Final = LevelParams(offers=0, least=0.0, grudge=0.0, generous=False)
PLANS: Final[dict[str, dict[str, float]]] = {
    "as the bots do": {},
    "found with three colours": {"scourge_at_three": 0.0, "scourge_at_four": 0.0},
    "five colours with both tribes first": {"scourge_at_three": 0.8, "scourge_at_four": 0.97},
    "development cards and Diplomats": {"card": 0.25, "diplomat": 0.2, "open_diplomat": 0.3},
}  # weights that make a plan


def planner(changes: dict[str, float], params: LevelParams = NO_OFFERS) -> Policy:
    """The quick policy with other weights; it makes no offers unless its style says so."""
    early, late = list(EARLY), list(LATE)
    for name, weight in changes.items():
        early[NAMES.index(name)] = late[NAMES.index(name)] = weight
    weights = mixed(tuple(early), tuple(late)) if changes else WEIGHTS
    return Policy(weights, params)


def trader(changes: dict[str, float]) -> Player:
    """A centurio with other weights: sees what its seat may know, and trades."""
    return Player(planner(changes, LEVEL_PARAMS["centurio"]))


QUICK: Final = planner({})


class Figures:
    """Counts from games of one kind."""

    def __init__(self, bot: str, seats: int) -> None:
        self.bot: Final = bot
        self.seats: Final = seats
        self.games = 0
        self.rounds: list[int] = []
        self.limited = 0  # games that nobody ended by 10 points
        self.legacies = 0  # games in which somebody had the Legacy of Rome
        self.heirs = 0.0  # winners who had it
        self.by_turn: Counter[int] = Counter()  # wins by place in the order of the first round
        self.by_colour: Counter[str] = Counter()
        self.plundered: Counter[str] = Counter()
        self.conquered: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.points: Counter[str] = Counter()


def play(figures: Figures, number: int) -> None:
    """Play one game and count."""
    seats, seed = figures.seats, f"balance/{figures.bot}/{figures.seats}/{number}"
    bot, rng = find_bot("centurio"), Random(seed)
    state = GAME.start(seats, complete(GAME.options, OPTIONS[figures.bot]))
    first, moves = 0, 0
    while actors := GAME.actors(state):
        seat, log = actors[0], Log()
        if seat == CHANCE:
            code = GAME.sample(state, rng)
        elif figures.bot == "random":
            code = rng.choice(GAME.legal(state, seat))
        elif figures.bot == "quick":
            code = QUICK.choose(state, seat, GAME.legal(state, seat))
        else:
            code = decision(GAME, state, bot, seat, GAME.legal(state, seat), seed, moves)
        moves += 1
        GAME.apply(state, seat, code, log)
        for text in log.texts(EVERYTHING):
            first = COLOURS.index(text.split()[1]) if text.startswith("started") else first
            _count(figures, text)
    _count_result(figures, state, first)


def _count(figures: Figures, text: str) -> None:
    kind, *words = text.split()
    if kind == "plundered":
        figures.plundered[PROVINCE[words[1]]] += 1
    elif kind in ("founded", "expanded"):
        figures.conquered[PROVINCE[words[1]]] += 1
    elif kind in ("played", "showed_treasure"):
        figures.cards[words[1]] += 1


def _count_result(figures: Figures, state: Any, first: int) -> None:
    result = GAME.result(state)
    assert result is not None
    figures.games += 1
    figures.rounds.append(state.round_number)
    figures.limited += result.reason == "round_limit"
    figures.legacies += any(state.legacy)
    for seat in result.winners():
        share = 1 / len(result.winners())
        figures.heirs += share * state.legacy[seat]
        figures.by_turn[(seat - first) % figures.seats] += share  # type: ignore[assignment]
        figures.by_colour[COLOURS[seat]] += share  # type: ignore[assignment]
    position = GAME.describe(state, EVERYTHING)
    for name, player in position["players"].items():
        tribes = (player["horseman"], player["warrior"])
        figures.points["cities"] += sum(len(tribe["cities"]) for tribe in tribes)
        figures.points["Scourge of Rome"] += 2 * sum(
            len(tribe["tokens"]) == len(position["turned"]) == 5 for tribe in tribes
        )
        figures.points["Legacy of Rome"] += 2 * player["legacy"]
        figures.points["Diplomacy"] += 2 * (position["diplomacy"] == name)
        figures.points["hidden points"] += player["shown_points"]
        figures.cards["victory_point"] += player["shown_points"]


def contest(games: int, trade: bool) -> tuple[dict[str, float], dict[str, float], dict[str, float]]:
    """All plans at one table, on every seat in turn: their wins, Scourges of Rome, and wins with the Legacy of Rome."""
    wins, scourges, heirs = dict.fromkeys(PLANS, 0.0), dict.fromkeys(PLANS, 0.0), dict.fromkeys(PLANS, 0.0)
    policies = {plan: planner(changes) for plan, changes in PLANS.items()}
    traders = {plan: trader(changes) for plan, changes in PLANS.items()}
    options = complete(GAME.options, OPTIONS["centurio" if trade else "quick"])
    for number in range(games):
        seed, moves = f"{'traders' if trade else 'plans'}/{number}", 0
        rng = Random(seed)
        seating = list(PLANS)
        rng.shuffle(seating)
        state = GAME.start(len(seating), options)
        while actors := GAME.actors(state):
            seat = actors[0]
            if seat == CHANCE:
                code = GAME.sample(state, rng)
            elif trade:
                code = decision(GAME, state, traders[seating[seat]], seat, GAME.legal(state, seat), seed, moves)
            else:
                code = policies[seating[seat]].choose(state, seat, GAME.legal(state, seat))
            moves += 1
            GAME.apply(state, seat, code, None)
        result = GAME.result(state)
        assert result is not None
        for seat in result.winners():
            wins[seating[seat]] += 1 / len(result.winners())
            heirs[seating[seat]] += state.legacy[seat] / len(result.winners())
        for tribe in range(2 * len(seating)):
            scourges[seating[tribe // 2]] += all(state.tokens[tribe * 5 : tribe * 5 + 5])
    return wins, scourges, heirs


def told_plans(games: int, trade: bool) -> list[str]:
    """The contest of plans as a table."""
    wins, scourges, heirs = contest(games, trade)
    how = "centurio with its views and trade" if trade else "quick bots without trade"
    lines = ["", f"## Plans against each other, 4 players, {games} games: {how}", ""]
    lines += ["| plan | wins beside its fair share | Scourges of Rome a game | wins with the Legacy of Rome |"]
    lines += ["|---|---|---|---|"]
    for plan in PLANS:
        told = f"{share(wins[plan], games, len(PLANS))} | {scourges[plan] / games:.2f}"
        lines.append(f"| {plan} | {told} | {heirs[plan] / wins[plan]:.0%} |")
    return lines


def share(wins: float, games: int, seats: int) -> str:
    """Wins as a multiple of the fair share, with its interval."""
    low, high = wilson(round(wins), games)
    return f"{wins / games * seats:.2f} ({low * seats:.2f}-{high * seats:.2f})"


def page(every: list[Figures], plans: int, traders: int) -> str:
    """The figures as a page."""
    lines = [
        "# Struggle for Rome: is the game balanced with our designed figures?",
        "",
        "Written by `python -m research.balance_struggle_for_rome`. Random bots choose evenly among legal actions",
        "(at most 3 offers a turn); quick bots play the policy behind centurio and legatus",
        "(`bots.struggle_for_rome.mind`) without trade; centurio is the level itself, with its views and trade.",
        "Wins are given as multiples of the fair share, with 95 % intervals.",
        "",
        "| bots | players | games | rounds: mean, quartiles, least-most | within 10-25 rounds | nobody had 10 points |",
        "|---|---|---|---|---|---|",
    ]
    for one in every:
        quarters = "/".join(str(round(quarter)) for quarter in quantiles(one.rounds, n=4))
        within = sum(10 <= number <= 25 for number in one.rounds)
        lines.append(
            f"| {one.bot} | {one.seats} | {one.games} | {mean(one.rounds):.1f}, {quarters}, "
            f"{min(one.rounds)}-{max(one.rounds)} | {100 * within / one.games:.0f} % | {one.limited} |"
        )
    for one in every:
        lines += ["", f"## {one.bot.title()} bots, {one.seats} players", ""]
        turns = ", ".join(f"{n + 1}: {share(one.by_turn[n], one.games, one.seats)}" for n in range(one.seats))
        colours = ", ".join(f"{c}: {share(one.by_colour[c], one.games, one.seats)}" for c in COLOURS[: one.seats])
        lines += [f"- Wins by order in the first round: {turns}", f"- Wins by colour: {colours}"]
        for title, counts in (("Plunders", one.plundered), ("Conquests", one.conquered), ("Cards used", one.cards)):
            told = ", ".join(f"{word} {number / one.games:.2f}" for word, number in sorted(counts.items()))
            lines.append(f"- {title} a game: {told}")
        total = sum(one.points.values())
        told = ", ".join(f"{word} {100 * number / total:.0f} %" for word, number in one.points.most_common())
        lines.append(f"- Points by kind: {told}")
        heirs = f"{one.heirs / one.games:.0%} of the winners"
        lines.append(f"- Legacy of Rome: in {one.legacies / one.games:.0%} of the games, with {heirs}")
    if plans:
        lines += told_plans(plans, trade=False)
    if traders:
        lines += told_plans(traders, trade=True)
    return "\n".join([*lines, "", *AIMS])


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=2000)
    parser.add_argument("--quick", type=int, default=1000)
    parser.add_argument("--centurio", type=int, default=400)
    parser.add_argument("--plans", type=int, default=1000)
    parser.add_argument("--traders", type=int, default=400)
    given = parser.parse_args()
    every: list[Figures] = []
    for bot in ("random", "quick", "centurio"):
        games = getattr(given, bot)
        for seats in (3, 4):
            if games:
                every.append(Figures(bot, seats))
                for number in range(games):
                    play(every[-1], number)
    print(page(every, given.plans, given.traders))


if __name__ == "__main__":
    main()
