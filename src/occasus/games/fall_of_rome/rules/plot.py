"""Plots: passing a card in the same city, the Mercator's trade, the solo treasury (FR-ACT-PLOT)."""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import Move, Question
from occasus.core.basics import RuleId, Seat
from occasus.core.catalogue import Two
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import (
    ACCEPT,
    CATALOGUE,
    FETCH,
    GIVE,
    REFUSE,
    STORE,
    TAKE,
    TRADE_GIVE,
    TRADE_TAKE,
)
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import CARD_CITY, CARD_TRIBE, MERCATOR
from occasus.games.fall_of_rome.board.state import State, active_city, active_seat, pawn_of_role
from occasus.games.fall_of_rome.rules.hand import check_hand_limit
from occasus.games.fall_of_rome.steps import PLOT_STEP

GIVING, TAKING, TRADE_GIVING, TRADE_TAKING = range(4)
FAMILIES: Final[tuple[Two, ...]] = (GIVE, TAKE, TRADE_GIVE, TRADE_TAKE)


def refusal(role: int, card: int) -> int:
    """The number under which a refusal is remembered for the turn: whose, and of which card (FR-RUL-116)."""
    return role * 64 + card


@final
class Plot(Move[State]):
    """Propose to pass a card naming this city to or from a pawn in it; the Mercator's trade goes by colour."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """Together in the city, not refused before, and a card that may change hands."""
        way = _way(code)
        role, card = FAMILIES[way].split(code)
        trade, me, here = way >= TRADE_GIVING, state.active, active_city(state)
        if state.tables.solo:
            return "FR-SOLO-12"
        if trade and not _may_trade(state):
            return "FR-ROLE-MERCATOR-01"
        if role == state.roles[me] or not in_active_city(state, role):
            return "FR-ACT-PLOT-01"
        if refusal(role, card) in state.refused:
            return "FR-RUL-116"
        if not trade and CARD_CITY[card] != here:
            return "FR-ACT-PLOT-03"
        holder = me if way in (GIVING, TRADE_GIVING) else pawn_of_role(state, role)
        if trade and not state.tables.colour_mask[here] >> CARD_TRIBE[card] & 1:
            return "FR-ROLE-MERCATOR-01"
        if card not in state.hands[holder]:
            return "FR-ROLE-MERCATOR-01" if trade else "FR-ACT-PLOT-02"
        return None

    def offer(self, state: State, seat: Seat, found: list[int]) -> None:
        """One card of either hand for each pawn in the city (FR-ACT-PLOT-01 to 03)."""
        me, city = state.active, active_city(state)
        if state.tables.solo:
            return
        trade = _may_trade(state)
        for pawn, where in enumerate(state.cities):
            if where == city and pawn != me:
                role = state.roles[pawn]
                _offer_cards(state, role, state.hands[me], GIVE, TRADE_GIVE if trade else None, found)
                _offer_cards(state, role, state.hands[pawn], TAKE, TRADE_TAKE if trade else None, found)

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Propose it; the partner answers (FR-RUL-21, FR-RUL-22)."""
        way = _way(code)
        role, card = FAMILIES[way].split(code)
        if way >= TRADE_GIVING and not state.tables.options["mercator.consent"]:
            _pass_card(state, way, role, card, log)
            return
        if log is not None:
            log.add(events.PLOT_PROPOSED, state.roles[state.active], role, card)
        state.agenda.append(PLOT_STEP.at(role, card, way))


def _way(code: int) -> int:
    way = 0
    while not FAMILIES[way].has(code):
        way += 1
    return way


def _may_trade(state: State) -> bool:
    """The Mercator once a turn (FR-ROLE-MERCATOR-01)."""
    return state.roles[state.active] == MERCATOR and not state.traded


