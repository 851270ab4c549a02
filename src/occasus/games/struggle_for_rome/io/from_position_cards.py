"""The cards of a position: hands, bank and development cards; what is hidden is sampled within what was seen."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import i64

from occasus.core.array_ops import overwrite
from occasus.core.basics import BadPosition, Position, Seat
from occasus.core.int_arrays import vec
from occasus.core.position_parser import as_counts, as_map, as_number, as_word, too_many_pieces
from occasus.games.struggle_for_rome.board.names import (
    CARD_WORDS,
    CARDS,
    CATTLE,
    DIPLOMAT,
    GRAIN,
    HORSE,
    KIND_WORDS,
    ORE,
    RESOURCES,
    SEAT_WORDS,
    SUPPLY_WORDS,
    VICTORY_POINT,
)
from occasus.games.struggle_for_rome.board.state import (
    State,
    hand_size,
)
from occasus.games.struggle_for_rome.io.describe import UNKNOWN_CARD
from occasus.games.struggle_for_rome.io.sample_hidden import (
    deal_counts,
    deal_hands,
    guess_plundered,
    needs,
    tell_bounds,
)
from occasus.games.struggle_for_rome.rules.shortage import half_of
from occasus.games.struggle_for_rome.steps import SHORTAGE_STEP

HIDDEN_KEYS: Final = ("cards", "at_least", "at_most")
PASTURE_WORDS: Final = KIND_WORDS[HORSE:]


def arrange_cards(state: State, position: Position, rng: Random) -> None:
    players = as_map(position.get("players"), "players")
    seats = range(state.facts.seats)
    hands = [as_map(_own(players, seat).get("hand"), f"players.{SEAT_WORDS[seat]}.hand") for seat in seats]
    _resources(state, position, hands, rng)
    tell_bounds(state, {seat: _seen(hands[seat], SEAT_WORDS[seat]) for seat in seats if "cards" in hands[seat]})
    _development(state, position, rng)
    _fresh(state, as_map(position.get("turn"), "turn").get("plundered_card"), rng)
    _shortage(state, position.get("shortage"), rng)


def _own(players: dict[str, Any], seat: Seat) -> dict[str, Any]:
    return as_map(players.get(SEAT_WORDS[seat]), f"players.{SEAT_WORDS[seat]}")


def _seen(hand: dict[str, Any], player: str) -> tuple[list[int], list[int]]:
    """The bounds that a description gives on a hidden hand."""
    where = f"players.{player}.hand"
    as_map(hand, where, HIDDEN_KEYS)
    number = as_number(hand["cards"], f"{where}.cards")
    low = as_counts(hand.get("at_least", {}), KIND_WORDS, f"{where}.at_least")
    most = as_map(hand.get("at_most", {}), f"{where}.at_most", KIND_WORDS)
    high = [as_number(most.get(word, number), f"{where}.at_most.{word}") for word in KIND_WORDS]
    return low, high


def _resources(state: State, position: Position, hands: list[Any], rng: Random) -> None:
    """Hands as given; the rest is the bank's; what is hidden is dealt from what no one has shown."""
    facts = state.facts
    left = list(facts.resources)
    hidden: list[int] = []
    for seat, hand in enumerate(hands):
        where = f"players.{SEAT_WORDS[seat]}.hand"
        if "cards" in hand:
            hidden.append(seat)
            continue
        held = as_counts(hand, KIND_WORDS, where)
        overwrite(state.hands, seat * RESOURCES, held)
        left = [left[kind] - held[kind] for kind in range(RESOURCES)]
    if min(left) < 0:
        kind = left.index(min(left))
        word, all_of_it = KIND_WORDS[kind], facts.resources[kind]
        counts = {
            f"players.{SEAT_WORDS[seat]}.hand.{word}": state.hands[seat * RESOURCES + kind]
            for seat in range(facts.seats)
        }
        what = f"there are only {all_of_it} cards of {word} (SR-INV-01)."
        raise too_many_pieces("players", what, counts, -left[kind])
    bank = as_map(position.get("bank", {}), "bank", (*SUPPLY_WORDS, "discard"))
    discard = [0, 0, *as_counts(bank.get("discard", {}), PASTURE_WORDS, "bank.discard")]
    if hidden or isinstance(bank.get("pasture"), int):
        _deal_hidden(state, bank, hands, hidden, [left[kind] - discard[kind] for kind in range(RESOURCES)], rng)
        state.bank[HORSE + 2], state.bank[CATTLE + 2] = discard[HORSE], discard[CATTLE]
    else:
        _open_bank(state, bank, left, discard)


