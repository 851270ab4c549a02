"""Plunder and conquest: which cities a tribe can attack, and what an attack brings."""

from __future__ import annotations

from random import Random

from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import (
    CONQUER_0,
    CONQUER_TRAITOR_0,
    PLUNDER_0,
    PLUNDER_TRAITOR_0,
    TURN_0,
)
from occasus.games.struggle_for_rome.board.names import (
    CITIES,
    DEVELOPMENT_CARD,
    FACES,
    LOSS,
    PASTURE_CARD,
    PROVINCES,
    TRAITOR,
    TWO_GOLD,
)
from occasus.games.struggle_for_rome.board.state import CONQUERED_NOW, FREE, PLUNDERED_NOW, State, leave, stand
from occasus.games.struggle_for_rome.events import EXPANDED, FOUNDED, LOST_FIGHTER, PLUNDERED, TURNED
from occasus.games.struggle_for_rome.rules.development import acting_tribe, can_play, spend_card
from occasus.games.struggle_for_rome.rules.hands import due_card, gain_gold
from occasus.games.struggle_for_rome.rules.points import add_points, award_legacy, award_scourge, has_all_colours
from occasus.games.struggle_for_rome.steps import BOOTY_STEP, DRAW_STEP, TURN_STEP, booty_step, turn_step


def defence(state: State, city: int, with_traitor: bool) -> int:
    """The towers of a city, two fewer but at least 1 with a Traitor (SR-BOARD-05, SR-DEV-07)."""
    towers = state.tables.towers[city]
    if with_traitor:
        return max(state.tables.traitor_least, towers - state.tables.traitor)
    return towers


def colours(state: State, tribe: int) -> int:
    """How many colours of plunder tokens a tribe has."""
    first = tribe * PROVINCES
    return PROVINCES - state.tokens[first : first + PROVINCES].count(0)


def has_room(state: State, tribe: int, city: int) -> bool:
    """Fewer than two tokens of the city's colour are in the box (SR-PLUN-04)."""
    return state.tokens[tribe * PROVINCES + state.tables.province[city]] < state.tables.tokens_most


def can_plunder(state: State, tribe: int, city: int) -> bool:
    """A city beside the figure, apart from its towers (SR-PLUN-02, SR-PLUN-04, SR-SETUP-14)."""
    return state.token_on[city] > 0 and state.owner[city] == FREE and has_room(state, tribe, city)


def can_found(state: State, tribe: int) -> bool:
    """Three colours and a wagon in the box (SR-CONQ-01, SR-CONQ-04)."""
    return state.wagons[tribe] > 0 and colours(state, tribe) >= state.tables.colours_needed


def targets(state: State, tribe: int) -> list[int]:
    """Free cities within one arrow of a city of this same tribe (SR-EXP-01, SR-EXP-06, SR-EXP-10)."""
    owner, reach = state.owner, state.tables.geography.reach
    found: list[int] = []
    for city in range(CITIES):
        if owner[city] == tribe:
            for other in reach[city]:
                if owner[other] == FREE and other not in found:
                    found.append(other)
    return found


def add_attacks(state: State, seat: int, tribe: int, codes: list[int]) -> None:
    """Append the plunders and conquests that the tribe's box allows."""
    here = state.figure[tribe]
    strength = state.fighters[tribe]
    traitor = can_play(state, seat, TRAITOR)
    if here < 0:
        if state.wagons[tribe]:  # SR-EXP-04
            for city in targets(state, tribe):
                _add(state, city, strength, traitor, CONQUER_0, CONQUER_TRAITOR_0, codes)
        return
    beside = state.tables.geography.beside[here]
    if not beside:
        return
    founding = can_found(state, tribe)
    for city in beside:
        if can_plunder(state, tribe, city):
            _add(state, city, strength, traitor, PLUNDER_0, PLUNDER_TRAITOR_0, codes)
        if founding and state.owner[city] == FREE:  # SR-CONQ-05
            _add(state, city, strength, traitor, CONQUER_0, CONQUER_TRAITOR_0, codes)


def _add(
    state: State, city: int, strength: int, traitor: bool, plain: int, with_traitor: int, codes: list[int]
) -> None:
    """Fighters in the box must match the towers (SR-PLUN-03, SR-CONQ-03, SR-EXP-05)."""
    if strength >= state.tables.towers[city]:
        codes.append(plain + city)
    if traitor and strength >= defence(state, city, True):
        codes.append(with_traitor + city)