def _offer_cards(state: State, role: int, hand: list[int], plot: Two, trade: Two | None, found: list[int]) -> None:
    city = active_city(state)
    mask = state.tables.colour_mask[city]
    for card in hand:
        if state.refused and refusal(role, card) in state.refused:
            continue
        if CARD_CITY[card] == city:
            found.append(plot.at(role, card))
        if trade is not None and mask >> CARD_TRIBE[card] & 1:
            found.append(trade.at(role, card))


@final
class Partner(Question[State]):
    """A proposed plot: the partner answers."""

    def who(self, state: State) -> list[Seat]:
        """The seat of the role that the step names."""
        role, _, _ = PLOT_STEP.split(state.agenda[-1])
        return [pawn_of_role(state, role)]


def answer_options(state: State, seat: int) -> list[int]:
    """Accept or refuse."""
    return [ACCEPT.at(), REFUSE.at()]


@final
class Accept(Move[State]):
    """The card changes hands."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """Always."""
        return None

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Pass the card."""
        role, card, way = PLOT_STEP.split(state.agenda.pop())
        _pass_card(state, way, role, card, log)


@final
class Refuse(Move[State]):
    """A refusal costs nothing, but is not asked again this turn (FR-RUL-116)."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """Always."""
        return None

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Remember it."""
        role, card, _ = PLOT_STEP.split(state.agenda.pop())
        state.refused.append(refusal(role, card))
        if log is not None:
            log.add(events.REFUSED, seat)


def _pass_card(state: State, way: int, role: int, card: int, log: Log | None) -> None:
    """Move the card; whoever has too many cards now reduces them at once (FR-ACT-PLOT-04)."""
    me, partner = state.active, pawn_of_role(state, role)
    giver, taker = (me, partner) if way in (GIVING, TRADE_GIVING) else (partner, me)
    state.actions_left -= 1
    if way >= TRADE_GIVING:
        state.traded = 1
    state.hands[giver].remove(card)
    state.hands[taker].append(card)
    if log is not None:
        log.add(events.CARD_PASSED, state.roles[giver], state.roles[taker], card)
    check_hand_limit(state)


@final
class Store(Move[State]):
    """Solo: a card naming this city into the treasury (FR-SOLO-12)."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """A card of the hand that names the city."""
        card = STORE.of(code)
        fits = state.tables.solo and CARD_CITY[card] == active_city(state) and card in state.hands[0]
        return None if fits else "FR-SOLO-12"

    def offer(self, state: State, seat: Seat, found: list[int]) -> None:
        """From the hand."""
        if state.tables.solo:
            city = active_city(state)
            found.extend([STORE.at(card) for card in state.hands[0] if CARD_CITY[card] == city])

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Put the card into the treasury."""
        card = STORE.of(code)
        state.actions_left -= 1
        state.hands[active_seat(state)].remove(card)
        state.treasury.append(card)
        if log is not None:
            log.add(events.STORED, card)


@final
class Fetch(Move[State]):
    """Solo: a card naming this city out of the treasury (FR-SOLO-12)."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """A card of the treasury that names the city."""
        card = FETCH.of(code)
        return None if card in state.treasury and CARD_CITY[card] == active_city(state) else "FR-SOLO-12"

    def offer(self, state: State, seat: Seat, found: list[int]) -> None:
        """From the treasury."""
        city = active_city(state)
        found.extend([FETCH.at(card) for card in state.treasury if CARD_CITY[card] == city])

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Take the card out of the treasury."""
        card = FETCH.of(code)
        state.actions_left -= 1
        state.treasury.remove(card)
        state.hands[active_seat(state)].append(card)
        if log is not None:
            log.add(events.FETCHED, card)
        check_hand_limit(state)


def in_active_city(state: State, role: int) -> bool:
    """Whether the pawn of a role stands in your city."""
    pawn = pawn_of_role(state, role)
    return pawn >= 0 and state.cities[pawn] == active_city(state)


AGENDA.bind(PLOT_STEP, Partner(CATALOGUE, Accept(ACCEPT), Refuse(REFUSE)))
