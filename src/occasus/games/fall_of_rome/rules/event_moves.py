"""Event cards that move pawns or swap cards, and the consent they need (FR-RUL-82, FR-RUL-113)."""

from __future__ import annotations

from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import (
    ACCEPT,
    CHOOSE,
    DONE,
    MOVE_PAWN,
    OFFER,
    REFUSE,
    SWAP,
)
from occasus.games.fall_of_rome.board.names import CARDS, CITIES, CORRUPTION, DO_UT_DES, FESTINA, ROLES, SI_VIS
from occasus.games.fall_of_rome.board.state import State, pawn_of_role, seat_of
from occasus.games.fall_of_rome.rules.effects_possible import swap_pairs
from occasus.games.fall_of_rome.rules.event_spending import spend_event
from occasus.games.fall_of_rome.rules.forts import place_fort
from occasus.games.fall_of_rome.rules.movement import most_legions, move_pawn
from occasus.games.fall_of_rome.rules.plot import refusal
from occasus.games.fall_of_rome.steps import (
    FESTINA_PAWN_STEP,
    OFFER_STEP,
    PERMIT_STEP,
    SI_VIS_PAWN_STEP,
)


def _refuse(state: State, seat: int, role: int, event: int, log: Log | None) -> None:
    """A refusal costs nothing and is not asked again this turn (FR-RUL-116)."""
    state.refused.append(refusal(role, CARDS + event))
    if log is not None:
        log.add(events.REFUSED, seat)


# Do Ut Des


def swap_options(state: State, seat: int) -> list[int]:
    """Two players who hold a city card each; by the standard option in the same city."""
    return [
        SWAP.base + state.roles[one] * ROLES + state.roles[other] for one, other in swap_pairs(state, state.chosen[1])
    ]


def choose_swap(state: State, seat: int, action: int, log: Log | None) -> None:
    """Both are asked, one after the other."""
    state.agenda.pop()
    one, other = SWAP.args(action)
    state.chosen.extend([one, other])
    state.agenda.append(OFFER_STEP.base + pawn_of_role(state, other))
    state.agenda.append(OFFER_STEP.base + pawn_of_role(state, one))


def offer_options(state: State, seat: int) -> list[int]:
    """Any own city card, or a refusal (FR-DEC-42)."""
    return [*(OFFER.base + card for card in state.hands[seat]), REFUSE.base]


def offer(state: State, seat: int, action: int, log: Log | None) -> None:
    """When both have offered a card, the event is played and the cards are swapped."""
    state.agenda.pop()
    player, option, one, other = state.chosen[:4]
    if action == REFUSE.base:
        if len(state.chosen) == 4:
            state.agenda.pop()  # the other one need not be asked
        _refuse(state, seat, state.roles[seat], DO_UT_DES, log)
        return
    state.chosen.append(action - OFFER.base)
    if len(state.chosen) < 6 or not spend_event(state, player, DO_UT_DES, option, log):
        return
    given, returned = state.chosen[4:]
    first, second = state.hands[pawn_of_role(state, one)], state.hands[pawn_of_role(state, other)]
    first.remove(given)
    second.remove(returned)
    first.append(returned)
    second.append(given)
    if log is not None:
        log.add(events.SWAPPED, one, given, other, returned)


# Festina Lente, and the pawn of Si Vis Pacem


def choose_any_options(state: State, seat: int) -> list[int]:
    """A city to which some pawn may go."""
    return [CHOOSE.base + city for city in range(CITIES) if _movable(state, city, FESTINA)]


def choose_for_festina(state: State, seat: int, action: int, log: Log | None) -> None:
    """The city is chosen, the pawns come next. `chosen`: seat, option, city, whether a pawn has moved."""
    state.chosen.extend([action - CHOOSE.base, 0])
    state.agenda[-1] = FESTINA_PAWN_STEP.base


