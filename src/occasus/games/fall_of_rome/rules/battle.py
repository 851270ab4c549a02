"""Battle: dice, barbarians removed, legions lost, and the specials of the roles (FR-ACT-BATTLE)."""

from __future__ import annotations

from random import Random
from typing import Final

from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import BATTLE, DECLINE, FACES, REMOVE, ROLL_DICE, USE
from occasus.games.fall_of_rome.board.names import (
    CLASSIS,
    CONSUL,
    DICE_MOST,
    FABRUM,
    FACE_HITS,
    FACE_LOSSES,
    FACE_WEIGHTS,
    MAGISTER,
    MERCATOR,
    REGINA,
    ROLLS,
    SPECIAL_FACE,
    VESTALIS,
)
from occasus.games.fall_of_rome.board.state import State, active_city
from occasus.games.fall_of_rome.rules.troops import (
    barbarians_by_tribe,
    barbarians_in,
    crowds,
    place_legions,
    remove_barbarians,
    remove_legions,
)
from occasus.games.fall_of_rome.steps import (
    AFTERMATH_STEP,
    FACES_STEP,
    REGINA_LEGION_STEP,
    REGINA_STEP,
    REMOVE_STEP,
    ROLL_STEP,
)


def _roll_weight(roll: tuple[int, ...]) -> int:
    """In how many ways dice show these faces."""
    ways = (1, 1, 2, 6)[len(roll)]
    for face in set(roll):
        ways //= (1, 1, 2, 6)[roll.count(face)]
    for face in roll:
        ways *= FACE_WEIGHTS[face]
    return ways


# By number of dice: the codes of their rolls with weights, and each code as often as its weight.
ROLL_ODDS: Final = tuple(
    [(ROLL_DICE.base + i, _roll_weight(roll)) for i, roll in enumerate(ROLLS) if len(roll) == dice]
    for dice in range(DICE_MOST + 1)
)
ROLL_TABLE: Final = tuple([code for code, weight in odds for _ in range(weight)] for odds in ROLL_ODDS)


def battle_options(state: State, city: int) -> list[int]:
    """One die for each legion, three at most, if there is somebody to fight (FR-ACT-BATTLE-01, 02)."""
    dice = min(state.legions[city], DICE_MOST)
    if not dice or not barbarians_in(state, city):
        return []
    return [BATTLE.base + count for count in range(1, dice + 1)]


def battle(state: State, dice: int, spared: int, log: Log | None) -> None:
    """Begin a battle with so many dice; spared: legions are not lost (FR-RUL-110)."""
    if log is not None:
        log.add(events.BATTLE_BEGAN, state.roles[state.active], active_city(state), dice)
    if state.alea:  # FR-RUL-98
        state.agenda.append(FACES_STEP.code(dice, spared))
        if state.alea == 1:
            state.alea = 0
    else:
        state.agenda.append(ROLL_STEP.code(dice, spared))


def roll_odds(state: State) -> list[tuple[int, int]]:
    """Every roll of the dice with its weight (FR-COMP-11)."""
    return ROLL_ODDS[ROLL_STEP.args(state.agenda[-1])[0]]


def sample_roll(state: State, rng: Random) -> int:
    """One roll of the dice."""
    table = ROLL_TABLE[ROLL_STEP.args(state.agenda[-1])[0]]
    return table[int(rng.random() * len(table))]


def roll(state: State, action: int, log: Log | None) -> None:
    """The dice are rolled together, once (FR-ACT-BATTLE-03)."""
    _, spared = ROLL_STEP.args(state.agenda.pop())
    if log is not None:
        log.add(events.ROLLED, action - ROLL_DICE.base)
    _resolve(state, ROLLS[action - ROLL_DICE.base], spared)


def faces_options(state: State, seat: int) -> list[int]:
    """Under Alea Iacta Est its player sets the dice to any faces (FR-RUL-98)."""
    dice = FACES_STEP.args(state.agenda[-1])[0]
    return [FACES.base + i for i in range(len(ROLLS)) if len(ROLLS[i]) == dice]


def set_faces(state: State, seat: int, action: int, log: Log | None) -> None:
    """Set the dice instead of rolling them."""
    _, spared = FACES_STEP.args(state.agenda.pop())
    if log is not None:
        log.add(events.FACES_SET, seat, action - FACES.base)
    _resolve(state, ROLLS[action - FACES.base], spared)


