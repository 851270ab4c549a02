"""The owner's choices when a card strikes or is attached, in an auction, an industry and the lightning setup alike."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move, Question
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.empires_end.actions import ATTACH, CATALOGUE, DESTROY
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import DOUBLE_DISASTER, TILES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules import hand_cards, lightning
from occasus.games.empires_end.rules.empire import destroy, neighbours, ruin_options
from occasus.games.empires_end.rules.innovations import attach, homes
from occasus.games.empires_end.rules.setup import in_setup
from occasus.games.empires_end.steps import CHOOSE_HOME_STEP, CHOOSE_RUIN_STEP, DRAWING, TO_ATTACH_STEP


def waiting_cards(state: State) -> list[int]:
    """The cards that were taken or built and have no location yet; those that struck are in `struck`."""
    taken = [TO_ATTACH_STEP.split(step)[1] for step in state.agenda if TO_ATTACH_STEP.has(step)]
    chosen = [CHOOSE_HOME_STEP.of(step) for step in state.todo if CHOOSE_HOME_STEP.has(step)]
    return taken + [card for card in chosen if card not in state.struck]


@final
class Destroy(Move[State]):
    """Name the location that falls: one of two neighbours of the threatened ruin, or of two that are nearest to it
    (EE-LOC-10, EE-LOC-11, EE-RUL-06).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        first, place = seat * TILES, CHOOSE_RUIN_STEP.of(state.todo[seat])
        slots = ruin_options(state, seat, place)
        if first + DESTROY.of(code) in slots:
            return None
        return "EE-LOC-10" if slots[0] in neighbours(state, first + state.row[first + place]) else "EE-LOC-11"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for slot in ruin_options(state, seat, CHOOSE_RUIN_STEP.of(state.todo[seat])):
            codes.append(DESTROY.at(slot % TILES))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        destroy(state, seat, seat * TILES + DESTROY.of(code), log)
        if in_setup(state):
            lightning.after_ruin(state, seat)
        else:
            state.answered(seat)


@final
class Attach(Move[State]):
    """Attach a card that was taken, built, or has struck (EE-INNO-01, EE-INNO-02, EE-INNO-03, EE-INNO-04)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        slot = seat * TILES + ATTACH.of(code)
        if not state.intact[slot]:
            return "EE-INNO-03"
        return None if slot in homes(state, seat) else "EE-INNO-04"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        first = seat * TILES
        for slot in homes(state, seat):
            codes.append(ATTACH.at(slot - first))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        card = CHOOSE_HOME_STEP.of(state.todo[seat])
        attach(state, seat, card, seat * TILES + ATTACH.of(code), log)
        if in_setup(state):
            lightning.after_attaching(state, seat, card)
        elif state.facts.track[state.space] <= DOUBLE_DISASTER:
            state.answered(seat)
        else:
            hand_cards.handled_one(state, seat)


AGENDA.bind(CHOOSE_RUIN_STEP, Question(CATALOGUE, Destroy(DESTROY)), waiting="go_on (relief )?attach |end_strike ")
AGENDA.bind(CHOOSE_HOME_STEP, Question(CATALOGUE, Attach(ATTACH)), waiting=f"go_on (relief )?|end_strike |{DRAWING}")
