"""Battle: dice, barbarians removed, legions lost, and the specials of the roles (FR-ACT-BATTLE)."""

from __future__ import annotations

from random import Random
from typing import final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, Chance, Move, Step
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.fall_of_rome import events, steps
from occasus.games.fall_of_rome.actions import BATTLE, CATALOGUE, DECLINE, REMOVE, ROLL_DICE, USE_IT
from occasus.games.fall_of_rome.agenda import AGENDA, Active, Leave
from occasus.games.fall_of_rome.board.figures import NEEDS_FORT, NEEDS_PORT
from occasus.games.fall_of_rome.board.names import (
    REGINA,
    ROLL_FACES,
    crowd_size,
)
from occasus.games.fall_of_rome.board.state import State, active_city
from occasus.games.fall_of_rome.rules.troops import (
    barbarians_by_tribe,
    barbarians_in,
    crowds,
    is_there,
    offer_crowds,
    place_legions,
    remove_barbarians,
    remove_legions,
    tribes_in,
)


def why_no_battle(state: State, dice: i64) -> RuleId | None:
    """One die for each legion, three at most, if there is someone to fight (FR-ACT-BATTLE-01, FR-ACT-BATTLE-02)."""
    here = active_city(state)
    if not barbarians_in(state, here):
        return "FR-ACT-BATTLE-01"
    if not state.legions[here]:
        return "FR-RUL-17"
    return None if 1 <= dice <= min(state.legions[here], state.facts.dice.most) else "FR-ACT-BATTLE-02"


@final
class Battle(Move[State]):
    """Fight in your city with so many dice (FR-DEC-14)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return why_no_battle(state, BATTLE.of(code))

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        here = active_city(state)
        if state.legions[here] and barbarians_in(state, here):
            for dice in range(1, min(state.legions[here], state.facts.dice.most) + 1):
                codes.append(BATTLE.at(dice))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.actions_left -= 1
        battle(state, BATTLE.of(code), 0, log)


def battle(state: State, dice: i64, spared: i64, log: Log | None) -> None:
    """Begin a battle with so many dice; spared: legions are not lost (FR-RUL-110)."""
    if log is not None:
        log.add(events.BATTLE_BEGAN, state.roles[state.active], active_city(state), dice)
    if state.faces_chosen:  # FR-RUL-98
        state.agenda.append(steps.FACES_STEP.at(dice, spared))
        if state.faces_chosen == 1:
            state.faces_chosen = 0
    else:
        state.agenda.append(steps.ROLL_STEP.at(dice, spared))


def roll_odds(state: State) -> list[tuple[int, int]]:
    """Every roll of the dice with its weight (FR-COMP-11)."""
    return state.facts.dice.odds[steps.ROLL_STEP.first(state.agenda[-1])]


@final
class Roll(Chance[State]):
    """The dice are rolled together, once (FR-ACT-BATTLE-03)."""

    def odds(self, state: State) -> list[tuple[int, int]]:
        return roll_odds(state)

    def sample(self, state: State, rng: Random) -> i64:
        table = state.facts.dice.table[steps.ROLL_STEP.first(state.agenda[-1])]
        return table[int(rng.random() * float(len(table)))]

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        _, spared = steps.ROLL_STEP.split(state.agenda.pop())
        if log is not None:
            log.add(events.ROLLED, ROLL_DICE.of(code))
        resolve(state, ROLL_DICE.of(code), spared)


def resolve(state: State, roll: i64, spared: i64) -> None:
    """Add up the faces and the role's specials, each carried out separately (FR-ACT-BATTLE-04, FR-ACT-BATTLE-09)."""
    role, city = state.roles[state.active], active_city(state)
    dice, figures = state.facts.dice, state.facts.role
    hits: i64 = 0
    losses: i64 = 0
    won: i64 = 0
    afterwards: i64 = 0
    for face in ROLL_FACES[roll]:
        hits += dice.hits[face]
        losses += dice.losses[face]
        if not dice.special[face] or not _special_counts(state, role, city):
            continue
        won += figures.won[role]  # FR-ROLE-CONSUL-03
        losses += figures.losses[role]  # FR-ROLE-MERCATOR-03, FR-ROLE-VESTALIS-04
        if figures.afterwards[role]:  # FR-ROLE-REGINA-05
            afterwards += 1
        else:  # FR-ROLE-MAGISTER-02, FR-ROLE-MERCATOR-03, FR-ROLE-CLASSIS-03, FR-ROLE-FABRUM-03
            hits += figures.hits[role]
    losses = 0 if spared else max(0, losses - figures.spared[role])  # FR-RUL-110; FR-ROLE-MAGISTER-01, FR-RUL-33
    losses = min(losses, state.legions[city])  # FR-RUL-15, FR-ACT-BATTLE-08, FR-RUL-114
    state.victory = 0
    state.victory_city = city
    state.agenda.append(steps.AFTERMATH_STEP.at(losses, won, afterwards))
    state.agenda.append(steps.REMOVE_STEP.at(min(hits, barbarians_in(state, city))))  # FR-ACT-BATTLE-06


def _special_counts(state: State, role: i64, city: i64) -> bool:
    """Some specials count only in a port or in a city with a fort (FR-ROLE-CLASSIS-03, FR-ROLE-FABRUM-03)."""
    need = state.facts.role.needs[role]
    if need == NEEDS_PORT:
        return state.facts.is_port[city] > 0
    return need != NEEDS_FORT or state.forts[city] > 0