def _resolve(state: State, faces: tuple[int, ...], spared: int) -> None:
    """Add up the faces and the role's specials, each carried out separately (FR-ACT-BATTLE-04, 09, FR-RUL-16)."""
    role, city = state.roles[state.active], active_city(state)
    hits = sum(FACE_HITS[face] for face in faces)
    losses = sum(FACE_LOSSES[face] for face in faces)
    won = afterwards = 0
    for face in faces:
        if face != SPECIAL_FACE:
            continue
        if role == CONSUL:  # FR-ROLE-CONSUL-03
            won += 1
        elif role == MAGISTER:  # FR-ROLE-MAGISTER-02
            hits += 2
        elif role == MERCATOR:  # FR-ROLE-MERCATOR-03
            hits += 1
            losses += 1
        elif role == CLASSIS:  # FR-ROLE-CLASSIS-03
            hits += 1 if state.tables.is_port[city] else 0
        elif role == FABRUM:  # FR-ROLE-FABRUM-03
            hits += 2 if state.forts[city] else 0
        elif role == REGINA:  # FR-ROLE-REGINA-05
            afterwards += 1
        elif role == VESTALIS:  # FR-ROLE-VESTALIS-04
            losses += 1
    if role == MAGISTER and losses:  # FR-ROLE-MAGISTER-01, FR-RUL-33
        losses -= 1
    if spared:  # FR-RUL-110
        losses = 0
    losses = min(losses, state.legions[city])  # FR-RUL-15
    state.victory = 0
    state.victory_city = city
    state.agenda.append(AFTERMATH_STEP.code(losses, won, afterwards))
    state.agenda.append(REMOVE_STEP.base + min(hits, barbarians_in(state, city)))  # FR-ACT-BATTLE-06


def remove_options(state: State, seat: int) -> list[int]:
    """The splits of the barbarians that fall, any mix of tribes (FR-ACT-BATTLE-05)."""
    count = state.agenda[-1] - REMOVE_STEP.base
    return [REMOVE.base + crowd for crowd in crowds(barbarians_by_tribe(state, active_city(state)), count, count)]


def run_remove(state: State, log: Log | None) -> bool:
    """Without a choice there is no question (FR-DEC-15)."""
    count = state.agenda[-1] - REMOVE_STEP.base
    present = barbarians_by_tribe(state, active_city(state))
    tribes = sum(1 for here in present if here)
    if count and tribes > 1 and count < sum(present):
        return False
    _remove(state, crowds(present, count, count)[0], log)
    return True


def remove(state: State, seat: int, action: int, log: Log | None) -> None:
    """Remove the chosen barbarians together."""
    _remove(state, action - REMOVE.base, log)


def _remove(state: State, crowd: int, log: Log | None) -> None:
    state.agenda.pop()
    state.victory += remove_barbarians(state, active_city(state), crowd, log)


def run_aftermath(state: State, log: Log | None) -> bool:
    """Legions are lost, the Consul's come, the battle is over, and the Regina's specials follow (FR-RUL-16)."""
    losses, won, afterwards = AFTERMATH_STEP.args(state.agenda.pop())
    city = active_city(state)
    if losses:
        remove_legions(state, city, losses)
        if log is not None:
            log.add(events.LEGIONS_LOST, city, losses)
    placed = place_legions(state, city, won)
    if placed and log is not None:
        log.add(events.LEGIONS_WON, city, placed)
    for _ in range(afterwards):
        state.agenda.append(REGINA_STEP.base)
    return True


def run_regina(state: State, log: Log | None) -> bool:
    """Asked only if barbarians of several tribes are left; with none left nothing happens (FR-RUL-35)."""
    present = barbarians_by_tribe(state, active_city(state))
    tribes = sum(1 for here in present if here)
    if tribes > 1:
        return False
    state.agenda.pop()
    if tribes:
        _remove_for_regina(state, crowds(present, 1, 1)[0], log)
    return True


def regina_options(state: State, seat: int) -> list[int]:
    """She picks the tribe; removing is not optional (FR-RUL-36)."""
    return [REMOVE.base + crowd for crowd in crowds(barbarians_by_tribe(state, active_city(state)), 1, 1)]


def regina(state: State, seat: int, action: int, log: Log | None) -> None:
    """Remove one barbarian after the battle."""
    state.agenda.pop()
    _remove_for_regina(state, action - REMOVE.base, log)


def _remove_for_regina(state: State, crowd: int, log: Log | None) -> None:
    state.victory += remove_barbarians(state, active_city(state), crowd, log)  # FR-RUL-99
    if state.legion_supply:
        state.agenda.append(REGINA_LEGION_STEP.base)


def regina_legion_options(state: State, seat: int) -> list[int]:
    """Placing the legion is optional (FR-RUL-36)."""
    return [USE.base, DECLINE.base]


def regina_legion(state: State, seat: int, action: int, log: Log | None) -> None:
    """Place a legion for the barbarian that was removed."""
    state.agenda.pop()
    if action == USE.base:
        placed = place_legions(state, active_city(state), 1)
        if log is not None:
            log.add(events.REGINA_RECRUITED, active_city(state), placed)
