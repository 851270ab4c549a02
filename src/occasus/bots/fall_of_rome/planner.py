"""The plan of a whole turn: a beam of sequences of actions, positions reached twice kept once.

Dice are not guessed: a battle is worth the mean over what the dice may show, and the plan goes on with the outcome
that is nearest to the mean. After a battle the rest is planned again.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from mypy_extensions import i64

from occasus.bots.budget import Thinking
from occasus.bots.fall_of_rome.candidates import candidates
from occasus.bots.fall_of_rome.evaluation import Board, Evaluation
from occasus.bots.fall_of_rome.level_params import LevelParams
from occasus.bots.fall_of_rome.weights import LOST
from occasus.core.basics import CHANCE
from occasus.core.int_arrays import append, pack_bytes, remove, vec
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.actions import ACCEPT, BRING, CHOOSE, DISCARD, END_ACTIONS, OFFER, REFUSE
from occasus.games.fall_of_rome.agenda import AGENDA, noted
from occasus.games.fall_of_rome.board.names import ACTION_PHASE, ROMA, crowd_counts
from occasus.games.fall_of_rome.board.state import State, active_city, active_seat, pawn_of_role
from occasus.games.fall_of_rome.cards.do_ut_des import swapping
from occasus.games.fall_of_rome.rules.battle import roll_odds
from occasus.games.fall_of_rome.rules.troops import barbarians_in
from occasus.games.fall_of_rome.steps import STEPS

STEP: Final = STEPS.family_index
QUICK_PLANS: Final = 12  # positions from which the quick team plans a turn
DEEP: Final = 2  # small choices within small choices that are thought through
HASTE: Final = 0.01  # of two plans that come to the same the shorter one is better
TRIED: Final = 12  # small choices that are tried one by one
LOOKS: Final = 80  # positions judged for each one from which plans go on, at most and on average
_ACTIONS: Final = steps.ACTIONS_STEP.index
_ROLL: Final = steps.ROLL_STEP.index
_PLOT: Final = steps.PLOT_STEP.index
_BRING: Final = steps.BRING_STEP.index
_DISCARD: Final = steps.DISCARD_STEP.index
INSIDE: Final = steps.PAY_SAIL_STEP.index  # steps from here on belong to an action or an event
_PERMIT: Final = steps.PERMIT_STEP.index
_OFFER: Final = steps.OFFER_STEP.index


@final
class Node:
    """A position of a plan, how it was reached, and what it is worth with the luck of its battles evened out."""

    def __init__(self, state: State, codes: tuple[int, ...], worth: float, luck: float, sure: int) -> None:
        self.state: Final = state
        self.codes: Final = codes
        self.worth: Final = worth
        self.luck: Final = luck  # what the mean of the battles differs from the outcomes gone on with
        self.sure: Final = sure  # how many of the codes come before the first battle, that included


def position_key(state: State) -> tuple[object, ...]:
    """Return what makes two positions of one turn the same."""
    key: list[object] = [state.active, state.actions_left, state.decline, len(state.agenda), state.agenda[-1]]
    key += [
        pack_bytes(state.cities),
        pack_bytes(state.hordes),
        pack_bytes(state.legions),
        pack_bytes(state.forts),
        pack_bytes(state.allied),
    ]
    for seat in range(len(state.hands)):
        key.append(gathered(state.hands[seat]))
        key.append(gathered(state.events[seat]))
    return tuple(key)


def gathered(hand: vec[i64]) -> i64:
    """Different cards as one number, in whatever order they are."""
    result: i64 = 0
    one: i64 = 1
    for card in hand:
        result |= one << card
    return result


@final
class Planner:
    """Plans turns with one evaluation."""

    def __init__(self, evaluation: Evaluation, params: LevelParams, rng: Random) -> None:
        self.evaluation: Final = evaluation
        self.params: Final = params
        self.rng: Final = rng
        self.clock = Thinking(0, 0.0)  # the time for small choices: no limit
        self.tries = 0  # small choices that were tried
        self._nested = 0
        self._rolls: Final[dict[tuple[int, ...], list[tuple[int, float]]]] = {}

    def plans(self, root: State, thinking: Thinking) -> list[Node]:
        """The best plans for the rest of the turn, best first; each ends where the actions end."""
        start = Node(root, (), self.evaluation.value(root), 0.0, -1)
        beam = [start]
        seen: set[tuple[object, ...]] = {position_key(root)}
        finished: list[Node] = []
        most = self.evaluation.looked + LOOKS * max(QUICK_PLANS, thinking.left)
        depth = 0
        while beam and depth < self.params.depth:
            depth += 1
            nodes: list[Node] = []
            for node in beam:
                finished.append(node)  # stopping here
                if self.evaluation.looked > most or not thinking.has_time_left():
                    continue
                for code in candidates(node.state, self.evaluation.board(node.state), self.params.few):
                    if self.params.overlooks and self.rng.random() < self.params.overlooks:
                        continue
                    child = self.child(node, code)
                    if child.state.over or not self.is_acting(child.state):
                        finished.append(child)
                        continue
                    key = position_key(child.state)
                    if key not in seen:
                        seen.add(key)
                        nodes.append(child)
            nodes.sort(key=_worth, reverse=True)
            beam = nodes[: self.params.width]
        finished.extend(beam)
        finished.sort(key=_worth, reverse=True)
        return finished

    def child(self, node: Node, code: int) -> Node:
        state = node.state.copy()
        AGENDA.apply(state, active_seat(state), code, None)
        self.settle(state)
        codes = (*node.codes, code)
        if not state.over and state.phase == ACTION_PHASE and STEP[state.agenda[-1]] == _ROLL:
            state, mean, worth = self.rolled(state)
            luck = node.luck + mean - worth
            sure = node.sure if node.sure >= 0 else len(codes)
            return Node(state, codes, worth + luck, luck, sure)
        return Node(state, codes, self.evaluation.value(state) + node.luck, node.luck, node.sure)

    def is_acting(self, state: State) -> bool:
        """Return whether the active player may go on with actions."""
        return not state.over and STEP[state.agenda[-1]] == _ACTIONS and state.actions_left > 0

    def settle(self, state: State) -> None:
        """Decide what belongs to an action or an event, up to the next action, window or chance."""
        while not state.over:
            step = STEP[state.agenda[-1]]
            if step < INSIDE and step != _DISCARD:
                return
            seat = AGENDA.actors(state)[0]
            if seat == CHANCE:
                return
            AGENDA.apply(state, seat, self.choose(state, seat, AGENDA.legal(state, seat)), None)

    def choose(self, state: State, seat: int, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        step = STEP[state.agenda[-1]]
        if step in (_PLOT, _PERMIT):
            return ACCEPT.at()
        if step == _OFFER:
            return self._swap(state, seat, options)
        if step == _DISCARD:
            options = [code for code in options if DISCARD.has(code)]
        if step == _BRING:
            to_roma = steps.BRING_STEP.args(state.agenda[-1])[0] == ROMA
            options = options[:1] if to_roma else train(options)
        elif len(options) > TRIED:
            options = few(options, self.evaluation.board(state))
        best, most = options[0], LOST * 10
        for code in options:
            worth = self.tried(state, seat, code)
            if worth > most:
                best, most = code, worth
            if self.clock.is_late():
                break
        return best

    def _swap(self, state: State, seat: int, options: list[int]) -> int:
        """Do Ut Des: the card whose best swap helps most; a refusal if none does."""
        one, other = swapping(state)
        partner = pawn_of_role(state, other if state.roles[seat] == one else one)
        returned = noted(state, steps.OFFERED_STEP) or list(state.hands[partner])
        best, most = REFUSE.at(), self.evaluation.value(state)
        for code in options:
            if code == REFUSE.at():
                continue
            for card in returned:
                after = state.copy()
                after.hands[seat] = append(remove(after.hands[seat], OFFER.of(code)), card)
                after.hands[partner] = append(remove(after.hands[partner], card), OFFER.of(code))
                worth = self.evaluation.value(after)
                if worth > most:
                    best, most = code, worth
        return best

    def tried(self, state: State, seat: int, code: int) -> float:
        """Return what a position is worth after a choice and what belongs to it."""
        self.tries += 1
        after = state.copy()
        AGENDA.apply(after, seat, code, None)
        if not after.over and STEP[after.agenda[-1]] == STEP[state.agenda[-1]]:
            return self.evaluation.value(after)  # one of several alike, such as blows or places
        self._nested += 1
        if self._nested <= DEEP:
            self.settle(after)
        self._nested -= 1
        if not after.over and STEP[after.agenda[-1]] == _ROLL:
            return self.rolled(after)[1]
        return self.evaluation.value(after)

    def rolled(self, state: State) -> tuple[State, float, float]:
        """After the dice: the outcome nearest to the mean, the mean, and what that outcome is worth."""
        outcomes: list[tuple[float, float, State]] = []
        mean = 0.0
        for code, chance in self._outcomes(state):
            after = state.copy()
            AGENDA.apply(after, CHANCE, code, None)
            self.settle(after)
            worth = self.evaluation.value(after)
            mean += chance * worth
            outcomes.append((worth, chance, after))
        best = outcomes[0]
        for one in outcomes:
            if abs(one[0] - mean) < abs(best[0] - mean):
                best = one
        return best[2], mean, best[0]

    def _outcomes(self, state: State) -> list[tuple[int, float]]:
        """One roll for each thing that the dice may do here, with its chance."""
        city = active_city(state)
        role = state.roles[state.active]
        present = barbarians_in(state, city)
        key = (
            role,
            state.agenda[-1],
            int(state.facts.is_port[city]),
            state.forts[city],
            min(6, present),
            min(3, state.legions[city]),
        )
        result = self._rolls.get(key)
        if result is None:
            odds = roll_odds(state)
            total = sum(weight for _, weight in odds)
            groups: dict[tuple[int, ...], tuple[int, int]] = {}
            for code, weight in odds:
                after = state.copy()
                AGENDA.apply(after, CHANCE, code, None)
                left = barbarians_in(after, city)
                group = (left, after.legions[city], after.over, *after.agenda)
                first, sum_so_far = groups.get(group, (code, 0))
                groups[group] = (first, sum_so_far + weight)
            result = [(code, weight / total) for code, weight in groups.values()]
            self._rolls[key] = result
        return result


def train(options: list[int]) -> list[int]:
    """Return what the Regina may take along that is worth a thought: nothing, or barbarians of one tribe."""
    return [code for code in options if sum(1 for count in crowd_counts(BRING.of(code)) if count) <= 1][:8]


def few(options: list[int], board: Board) -> list[int]:
    """Some of many small choices: cities where there is most trouble, else evenly picked."""
    if CHOOSE.has(options[0]):
        cities = [CHOOSE.at(city) for city in board.worst() if CHOOSE.at(city) in options]
        return cities[: TRIED // 2] or options[:1]
    last = len(options) - 1
    return [options[i * last // (TRIED - 1)] for i in range(TRIED)]


def _worth(node: Node) -> float:
    return node.worth - HASTE * len(node.codes)


def first_code(plan: Node) -> int:
    """Return what a plan begins with; nothing to do is to stop."""
    return plan.codes[0] if plan.codes else END_ACTIONS.at()