def _deal_hidden(
    state: State, bank: dict[str, Any], hands: list[Any], hidden: list[int], rest: list[int], rng: Random
) -> None:
    """Deal what no one has shown to the hidden hands and the bank."""
    sizes = [as_number(hands[seat]["cards"], f"players.{SEAT_WORDS[seat]}.hand.cards") for seat in hidden]
    stored = sum(rest) - sum(sizes)
    if min(rest) < 0 or stored < 0:
        raise BadPosition("bank", "the numbers of cards in hands and the bank don't match (SR-INV-01).")
    low, high = [[0] * RESOURCES], [[stored] * RESOURCES]
    for kind in (ORE, GRAIN):
        if KIND_WORDS[kind] in bank:
            low[0][kind] = high[0][kind] = as_number(bank[KIND_WORDS[kind]], f"bank.{KIND_WORDS[kind]}")
    if isinstance(bank.get("pasture"), dict):
        low[0][HORSE:] = high[0][HORSE:] = as_counts(bank["pasture"], PASTURE_WORDS, "bank.pasture")
    elif "pasture" in bank:
        pile = as_number(bank["pasture"], "bank.pasture")
        if low[0][ORE] + low[0][GRAIN] + pile != stored:
            raise BadPosition("bank.pasture", f"ore, grain and the pasture pile must add up to {stored} (SR-INV-01).")
    for seat in hidden:
        fewest, most = _seen(hands[seat], SEAT_WORDS[seat])
        needed = needs(state, seat)
        low.append([max(fewest[kind], needed[kind]) for kind in range(RESOURCES)])
        high.append(most)
    deal_hands(state, hidden, [stored, *sizes], rest, low, high, rng)


def _open_bank(state: State, bank: dict[str, Any], left: list[int], discard: list[int]) -> None:
    """The bank has what is in no one's hand; whoever states its numbers must state these."""
    pile = [left[kind] - discard[kind] for kind in range(RESOURCES)]
    for kind in (ORE, GRAIN):
        word = KIND_WORDS[kind]
        if as_number(bank.get(word, left[kind]), f"bank.{word}") != left[kind]:
            raise BadPosition(f"bank.{word}", f"{left[kind]} are in no one's hand, not {bank[word]} (SR-INV-01).")
    if min(pile) < 0:
        raise BadPosition("bank.discard", "more cards are discarded than there are (SR-INV-01).")
    if bank.get("pasture") is not None and as_counts(bank["pasture"], PASTURE_WORDS, "bank.pasture") != pile[HORSE:]:
        raise BadPosition("bank.pasture", f"{pile[HORSE]} horses and {pile[CATTLE]} cattle are left (SR-INV-01).")
    state.bank = vec[i64](left[:2] + pile[HORSE:] + discard[HORSE:])


