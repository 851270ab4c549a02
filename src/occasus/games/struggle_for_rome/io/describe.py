"""The position in the words of the board, as far as a seat may know it (SR-INV-10).

SR-INFO-01, SR-INFO-02, SR-INFO-03, SR-INFO-04, SR-INFO-05, SR-INFO-06, SR-INFO-07.
"""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from occasus.core.basics import EVERYTHING, WATCHER, Seat
from occasus.core.int_arrays import vec
from occasus.games.struggle_for_rome.board.names import (
    CARD_WORDS,
    CARDS,
    CATTLE,
    CITIES,
    CITY_WORDS,
    CROSSROADS_WORDS,
    FACE_WORDS,
    FACES,
    GOODS,
    GOODS_WORDS,
    GRAIN,
    HEX_WORDS,
    HIGHEST,
    HORSE,
    HORSEMAN_PHASE,
    KIND_WORDS,
    LOWEST,
    ORE,
    PHASE_WORDS,
    PROVINCE_WORDS,
    PROVINCES,
    RESOURCES,
    SEAT_WORDS,
)
from occasus.games.struggle_for_rome.board.state import FREE, NOT_ASKED, State, hand_size
from occasus.games.struggle_for_rome.io.position import (
    Bank,
    CoveredHand,
    Deal,
    Player,
    Shortage,
    StruggleForRomePosition,
    TradeOffer,
    Tribe,
    TurnOfPlayer,
)
from occasus.games.struggle_for_rome.rules.knowledge import WATCHING, bounds
from occasus.games.struggle_for_rome.rules.trade.draft import TABLE, code_table
from occasus.games.struggle_for_rome.steps import DRAW_STEP, STEPS

ANSWER_WORDS = ("not_asked", "waiting", "drafting", "declined", "accepted", "countered")
ATTACK_WORDS = ("nothing", "plundered", "conquered")
UNKNOWN_CARD = "unknown"


def describe(state: State, seat: Seat) -> StruggleForRomePosition:
    """Everything a seat may know: its own cards, of other hands their size and what was seen of them."""
    seats = state.facts.seats
    return {
        "seats": seats,
        "options": dict(state.facts.options),
        "round": state.round_number,
        "start": SEAT_WORDS[state.start],
        "turn": _turn(state, seat),
        "agenda": [STEPS.text(step) for step in state.agenda],
        "covered": [total for total in range(LOWEST, HIGHEST + 1) if state.covered >> total & 1],
        "rolled": state.rolled,
        "legionnaire": HEX_WORDS[state.legionnaire],
        "players": {SEAT_WORDS[player]: _player(state, player, seat) for player in range(seats)},
        "bank": _bank(state, seat),
        "development": {
            "pile": _counts(state.pile, CARD_WORDS) if seat == EVERYTHING else sum(state.pile),
            "played": _counts(state.played, CARD_WORDS),
        },
        "tokens_gone": [CITY_WORDS[c] for c in range(CITIES) if state.owner[c] == FREE and not state.token_on[c]],
        "turned": _turned(state),
        "diplomacy": SEAT_WORDS[state.diplomacy] if state.diplomacy >= 0 else None,
        "announced": bool(state.announced),
        "over": bool(state.over),
        "offer": _offer(state),
        "shortage": _shortage(state, seat),
    }


def _counts(numbers: Iterable[int], words: tuple[str, ...]) -> dict[str, int]:
    return {words[i]: number for i, number in enumerate(numbers) if number}


def _turn(state: State, seat: Seat) -> TurnOfPlayer:
    taken = state.turn - 1 if was_compensated(state) else state.turn
    player = (state.start + taken) % state.facts.seats
    plundered: str | None = None
    if state.plundered_card >= 0:
        plundered = CARD_WORDS[state.plundered_card] if seat in (player, EVERYTHING) else UNKNOWN_CARD
    return {
        "player": SEAT_WORDS[player],
        "phase": PHASE_WORDS[state.phase],
        "taken": taken,
        "travelled": bool(state.travelled),
        "attacked": ATTACK_WORDS[state.attacked],
        "card_played": bool(state.card_played),
        "plundered_card": plundered,
        "joker_used": bool(state.joker),
        "offers": [table_words(code_table(code)) for code in state.offers],
    }


def was_compensated(state: State) -> bool:
    """Return whether a pasture card is drawn as compensation, between two turns (SR-PASS-04)."""
    return state.phase >= HORSEMAN_PHASE and len(state.agenda) == 1 and DRAW_STEP.has(state.agenda[0])


