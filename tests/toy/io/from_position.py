"""A state from a position: cards that nobody named lie in the deck as one layer, hidden ones are sampled."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from occasus.core.basics import BadPosition, Position
from occasus.core.deck import deck_of
from occasus.core.int_arrays import Stack
from occasus.core.options import Options
from occasus.core.position_parser import as_list, as_map, as_number, as_words
from tests.toy.board.names import CARD, CARDS
from tests.toy.board.state import ToyState
from tests.toy.steps import BID_STEP, CHOOSE_STEP, ROLL_STEP, STEPS

PARTS: Final = (
    *("seats", "options", "left", "prize", "scores", "hands", "bids", "deck", "known", "discard", "turn", "agenda"),
)


def from_position(position: Position, seats: int, options: Options, rng: Random) -> ToyState:
    """A state that fits."""
    as_map(position, "", PARTS)
    state = ToyState(seats, int(options["rounds"]), bool(options["open_bids"]))
    hands = position.get("hands", [[] for _ in range(seats)])
    bids = {int(owner): card for owner, card in as_map(position.get("bids"), "bids").items()}
    if len(hands) != seats:
        raise BadPosition("hands", f"{seats} hands were expected")
    layers = position.get("deck")
    heaps = [
        *((f"hands[{number}]", hand) for number, hand in enumerate(hands)),
        *(("deck", heap) for heap in layers or []),
    ]
    heaps += [("bids", [bid for bid in bids.values() if bid != "hidden"]), ("discard", position.get("discard", []))]
    pool = _unnamed(heaps)
    rng.shuffle(pool)

    def cards_of(given: Any, where: str) -> list[int]:
        return _cards(given, where) if isinstance(given, list) else [pool.pop() for _ in range(given["hidden"])]

    state.hands = [cards_of(cards, f"hands[{number}]") for number, cards in enumerate(hands)]
    for owner, bid in bids.items():
        state.bids[owner] = pool.pop() if bid == "hidden" else _cards([bid], "bids")[0]
    state.deck = deck_of([cards_of(cards, "deck") for cards in layers] if layers is not None else [pool[:]])
    state.left = as_number(position.get("left", 1), "left")
    state.prize = as_number(position.get("prize", 2), "prize", most=4)
    state.scores = [as_number(points, "scores") for points in as_list(position.get("scores", [0] * seats), "scores")]
    state.known = _cards(position.get("known"), "known")
    state.discard = _cards(position.get("discard"), "discard")
    state.agenda = Stack(_agenda(position))
    state.over = int(not state.agenda)
    return state


def _unnamed(heaps: list[tuple[str, Any]]) -> list[int]:
    """The cards that no part of a position names; none may lie in two places."""
    named = [card for where, heap in heaps if isinstance(heap, list) for card in _cards(heap, where)]
    if len(set(named)) != len(named):
        raise BadPosition("position", "a card is in two places")
    return [card for card in range(CARDS) if card not in named]


def _agenda(position: Position) -> list[int]:
    if "agenda" in position:
        return [STEPS.parse(text) for text in position["agenda"]]
    turn = position.get("turn", "bid")
    if isinstance(turn, dict) and "choose" in turn:
        return [CHOOSE_STEP.at(turn["choose"])]
    if turn not in ("bid", "roll"):
        raise BadPosition("turn", f"{turn!r} is not a turn; it is bid, roll or {{choose: SEAT}}")
    return [BID_STEP.at()] if turn == "bid" else [BID_STEP.at(), ROLL_STEP.at()]


def _cards(words: Any, where: str) -> list[int]:
    return as_words(words, CARD.words, where, "card")
