"""Cities that may be sacked before a seat's next turn, if everyone only ends their turns: public odds, tried out."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from occasus.core.basics import CHANCE, View
from occasus.core.game import Game, imagine
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.board.names import FULL, ROLE_WORDS

WORLDS: Final = 160  # that are tried out
MOST_MOVES: Final = 400  # until a seat's next turn, at any table
IDLE: Final = ("end_actions", "pass_turn", "pass", "refuse", "decline", "done")  # no one does anything
MOST_SACKS: Final = 3  # that are told apart


@final
class Danger:
    """The cities that one more barbarian sacks, each with its tribe and how often that happened, in percent; and how
    often at least one city, two and three were sacked.
    """

    def __init__(self, cities: list[tuple[str, str, int]], sacks: list[int]) -> None:
        self.cities: Final = cities
        self.sacks: Final = sacks


def danger(game: Game[Any], seen: View, rng: Random, worlds: int = WORLDS) -> Danger:
    """Try out what chance may do until the seat's next turn begins (FR-SACK-01, FR-INV-01, FR-REVOLT-03)."""
    full = _full(seen)
    first = imagine(game, seen, rng)
    times = dict.fromkeys(full, 0)
    sums = [0] * MOST_SACKS
    for _ in range(worlds):
        sacked = _sacked(game, game.copy(first), _roles(seen), rng)
        for place in {place for place in sacked if place in times}:
            times[place] += 1
        for least in range(min(len(sacked), MOST_SACKS)):
            sums[least] += 1
    percent = [(tribe, city, round(100 * count / worlds)) for (tribe, city), count in times.items()]
    return Danger(
        sorted(percent, key=lambda one: (-one[2], one[1], one[0])), [round(100 * count / worlds) for count in sums]
    )


def _full(seen: View) -> list[tuple[str, str]]:
    """Tribe and city, wherever one more barbarian would sack: no one defends it."""
    position = seen["position"]
    crowds: dict[str, dict[str, int]] = position["barbarians"]
    return [
        (tribe, city)
        for city, crowd in crowds.items()
        for tribe, count in crowd.items()
        if count >= FULL and not position["legions"].get(city)
    ]


def _roles(seen: View) -> set[str]:
    """The roles whose turns are the seat's own; a single player has them all, and spectators waits for none."""
    position, seat = seen["position"], seen["seat"]
    pawns = position["players"] if position["seats"] == 1 else position["players"][max(0, seat) : max(0, seat) + 1]
    return {pawn["role"] for pawn in pawns}


def _sacked(game: Game[Any], state: Any, roles: set[str], rng: Random) -> list[tuple[str, str]]:
    """Return what is sacked until a turn of one of these roles begins, in one world."""
    log = Log()
    seen = 0
    sacked: list[tuple[str, str]] = []
    for _ in range(MOST_MOVES):
        actors = game.actors(state)
        if not actors:
            break
        code = game.sample(state, rng) if actors[0] == CHANCE else _idle(game, game.legal(state, actors[0]))
        game.apply(state, actors[0], code, log)
        for event in log.events[seen:]:
            if event.kind is events.SACKED:
                tribe, city = (domain.word(arg) for domain, arg in zip(event.kind.domains, event.args, strict=True))
                sacked.append((tribe, city))
            elif event.kind is events.TURN_BEGAN and ROLE_WORDS[event.args[0]] in roles:
                return sacked
        seen = len(log.events)
    return sacked


def _idle(game: Game[Any], legal: list[int]) -> int:
    """Return what someone does who does nothing."""
    names = {game.catalogue.text(code).split()[0]: code for code in sorted(legal, reverse=True)}
    return next((names[name] for name in IDLE if name in names), min(legal))
