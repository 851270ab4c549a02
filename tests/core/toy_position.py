"""Positions of the toy game in words, and states from words."""

from __future__ import annotations

from random import Random
from typing import Any

from occasus.core.basics import EVERYTHING, BadPosition, Position, Seat
from occasus.core.deck import deck_of
from occasus.core.options import Options
from tests.core.toy_state import BID_ALL, CARD, CARDS, CHOOSE, NONE, ROLL_DICE, STEPS, ToyState

PARTS = ("seats", "options", "left", "prize", "scores", "hands", "bids", "deck", "discard", "turn", "agenda")


def describe(state: ToyState, seat: Seat) -> Position:
    """What a seat may know; hidden cards are counted."""

    def hand(owner: Seat) -> Any:
        cards = sorted(state.hands[owner])
        return [CARD.word(card) for card in cards] if seat in (owner, EVERYTHING) else {"hidden": len(cards)}

    def bid(owner: Seat) -> Any:
        card = state.bids[owner]
        shown = bool(state.agenda) and state.agenda[-1] >= CHOOSE.base
        open_to = shown or state.open_bids or seat in (owner, EVERYTHING)
        return CARD.word(card) if open_to else "hidden"

    def layer(cards: list[int]) -> Any:
        if seat == EVERYTHING or cards == [card for card in state.known if card in cards]:
            return [CARD.word(card) for card in cards]
        return {"hidden": len(cards)}

    return {
        "seats": state.seats,
        "options": {"rounds": state.rounds, "open_bids": state.open_bids},
        "left": state.left,
        "prize": state.prize,
        "scores": state.scores[:],
        "hands": [hand(owner) for owner in range(state.seats)],
        "bids": {str(owner): bid(owner) for owner in range(state.seats) if state.bids[owner] != NONE},
        "deck": [layer(cards) for cards in state.deck.layers()],
        "known": [CARD.word(card) for card in sorted(state.known)],
        "discard": [CARD.word(card) for card in sorted(state.discard)],
        "agenda": [STEPS.text(step) for step in state.agenda],
    }


def arrange(position: Position, seats: int, options: Options, rng: Random) -> ToyState:
    """A state that fits; cards that nobody named lie in the deck as one layer, hidden ones are sampled."""
    for part in position:
        if part not in (*PARTS, "known"):
            raise BadPosition(part, "this is not a part of a position")
    hands = position.get("hands", [[] for _ in range(seats)])
    bids = {int(owner): card for owner, card in position.get("bids", {}).items()}
    if len(hands) != seats:
        raise BadPosition("hands", f"{seats} hands were expected")
    discard = _cards(position.get("discard", []), "discard")
    layers = position.get("deck")
    for number, cards in enumerate(hands):
        _cards(cards if isinstance(cards, list) else [], f"hands[{number}]")
    named = [card for cards in [*hands, *(layers or [])] if isinstance(cards, list) for card in cards]
    used = _cards([*named, *(bid for bid in bids.values() if bid != "hidden")], "position") + discard
    if len(set(used)) != len(used):
        raise BadPosition("position", "a card lies in two places")
    pool = [card for card in range(CARDS) if card not in used]
    rng.shuffle(pool)

    def cards_of(given: Any, where: str) -> list[int]:
        return _cards(given, where) if isinstance(given, list) else [pool.pop() for _ in range(given["hidden"])]

    made_hands = [cards_of(cards, f"hands[{number}]") for number, cards in enumerate(hands)]
    made_bids = [NONE] * seats
    for owner, bid in bids.items():
        made_bids[owner] = pool.pop() if bid == "hidden" else _cards([bid], "bids")[0]
    made_layers = [cards_of(cards, "deck") for cards in layers] if layers is not None else [pool[:]]
    return ToyState(
        seats,
        int(options["rounds"]),
        bool(options["open_bids"]),
        int(position.get("left", 1)),
        int(position.get("prize", 2)),
        list(position.get("scores", [0] * seats)),
        made_hands,
        made_bids,
        deck_of(made_layers),
        _cards(position.get("known", []), "known"),
        discard,
        _agenda(position),
    )


def _agenda(position: Position) -> list[int]:
    if "agenda" in position:
        return [STEPS.parse(text) for text in position["agenda"]]
    turn = position.get("turn", "bid")
    if isinstance(turn, dict) and "choose" in turn:
        return [CHOOSE.code(turn["choose"])]
    if turn not in ("bid", "roll"):
        raise BadPosition("turn", f"{turn!r} is not a turn; it is bid, roll or {{choose: SEAT}}")
    return [BID_ALL.base] if turn == "bid" else [BID_ALL.base, ROLL_DICE.base]


def _cards(words: Any, where: str) -> list[int]:
    for word in words:
        if word not in CARD.words:
            raise BadPosition(where, f"{word!r} is not a card; cards are {CARD.words[0]} to {CARD.words[-1]}")
    return [CARD.words.index(word) for word in words]
