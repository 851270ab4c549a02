"""The offer of a position: what lies on the table, who was asked, and what they answered."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from occasus.core.array_ops import overwrite
from occasus.core.basics import BadPosition
from occasus.core.int_arrays import vec
from occasus.core.position_parser import as_counts, as_map, as_word
from occasus.games.struggle_for_rome.board.names import GOLD, GOODS, GOODS_WORDS, SEAT_WORDS
from occasus.games.struggle_for_rome.board.state import (
    ACCEPTED_IT,
    COUNTERED,
    DRAFTING,
    NOT_ASKED,
    WAITING,
    State,
    seat_on_turn,
)
from occasus.games.struggle_for_rome.io.describe import ANSWER_WORDS
from occasus.games.struggle_for_rome.rules.trade.draft import TABLE, can_give, is_complete
from occasus.games.struggle_for_rome.steps import ANSWERS_STEP, CHOOSE_STEP, DRAFT_STEP

_MOST = (1 << 16) - 1  # of one good; see `table_code`


def read_table(state: State, given: Any, where: str) -> list[int]:
    """Goods given, then goods wanted; none on both sides, gold only where the option allows it."""
    table = [
        *as_counts(given.get("give", {}), GOODS_WORDS, f"{where}.give"),
        *as_counts(given.get("want", {}), GOODS_WORDS, f"{where}.want"),
    ]
    for good, word in enumerate(GOODS_WORDS):
        give, want = table[good], table[GOODS + good]
        if give and want:
            raise BadPosition(where, f"{word} cannot be on both sides of an offer (SR-RUL-14).")
        if good == GOLD and give + want and state.facts.goods <= GOLD:
            raise BadPosition(where, "gold can't be part of a trade (SR-TRADE-07).")
        if max(give, want) > _MOST:
            raise BadPosition(where, f"{max(give, want)} {word} are too many.")
    return table


def arrange_offer(state: State, given: Any, players: tuple[str, ...]) -> None:
    if given is None:
        return
    offer = as_map(given, "offer", ("give", "want", "answers", "counters"))
    state.offer = vec[i64](read_table(state, offer, "offer"))
    for word, answer in as_map(offer.get("answers", {}), "offer.answers", players).items():
        state.answers[players.index(word)] = as_word(answer, ANSWER_WORDS, f"offer.answers.{word}")
    for word, table in as_map(offer.get("counters", {}), "offer.counters", players).items():
        where = f"offer.counters.{word}"
        first = players.index(word) * TABLE
        laid = read_table(state, as_map(table, where, ("give", "want")), where)
        if not any(laid):
            raise BadPosition(where, "there is no offer yet; leave this out.")
        overwrite(state.counters, first, laid)


def check_offer(state: State) -> None:
    """Refuse an offer that no one makes, that no one can answer, or that does not fit the hands."""
    top = state.agenda[-1] if state.agenda else -1
    answering, choosing = ANSWERS_STEP.has(top), CHOOSE_STEP.has(top)
    if not (DRAFT_STEP.has(top) or answering or choosing):
        if any(state.offer) or any(state.answers) or any(state.counters):
            raise BadPosition(
                "offer", "no one is making an offer now; the agenda would have 'draft', 'answers' or 'choose_deal'."
            )
        return
    if not any(state.offer[:GOODS]):
        raise BadPosition("offer.give", "an offer has been made, so it can't be empty.")
    if (answering or choosing) and not is_complete(state.offer, 0):
        raise BadPosition("offer", "each side of an offer gives at least one resource card (SR-TRADE-03).")
    _check_answers(state, answering, choosing)
    _check_goods(state)


def _check_answers(state: State, answering: bool, choosing: bool) -> None:
    active = seat_on_turn(state)
    if state.answers[active]:
        raise BadPosition(f"offer.answers.{SEAT_WORDS[active]}", "players don't answer their own offers.")
    waiting = WAITING in state.answers or DRAFTING in state.answers
    if not (answering or choosing) and any(state.answers):
        raise BadPosition("offer.answers", "no one has been asked yet: the offer is still being prepared.")
    if answering and not waiting:
        raise BadPosition(
            "offer.answers", "no one is left to answer, so 'choose_deal' must come next or the offer is over."
        )
    if choosing and (waiting or not (ACCEPTED_IT in state.answers or COUNTERED in state.answers)):
        raise BadPosition(
            "offer.answers",
            "a trade is chosen once everyone has answered and someone has accepted or made a counter-offer.",
        )
    for seat in range(state.facts.seats):
        where = f"offer.counters.{SEAT_WORDS[seat]}"
        if state.answers[seat] == COUNTERED and not is_complete(state.counters, seat * TABLE):
            raise BadPosition(where, "each side of a counter-offer gives at least one resource card (SR-TRADE-03).")
        if state.answers[seat] not in (DRAFTING, COUNTERED) and any(
            state.counters[seat * TABLE : seat * TABLE + TABLE]
        ):
            raise BadPosition(where, f"{SEAT_WORDS[seat]} makes no counter-offer.")


def _check_goods(state: State) -> None:
    """Everyone holds what they laid out or agreed to give (SR-RUL-14)."""
    if not can_give(state, seat_on_turn(state), state.offer, 0):
        raise BadPosition("offer.give", f"{SEAT_WORDS[seat_on_turn(state)]} doesn't have these cards (SR-RUL-14).")
    for seat in range(state.facts.seats):
        word = SEAT_WORDS[seat]
        if state.answers[seat] == ACCEPTED_IT and not can_give(state, seat, state.offer, GOODS):
            raise BadPosition(f"offer.answers.{word}", f"{word} doesn't have what is wanted (SR-TRADE-03).")
        if state.answers[seat] != NOT_ASKED and not can_give(state, seat, state.counters, seat * TABLE):
            raise BadPosition(f"offer.counters.{word}.give", f"{word} doesn't have these cards (SR-RUL-14).")