def _development(state: State, position: Position, rng: Random) -> None:
    """Development cards as given; hidden ones come from those that no one has shown (SR-INV-11)."""
    facts = state.facts
    given = as_map(position.get("development", {}), "development", ("pile", "played"))
    state.played = vec[i64](as_counts(given.get("played", {}), CARD_WORDS, "development.played"))
    left: list[int] = [facts.cards[kind] - state.played[kind] for kind in range(CARDS)]
    left[DIPLOMAT] -= sum(state.diplomats)
    left[VICTORY_POINT] -= sum(state.shown)
    hidden: list[tuple[int, int]] = []
    for seat in range(facts.seats):
        word = SEAT_WORDS[seat]
        cards = _own(as_map(position.get("players"), "players"), seat).get("cards")
        where = f"players.{word}.cards"
        if isinstance(cards, int):
            hidden.append((seat, as_number(cards, where)))
            continue
        held = as_counts(cards, CARD_WORDS, where)
        overwrite(state.cards, seat * CARDS, held)
        left = [left[kind] - held[kind] for kind in range(CARDS)]
    if min(left) < 0:
        kind = left.index(min(left))
        word = CARD_WORDS[kind]
        counts = {
            f"players.{SEAT_WORDS[seat]}.cards.{word}": state.cards[seat * CARDS + kind] for seat in range(facts.seats)
        }
        counts[f"development.played.{word}"] = state.played[kind]
        what = f"there are only {facts.cards[kind]} {word} cards (SR-INV-11)."
        raise too_many_pieces("players", what, counts, -left[kind])
    sizes = [number for _, number in hidden]
    rest = sum(left) - sum(sizes)
    if rest < 0:
        raise BadPosition("players", "there are more development cards in play than exist (SR-INV-11).")
    pool = _pool(left, given.get("pile", rest), rest)
    for (seat, _), held in zip(hidden, deal_counts(sizes, pool, rng), strict=True):
        overwrite(state.cards, seat * CARDS, held)
        left = [left[kind] - held[kind] for kind in range(CARDS)]
    state.pile = vec[i64](left)


def _pool(left: list[int], pile: Any, rest: int) -> list[int]:
    """Return what hidden cards can be: whatever is left, but for the pile if the position says what it holds."""
    stated = as_counts(pile, CARD_WORDS, "development.pile") if isinstance(pile, dict) else []
    number = sum(stated) if isinstance(pile, dict) else as_number(pile, "development.pile")
    for kind, most in enumerate(left):
        if stated and stated[kind] > most:
            reason = f"{most} {CARD_WORDS[kind]} cards are left, not {stated[kind]} (SR-INV-11)."
            raise BadPosition("development.pile", reason)
    if number != rest:
        raise BadPosition("development.pile", f"{rest} cards are left, not {number} (SR-INV-11).")
    return [most - stated[kind] for kind, most in enumerate(left)] if stated else left


def _fresh(state: State, given: Any, rng: Random) -> None:
    """The card just gained by plunder; others know only that there is one."""
    if given is None:
        return
    if given != UNKNOWN_CARD:
        state.plundered_card = as_word(given, CARD_WORDS, "turn.plundered_card")
        return
    state.plundered_card = guess_plundered(state, rng)


def _shortage(state: State, given: Any, rng: Random) -> None:
    """Cards owed in a shortage, and those already chosen; hidden ones are any of the hand."""
    if given is None:
        return
    players = SEAT_WORDS[: state.facts.seats]
    as_map(given, "shortage", ("owed", "chosen"))
    owed = as_counts(given.get("owed", {}), players, "shortage.owed")
    overwrite(state.owed, 0, owed)
    for word, chosen in as_map(given.get("chosen", {}), "shortage.chosen", players).items():
        first = players.index(word) * RESOURCES
        hand = list(state.hands[first : first + RESOURCES])
        if isinstance(chosen, int):
            if as_number(chosen, f"shortage.chosen.{word}") > sum(hand):
                raise BadPosition(f"shortage.chosen.{word}", "more cards are chosen than the hand has.")
            chosen_cards = deal_counts([chosen], hand, rng)[0]
        else:
            chosen_cards = as_counts(chosen, KIND_WORDS, f"shortage.chosen.{word}")
        if any(number > held for number, held in zip(chosen_cards, hand, strict=True)):
            raise BadPosition(f"shortage.chosen.{word}", "more cards are chosen than the hand has.")
        overwrite(state.returned, first, chosen_cards)
    if SHORTAGE_STEP.at() not in state.agenda:
        raise BadPosition("shortage", "there is no shortage; the agenda would have 'shortage'.")
    for seat, word in enumerate(players):
        half = half_of(state, hand_size(state, seat))
        if owed[seat] + sum(state.returned[seat * RESOURCES : seat * RESOURCES + RESOURCES]) > half:
            raise BadPosition(f"shortage.owed.{word}", f"{word} returns {half} cards in all (SR-SHORT-02).")
