"""A state from a position: the inverse of `describe`, and the way scenes are set up.

The keys and their defaults stand in docs/rules/scenes/empires_end/README.md.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from occasus.core.array_ops import overwrite
from occasus.core.basics import BadPosition, Json, Position
from occasus.core.int_arrays import Stack, vec
from occasus.core.places import written
from occasus.core.position_parser import as_counts, as_flag, as_list, as_map, as_number, as_step, as_word, as_words
from occasus.games.empires_end.board.facts import Facts
from occasus.games.empires_end.board.names import (
    CARD_WORDS,
    CARDS,
    CONFLICT_WORDS,
    CONFLICTS,
    OFFER,
    RESOURCE_WORDS,
    RESOURCES,
)
from occasus.games.empires_end.board.state import State, seats_from_temple
from occasus.games.empires_end.io.describe import HIDDEN
from occasus.games.empires_end.io.from_position_empire import EMPIRE_KEYS, arrange_empire, arrange_rows
from occasus.games.empires_end.io.from_position_turn import TURN_KEYS, arrange_turn, place_hourglass
from occasus.games.empires_end.io.position_checks import refuse_impossible, refuse_unsettled
from occasus.games.empires_end.io.sample_hidden import Unseen, guess_bids, guess_screens
from occasus.games.empires_end.rules.owners_choice import waiting_cards
from occasus.games.empires_end.rules.setup import in_setup
from occasus.games.empires_end.steps import CHOOSE_COINS_STEP, DECISIONS, STEPS

KEYS: Final = (
    "seats",
    "options",
    "hourglass",
    "phase",
    "temple",
    "row",
    "empires",
    "offers",
    "takers",
    "conflict",
    "conflict_discards",
    "deck",
    "discards",
    "supply",
    "turn",
    "agenda",
)
OFFER_KEYS: Final = ("card", "tokens", "position", "handled")


def from_position(facts: Facts, position: Position, rng: Random) -> State:
    """A state that fits a position; what is left out has a default, what is hidden is sampled."""
    as_map(position, "", KEYS)
    state = State(facts)
    state.temple = as_number(position.get("temple", 0), "temple", 0, facts.seats - 1)
    place_hourglass(state, position)
    exact = "agenda" in position
    if exact and "turn" in position:
        raise BadPosition("turn", "give either the agenda or the turn.")
    empires = _empires(position.get("empires", []), facts.seats)
    arrange_rows(state, position.get("row"), empires, exact)
    for seat, empire in enumerate(empires):
        as_map(empire, f"empires[{seat}]", EMPIRE_KEYS)
        arrange_empire(state, seat, empire)
    _offers(state, position)
    _conflicts(state, position)
    if exact:
        _agenda(state, position["agenda"], empires)
        if len(position.get("empires") or []) < facts.seats:
            raise BadPosition("empires", "with an agenda, there must be one per seat.")
    _cards(state, position, empires, rng)
    _screens(state, position, empires, rng)
    if not exact and any("decides" in empire for empire in empires):
        raise BadPosition("empires", "a seat's decision can be given only with an agenda.")
    refuse_impossible(state, position, empires)
    if exact:
        refuse_unsettled(state)
    else:
        arrange_turn(state, as_map(position.get("turn"), "turn", TURN_KEYS))
    return state


def _empires(given: Json, seats: int) -> list[dict[str, Json]]:
    """One map for each seat: a list in the order of seats, or a map by seat."""
    if isinstance(given, dict):
        words = tuple(map(str, range(seats)))
        by_seat = as_map({str(seat): empire for seat, empire in given.items()}, "empires", words)
        return [as_map(by_seat.get(word), f"empires[{word}]") for word in words]
    listed = as_list(given, "empires")
    if len(listed) > seats:
        raise BadPosition("empires", f"there are {len(listed)} of them for {seats} seats.")
    listed = listed + [{}] * (seats - len(listed))
    return [as_map(empire, f"empires[{seat}]") for seat, empire in enumerate(listed)]


def _offers(state: State, position: Position) -> None:
    for name, given in as_map(position.get("offers"), "offers", OFFER.words).items():
        where, offer = f"offers.{name}", OFFER.words.index(name)
        entry = {"card": given} if isinstance(given, str) else as_map(given, where, OFFER_KEYS)
        card = as_word(entry.get("card"), CARD_WORDS, f"{where}.card")
        if entry.get("position", state.facts.target[card] + 1) != state.facts.target[card] + 1:
            raise BadPosition(f"{where}.position", f"{CARD_WORDS[card]} threatens {state.facts.target[card] + 1}.")
        state.offers[offer] = card
        overwrite(state.piles, offer * RESOURCES, as_counts(entry.get("tokens"), RESOURCE_WORDS, f"{where}.tokens"))
        state.handled[offer] = as_flag(entry.get("handled", False), f"{where}.handled")
    takers = as_list(position.get("takers"), "takers")
    state.takers = vec[i64]([as_number(seat, "takers", 0, state.facts.seats - 1) for seat in takers])


def _conflicts(state: State, position: Position) -> None:
    if position.get("conflict") is not None:
        state.conflict = as_word(position["conflict"], CONFLICT_WORDS, "conflict")
    discards = as_words(position.get("conflict_discards"), CONFLICT_WORDS, "conflict_discards")
    state.conflict_discards = vec[i64](discards)
    gone = [state.conflict, *state.conflict_discards]
    if state.conflict in state.conflict_discards:
        marks = written(position, CONFLICT_WORDS[state.conflict], ("conflict", "conflict_discards"))
        what = f"{CONFLICT_WORDS[state.conflict]} is also among the discards."
        raise BadPosition("conflict", what, marks, {marks[-1]: None})
    state.conflict_deck = vec[i64]([card for card in range(CONFLICTS) if card not in gone])


def _agenda(state: State, given: Json, empires: list[dict[str, Json]]) -> None:
    """The steps as they stand; who decides follows from what each empire says."""
    state.agenda = Stack([as_step(text, STEPS, "agenda") for text in as_list(given, "agenda")])
    for seat, empire in enumerate(empires):
        if empire.get("decides") is not None:
            state.todo[seat] = as_step(empire["decides"], STEPS, f"empires[{seat}].decides")
    state.open_seats = Stack([seat for seat in seats_from_temple(state) if state.todo[seat] >= 0])
    if any(STEPS.family(step) in DECISIONS for step in state.agenda):
        raise BadPosition("agenda", "a seat's decision goes under `decides` of its empire.")


def _cards(state: State, position: Position, empires: list[dict[str, Json]], rng: Random) -> None:
    """Put every disaster card somewhere: where it is named, else into hidden hands, the discards, the deck."""
    facts = state.facts
    placed = [card for card in range(CARDS) if state.home[card] >= 0]
    placed += [card for card in state.offers if card >= 0]
    placed += [card for hand in state.hands for card in hand] + [card for card in state.struck if card >= 0]
    placed += waiting_cards(state)
    named: dict[str, list[int] | None] = {}
    for pile in ("deck", "discards"):
        given = position.get(pile)
        named[pile] = as_words(given, CARD_WORDS, pile) if isinstance(given, list) else None
        placed += named[pile] or []
    unseen = Unseen(placed, position, rng)
    dealt = facts.dealt if in_setup(state) and "agenda" not in position else 0
    for seat, empire in enumerate(empires):
        hand, struck = empire.get("hand", dealt), empire.get("struck", [])
        if not isinstance(hand, list):
            where = f"empires[{seat}].hand"
            state.hands[seat] = vec[i64](unseen.take(as_number(hand, where, 0), where))
        if not isinstance(struck, list):
            count = as_number(struck, f"empires[{seat}].struck", 0, 2)
            overwrite(state.struck, 2 * seat, unseen.take(count, f"empires[{seat}].struck"))
    for pile in ("discards", "deck"):
        size = position.get(pile)
        if named[pile] is None and size is not None:
            named[pile] = unseen.take(as_number(size, pile), pile)
    deck, discards, rest = named["deck"], named["discards"], unseen.cards
    if deck is not None and discards is not None and rest:
        raise BadPosition("deck", f"{len(rest)} cards are missing, such as {CARD_WORDS[rest[0]]}.")
    state.deck = vec[i64](rest if deck is None else deck)
    state.discards = vec[i64]((discards or []) + ([] if deck is None else rest))


def _screens(state: State, position: Position, empires: list[dict[str, Json]], rng: Random) -> None:
    hidden = [seat for seat, empire in enumerate(empires) if empire.get("resources") == HIDDEN]
    left = None
    if state.facts.finite and position.get("supply") is not None:
        left = as_counts(position["supply"], RESOURCE_WORDS, "supply")
    guess_screens(state, hidden, left, rng)
    bidders = [seat for seat, empire in enumerate(empires) if empire.get("bid") == HIDDEN]
    guess_bids(state, bidders, [seat for seat in bidders if CHOOSE_COINS_STEP.has(state.todo[seat])], rng)
