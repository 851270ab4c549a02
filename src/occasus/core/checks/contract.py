"""The contract that every game must keep, checked in random play. Each game's tests call `check_contract`."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any, Final

from occasus.core.basics import CHANCE, EVERYTHING, WATCHER, Seat
from occasus.core.game import Game, imagine, view
from occasus.core.log import Log
from occasus.core.match import Match
from occasus.core.match_file import from_data, to_data, verify
from occasus.core.options import Options

RULE: Final = re.compile(r"[A-Z]{2}(-[A-Z]+)+-\d+[a-z]?$")


def check_contract(game: Game[Any], seats: int, options: Options, seed: str, every: int = 7) -> Match[Any]:
    """Play a whole game at random and check everything on the way; the dearer checks on every n-th move."""
    match = Match(game, seats, options, seed)
    rng = Random(seed)
    sure(game.check(match.state) == [], "a new game keeps the invariants")
    while actors := game.actors(match.state):
        dear = len(match.moves) % every == 0
        action = step(game, match.state, actors, rng, dear)
        seat = action[0]
        log = Log()
        before = json.dumps(game.save(match.state))
        copied = game.copy(match.state)
        game.apply(copied, seat, action[1], log)
        sure(json.dumps(game.save(match.state)) == before, "applying to a copy leaves the original alone")
        match.make(seat, action[1])
        sure(game.save(match.state) == game.save(copied), "the same move leads to the same state")
        broken = game.check(match.state)
        sure(not broken, f"after {match.text(match.moves[-1])!r}: {broken}")
    sure(game.result(match.state) is not None, "nobody can act, so the game is over")
    data = json.loads(json.dumps(to_data(match)))
    again = from_data(data, lambda name, overlay: game)
    sure(game.save(again.state) == game.save(match.state), "a replay leads to the same state")
    sure(to_data(again) == to_data(match), "a replay gives the same match file")
    return match


def step(game: Game[Any], state: Any, actors: list[Seat], rng: Random, dear: bool) -> tuple[Seat, int]:
    """Check one position and choose a move in it."""
    sure(game.result(state) is None, "somebody can act, so the game goes on")
    if actors == [CHANCE]:
        odds = game.odds(state)
        sure(len({code for code, _ in odds}) == len(odds), "odds name an outcome once")
        sure(all(weight > 0 for _, weight in odds), "weights are positive")
        sample = game.sample(state, rng)
        sure(sample in [code for code, _ in odds], "a sample is one of the odds")
        if dear:
            check_edges(game, state, rng)
        return CHANCE, sample
    sure(CHANCE not in actors and len(set(actors)) == len(actors), "seats act, each once")
    for actor in actors:
        legal = game.legal(state, actor)
        sure(bool(legal), f"seat {actor} can act")
        sure(len(set(legal)) == len(legal), "legal actions are named once")
    seat = rng.choice(actors)
    legal = game.legal(state, seat)
    if dear:
        check_edges(game, state, rng)
        check_explanations(game, state, seat, legal)
    return seat, rng.choice(legal)


def check_edges(game: Game[Any], state: Any, rng: Random) -> None:
    """Saves, descriptions and views come back as what they were."""
    saved = json.loads(json.dumps(game.save(state)))
    loaded = game.load(saved)
    sure(game.save(loaded) == game.save(state), "a saved state loads as itself")
    whole = json.loads(json.dumps(game.describe(state, EVERYTHING)))
    arranged = game.from_position(whole, whole["seats"], whole["options"], rng)
    sure(game.describe(arranged, EVERYTHING) == whole, "a full description arranges itself")
    for seat in [WATCHER, *range(whole["seats"])]:
        seen = json.loads(json.dumps(view(game, state, seat)))
        other = imagine(game, seen, rng)
        again = view(game, other, seat)
        for key in seen:
            sure(again[key] == seen[key], f"{key} of seat {seat}'s view holds nothing that the seat cannot know")
        broken = game.check(other)
        sure(not broken, f"an imagined state is a possible one: {broken}")
        check_redeal(game, state, seat, rng.random())


def check_redeal(game: Game[Any], state: Any, seat: Seat, seed: float) -> None:
    """The quick way to an imagined state leads where the words lead: so it knows no more than they tell."""
    before = json.dumps(game.save(state))
    redealt = game.resample_hidden(state, seat, Random(seed))
    imagined = imagine(game, view(game, state, seat), Random(seed))
    same = game.describe(redealt, EVERYTHING) == game.describe(imagined, EVERYTHING)
    sure(same, f"what is dealt anew for seat {seat} is what its view would give")
    for reader in range(game.describe(state, WATCHER)["seats"]):
        sure(view(game, redealt, reader) == view(game, imagined, reader), f"seat {reader} sees the same in both")
    sure(json.dumps(game.save(state)) == before, "dealing anew leaves the original alone")


def check_explanations(game: Game[Any], state: Any, seat: Seat, legal: list[int]) -> None:
    """Exactly the legal actions have no reason against them, whatever code is asked about."""
    allowed = set(legal)
    for code in range(len(game.catalogue)):
        reason = game.explain(state, seat, code)
        if code in allowed:
            sure(reason is None, f"{game.catalogue.text(code)!r} is legal, yet {reason} forbids it")
        elif reason is None or RULE.match(reason) is None:
            raise AssertionError(f"not so: {game.catalogue.text(code)!r} is forbidden by a rule: {reason}")


def check_chance(game: Game[Any], seats: int, options: Options, seed: str) -> None:
    """Same seed, same game; and the dice are those of the seed."""
    first, second = (_played(game, seats, options, seed) for _ in range(2))
    sure(first.moves == second.moves, "the same seed gives the same game")
    verify(first)


def check_odds(game: Game[Any], seats: int, options: Options, seed: str, draws: int = 600, most: int = 3) -> None:
    """Samples come as often as the odds say; looked at a few times for each kind of chance move in random play."""
    rng = Random(seed)
    looked: dict[int, int] = {}
    state = game.start(seats, options)
    while actors := game.actors(state):
        if actors != [CHANCE]:
            game.apply(state, actors[0], rng.choice(game.legal(state, actors[0])), None)
            continue
        odds = game.odds(state)
        kind = game.catalogue.family(odds[0][0]).index
        looked[kind] = looked.get(kind, 0) + 1
        if looked[kind] <= most:
            check_frequencies(game, state, odds, rng, draws)
        game.apply(state, CHANCE, game.sample(state, rng), None)


def check_frequencies(game: Game[Any], state: Any, odds: list[tuple[int, int]], rng: Random, draws: int) -> None:
    """Every outcome is sampled as often as its weight says, give or take six standard deviations."""
    total = sum(weight for _, weight in odds)
    drawn = Counter(game.sample(state, rng) for _ in range(draws))
    for code, weight in odds:
        share = weight / total
        slack = 6 * (draws * share * (1 - share)) ** 0.5 + 1
        often = f"{game.catalogue.text(code)!r} comes about {draws * share:.0f} times in {draws}, not {drawn[code]}"
        sure(abs(drawn[code] - draws * share) <= slack, often)


def _played(game: Game[Any], seats: int, options: Options, seed: str) -> Match[Any]:
    match = Match(game, seats, options, seed)
    rng = Random(seed)
    match.settle()
    while actors := game.actors(match.state):
        match.play(actors[0], rng.choice(game.legal(match.state, actors[0])))
    return match


def sure(holds: bool, what: str) -> None:
    """Raise AssertionError with a sentence, also when Python runs without asserts."""
    if not holds:
        raise AssertionError(f"not so: {what}")
