"""Where the hourglass stands, and the agenda of a position that people wrote: from `turn`."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import BadPosition, Json, Position
from occasus.core.int_arrays import Stack
from occasus.core.position_parser import as_list, as_number, as_word
from occasus.games.empires_end import steps
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import COMBINED, CONFLICT, DOUBLE_DISASTER, ECONOMY, OFFER, PHASE_WORDS
from occasus.games.empires_end.board.state import State, ask_all
from occasus.games.empires_end.io.describe import phase_word
from occasus.games.empires_end.io.from_position_empire import seats_in
from occasus.games.empires_end.rules.auction import open_turn
from occasus.games.empires_end.rules.track import begin_phase

TURN_KEYS: Final = ("phase", "seat", "handled", "done")


def place_hourglass(state: State, position: Position) -> None:
    """By `hourglass`, or on the first space of the phase that is named; these must agree."""
    facts, turn = state.facts, position.get("turn")
    of_turn = turn.get("phase") if isinstance(turn, dict) else None
    named = position.get("phase", of_turn)
    if of_turn is not None and named != of_turn:
        raise BadPosition("turn.phase", f"the position names {named} as its phase.")
    if named is not None and named != "end":
        as_word(named, PHASE_WORDS, "turn.phase" if named == of_turn else "phase")
    if position.get("hourglass") is not None:
        state.space = as_number(position["hourglass"], "hourglass", facts.start_space, facts.end_space)
        if named is not None and named != phase_word(state):
            raise BadPosition("hourglass", f"space {state.space} of this track is {phase_word(state)}, not {named}.")
        return
    if named == "end":
        state.space = facts.end_space
    elif named != "setup":
        phase = as_word(named or "disaster", PHASE_WORDS, "turn.phase")
        if phase not in facts.track[1:]:
            raise BadPosition(
                "turn.phase", f"there is no {named} on the track for {facts.seats} players."
            )  # EE-TRACK-05
        state.space = list(facts.track).index(phase, facts.start_space + 1)


def arrange_turn(state: State, turn: dict[str, Json]) -> None:
    """The agenda of a phase that has just begun, or of an auction or a conflict under way."""
    facts = state.facts
    if state.space == facts.end_space:
        return
    state.agenda = Stack([steps.ADVANCE_STEP.at()])
    if state.space == facts.start_space:
        if not facts.lightning:
            raise BadPosition("turn.phase", "for a game that begins with its setup, write `position: start`.")
        state.agenda.extend([steps.END_STRIKE_STEP.at(), steps.STRIKE_ALL_STEP.at(), steps.BEGIN_STRIKE_STEP.at()])
        AGENDA.advance(state, None)
        return
    phase = facts.track[state.space]
    _refuse_misplaced(state, phase, turn)
    if phase <= DOUBLE_DISASTER and max(state.offers) >= 0:
        seat = as_number(turn.get("seat", state.temple), "turn.seat", 0, facts.seats - 1)
        for name in as_list(turn.get("handled"), "turn.handled"):
            state.handled[as_word(name, OFFER.words, "turn.handled")] = 1
        if all(card < 0 or state.handled[offer] for offer, card in enumerate(state.offers)):
            raise BadPosition("turn.handled", "there must be a card left to build or sell.")
        open_turn(state, seat, None)
    elif phase == CONFLICT and state.conflict >= 0:
        state.agenda.append(steps.COMPARE_STEP.at())
        ask_all(state, steps.CHOOSE_AXES_STEP.at())
        _go_on_bidding(state)
    else:
        begin_phase(state, phase, None)
    AGENDA.advance(state, None)
    for seat in seats_in(turn.get("done"), facts.seats, "turn.done"):
        if seat not in state.open_seats:
            raise BadPosition("turn.done", f"seat {seat} has nothing to finish.")
        state.answered(seat)
    AGENDA.advance(state, None)


def _go_on_bidding(state: State) -> None:
    """Who has bid axes chooses coins; who has bid both is finished."""
    for seat in range(state.facts.seats):
        axes, coins = state.bids[2 * seat : 2 * seat + 2]
        if coins >= 0:
            state.answered(seat)
        elif axes >= 0:
            state.ask(seat, steps.CHOOSE_COINS_STEP.at())


def _refuse_misplaced(state: State, phase: int, turn: dict[str, Json]) -> None:
    """Refuse what belongs to another phase (EE-INV-04)."""
    for key in ("seat", "handled"):
        if phase > DOUBLE_DISASTER and key in turn:
            raise BadPosition(f"turn.{key}", "only a disaster phase has a current player.")
    if "done" in turn and not (ECONOMY <= phase <= COMBINED and phase != CONFLICT):
        raise BadPosition("turn.done", "each seat finishes only economy and industry.")
