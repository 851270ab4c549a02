"""Plots: passing a card in the same city, the Mercator's trade, the solo treasury (FR-ACT-PLOT)."""

from __future__ import annotations

from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import ACCEPT, FETCH, GIVE, REFUSE, STORE, TAKE, TRADE_GIVE, TRADE_TAKE
from occasus.games.fall_of_rome.hand import check_hand_limit
from occasus.games.fall_of_rome.names import CARD_CITY, CARD_TRIBE, CARDS, MERCATOR
from occasus.games.fall_of_rome.state import State, active_city, active_seat, pawn_of_role
from occasus.games.fall_of_rome.steps import PLOT_STEP

GIVING, TAKING, TRADE_GIVING, TRADE_TAKING = range(4)
FAMILIES = (GIVE, TAKE, TRADE_GIVE, TRADE_TAKE)


def refusal(role: int, card: int) -> int:
    """The number under which a refusal is remembered for the turn: whose, and of which card (FR-RUL-116)."""
    return role * 64 + card


def plot_options(state: State, city: int) -> list[int]:
    """One card naming this city, given or taken (FR-ACT-PLOT-01 to 03); the Mercator's by colour."""
    found: list[int] = []
    me = state.active
    mine = state.hands[me]
    trade = state.roles[me] == MERCATOR and not state.traded  # FR-ROLE-MERCATOR-01
    mask = state.tables.colour_mask[city]
    for pawn, where in enumerate(state.cities):
        if where != city or pawn == me:
            continue
        role = state.roles[pawn]
        place = role * CARDS
        for card in mine:
            if state.refused and refusal(role, card) in state.refused:
                continue
            if CARD_CITY[card] == city:
                found.append(GIVE.base + place + card)
            if trade and mask >> CARD_TRIBE[card] & 1:
                found.append(TRADE_GIVE.base + place + card)
        for card in state.hands[pawn]:
            if state.refused and refusal(role, card) in state.refused:
                continue
            if CARD_CITY[card] == city:
                found.append(TAKE.base + place + card)
            if trade and mask >> CARD_TRIBE[card] & 1:
                found.append(TRADE_TAKE.base + place + card)
    return found


def propose(state: State, way: int, role: int, card: int, log: Log | None) -> None:
    """Propose a plot; the partner answers (FR-RUL-21, FR-RUL-22)."""
    if way >= TRADE_GIVING and not state.tables.options["mercator.consent"]:
        _pass_card(state, way, role, card, log)
        return
    if log is not None:
        log.add(events.PLOT_PROPOSED, state.roles[state.active], role, card)
    state.agenda.append(PLOT_STEP.code(role, card, way))


def plot_partner(state: State) -> int:
    """The seat that answers the plot on the agenda."""
    return pawn_of_role(state, PLOT_STEP.args(state.agenda[-1])[0])


def answer_options(state: State, seat: int) -> list[int]:
    """Accept or refuse."""
    return [ACCEPT.base, REFUSE.base]


def answer(state: State, seat: int, action: int, log: Log | None) -> None:
    """A refusal costs nothing, but is not asked again this turn (FR-RUL-116)."""
    role, card, way = PLOT_STEP.args(state.agenda.pop())
    if action == ACCEPT.base:
        _pass_card(state, way, role, card, log)
        return
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


def treasury_options(state: State, city: int) -> list[int]:
    """Solo: a card naming this city, into the treasury or out of it (FR-SOLO-12)."""
    stored = [STORE.base + card for card in state.hands[0] if CARD_CITY[card] == city]
    return stored + [FETCH.base + card for card in state.treasury if CARD_CITY[card] == city]


def store(state: State, card: int, log: Log | None) -> None:
    """Put a card into the treasury."""
    state.actions_left -= 1
    state.hands[active_seat(state)].remove(card)
    state.treasury.append(card)
    if log is not None:
        log.add(events.STORED, card)


def fetch(state: State, card: int, log: Log | None) -> None:
    """Take a card out of the treasury."""
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
