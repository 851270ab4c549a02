"""Why not, in the disaster phases: bids, replacements, destruction, placement, relief."""

from __future__ import annotations

from occasus.core.basics import RuleId
from occasus.games.empires_end.board.names import COIN, KINDS, REPLACE_DISASTER, SKIP_BID, TILES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.resources import held


def _why_not_offer(state: State, offer: int) -> RuleId | None:
    if state.offers[offer] < 0:
        return "EE-DIS-11"
    return "EE-DBL-05" if state.handled[offer] else None


def why_not_pay(state: State, seat: int, args: tuple[int, ...]) -> RuleId:
    """A card on offer, a token it accepts, and one to pay with."""
    offer, kind = args
    reason = _why_not_offer(state, offer)
    if reason is not None:
        return reason
    if kind != COIN and kind not in state.tables.accepts[state.offers[offer]]:
        return "EE-DIS-05"
    assert not state.resources[seat * KINDS + kind]
    return "EE-RES-06"


def why_not_take(state: State, _seat: int, args: tuple[int, ...]) -> RuleId:
    """A card on offer, not handled in this turn."""
    return _why_not_offer(state, args[0]) or "EE-DIS-04"


def _why_not_ready(state: State, seat: int, card: int, ability: int, rule: RuleId) -> RuleId | None:
    if card not in state.innovations[seat] or state.tables.abilities.kind[TILES + card] != ability:
        return rule
    if not state.intact[state.home[card]]:
        return "EE-LOC-06"
    return "EE-EXH-02" if state.exhausted[card] else None


def why_not_skip(state: State, seat: int, args: tuple[int, ...]) -> RuleId:
    """A usable ability for a type that the card accepts."""
    offer, card = args
    reason = _why_not_ready(state, seat, card, SKIP_BID, "EE-ABIL-14")
    return reason or _why_not_offer(state, offer) or "EE-RUL-31"


def why_not_replace(state: State, seat: int, args: tuple[int, ...]) -> RuleId:
    """A usable ability and a card on offer."""
    offer, card = args
    reason = _why_not_ready(state, seat, card, REPLACE_DISASTER, "EE-ABIL-16")
    assert reason is not None or state.offers[offer] < 0
    return reason or "EE-DBL-11"


def why_not_destroy(state: State, seat: int, args: tuple[int, ...]) -> RuleId:
    """The intact location nearest to the threatened place."""
    return "EE-LOC-11" if state.intact[seat * TILES + args[0]] else "EE-LOC-10"


def why_not_attach(state: State, seat: int, args: tuple[int, ...]) -> RuleId:
    """An intact location with the fewest innovations."""
    return "EE-INNO-04" if state.intact[seat * TILES + args[0]] else "EE-INNO-03"


def why_not_buy(state: State, seat: int, args: tuple[int, ...]) -> RuleId:
    """No more coins than bring the total to five."""
    total = held(state, seat)
    if total >= state.tables.relief_below:
        return "EE-POOR-01"
    return "EE-POOR-04" if total + args[0] > state.tables.relief_below else "EE-RUL-41"
