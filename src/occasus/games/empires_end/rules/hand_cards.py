"""Industry A (EE-IND-05 and what follows): building and selling hand cards, leftovers, the refill."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, CombinedOffer, Move, Question
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, append, extend, remove, vec
from occasus.core.log import Log
from occasus.games.empires_end import steps
from occasus.games.empires_end.actions import BUILD, CATALOGUE, KEEP, SELL, THROW_AWAY
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import COIN, TILES
from occasus.games.empires_end.board.state import AFTER_BLOCK, IN_BLOCK, State, close_hand, has_refilled
from occasus.games.empires_end.events import BUILT, DISCOUNTED, KEPT, SOLD, THREW_AWAY
from occasus.games.empires_end.rules.drawing import draw_up
from occasus.games.empires_end.rules.innovations import has_intact
from occasus.games.empires_end.rules.resources import gain, offer_coins, spend_hammers, why_not_payable


def free_town(state: State, seat: i64) -> i64:
    """An intact Town whose discount was not used in this phase, or -1; each Town helps once (EE-IND-08, EE-IND-11)."""
    first = seat * TILES
    for tile in state.facts.towns:
        if state.intact[first + tile] and state.used[first + tile] < state.facts.abilities.limit[tile]:
            return tile
    return -1


def build_cost(state: State, card: i64, town: i64) -> i64:
    """The hammers a card costs, less the discount of one Town if there is one (EE-IND-07, EE-IND-09, EE-IND-10)."""
    cost = state.facts.cost[card]
    return cost if town < 0 else max(0, cost - state.facts.abilities.discount[town])


def _why_not_card(state: State, seat: i64, card: i64) -> RuleId | None:
    """A hand card, while hand cards are handled (EE-IND-01, EE-IND-05, EE-IND-17)."""
    if has_refilled(state, seat):
        return "EE-IND-17" if card in state.hands[seat] else "EE-IND-01"
    return None if card in state.hands[seat] else "EE-IND-05"


@final
class Sell(Move[State]):
    """Discard a card unseen and gain a coin, which may be spent at once
    (EE-IND-12, EE-IND-13, EE-INFO-07, EE-RUL-04).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return _why_not_card(state, seat, SELL.of(code))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        card = SELL.of(code)
        if log is not None:
            log.add_secret((seat,), SOLD, seat, card)
        _leave_hand(state, seat, card)
        state.discards = append(state.discards, card)
        gain(state, seat, COIN, state.facts.sale_value, log)
        handled_one(state, seat)


@final
class Build(Move[State]):
    """Pay for a card in hammers and coins, with a Town or without; its owner then chooses its location
    (EE-IND-05, EE-IND-06, EE-IND-07, EE-IND-08, EE-IND-10, EE-INNO-12).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        card, with_town, coins = BUILD.split(code)
        reason = _why_not_card(state, seat, card)
        if reason is not None:
            return reason
        if not has_intact(state, seat):
            return "EE-INNO-12"
        town = free_town(state, seat) if with_town else -1
        if with_town and town < 0:
            return "EE-IND-08"
        too_much = "EE-IND-10" if with_town else "EE-IND-07"
        return why_not_payable(state, seat, build_cost(state, card, town), coins, too_much)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        card, with_town, coins = BUILD.split(code)
        town = free_town(state, seat) if with_town else -1
        cost = build_cost(state, card, town)
        if log is not None:
            log.add(BUILT, seat, card)
        if town >= 0:
            state.used[seat * TILES + town] += 1
            if log is not None:
                log.add(DISCOUNTED, seat, town)
        spend_hammers(state, seat, cost, coins, log)
        _leave_hand(state, seat, card)
        state.ask(seat, steps.CHOOSE_HOME_STEP.at(card))


@final
class Keep(AlwaysLegal[State]):
    """Handle no more cards and keep the rest (EE-IND-05, EE-IND-14)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        if log is not None:
            log.add(KEPT, seat, len(state.hands[seat]))
        _refill(state, seat)


@final
class ThrowAway(Move[State]):
    """Discard all cards that are left, unseen: after two cards, or by an option earlier
    (EE-IND-14, EE-IND-15, EE-INFO-07, EE-RUL-15).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        if steps.WITH_LEFTOVERS_STEP.has(state.todo[seat]):
            return None
        if not state.facts.throw_away_early:
            return "EE-IND-15"
        if has_refilled(state, seat):
            return "EE-IND-01"
        return None if state.hands[seat] else "EE-IND-14"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        if log is not None:
            log.add(THREW_AWAY, seat, len(state.hands[seat]))
        end_block(state, seat)
        state.discards = extend(state.discards, state.hands[seat])
        state.hands[seat] = vec[i64]()
        _refill(state, seat)


@final
class HandCards(CombinedOffer[State]):
    """For every card in hand: selling it, then every way of building it, with fewer coins first (EE-IND-05)."""

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if has_refilled(state, seat):
            return
        can_build, town = has_intact(state, seat), free_town(state, seat)
        for card in state.hands[seat]:
            codes.append(SELL.at(card))
            if can_build:
                offer_coins(state, seat, build_cost(state, card, -1), BUILD.at(card, 0, 0), codes)
                if town >= 0:
                    offer_coins(state, seat, build_cost(state, card, town), BUILD.at(card, 1, 0), codes)


def _leave_hand(state: State, seat: i64, card: i64) -> None:
    state.hands[seat] = remove(state.hands[seat], card)
    state.cards_handled[seat] += 1
    end_block(state, seat)


def end_block(state: State, seat: i64) -> None:
    """Another action ends a block of industry abilities (EE-RUL-14)."""
    if state.block[seat] == IN_BLOCK:
        state.block[seat] = AFTER_BLOCK


def handled_one(state: State, seat: i64) -> None:
    """A card is sold, or built and attached: another one may follow, or the leftovers are next (EE-IND-05)."""
    if len(state.hands[seat]) == 0:
        _refill(state, seat)
    elif state.cards_handled[seat] < state.facts.handled_most:
        state.ask(seat, steps.WITH_CARDS_STEP.at())
    else:
        state.ask(seat, steps.WITH_LEFTOVERS_STEP.at())


def _refill(state: State, seat: i64) -> None:
    """Draw up to the hand size; these cards cannot be handled in this phase any more; whoever finishes first
    draws first (EE-IND-16, EE-IND-17, EE-SIM-05).
    """
    close_hand(state, seat)
    draw_up(state, seat, state.facts.hand_size - len(state.hands[seat]))
    state.ask(seat, steps.IN_INDUSTRY_STEP.at())


AGENDA.bind(  # after the first card: another one, or stop (EE-IND-05)
    steps.WITH_CARDS_STEP,
    Question(CATALOGUE, Keep(KEEP), HandCards(Sell(SELL), Build(BUILD)), ThrowAway(THROW_AWAY)),
    waiting=steps.DRAWING,
)
AGENDA.bind(steps.WITH_LEFTOVERS_STEP, Question(CATALOGUE, Keep(KEEP), ThrowAway(THROW_AWAY)), waiting=steps.DRAWING)