def _movable(state: State, city: int, event: int) -> list[int]:
    """Pawns that are elsewhere (FR-RUL-106) and whose owners have not refused."""
    return [
        pawn
        for pawn, start in enumerate(state.cities)
        if start != city and refusal(state.roles[pawn], CARDS + event) not in state.refused
    ]


def _moves(state: State, city: int, event: int) -> list[int]:
    return [
        MOVE_PAWN.base + state.roles[pawn] * 4 + legions
        for pawn in _movable(state, city, event)
        for legions in range(most_legions(state, state.cities[pawn], city) + 1)
    ]


def festina_options(state: State, seat: int) -> list[int]:
    """A pawn and its legions; with corruption as many pawns as one likes, one at least (FR-RUL-112)."""
    return [*_moves(state, state.chosen[2], FESTINA), *([DONE.base] if state.chosen[3] else [])]


def run_festina(state: State, log: Log | None) -> bool:
    """Over after the first pawn (standard), or when no pawn is left to move."""
    moved = state.chosen[3]
    if _movable(state, state.chosen[2], FESTINA) and not (moved and state.chosen[1] != CORRUPTION):
        return False
    state.agenda.pop()
    return True


def si_vis_options(state: State, seat: int) -> list[int]:
    """With corruption one pawn may follow to the fort, or none (FR-RUL-112)."""
    return [*_moves(state, state.chosen[2], SI_VIS), DONE.base]


def run_si_vis(state: State, log: Log | None) -> bool:
    """Over when no pawn may go there."""
    if _movable(state, state.chosen[2], SI_VIS):
        return False
    state.agenda.pop()
    return True


def choose_pawn(state: State, seat: int, action: int, log: Log | None) -> None:
    """An own pawn moves at once; another's owner is asked first (FR-RUL-82)."""
    if action == DONE.base:
        state.agenda.pop()
        return
    role, legions = MOVE_PAWN.args(action)
    pawn = pawn_of_role(state, role)
    if seat_of(state, pawn) == seat:
        _carry_out(state, pawn, legions, log)
    else:
        state.agenda.append(PERMIT_STEP.code(role, legions))


def permit_owner(state: State) -> int:
    """The seat that is asked for permission."""
    return seat_of(state, pawn_of_role(state, PERMIT_STEP.args(state.agenda[-1])[0]))


def permit(state: State, seat: int, action: int, log: Log | None) -> None:
    """The owner lets the pawn go, or not."""
    role, legions = PERMIT_STEP.args(state.agenda.pop())
    if action == ACCEPT.base:
        _carry_out(state, pawn_of_role(state, role), legions, log)
    else:
        event = FESTINA if state.agenda[-1] == FESTINA_PAWN_STEP.base else SI_VIS
        _refuse(state, seat, role, event, log)


def _carry_out(state: State, pawn: int, legions: int, log: Log | None) -> None:
    """Move the pawn; Festina Lente is spent with its first pawn, since refusals cost nothing."""
    seat, option, city = state.chosen[:3]
    if state.agenda[-1] == SI_VIS_PAWN_STEP.base:
        state.agenda.pop()
    elif not state.chosen[3]:
        state.chosen[3] = 1
        if not spend_event(state, seat, FESTINA, option, log):
            return
    move_pawn(state, pawn, city, legions, events.PAWN_MOVED, log)


def fort_city_options(state: State, seat: int) -> list[int]:
    """Si Vis Pacem: any city without a fort (FR-RUL-96)."""
    return [CHOOSE.base + city for city in range(CITIES) if not state.forts[city]]


def choose_fort_city(state: State, seat: int, action: int, log: Log | None) -> None:
    """Place the fort; with corruption a pawn may follow."""
    city = action - CHOOSE.base
    state.agenda.pop()
    state.chosen.append(city)
    if state.chosen[1] == CORRUPTION:
        state.agenda.append(SI_VIS_PAWN_STEP.base)
    place_fort(state, city, seat, events.FORT_PLACED, log)
