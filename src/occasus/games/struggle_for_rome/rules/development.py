"""Development cards: what holds for all of them. Each card has a file in `cards/`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import CombinedOffer, Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import PLAY
from occasus.games.struggle_for_rome.board.names import (
    CARD_WORDS,
    CARDS,
    DIPLOMAT,
    FORCED_MARCH,
    GREAT_WARRIOR,
    TRAITOR,
    TREASURES,
    VICTORY_POINT,
)
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.events import PLAYED


def why_not_card(state: State, seat: i64, kind: i64) -> RuleId | None:
    """One card in each phase, also one just gained, unless the option makes it wait (SR-DEV-01, SR-DEV-03, SR-RUL-17).

    Why a card cannot be played at all in this turn; cards have rules of their own on top of it.
    """
    if state.card_played:
        return "SR-DEV-01"
    held = state.cards[seat * CARDS + kind]
    if held == 1 and state.facts.card_waits and state.plundered_card == kind:
        return "SR-RUL-17"
    return None if held else "SR-DEV-12"


def can_play(state: State, seat: i64, kind: i64) -> bool:
    """Return whether a card can be played in this turn, as far as this depends on no single card."""
    return why_not_card(state, seat, kind) is None


def spend_card(state: State, seat: i64, kind: i64, log: Log | None) -> None:
    """The card of this phase is played and leaves the game (SR-DEV-01, SR-DEV-05); Diplomats stay open (SR-DEV-04)."""
    state.cards[seat * CARDS + kind] -= 1
    state.card_played = 1
    if kind == DIPLOMAT:
        state.diplomats[seat] += 1
    else:
        state.played[kind] += 1
    if log is not None:
        log.add(PLAYED, seat, kind)


class Card:
    """A development card: why it cannot be played by itself now, what it offers, and what it does."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind

    def why_unplayable(self, state: State, seat: i64) -> RuleId | None:
        """The rule that forbids playing it now, of the current player in phases 2, 3 or 4; None if it is allowed."""
        raise NotImplementedError

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        """Append what its holder may do with it; asked only while no card was played in this turn."""
        if self.why_unplayable(state, seat) is None:
            codes.append(PLAY.at(self.kind))

    def play(self, state: State, seat: i64, log: Log | None) -> None:
        """What it does when it is played by itself; it is spent already."""
        raise NotImplementedError


CARDS_OF: Final = [Card(kind) for kind in range(CARDS)]  # by kind; the files of the cards put theirs here
_ORDER: Final = (FORCED_MARCH, *TREASURES, GREAT_WARRIOR, DIPLOMAT)  # in which a menu offers them
_ELSEWHERE: Final = (TRAITOR, VICTORY_POINT)  # the one is offered with the attacks, the other one is only shown
assert sorted((*_ORDER, *_ELSEWHERE)) == list(range(CARDS)), "each card is offered in one place"


def cards_without_file() -> list[str]:
    """The cards that no file in `cards/` has put into `CARDS_OF`; a game that has any is not complete."""
    return [CARD_WORDS[card.kind] for card in CARDS_OF if type(card) is Card]


@final
class Play(Move[State]):
    """Play a card by itself (SR-DEV-01, SR-DEV-12)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return CARDS_OF[PLAY.of(code)].why_unplayable(state, seat)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        kind = PLAY.of(code)
        spend_card(state, seat, kind, log)
        CARDS_OF[kind].play(state, seat, log)


@final
class PlayCards(CombinedOffer[State]):
    """The moves that a player's development cards offer, card by card."""

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if state.card_played:
            return
        first = seat * CARDS
        for kind in _ORDER:
            if state.cards[first + kind]:
                CARDS_OF[kind].offer(state, seat, codes)