def _player(state: State, player: Seat, seat: Seat) -> Player:
    """Gold is open, of a hand only what one can know (SR-RUL-08)."""
    open_to = seat in (player, EVERYTHING)
    cards = state.cards[player * CARDS : player * CARDS + CARDS]
    return {
        "gold": state.gold[player],
        "hand": _hand(state, player) if open_to else _covered_hand(state, player, seat),
        "cards": _counts(cards, CARD_WORDS) if open_to else sum(cards),
        "diplomats": state.diplomats[player],
        "shown_points": state.shown[player],
        "legacy": bool(state.legacy[player]),
        "points": state.points[player],
        "reserve": {
            "horseman": state.reserve[2 * player],
            "warrior": state.reserve[2 * player + 1],
            "wagons": state.reserve_wagons[player],
        },
        "horseman": _tribe(state, 2 * player),
        "warrior": _tribe(state, 2 * player + 1),
    }


def _hand(state: State, player: Seat) -> dict[str, int]:
    return _counts(state.hands[player * RESOURCES : player * RESOURCES + RESOURCES], KIND_WORDS)


def _covered_hand(state: State, player: Seat, seat: Seat) -> CoveredHand:
    """The size of a hand, and what its movements have told (SR-INFO-01)."""
    number = hand_size(state, player)
    low, high = bounds(state, WATCHING if seat == WATCHER else seat, player)
    return {
        "cards": number,
        "at_least": _counts(low, KIND_WORDS),
        "at_most": {KIND_WORDS[kind]: most for kind, most in enumerate(high) if most < number},
    }


def _tribe(state: State, tribe: int) -> Tribe:
    figure = state.figure[tribe]
    return {
        "figure": CROSSROADS_WORDS[figure] if figure >= 0 else None,
        "fighters": state.fighters[tribe],
        "wagons": state.wagons[tribe],
        "tokens": _counts(state.tokens[tribe * PROVINCES : tribe * PROVINCES + PROVINCES], PROVINCE_WORDS),
        "cities": [CITY_WORDS[city] for city in range(CITIES) if state.owner[city] == tribe],
    }


def _bank(state: State, seat: Seat) -> Bank:
    bank = state.bank
    pile: int | dict[str, int] = bank[HORSE] + bank[CATTLE]
    if seat == EVERYTHING:
        pile = _counts([0, 0, bank[HORSE], bank[CATTLE]], KIND_WORDS)
    discard = _counts([0, 0, bank[HORSE + 2], bank[CATTLE + 2]], KIND_WORDS)
    return {"ore": bank[ORE], "grain": bank[GRAIN], "pasture": pile, "discard": discard}


def _turned(state: State) -> dict[str, dict[str, int]]:
    turned: dict[str, dict[str, int]] = {}
    for province, word in enumerate(PROVINCE_WORDS):
        first = province * FACES
        seen = [state.facts.faces[first + face] - state.unseen[first + face] for face in range(FACES)]
        if any(seen):
            turned[word] = _counts(seen, FACE_WORDS)
    return turned


def table_words(table: list[int] | vec[i64]) -> Deal:
    """Return what lies on the table of an offer."""
    return {"give": _counts(table[:GOODS], GOODS_WORDS), "want": _counts(table[GOODS:], GOODS_WORDS)}


def _offer(state: State) -> TradeOffer | None:
    if not any(state.offer):
        return None
    answers = {
        SEAT_WORDS[seat]: ANSWER_WORDS[answer] for seat, answer in enumerate(state.answers) if answer != NOT_ASKED
    }
    counters: dict[str, Deal] = {}
    for seat in range(state.facts.seats):
        table = state.counters[seat * TABLE : seat * TABLE + TABLE]
        if any(table):
            counters[SEAT_WORDS[seat]] = table_words(table)
    deal = table_words(state.offer)
    return {"give": deal["give"], "want": deal["want"], "answers": answers, "counters": counters}


def _shortage(state: State, seat: Seat) -> Shortage | None:
    """Return how many cards everyone still owes; which were chosen is the chooser's secret (SR-SHORT-03)."""
    if not any(state.owed):
        return None
    chosen: dict[str, dict[str, int] | int] = {}
    for player in range(state.facts.seats):
        cards = state.returned[player * RESOURCES : player * RESOURCES + RESOURCES]
        if any(cards):
            open_to = seat in (player, EVERYTHING)
            chosen[SEAT_WORDS[player]] = _counts(cards, KIND_WORDS) if open_to else sum(cards)
    return {"owed": _counts(state.owed, SEAT_WORDS), "chosen": chosen}