def plunder(state: State, seat: int, action: int, log: Log | None) -> None:
    """Plunder a city: its token is turned (SR-PLUN-06)."""
    if action >= PLUNDER_TRAITOR_0:
        spend_card(state, seat, TRAITOR, log)
        city = action - PLUNDER_TRAITOR_0
    else:
        city = action - PLUNDER_0
    state.attacked = PLUNDERED_NOW
    if log is not None:
        log.add(PLUNDERED, acting_tribe(state, seat), city)
    state.agenda.append(turn_step(seat, city))


def turn_odds(state: State) -> list[tuple[int, int]]:
    """The faces of the city's colour that nobody has seen yet (SR-INFO-04, SR-INFO-05)."""
    first = state.tables.province[(state.agenda[-1] - TURN_STEP) % CITIES] * FACES
    return [(TURN_0 + face, state.unseen[first + face]) for face in range(FACES) if state.unseen[first + face]]


def sample_turn(state: State, rng: Random) -> int:
    """One of these."""
    first = state.tables.province[(state.agenda[-1] - TURN_STEP) % CITIES] * FACES
    left = int(rng.random() * sum(state.unseen[first : first + FACES]))
    for face in range(FACES):
        left -= state.unseen[first + face]
        if left < 0:
            return TURN_0 + face
    raise AssertionError("all tokens of this colour were seen")


def turn(state: State, seat: int, action: int, log: Log | None) -> None:
    """Carry out the symbols: the loss, the cards, then gold and token (SR-PLUN-06 to 10, SR-RUL-29)."""
    player, city = divmod(state.agenda.pop() - TURN_STEP, CITIES)
    tribe = acting_tribe(state, player)
    face = action - TURN_0
    state.unseen[state.tables.province[city] * FACES + face] -= 1
    state.token_on[city] = 0  # SR-PLUN-13
    if log is not None:
        log.add(TURNED, city, face)
    if face & LOSS and state.fighters[tribe]:  # SR-PLUN-07, SR-RUL-28
        state.fighters[tribe] -= 1
        state.reserve[tribe] += 1
        if log is not None:
            log.add(LOST_FIGHTER, tribe)
    state.agenda.append(booty_step(player, city, 1 if face & TWO_GOLD else 0))
    if face & DEVELOPMENT_CARD:  # SR-PLUN-09
        due_card(state, player, log)
    if face & PASTURE_CARD:  # SR-PLUN-08
        state.agenda.append(DRAW_STEP + player)


def take_booty(state: State, log: Log | None) -> None:
    """Two gold for the coins, one for each wagon in the box, and the token goes into the box (SR-PLUN-10 to 12)."""
    rest, coins = divmod(state.agenda.pop() - BOOTY_STEP, 2)
    player, city = divmod(rest, CITIES)
    tribe = acting_tribe(state, player)
    gain_gold(state, player, 2 * coins + state.wagons[tribe], log)
    place = tribe * PROVINCES + state.tables.province[city]
    state.tokens[place] += 1
    if state.tokens[place] == 1 and has_all_colours(state, tribe):
        award_scourge(state, tribe, log)


def conquer(state: State, seat: int, action: int, log: Log | None) -> None:
    """Conquer a city: the first one founds the realm, the others enlarge it (SR-CONQ-06, SR-EXP-07)."""
    if action >= CONQUER_TRAITOR_0:
        spend_card(state, seat, TRAITOR, log)
        city = action - CONQUER_TRAITOR_0
    else:
        city = action - CONQUER_0
    tribe = acting_tribe(state, seat)
    state.attacked = CONQUERED_NOW
    if state.figure[tribe] >= 0:
        leave(state, state.figure[tribe])
        state.figure[tribe] = -1  # SR-CONQ-11
    else:
        state.fighters[tribe] -= 1  # SR-EXP-07
    state.wagons[tribe] -= 1
    stand(state, seat, state.tables.geography.crossroads_of[city])
    state.owner[city] = tribe
    state.token_on[city] = 0  # SR-CONQ-08, SR-EXP-08
    state.realm[tribe] += 1
    if log is not None:
        log.add(FOUNDED if state.realm[tribe] == 1 else EXPANDED, tribe, city)
    add_points(state, seat, 1, log)  # SR-VP-01
    award_legacy(state, seat, log)
