"""The agenda machine, shown on the toy game: who is asked, what is offered, what is due."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from occasus.core.agenda import NOTHING, Agenda, AgendaState, AlwaysLegal, CombinedOffer, Move, Question, Step
from occasus.core.basics import CHANCE, RuleId, Seat
from occasus.core.catalogue import Catalogue, numbers
from occasus.core.int_arrays import Stack, as_list, vec
from occasus.core.log import Log
from tests.toy.actions import BID, DROP, REUSE
from tests.toy.agenda import AGENDA
from tests.toy.game import ToyGame, toy_options
from tests.toy.steps import BID_STEP, CHOOSE_STEP

GAME = ToyGame()
ACTIONS = Catalogue()
SAY = ACTIONS.one("say", numbers("number", 3))
SHOUT = ACTIONS.one("shout", numbers("number", 3))
STEPS = Catalogue()
ALL_STEP = STEPS.plain("all")
SAY_STEP = STEPS.plain("say")


class Say(Move[AgendaState]):
    def why_not(self, state: AgendaState, seat: Seat, code: int) -> RuleId | None:
        return "TY-BID-01" if SAY.of(code) == seat else None

    def do(self, state: AgendaState, seat: Seat, code: int, log: Log | None) -> None:
        state.answered(seat)
        if not state.open_seats:
            state.agenda.pop()


class Shout(AlwaysLegal[AgendaState]):
    def do(self, state: AgendaState, seat: Seat, code: int, log: Log | None) -> None:
        state.agenda.pop()


class SayOrShout(CombinedOffer[AgendaState]):
    def offer(self, state: AgendaState, seat: Seat, codes: Stack) -> None:
        for number in range(4):
            if number != seat:
                codes.append(SAY.at(number))
            codes.append(SHOUT.at(number))


def test_every_step_of_a_complete_game_is_bound() -> None:
    assert AGENDA.unbound() == []
    assert Agenda[AgendaState](STEPS).unbound() == ["all", "say"]


def test_chance_then_seats_decide_and_only_those_who_are_asked() -> None:
    state = GAME.start(2, toy_options())
    assert (AGENDA.actors(state), AGENDA.legal(state, 0)) == ([CHANCE], [])
    state.agenda = Stack([BID_STEP.at()])
    state.hands = [[3, 1], [2]]
    assert AGENDA.actors(state) == [0, 1]
    assert AGENDA.legal(state, 0) == [BID.at(1), BID.at(3)]
    assert AGENDA.why_not(state, 0, BID.at(2)) == "TY-BID-01"
    assert AGENDA.why_not(state, 0, DROP.at()) == ""  # not asked here
    state.agenda = Stack([CHOOSE_STEP.at(1)])
    assert (AGENDA.legal(state, 0), AGENDA.legal(state, 1)) == ([], [REUSE.at(), DROP.at()])


def test_seats_with_a_question_of_their_own_decide_at_the_same_time() -> None:
    agenda = Agenda[AgendaState](STEPS)
    agenda.bind(SAY_STEP, Question(ACTIONS, Say(SAY)))
    agenda.bind(ALL_STEP, Step[AgendaState]())  # waits
    state = AgendaState(Stack([ALL_STEP.at()]), 0)
    state.todo, state.open_seats = vec[i64]([NOTHING] * 3), Stack()
    state.ask(2, SAY_STEP.at())
    state.ask(0, SAY_STEP.at())
    assert agenda.actors(state) == [2, 0]
    assert agenda.legal(state, 0) == [SAY.at(1), SAY.at(2), SAY.at(3)]
    assert agenda.legal(state, 1) == []
    agenda.apply(state, 2, SAY.at(0), None)
    assert agenda.actors(state) == [0]
    agenda.apply(state, 0, SAY.at(3), None)
    assert agenda.actors(state) == [] and not state.agenda


def test_a_family_is_answered_by_one_move_of_a_question() -> None:
    with pytest.raises(AssertionError, match="say"):
        Question(ACTIONS, Say(SAY), Say(SAY))


def test_a_joint_offer_lists_its_moves_together_and_each_keeps_its_rule() -> None:
    agenda = Agenda[AgendaState](STEPS)
    question: Question[AgendaState] = Question(ACTIONS, SayOrShout(Say(SAY), Shout(SHOUT)))
    agenda.bind(SAY_STEP, question)
    state = AgendaState(Stack([SAY_STEP.at()]), 0)
    codes = Stack()
    question.offer(state, 1, codes)
    assert [ACTIONS.text(code) for code in as_list(codes)[:3]] == ["say 0", "shout 0", "shout 1"]
    for code in range(len(ACTIONS)):
        assert (agenda.why_not(state, 1, code) is None) == (code in codes)
    agenda.apply(state, 1, SHOUT.at(2), None)
    assert not state.agenda
    with pytest.raises(AssertionError, match="say"):
        Question(ACTIONS, SayOrShout(Say(SAY), Shout(SHOUT)), Say(SAY))


def test_what_is_always_allowed_is_offered_with_all_its_codes() -> None:
    codes = Stack()
    Shout(SHOUT).offer(AgendaState(Stack(), 0), 0, codes)
    assert as_list(codes) == list(SHOUT.codes)
