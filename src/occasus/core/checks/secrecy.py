"""A check that views keep secrets, which needs no word of the game on what is secret.

A match is played a second time: every move whose events hide something from an observer is replaced, where
possible, by another of the same seat that looks the same to that observer, judged by the events alone. Whatever the
observer's view then shows must be the same in both games, for the observer has seen the same things happen. So must
what is described after each event of the move, because a table sends that too.

Sooner or later the second game cannot follow any more, and goes on from a state imagined from the observer's view. Then
the check also finds views that forget what was shown before, and what becomes visible without any event; a
game whose views do not hold all that a seat could remember turns that off (`imagined=False`).
"""

from __future__ import annotations

from random import Random
from typing import Any

from occasus.core.basics import CHANCE, EVERYTHING, WATCHER, Position, Seat
from occasus.core.checks.contract import sure
from occasus.core.game import Game, imagine, view
from occasus.core.log import Log
from occasus.core.match import Match
from occasus.core.options import Options


def check_secrecy(
    game: Game[Any], seats: int, options: Options, seed: str, tries: int = 6, imagined: bool = True
) -> int:
    """Check random play against look-alikes for every observer; returns how many moves could be replaced."""
    rng = Random(seed)
    match = Match(game, seats, options, seed)
    while actors := game.actors(match.state):
        seat = actors[0] if actors == [CHANCE] else rng.choice(actors)
        match.make(seat, game.sample(match.state, rng) if seat == CHANCE else rng.choice(game.legal(match.state, seat)))
    return sum(_alike(game, match, observer, rng, tries, imagined) for observer in [WATCHER, *range(seats)])


def _alike(game: Game[Any], match: Match[Any], observer: Seat, rng: Random, tries: int, imagined: bool) -> int:
    """Play a match again with moves that look the same to an observer, as far as there are any."""
    state, other = (game.start(match.seats, match.options) for _ in range(2))
    replaced = 0
    for seat, action in match.moves:
        moments, log = _watched(game, state, seat, action, observer)
        seen = log.texts(observer)
        hidden = seen != log.texts(EVERYTHING)
        choice = _look_alike(game, other, seat, action, observer, seen, rng, tries if hidden else 0)
        if choice is None and not imagined:
            return replaced
        if choice is None:  # the other game has gone another way: go on from one that fits what is seen now
            other = imagine(game, view(game, state, observer), rng)
            continue
        chosen = choice
        replaced += chosen != action
        others, _ = _watched(game, other, seat, chosen, observer)
        text = game.catalogue.text(action)
        instead = game.catalogue.text(chosen)
        same = view(game, state, observer) == view(game, other, observer)
        sure(same, f"{text!r} and {instead!r} look the same to seat {observer}, and so do its views afterwards")
        sure(moments == others, f"{text!r} and {instead!r} look the same to seat {observer} after each event")
    return replaced


def _watched(game: Game[Any], state: Any, seat: Seat, action: int, observer: Seat) -> tuple[list[Position], Log]:
    """Make a move; return the position after each event as an observer may know it, and the events."""
    moments: list[Position] = []
    log = Log(lambda: moments.append(game.describe(state, observer)))
    game.apply(state, seat, action, log)
    return moments, log


def _look_alike(
    game: Game[Any], state: Any, seat: Seat, action: int, observer: Seat, seen: list[str], rng: Random, tries: int
) -> int | None:
    """Another move that tells an observer the same; the same move if there is none."""
    if seat not in game.actors(state):
        return None
    codes = [code for code, _ in game.odds(state)] if seat == CHANCE else game.legal(state, seat)
    others = [code for code in codes if code != action]
    chosen = rng.sample(others, min(tries, len(others)))
    for code in [*chosen, action] if action in codes else chosen:
        tried = game.copy(state)
        log = Log()
        game.apply(tried, seat, code, log)
        if log.texts(observer) == seen:
            return code
    return None
