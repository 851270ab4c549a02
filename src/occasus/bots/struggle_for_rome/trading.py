"""Trade between players: which offer to make, which to accept, with whom to deal (SR-RUL-46).

An offer must help both sides, or no one takes it; what it does for the other side is guessed from an imagined hand.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.bots.struggle_for_rome.level_params import LevelParams
from occasus.bots.struggle_for_rome.purchases import Purchases
from occasus.bots.struggle_for_rome.quick_policy import danger
from occasus.bots.struggle_for_rome.tribe_value import Weights
from occasus.core.int_arrays import extend, total, vec
from occasus.games.struggle_for_rome import actions, steps
from occasus.games.struggle_for_rome.board.names import ALL, GOLD, GOODS, GOODS_WORDS, RESOURCES, SEAT_WORDS
from occasus.games.struggle_for_rome.board.state import COUNTERED, DRAFTING, State
from occasus.games.struggle_for_rome.events import FEARS_WINNER, HAS_NO_USE, HELPS_MORE, SPARES_NONE
from occasus.games.struggle_for_rome.rules.trade.draft import TABLE, is_complete, table_code
from occasus.games.struggle_for_rome.steps import STEP_OF

DRAFT: Final = steps.DRAFT_STEP.index
ANSWERS: Final = steps.ANSWERS_STEP.index
CHOOSE: Final = steps.CHOOSE_STEP.index
WINNING: Final = 2  # points before the end from which on no one should be helped
HELPS: Final = 0.002  # logits from which on a deal helps someone

Offer = tuple[int, int, int]
"""Give a kind, so many of it, for one of another kind."""


def _winning(state: State, seat: int) -> bool:
    return state.points[seat] >= state.facts.points_to_end - WINNING


@final
class Trading:
    """The trade of one player in one position."""

    def __init__(self, w: Weights, state: State, seat: int, params: LevelParams) -> None:
        self.w: Final = w
        self.state: Final = state
        self.seat: Final = seat
        self.params: Final = params
        self.mine: Final = Purchases(w, state, seat)

    def begin(self) -> tuple[int, float]:
        """The first card of the best offer, and what the deal would bring; -1 if there is none to make."""
        if len(self.state.offers) >= self.params.offers:
            return -1, 0.0
        gain, offer = self._best(-1, self.params.least, self._partners())
        return (actions.GIVE.at(offer[0]), gain) if gain > 0.0 else (-1, 0.0)

    def answer(self, legal: list[int]) -> int:
        """The next step of an offer that is being made, answered or chosen from."""
        step = STEP_OF[self.state.agenda[-1]]
        if step == DRAFT:
            return self._draft(legal)
        if step == CHOOSE:
            return self._choose(legal)
        if actions.ACCEPT.at() in legal:
            if self._accepts():
                return actions.ACCEPT.at()
            return actions.COUNTER.at() if self._counters() else actions.DECLINE.at()
        if self.state.answers[self.seat] == DRAFTING and actions.WITHDRAW.at() in legal:
            return self._counter(legal)
        return legal[0]

    def _best(self, given: int, least: float, partners: list[int]) -> tuple[float, Offer]:
        """The best offer to make, of those that give a kind if one lies on the table; without partners, for oneself."""
        best, offer = 0.0, (0, 1, 0)
        others = [Purchases(self.w, self.state, other) for other in partners]
        numbers = (2, 1) if self.params.generous else (1, 2)
        for give in range(RESOURCES):
            if given >= 0 and give != given:
                continue
            for number in numbers:
                if self.mine.hand[give] < number:
                    continue
                for want in range(RESOURCES):
                    if want == give or self._made(give, number, want):
                        continue
                    gain = self.mine.swapped(_moved(self.mine.hand, give, number, want))
                    if gain > least and gain > best and (not others or self._is_taken(others, give, number, want)):
                        best, offer = gain, (give, number, want)
        return best, offer

    def _partners(self) -> list[int]:
        """Return who may be helped: everyone who is not about to win."""
        state = self.state
        others = [other for other in range(state.facts.seats) if other != self.seat]
        return [other for other in others if not _winning(state, other)] or others

    def _is_taken(self, others: list[Purchases], give: int, number: int, want: int) -> bool:
        """Return whether someone seems to have what is wanted and to gain by it."""
        for other in others:
            if other.hand[want] and other.swapped(_moved(other.hand, want, 1, give, number)) > HELPS:
                return True
        return False

    def _made(self, give: int, number: int, want: int) -> bool:
        """Return whether this offer was made in this turn already."""
        table = vec[i64]([0] * TABLE)
        table[give] = number
        table[GOODS + want] = 1
        return table_code(table) in self.state.offers

    def _draft(self, legal: list[int]) -> int:
        """Lay out what the offer still lacks; once it is complete, propose it."""
        table = self.state.offer
        if is_complete(table, 0):
            return self._propose(legal)
        laid = [kind for kind in range(RESOURCES) if table[kind]]
        if not laid:
            return actions.WITHDRAW.at()
        gain, offer = self._best(laid[0], -9.0, self._partners())
        if gain <= 0.0:  # another hand is imagined now: what helps oneself is still the same
            gain, offer = self._best(laid[0], -9.0, [])
        if gain <= 0.0:
            return actions.WITHDRAW.at()
        if table[offer[0]] < offer[1] and actions.GIVE.at(offer[0]) in legal:
            return actions.GIVE.at(offer[0])
        return actions.WANT.at(offer[2]) if actions.WANT.at(offer[2]) in legal else actions.WITHDRAW.at()

    def _propose(self, legal: list[int]) -> int:
        """To everyone who is not about to win."""
        mask = 0
        for other in self._partners():
            mask |= 1 << other
        return actions.PROPOSE.at(mask) if actions.PROPOSE.at(mask) in legal else actions.PROPOSE.at(ALL)

    def _accepts(self) -> bool:
        """Return whether the open offer helps, and helps enough beside what it does for the one who makes it.

        No one gives more goods than it gets: whoever asked for two cards for one all the time would live on it.
        """
        state = self.state
        if _is_greedy(state.offer):
            return False
        active = steps.ANSWERS_STEP.of(state.agenda[-1])
        gain = self.mine.swapped(_table_moved(self.mine.hand, state.offer, 0))
        proposer = Purchases(self.w, state, active)
        theirs = max(0.0, proposer.swapped(_table_moved(proposer.hand, state.offer, 0, -1)))
        grudge = self.params.grudge * danger(state, active)
        if _winning(state, active):
            grudge *= 2.0
        return gain > self.params.least + grudge * theirs

    def refusal(self) -> str:
        """Why the open offer is declined, as a remark; whoever spares none may have one or not."""
        state, hand = self.state, self.mine.hand
        active = steps.ANSWERS_STEP.of(state.agenda[-1])
        if _winning(state, active):
            return f"{FEARS_WINNER.name} {SEAT_WORDS[active]}"
        given, wanted = list(state.offer[:GOODS]), list(state.offer[GOODS:])
        holds = all(hand[kind] >= wanted[kind] for kind in range(RESOURCES))
        gain = self.mine.swapped(_table_moved(hand, state.offer, 0))
        if holds and (_is_greedy(state.offer) or gain > self.params.least):
            return f"{HELPS_MORE.name} {SEAT_WORDS[active]}"
        only_given = vec[i64]([held + given[kind] for kind, held in enumerate(hand)])
        if not given[GOLD] and self.mine.swapped(only_given) <= self.params.least:
            return f"{HAS_NO_USE.name} {GOODS_WORDS[given.index(max(given))]}"
        return f"{SPARES_NONE.name} {GOODS_WORDS[wanted.index(max(wanted))]}"

    def _wish(self, proposer: Purchases | None) -> int:
        """What to ask for instead, for the same cards: the kind that helps most, and helps the proposer; -1 if none."""
        offer = self.state.offer
        best, result = self.params.least, -1
        for kind in range(RESOURCES):
            if offer[GOODS + kind]:
                continue
            table = self._asked(kind)
            gain = self.mine.swapped(_table_moved(self.mine.hand, table, 0, -1))
            if gain > best and (proposer is None or _helps(proposer, table, kind)):
                best, result = gain, kind
        return result

    def _counters(self) -> bool:
        """Return whether to ask for something else rather than decline."""
        state = self.state
        active = steps.ANSWERS_STEP.of(state.agenda[-1])
        if _winning(state, active):
            return False
        return self._wish(Purchases(self.w, state, active)) >= 0

    def _counter(self, legal: list[int]) -> int:
        """Lay out what the counter-offer still lacks; once it is complete, propose it."""
        state, first = self.state, self.seat * TABLE
        active = steps.ANSWERS_STEP.of(state.agenda[-1])
        laid = [kind for kind in range(RESOURCES) if state.counters[first + GOODS + kind]]
        wish = laid[0] if laid else self._wish(Purchases(self.w, state, active))
        if wish < 0:  # another hand is imagined now: what helps oneself is still the same
            wish = self._wish(None)
        if wish < 0:
            return actions.WITHDRAW.at()
        for place, number in enumerate(self._asked(wish)):
            if state.counters[first + place] < number:
                code = actions.GIVE.at(place) if place < GOODS else actions.WANT.at(place - GOODS)
                return code if code in legal else actions.WITHDRAW.at()
        code = actions.PROPOSE.at(1 << active)
        return code if code in legal else actions.WITHDRAW.at()

    def _asked(self, kind: int) -> vec[i64]:
        """A counter-offer: the cards that are wanted, for as many of a kind, or for one more than is offered of it."""
        offer = self.state.offer
        table = extend(offer[GOODS:], [0] * GOODS)
        table[GOODS + kind] = max(offer[kind] + 1, total(offer, GOODS, TABLE))
        return table

    def _choose(self, legal: list[int]) -> int:
        """The deal that brings most; of equal ones that with the player who is least dangerous."""
        state = self.state
        best, code = 0.0, actions.NO_DEAL.at()
        for option in legal:
            if option == actions.NO_DEAL.at():
                continue
            partner = actions.DEAL.of(option)
            if state.answers[partner] == COUNTERED:
                hand = _table_moved(self.mine.hand, state.counters, partner * TABLE)
            else:
                hand = _table_moved(self.mine.hand, state.offer, 0, -1)
            gain = self.mine.swapped(hand) - HELPS * danger(state, partner)
            if gain > best:
                best, code = gain, option
        return code


def _is_greedy(offer: vec[i64]) -> bool:
    """Return whether an offer asks for more goods than it gives."""
    return total(offer, 0, GOODS) < total(offer, GOODS, TABLE)


def _helps(proposer: Purchases, table: vec[i64], kind: int) -> bool:
    """Return whether a counter-offer seems to be possible and good for the one it is made to."""
    return proposer.hand[kind] >= table[GOODS + kind] and proposer.swapped(_table_moved(proposer.hand, table, 0)) > 0.0


def _moved(hand: vec[i64], give: int, number: int, want: int, wanted: int = 1) -> vec[i64]:
    after = hand[:]
    after[give] -= number
    after[want] += wanted
    return after


def _table_moved(hand: vec[i64], table: vec[i64], first: i64, sign: i64 = 1) -> vec[i64]:
    """A hand after the deal on a table: goods given come in and goods wanted go out, or the other way round."""
    after = hand[:]
    for kind in range(RESOURCES):
        after[kind] = max(0, hand[kind] + sign * (table[first + kind] - table[first + GOODS + kind]))
    return after
