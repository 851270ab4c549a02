"""The agenda of a position: the steps as listed, or what the phase asks for; what cannot be due is refused."""

from __future__ import annotations

from typing import Any, Final

from occasus.core.basics import BadPosition
from occasus.core.int_arrays import Stack
from occasus.core.position_parser import as_list, as_step
from occasus.games.struggle_for_rome.agenda import AGENDA
from occasus.games.struggle_for_rome.board.names import (
    BUILD_PHASE,
    CLAIM_PHASE,
    HORSE,
    PHASE_WORDS,
    ROLL_PHASE,
    SEAT_WORDS,
    SETUP_PHASE,
)
from occasus.games.struggle_for_rome.board.state import PLUNDERED_NOW, State, acting_tribe, hand_size, seat_on_turn
from occasus.games.struggle_for_rome.io.describe import was_compensated
from occasus.games.struggle_for_rome.rules.journey import payments, why_not_there
from occasus.games.struggle_for_rome.rules.legionnaire import victims_of
from occasus.games.struggle_for_rome.rules.plunder import has_room
from occasus.games.struggle_for_rome.steps import (
    BOOTY_STEP,
    BUILD_STEP,
    CLAIM_STEP,
    DRAW_CARD_STEP,
    DRAW_STEP,
    LEGIONNAIRE_STEP,
    PAY_STEP,
    PLACE_STEP,
    RANSOM_STEP,
    ROB_STEP,
    ROLL_STEP,
    SEAT_OF,
    SHORTAGE_STEP,
    START_PLAYER_STEP,
    STATION_STEP,
    STEAL_STEP,
    STEPS,
    TRIBE_STEP,
    TURN_STEP,
)

_ROBBERY: Final = ("legionnaire", "rob", "steal", "ransom")
_FIRST: Final = (
    ("start_player", "place"),
    ("roll", *_ROBBERY, "shortage", "draw"),
    ("build",),
    ("tribe", "draw"),  # a pasture card as compensation, when the turn is over already
    ("tribe", "draw"),
    ("claim",),
)  # what may lie at the bottom, by phase


def arrange_agenda(state: State, given: Any) -> None:
    """The steps as listed, the next one last; otherwise what the phase asks for."""
    if given is None:
        state.agenda = Stack(_usual(state))
        return
    for number, text in enumerate(as_list(given, "agenda")):
        state.agenda.append(as_step(text, STEPS, f"agenda[{number}]"))
    if was_compensated(state):
        state.turn += 1


def _usual(state: State) -> list[int]:
    player = seat_on_turn(state)
    if state.over:
        return []
    if state.phase == SETUP_PHASE:
        return [PLACE_STEP.at(seat) for seat in _last_first(state) if state.figure[2 * seat] < 0]
    if state.phase == ROLL_PHASE:
        return [ROLL_STEP.at()]
    if state.phase == BUILD_PHASE:
        return [BUILD_STEP.at(player)]
    if state.phase == CLAIM_PHASE:
        return [CLAIM_STEP.at(seat) for seat in _last_first(state)]
    return [TRIBE_STEP.at(player)]


def _last_first(state: State) -> list[int]:
    """The seats counter-clockwise, the start player last."""
    seats = state.facts.seats
    return [(state.start + i) % seats for i in reversed(range(seats))]


def check_agenda(state: State) -> None:
    """Refuse steps that cannot be due in this phase, for these players, with these cards."""
    if state.over:
        if state.agenda or state.phase != CLAIM_PHASE:
            raise BadPosition("over", "a finished game must be in the phase 'claims' with an empty agenda.")
        return
    if not state.agenda:
        raise BadPosition("agenda", "the agenda is empty; leave it out to derive it from `turn`.")
    for number, step in enumerate(state.agenda):
        reason = _foreign(state, number, step)
        if reason:
            raise BadPosition(f"agenda[{number}]", f"{STEPS.text(step)!r} can't come next: {reason}.")
    _check_order(state)
    reason = _impossible(state, state.agenda[-1])
    if reason:
        raise BadPosition("agenda", f"{STEPS.text(state.agenda[-1])!r} can't come next: {reason}.")


def _foreign(state: State, number: int, step: int) -> str:
    """Why a step cannot lie where it does."""
    name = STEPS.family(step).name
    if not number:
        if name not in _FIRST[state.phase]:
            return f"it does not belong to the phase {PHASE_WORDS[state.phase]!r}"
    else:
        below = state.agenda[number - 1]
        on_a_pasture = (SETUP_PHASE,) if STATION_STEP.has(step) else (SETUP_PHASE, ROLL_PHASE)
        if not AGENDA.may_lie(step, below) or (DRAW_STEP.has(below) and state.phase not in on_a_pasture):
            return f"it does not follow from {STEPS.text(below)!r}"
    return _foreign_seat(state, step) or _full_box(state, step)


