"""The course of a round: what is due, who decides, what may be chosen, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from occasus.core.log import Log
from occasus.games.struggle_for_rome import (
    attack,
    build,
    cards,
    dice,
    ending,
    hands,
    journey,
    legionnaire,
    offers,
    setup,
    shortage,
    steps,
    tribe,
)
from occasus.games.struggle_for_rome.actions import CATALOGUE, END_TURN_0, FAMILY_OF, SHOW_POINTS_0
from occasus.games.struggle_for_rome.events import ROUND_BEGAN
from occasus.games.struggle_for_rome.hands import pasture_left
from occasus.games.struggle_for_rome.names import (
    BUILD_PHASE,
    CLAIM_PHASE,
    GRAIN,
    ORE,
    ROLL_PHASE,
    SETUP_PHASE,
)
from occasus.games.struggle_for_rome.points import can_show
from occasus.games.struggle_for_rome.state import State, seat_on_turn
from occasus.games.struggle_for_rome.steps import ACTOR_OF, BUILD_STEP, ROLL_STEP, SEVERAL, STEP_OF, TRIBE_STEP

Deed = Callable[[State, int, int, Log | None], None]

_DEEDS: Final[dict[str, Deed]] = {
    "start_player": setup.choose_start_player,
    "station": setup.station,
    "roll": dice.roll,
    "draw": hands.draw,
    "draw_card": hands.draw_card,
    "turn": attack.turn,
    "steal": legionnaire.steal,
    "place_horseman": setup.place,
    "move_legionnaire": legionnaire.move_legionnaire,
    "rob": legionnaire.choose_victim,
    "take_gold": legionnaire.take_gold,
    "return": shortage.choose_return,
    "end_turn": tribe.end_turn,
    "bank": build.trade_with_bank,
    "build_fighters": build.build_fighters,
    "build_wagon": build.build_wagon,
    "buy_card": build.buy_card,
    "play": cards.play,
    "give": offers.give,
    "want": offers.want,
    "propose": offers.propose,
    "withdraw": offers.withdraw,
    "accept": offers.accept,
    "decline": offers.decline,
    "counter": offers.counter,
    "stop_waiting": offers.stop_waiting,
    "deal": offers.deal,
    "no_deal": offers.no_deal,
    "travel": journey.travel,
    "pay": journey.pay,
    "forced_march": journey.march,
    "plunder": attack.plunder,
    "plunder_with_traitor": attack.plunder,
    "conquer": attack.conquer,
    "conquer_with_traitor": attack.conquer,
    "take": tribe.take,
    "show_points": ending.show,
    "keep_hidden": ending.keep_hidden,
}
DEEDS: Final[tuple[Deed, ...]] = tuple(_DEEDS[family.name] for family in CATALOGUE.families)

PLACE: Final = steps.S_PLACE.index
LEGIONNAIRE: Final = steps.S_LEGIONNAIRE.index
ROB: Final = steps.S_ROB.index
RANSOM: Final = steps.S_RANSOM.index
SHORTAGE: Final = steps.S_SHORTAGE.index
DRAW: Final = steps.S_DRAW.index
BUILD: Final = steps.S_BUILD.index
DRAFT: Final = steps.S_DRAFT.index
ANSWERS: Final = steps.S_ANSWERS.index
CHOOSE: Final = steps.S_CHOOSE.index
TRIBE: Final = steps.S_TRIBE.index
PAY: Final = steps.S_PAY.index
BOOTY: Final = steps.S_BOOTY.index
CLAIM: Final = steps.S_CLAIM.index


def actors(state: State) -> list[int]:
    """Who may decide now, in the order in which one would ask them."""
    if state.over:
        return []
    step = state.agenda[-1]
    actor = ACTOR_OF[step]
    if actor != SEVERAL:
        return [actor]
    if STEP_OF[step] == SHORTAGE:
        return shortage.owing_seats(state)
    return offers.answering_seats(state)


def legal(state: State, seat: int) -> list[int]:
    """The codes a seat may choose from now."""
    if state.over or seat < 0:
        return []
    top = state.agenda[-1]
    step = STEP_OF[top]
    actor = ACTOR_OF[top]
    if actor == SEVERAL:
        if step == ANSWERS:
            return offers.answer_options(state, seat)
        return shortage.return_options(state, seat)
    if actor != seat:
        return []
    if step == DRAFT:
        return offers.offer_options(state, seat)
    if step == BUILD:
        return build_options(state, seat)
    if step == TRIBE:
        return tribe.tribe_options(state, seat)
    return _rarer_options(state, seat, step)


def _rarer_options(state: State, seat: int, step: int) -> list[int]:
    if step == CHOOSE:
        return offers.choose_options(state, seat)
    if step == PAY:
        return journey.pay_options(state, seat)
    if step == LEGIONNAIRE:
        return legionnaire.legionnaire_options(state)
    if step == ROB:
        return legionnaire.rob_options(state, seat)
    if step == RANSOM:
        return legionnaire.ransom_options(state)
    if step == CLAIM:
        return ending.claim_options(state, seat)
    assert step == PLACE
    return setup.place_options(state, seat)


def build_options(state: State, seat: int) -> list[int]:
    """The menu of a turn in phase 2; trade and build alternate freely (SR-DEC-06, SR-TRADE-12, SR-RUL-15)."""
    codes = [END_TURN_0, *build.purchase_options(state, seat)]
    cards.add_card_options(state, seat, codes)
    if can_show(state, seat):
        codes.append(SHOW_POINTS_0)
    return codes


def apply(state: State, seat: int, action: int, log: Log | None) -> None:
    """Carry out an action, then whatever needs no decision, up to the next decision or chance."""
    DEEDS[FAMILY_OF[action]](state, seat, action, log)
    settle(state, log)


def settle(state: State, log: Log | None) -> None:
    """Carry out the steps on top of the agenda that nobody has to decide."""
    while not state.over:
        if not state.agenda:
            _advance(state, log)
            continue
        step = STEP_OF[state.agenda[-1]]
        if step == DRAW:
            if hands.ready_pile(state, log):
                return
            state.agenda.pop()  # SR-RUL-33
        elif step == BOOTY:
            attack.take_booty(state, log)
        elif step == SHORTAGE:
            if any(state.owed):
                return
            _end_shortage(state, log)
        else:
            return


def _end_shortage(state: State, log: Log | None) -> None:
    """All have chosen: cards go back, then the roll is paid out as far as it goes (SR-SHORT-04, SR-SHORT-05)."""
    state.agenda.pop()
    shortage.return_all(state, log)
    left = [state.bank[ORE], state.bank[GRAIN], pasture_left(state)]
    owing = shortage.as_far_as_it_goes(dice.dues(state), state.tables.seats, state.start, left)
    dice.pay_out(state, owing, log)


def _advance(state: State, log: Log | None) -> None:
    """Nothing is left to do: the next turn, phase or round begins (SR-ROUND-01 to 04)."""
    if state.phase == SETUP_PHASE:
        _begin_round(state, log)
    elif state.phase == CLAIM_PHASE:
        _end_round(state, log)
    elif state.phase != ROLL_PHASE and state.turn < state.tables.seats:
        _begin_turn(state)
    else:
        state.phase += 1
        state.turn = 0
        state.rolled = 0
        if state.phase == CLAIM_PHASE:
            ending.ask_for_claims(state)


def _begin_round(state: State, log: Log | None) -> None:
    """The markers go back to the centre, and the start player rolls (SR-ROUND-02, SR-ROUND-05)."""
    state.round_number += 1
    state.phase = ROLL_PHASE
    state.turn = 0
    state.covered = 0
    state.agenda.append(ROLL_STEP)
    if log is not None:
        log.add(ROUND_BEGAN, state.round_number, state.start)


def _begin_turn(state: State) -> None:
    step = BUILD_STEP if state.phase == BUILD_PHASE else TRIBE_STEP
    state.agenda.append(step + seat_on_turn(state))


def _end_round(state: State, log: Log | None) -> None:
    """The round is over: so is the game if the end was announced or the limit is reached (SR-END-01, SR-END-08)."""
    if state.announced or state.round_number >= state.tables.round_limit:
        ending.finish(state, log)
    else:
        state.start = (state.start + 1) % state.tables.seats  # SR-ROUND-04
        _begin_round(state, log)
