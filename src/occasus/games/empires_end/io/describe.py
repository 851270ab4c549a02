"""The position in the words of the table, as far as a seat may know it (EE-INFO).

Everything is put in on purpose; what is secret is never put in. `from_position` reads all of it back.
"""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from occasus.core.basics import EVERYTHING, Seat
from occasus.core.int_arrays import vec
from occasus.games.empires_end.board.facts import words_of
from occasus.games.empires_end.board.names import (
    BEARER_WORDS,
    CARD_WORDS,
    CONFLICT_WORDS,
    OFFER,
    PHASE_WORDS,
    RESOURCE_WORDS,
    RESOURCES,
    SLOTS,
    TILE_WORDS,
    TILES,
)
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.io.position import AtEnd, Bid, Empire, EmpiresEndPosition, Offer
from occasus.games.empires_end.rules.conflict import base_strength
from occasus.games.empires_end.rules.ending import may_be_more, score_now
from occasus.games.empires_end.rules.resources import supply
from occasus.games.empires_end.rules.setup import NOT_LAID, in_setup
from occasus.games.empires_end.steps import STEPS

HIDDEN: Final[Literal["hidden"]] = "hidden"  # stands for something that is there and that the reader may not know


def describe(state: State, seat: Seat) -> EmpiresEndPosition:
    facts = state.facts
    position: EmpiresEndPosition = {
        "seats": facts.seats,
        "options": dict(facts.options),
        "hourglass": state.space,
        "phase": phase_word(state),
        "temple": state.temple,
        "empires": [_empire(state, own, seat in (own, EVERYTHING)) for own in range(facts.seats)],
        "offers": {OFFER.words[offer]: _offer(state, offer) for offer in (0, 1) if state.offers[offer] >= 0},
        "takers": list(state.takers),
        "conflict": CONFLICT_WORDS[state.conflict] if state.conflict >= 0 else None,
        "conflict_discards": [CONFLICT_WORDS[card] for card in sorted(state.conflict_discards)],
        "deck": _pile(state.deck, seat),
        "discards": _pile(state.discards, seat),  # EE-INFO-07, EE-INFO-08
        "agenda": [STEPS.text(step) for step in state.agenda],
    }
    if facts.finite:
        position["supply"] = {RESOURCE_WORDS[kind]: supply(state, kind) for kind in range(RESOURCES)}
    return position


def phase_word(state: State) -> str:
    """The phase under the hourglass, `setup` before the first and `end` after the last."""
    if state.space == state.facts.end_space:
        return "end"
    return PHASE_WORDS[0] if in_setup(state) else PHASE_WORDS[state.facts.track[state.space]]


def _empire(state: State, own: int, open_to_reader: bool) -> Empire:
    """One empire: everything lies open (EE-INFO-03) but resources, hand and secret choices (EE-INFO-01, EE-INFO-02)."""
    first = own * TILES
    tiles = [tile for tile in state.row[first : first + TILES] if tile >= 0]
    hand, chosen = state.hands[own], [card for card in state.struck[2 * own : 2 * own + 2] if card >= 0]
    shown = open_to_reader or not striking(state)
    decides = state.todo[own]
    return {
        "score": state.score[own],
        "resources": _resources(state, own) if open_to_reader else HIDDEN,
        "hand": [CARD_WORDS[card] for card in hand] if open_to_reader else len(hand),
        "strength": base_strength(state, own) if len(tiles) == TILES else 0,
        "at_end": at_end(state, own, open_to_reader),
        "row": {str(place + 1): TILE_WORDS[tile] for place, tile in enumerate(tiles)},
        "destroyed": [TILE_WORDS[tile] for tile in tiles if not state.intact[first + tile]],
        "innovations": _innovations(state, own),
        "exhausted": [CARD_WORDS[card] for card in state.innovations[own] if state.exhausted[card]],
        "used": _used(state, own),
        "cards_handled": state.cards_handled[own],
        "rebuilt": bool(state.rebuilt[own]),
        "block": state.block[own],
        "next_part": PHASE_WORDS[state.next_part[own]] if state.next_part[own] else None,
        "bid": _bid(state, own, open_to_reader),
        "struck": [CARD_WORDS[card] for card in chosen] if shown else len(chosen),
        "decides": STEPS.text(decides) if decides >= 0 else None,
    }


def at_end(state: State, own: int, open_to_reader: bool) -> AtEnd:
    """The score of an empire if the game ended now, as far as a reader may know; the track while rows are laid."""
    if NOT_LAID in state.row[own * TILES : own * TILES + TILES]:
        return {"points": state.score[own], "least": False}
    return {"points": score_now(state, own, open_to_reader), "least": may_be_more(state, own, open_to_reader)}


def striking(state: State) -> bool:
    """Return whether cards for the lightning strike are still being chosen in secret (EE-LIGHT-10)."""
    return any(STEPS.family(step).name in ("choose_hand", "choose_strike") for step in state.todo if step >= 0)


def _resources(state: State, own: int) -> dict[str, int]:
    return {RESOURCE_WORDS[kind]: state.resources[own * RESOURCES + kind] for kind in range(RESOURCES)}


def _innovations(state: State, own: int) -> dict[str, list[str]]:
    by_location: dict[str, list[str]] = {}
    for card in state.innovations[own]:
        by_location.setdefault(TILE_WORDS[state.home[card] % TILES], []).append(CARD_WORDS[card])
    return by_location


def _used(state: State, own: int) -> dict[str, int]:
    bearers = [(tile, own * TILES + tile) for tile in range(TILES)]
    bearers += [(TILES + card, SLOTS + card) for card in state.innovations[own]]
    return {BEARER_WORDS[bearer]: state.used[use] for bearer, use in bearers if state.used[use]}


def _bid(state: State, own: int, open_to_reader: bool) -> Bid | Literal["hidden"] | None:
    """A bid is in no one else's view, not even its size, until all are in (EE-INFO-05, EE-SIM-07)."""
    axes, coins = state.bids[2 * own : 2 * own + 2]
    if axes < 0:
        return None
    all_in = min(state.bids) >= 0
    if not (open_to_reader or all_in):
        return HIDDEN
    return {"axes": axes} if coins < 0 else {"axes": axes, "coins": coins}


def _offer(state: State, offer: int) -> Offer:
    return {
        "card": CARD_WORDS[state.offers[offer]],
        "tokens": words_of(state.piles[offer * RESOURCES : offer * RESOURCES + RESOURCES]),
        "position": state.facts.target[state.offers[offer]] + 1,  # where everyone's flame lies (EE-DIS-02)
        "handled": bool(state.handled[offer]),
    }


def _pile(cards: vec[i64], seat: Seat) -> list[str] | int:
    return [CARD_WORDS[card] for card in sorted(cards)] if seat == EVERYTHING else len(cards)
