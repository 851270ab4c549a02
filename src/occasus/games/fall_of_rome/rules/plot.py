"""Plots: passing a card in the same city, the Mercator's trade, the solo treasury (FR-ACT-PLOT)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, CombinedOffer, Move, Question
from occasus.core.basics import RuleId
from occasus.core.catalogue import Family2
from occasus.core.int_arrays import Stack, append, has, remove, vec
from occasus.core.log import Log
from occasus.games.fall_of_rome import actions, events
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import CARD_CITY, MERCATOR
from occasus.games.fall_of_rome.board.state import State, active_city, active_seat, pawn_of_role
from occasus.games.fall_of_rome.rules.consent import REFUSAL, has_refused, lift_refusals, refuse
from occasus.games.fall_of_rome.rules.hand import check_hand_limit, pays_for
from occasus.games.fall_of_rome.steps import (
    ACTIONS_STEP,
    PLOT_STEP,
)

GIVING: Final = 0
TRADE_GIVING: Final = 2
FAMILIES: Final[tuple[Family2, ...]] = (actions.GIVE, actions.TAKE, actions.TRADE_GIVE, actions.TRADE_TAKE)  # by way


@final
class Plot(Move[State]):
    """Propose to pass one city card naming this city to or from a pawn in it; the Mercator's own trade goes by colour
    (FR-ACT-PLOT-01, FR-ACT-PLOT-02, FR-ACT-PLOT-03, FR-ROLE-MERCATOR-01, FR-ROLE-MERCATOR-04, FR-RUL-24).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        kind = _way(code)
        role, card = FAMILIES[kind].split(code)
        trade = kind >= TRADE_GIVING
        me, here = state.active, active_city(state)
        if state.facts.solo:
            return "FR-SOLO-12"
        if trade and not _may_trade(state):
            return "FR-ROLE-MERCATOR-01"
        if role == state.roles[me] or not in_active_city(state, role):
            return "FR-ACT-PLOT-01"
        if has_refused(state, role, card):
            return "FR-RUL-116"
        if not trade and CARD_CITY[card] != here:
            return "FR-ACT-PLOT-02"
        holder = me if _gives(kind) else pawn_of_role(state, role)
        if trade and not pays_for(state, card, here):
            return "FR-ROLE-MERCATOR-01"
        if not has(state.hands[holder], card):
            return "FR-ROLE-MERCATOR-01" if trade else "FR-ACT-PLOT-02"
        return None

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        kind = _way(code)
        role, card = FAMILIES[kind].split(code)
        if kind >= TRADE_GIVING and not state.facts.trade_by_consent:
            _pass_card(state, kind, role, card, log)
            return
        if log is not None:
            log.add(events.PLOT_PROPOSED, state.roles[state.active], role, card)
        state.agenda.append(PLOT_STEP.at(role, card, kind))


def _way(code: i64) -> i64:
    kind: i64 = 0
    while not FAMILIES[kind].has(code):
        kind += 1
    return kind


def _gives(kind: i64) -> bool:
    """Return whether the card goes from the active player to the partner."""
    return kind in (GIVING, TRADE_GIVING)


def _may_trade(state: State) -> bool:
    """The Mercator once a turn, in her own (FR-ROLE-MERCATOR-01, FR-RUL-23, FR-RUL-52)."""
    return state.roles[state.active] == MERCATOR and not state.traded


@final
class Partner(Question[State]):
    """A proposed plot: the partner answers."""

    def who(self, state: State, seats: Stack) -> None:
        role, _, _ = PLOT_STEP.split(state.agenda[-1])
        seats.append(pawn_of_role(state, role))


@final
class Accept(AlwaysLegal[State]):
    """The card changes hands."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        role, card, kind = PLOT_STEP.split(state.agenda.pop())
        _pass_card(state, kind, role, card, log)


@final
class Refuse(AlwaysLegal[State]):
    """A refusal costs nothing, but the same is not asked again at once (FR-RUL-116)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        role, card, _ = PLOT_STEP.split(state.agenda.pop())
        refuse(state, seat, REFUSAL.at(role, card), log)


def _pass_card(state: State, kind: i64, role: i64, card: i64, log: Log | None) -> None:
    """Move the card; whoever has too many cards now reduces them at once (FR-ACT-PLOT-04)."""
    me, partner = state.active, pawn_of_role(state, role)
    giver = me if _gives(kind) else partner
    taker = partner if _gives(kind) else me
    state.actions_left -= 1
    lift_refusals(state)
    if kind >= TRADE_GIVING:
        state.traded = 1
    state.hands[giver] = remove(state.hands[giver], card)
    state.hands[taker] = append(state.hands[taker], card)
    if log is not None:
        log.add(events.CARD_PASSED, state.roles[giver], state.roles[taker], card)
    check_hand_limit(state)


@final
class Store(Move[State]):
    """Solo: a card naming this city into the treasury (FR-SOLO-12, FR-RUL-94)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        card = actions.STORE.of(code)
        fits = state.facts.solo and CARD_CITY[card] == active_city(state) and has(state.hands[0], card)
        return None if fits else "FR-SOLO-12"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        card = actions.STORE.of(code)
        state.actions_left -= 1
        state.hands[active_seat(state)] = remove(state.hands[active_seat(state)], card)
        state.treasury = append(state.treasury, card)
        if log is not None:
            log.add(events.STORED, card)


@final
class Fetch(Move[State]):
    """Solo: a card naming this city out of the treasury (FR-SOLO-12)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        card = actions.FETCH.of(code)
        return None if has(state.treasury, card) and CARD_CITY[card] == active_city(state) else "FR-SOLO-12"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        card = actions.FETCH.of(code)
        state.actions_left -= 1
        state.treasury = remove(state.treasury, card)
        state.hands[active_seat(state)] = append(state.hands[active_seat(state)], card)
        if log is not None:
            log.add(events.FETCHED, card)
        check_hand_limit(state)


@final
class Plots(CombinedOffer[State]):
    """With everyone in the city; solo with the treasury."""

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        me, city = state.active, active_city(state)
        if state.facts.solo:
            for card in state.hands[0]:
                if CARD_CITY[card] == city:
                    codes.append(actions.STORE.at(card))
            for card in state.treasury:
                if CARD_CITY[card] == city:
                    codes.append(actions.FETCH.at(card))
        else:
            trade = _may_trade(state)
            for pawn in range(state.facts.pawns):
                if state.cities[pawn] == city and pawn != me:
                    role = state.roles[pawn]
                    _offer_cards(
                        state, role, state.hands[me], actions.GIVE, actions.TRADE_GIVE if trade else None, codes
                    )
                    _offer_cards(
                        state, role, state.hands[pawn], actions.TAKE, actions.TRADE_TAKE if trade else None, codes
                    )


def _offer_cards(state: State, role: i64, hand: vec[i64], plot: Family2, trade: Family2 | None, codes: Stack) -> None:
    city = active_city(state)
    for card in hand:
        if has_refused(state, role, card):
            continue
        if CARD_CITY[card] == city:
            codes.append(plot.at(role, card))
        if trade is not None and pays_for(state, card, city):
            codes.append(trade.at(role, card))


def in_active_city(state: State, role: i64) -> bool:
    """Return whether the pawn of a role stands in your city."""
    pawn = pawn_of_role(state, role)
    return pawn >= 0 and state.cities[pawn] == active_city(state)


AGENDA.bind(
    PLOT_STEP, Partner(actions.CATALOGUE, Accept(actions.ACCEPT), Refuse(actions.REFUSE)), above=(ACTIONS_STEP,)
)