def _foreign_seat(state: State, step: int) -> str:
    seat = SEAT_OF[step]
    if seat >= state.facts.seats:
        return f"nobody plays {SEAT_WORDS[seat]}"
    if seat < 0 or state.phase in (SETUP_PHASE, CLAIM_PHASE) or (state.phase == ROLL_PHASE and DRAW_STEP.has(step)):
        return ""
    player = seat_on_turn(state)
    if was_compensated(state):
        player = (player - 1) % state.facts.seats
    return "" if seat == player else f"it is the turn of {SEAT_WORDS[player]}"


def _full_box(state: State, step: int) -> str:
    """A token that is turned, or follows the cards, still goes into the box of the tribe that plunders."""
    if not (TURN_STEP.has(step) or BOOTY_STEP.has(step)):
        return ""
    seat, city, *_ = STEPS.family(step).args(step)
    room = has_room(state, acting_tribe(state, seat), city)
    return "" if room else "the box of the tribe has no room for a token of this colour (SR-PLUN-04)"


def _check_order(state: State) -> None:
    """Everyone places their figures and is asked for hidden points clockwise from the start player, once."""
    for family, due in (
        (PLACE_STEP, [seat for seat in _last_first(state) if state.figure[2 * seat] < 0]),
        (CLAIM_STEP, _last_first(state)),
    ):
        listed = [family.of(step) for step in state.agenda if family.has(step)]
        in_order = [seat for seat in due if seat in listed]
        if listed != in_order or (family is PLACE_STEP and listed and listed != due):
            words = ", ".join(STEPS.text(family.at(seat)) for seat in due)
            raise BadPosition("agenda", f"it can hold {words}, in this order.")


def _impossible(state: State, step: int) -> str:
    """Why the next step cannot be taken."""
    if START_PLAYER_STEP.has(step):
        return "figures stand on the map" if max(state.figure) >= 0 else ""
    if ROLL_STEP.has(step) and int(state.covered).bit_count() >= state.facts.sums:
        return f"{state.facts.sums} sums are covered already (SR-DICE-04)"
    if DRAW_STEP.has(step):
        return "" if state.bank[HORSE] + state.bank[HORSE + 1] else "the pasture pile is empty"
    if DRAW_CARD_STEP.has(step):
        return "" if any(state.pile) else "the pile of development cards is empty"
    if SHORTAGE_STEP.has(step):
        return "" if any(state.owed) else "nobody owes cards; say who in `shortage.owed`"
    if BOOTY_STEP.has(step):
        return "it follows automatically"
    if PAY_STEP.has(step):
        return _impossible_journey(state, step)
    if TURN_STEP.has(step):
        _, city = TURN_STEP.split(step)
        plundering = state.attacked == PLUNDERED_NOW and state.token_on[city]
        return "" if plundering else "nobody plunders this city now; `turn.attacked` would say 'plundered'"
    return _impossible_robbery(state, step)


def _impossible_journey(state: State, step: int) -> str:
    seat, goal = PAY_STEP.split(step)
    tribe = acting_tribe(state, seat)
    if state.figure[tribe] < 0 or state.travelled or state.attacked:
        return "the tribe cannot travel any more"
    possible = why_not_there(state, tribe, goal) is None and payments(state, seat, goal)
    return "" if possible else "the tribe cannot go there"


def _impossible_robbery(state: State, step: int) -> str:
    if LEGIONNAIRE_STEP.has(step):
        return ""
    victim = -1
    if STEAL_STEP.has(step):
        thief, victim = STEAL_STEP.split(step)
        if victim < state.facts.seats and not hand_size(state, victim):
            return "the victim has no cards (SR-LEG-05)"
    elif RANSOM_STEP.has(step):
        thief, victim = RANSOM_STEP.split(step)
        if victim < state.facts.seats and (hand_size(state, victim) or not state.gold[victim]):
            return "gold is taken only from somebody who has gold and no cards (SR-LEG-05)"
    elif ROB_STEP.has(step):
        return "" if len(victims_of(state, ROB_STEP.of(step))) > 1 else "there are not several to choose from"
    if victim < 0 or victim in victims_of(state, thief):
        return ""
    return f"{SEAT_WORDS[victim]} has no piece beside the legionnaire (SR-LEG-04)"