@final
class RemovalQuestion(Active):
    """Which barbarians fall; without a choice there is no question (FR-DEC-15)."""

    def run(self, state: State, log: Log | None) -> bool:
        hits = steps.REMOVE_STEP.of(state.agenda[-1])
        here = active_city(state)
        if hits and tribes_in(state, here) > 1 and hits < barbarians_in(state, here):
            return False
        _remove(state, crowds(barbarians_by_tribe(state, here), hits, hits)[0], log)
        return True


@final
class Remove(Move[State]):
    """Barbarians of any tribes fall together, as many as were hit (FR-ACT-BATTLE-05, FR-ACT-BATTLE-06, FR-RUL-18)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        crowd = REMOVE.of(code)
        if not is_there(state, active_city(state), crowd):
            return "FR-ACT-BATTLE-05"
        return None if crowd_size(crowd) == steps.REMOVE_STEP.of(state.agenda[-1]) else "FR-ACT-BATTLE-06"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        hits = steps.REMOVE_STEP.of(state.agenda[-1])
        offer_crowds(REMOVE, barbarians_by_tribe(state, active_city(state)), hits, hits, codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        _remove(state, REMOVE.of(code), log)


def _remove(state: State, crowd: i64, log: Log | None) -> None:
    state.agenda.pop()
    state.victory += remove_barbarians(state, active_city(state), crowd, log)


@final
class Aftermath(Step[State]):
    """Legions are lost, the Consul's come, the battle is over, and the Regina's specials follow before any window
    (FR-RUL-16, FR-RUL-117).
    """

    def run(self, state: State, log: Log | None) -> bool:
        losses, won, afterwards = steps.AFTERMATH_STEP.split(state.agenda.pop())
        city = active_city(state)
        if losses:
            remove_legions(state, city, losses)
            if log is not None:
                log.add(events.LEGIONS_LOST, city, losses)
        placed = place_legions(state, city, won)
        if placed and log is not None:
            log.add(events.LEGIONS_WON, city, placed)
        for _ in range(afterwards):
            state.agenda.append(steps.REGINA_STEP.at())
        return True


@final
class ReginaQuestion(Active):
    """Asked only if barbarians of several tribes are left; with none left nothing happens (FR-RUL-35)."""

    def run(self, state: State, log: Log | None) -> bool:
        here = active_city(state)
        tribes = tribes_in(state, here)
        falling = _falling_for_regina(state)
        if tribes > 1 and 0 < falling < barbarians_in(state, here):
            return False
        state.agenda.pop()
        if tribes:
            _remove_for_regina(state, crowds(barbarians_by_tribe(state, here), falling, falling)[0], log)
        return True


def _falling_for_regina(state: State) -> i64:
    """Return how many barbarians her special removes (FR-ROLE-REGINA-05)."""
    return min(state.facts.role.hits[REGINA], barbarians_in(state, active_city(state)))


@final
class RemoveOne(Move[State]):
    """The Regina picks the tribe; removing is not optional (FR-ROLE-REGINA-05, FR-RUL-36)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        crowd = REMOVE.of(code)
        if not is_there(state, active_city(state), crowd):
            return "FR-ROLE-REGINA-05"
        return None if crowd_size(crowd) == _falling_for_regina(state) else "FR-RUL-36"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        falling = _falling_for_regina(state)
        offer_crowds(REMOVE, barbarians_by_tribe(state, active_city(state)), falling, falling, codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        _remove_for_regina(state, REMOVE.of(code), log)


def _remove_for_regina(state: State, crowd: i64, log: Log | None) -> None:
    state.victory += remove_barbarians(state, active_city(state), crowd, log)  # FR-RUL-99
    if state.legion_supply and state.facts.role.regina_legions:
        state.agenda.append(steps.REGINA_LEGION_STEP.at())


@final
class PlaceLegion(AlwaysLegal[State]):
    """A legion for the barbarian that the Regina removed; placing it is optional (FR-RUL-36)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        placed = place_legions(state, active_city(state), state.facts.role.regina_legions)
        if log is not None:
            log.add(events.REGINA_RECRUITED, active_city(state), placed)


AGENDA.bind(steps.ROLL_STEP, Roll(), above=(steps.ACTIONS_STEP, steps.PLAYED_STEP))
AGENDA.bind(steps.REMOVE_STEP, RemovalQuestion(CATALOGUE, Remove(REMOVE)), above=(steps.AFTERMATH_STEP,))
AGENDA.bind(steps.AFTERMATH_STEP, Aftermath(), above=(steps.ACTIONS_STEP, steps.PLAYED_STEP))
AGENDA.bind(
    steps.REGINA_STEP,
    ReginaQuestion(CATALOGUE, RemoveOne(REMOVE)),
    above=(steps.ACTIONS_STEP, steps.REGINA_STEP, steps.PLAYED_STEP),
)
AGENDA.bind(
    steps.REGINA_LEGION_STEP,
    Active(CATALOGUE, PlaceLegion(USE_IT), Leave(DECLINE)),
    above=(steps.ACTIONS_STEP, steps.REGINA_STEP, steps.PLAYED_STEP),
)
