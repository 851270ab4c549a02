"""Fall of Rome as an array. Everything lies open (FR-INFO-01), so every seat is told all of it, from its place."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.deck import Deck
from occasus.core.int_arrays import has, vec
from occasus.core.options import Options
from occasus.features.layout import Features, Layout
from occasus.features.row import MOST, Row
from occasus.features.steps import StepTable
from occasus.games.fall_of_rome.board.names import (
    BARBARIAN_WORDS,
    CARD_WORDS,
    CARDS,
    CITIES,
    CITY_WORDS,
    EVENT_WORDS,
    EVENTS,
    FESTINA,
    FULL,
    PHASE_WORDS,
    PLAYER_CARD_WORDS,
    ROLE_WORDS,
    ROLES,
    TRIBE_WORDS,
    TRIBES,
)
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.steps import EXCHANGE_STEP, FESTINA_PAWN_STEP, NOTES, PLAYED_STEP, STEPS

PILES: Final = 12  # of the player deck that an observation tells
CHOSEN: Final = 8  # choices inside an event that an observation tells
SOLO_PAWNS: Final = 3


STEP_KINDS: Final = len(STEPS.families) - len(NOTES)  # of steps; notes are told as what was chosen
STEP_TABLE: Final = StepTable(STEPS, STEP_KINDS)


@final
class FallOfRomeFeatures(Features[State]):
    """For one number of seats. Where each block begins is looked up once."""

    def __init__(self, seats: int, layout: Layout) -> None:
        super().__init__(layout)
        start = layout.start
        self.seats: Final[i64] = seats
        self.pawns: Final[i64] = SOLO_PAWNS if seats == 1 else seats
        self._hordes: Final[i64] = start("barbarians")
        self._legions: Final[i64] = start("legions")
        self._forts: Final[i64] = start("forts")
        self._allied: Final[i64] = start("allied")
        self._supply: Final[i64] = start("supply")
        self._counts: Final[i64] = start("legions in supply")
        self._passed: Final[i64] = start("passed")
        self._deck_counts: Final[i64] = start("player deck counts")
        self._chosen: Final[i64] = start("chosen")
        self._phase: Final[i64] = start("phase")
        self._to_do: Final[i64] = start("to do kind")
        self._pawns: Final[i64] = start("pawn 0 role")
        self._on_turn: Final[i64] = start("on turn")
        self._hands: Final[i64] = start("hand 0")
        self._treasury: Final[i64] = start("treasury")
        self._pool: Final[i64] = start("player deck")
        self._unseen: Final[i64] = start("unseen events")
        self._top: Final[i64] = start("top of the player deck")
        self._piles: Final[i64] = start("pile cards")
        self._player_discard: Final[i64] = start("player discard")
        self._drawn: Final[i64] = start("drawn")
        self._deck: Final[i64] = start("layer in the barbarian deck")
        self._barbarian_discard: Final[i64] = start("barbarian discard")
        self._removed: Final[i64] = start("removed")

    def write(self, state: State, seat: i64, row: Row) -> None:
        """The board, what was done in the turn, pawns and hands from the reader's place, decks."""
        row.wipe()
        row.tell(self._hordes, state.hordes)
        row.tell(self._legions, state.legions)
        row.tell(self._forts, state.forts)
        row.tell(self._allied, state.allied)
        row.tell(self._supply, state.supply)
        self._turn(state, seat, row)
        for place in range(self.pawns):
            pawn = (seat + place) % self.pawns
            role = self._pawns + place * (ROLES + CITIES)
            if pawn < len(state.roles):
                row.mark(role + state.roles[pawn])
            if state.cities[pawn] >= 0:
                row.mark(role + ROLES + state.cities[pawn])
        for place in range(self.seats):
            own = (seat + place) % self.seats
            hand = self._hands + place * (CARDS + EVENTS)
            row.mark_all(hand, state.hands[own])
            row.mark_all(hand + CARDS, state.events[own])
        row.mark_all(self._treasury, state.treasury)
        self._decks(state, row)

    def _turn(self, state: State, seat: i64, row: Row) -> None:
        """The numbers beside the board, whose turn it is, and what was done in it."""
        counts = vec[i64](
            [
                state.legion_supply,
                state.fort_supply,
                state.rate,
                state.decline,
                state.actions_left,
                state.invasions_left,
                state.revealed,
                state.fewer_invasions,
                state.skip_invasion,
                state.faces_chosen,
                state.victory,
                state.victory_city if state.victory else 0,
                state.traded,
                state.enlisted,
            ]
        )
        row.tell(self._counts, counts)
        row.tell_part(self._passed, state.passed, seat, self.seats)
        row.tell_part(self._passed + self.seats - seat, state.passed, 0, seat)
        row.mark(self._phase + state.phase)
        row.mark(self._on_turn + (state.active - seat) % self.pawns)
        if state.agenda:
            due = state.agenda[-1]
            STEP_TABLE.tell(row, self._to_do, due)
            if STEPS.family_index[due] >= EXCHANGE_STEP.index:
                for place, choice in enumerate(_chosen(state)[:CHOSEN]):
                    row.put(self._chosen + place, choice + 1)

    def _decks(self, state: State, row: Row) -> None:
        """Write what can be known about decks and discards."""
        row.tell(self._deck_counts, vec[i64]([state.pool_events, state.event_deck, len(state.top)]))
        row.mark_all(self._pool, state.pool)
        row.mark_all(self._unseen, state.unseen_events)
        if len(state.top) > 0:
            row.mark(self._top + state.top[-1])
        piles: i64 = len(state.piles)
        for number in range(min(piles, PILES)):  # the next one first
            pile = state.piles[piles - 1 - number]
            row.put(self._piles + number, pile >> 1)
            row.put(self._piles + PILES + number, pile & 1)
        row.mark_all(self._player_discard, state.player_discard)
        row.mark_all(self._drawn, state.drawn)
        self._layers(state.deck, row)
        row.mark_all(self._barbarian_discard, state.barbarian_discard)
        row.mark_all(self._removed, state.removed)

    def _layers(self, deck: Deck, row: Row) -> None:
        """For every card of the barbarian deck the layer in which it lies, the uppermost being 1."""
        end: i64 = len(deck.cards)
        depth: i64 = 1
        for layer in range(len(deck.sizes) - 1, -1, -1):
            first = end - deck.sizes[layer]
            for card in deck.cards[first:end]:
                row.put(self._deck + card, depth)
            end = first
            depth += 1


def _chosen(state: State) -> list[int]:
    """Of the event being played: the seat, the option, and its own choices; of an exchange: the seat and the card."""
    if EXCHANGE_STEP.has(state.agenda[-1]):
        return [EXCHANGE_STEP.of(state.agenda[-1]), state.player_discard[-1]]
    choices: list[int] = []
    for step in state.agenda:
        family = STEPS.family(step)
        if family is PLAYED_STEP:
            choices = list(family.args(step)[1:])
        elif family in NOTES:
            choices.extend(family.args(step))
        elif family is FESTINA_PAWN_STEP:
            choices.append(0 if has(state.events[choices[0]], FESTINA) else 1)  # whether a pawn has moved
    return choices


LAYOUTS: Final[dict[int, Layout]] = {}  # by the number of seats


def _layout(seats: int, pawns: int) -> Layout:
    layout = Layout()
    layout.add("barbarians", [f"{tribe} in {city}" for tribe in TRIBE_WORDS for city in CITY_WORDS], FULL + 1)
    layout.add("legions", CITY_WORDS, MOST)
    layout.add("forts", CITY_WORDS)
    layout.add("allied", TRIBE_WORDS)
    layout.add("supply", TRIBE_WORDS, MOST)
    for name in ("legions in supply", "forts in supply", "rate", "decline", "actions left", "invasions left"):
        layout.one(name)
    layout.add("turn", ("revealed", "fewer", "skip invasion", "alea", "victory", "city of victory"), MOST)
    layout.add("used this turn", ("trade", "enlisting"))
    layout.add("passed", [f"seat {seat}" for seat in range(seats)], TRIBES)
    layout.add("player deck counts", ("events", "event deck", "cards put back"), MOST)
    layout.add("chosen", [str(choice) for choice in range(CHOSEN)], MOST)
    layout.add("phase", PHASE_WORDS)
    layout.add_step("to do", STEPS, STEP_KINDS)
    for pawn in range(pawns):
        layout.add(f"pawn {pawn} role", ROLE_WORDS)
        layout.add(f"pawn {pawn} city", CITY_WORDS)
    layout.add("on turn", [f"pawn {pawn}" for pawn in range(pawns)])
    for seat in range(seats):
        layout.add(f"hand {seat}", CARD_WORDS)
        layout.add(f"events {seat}", EVENT_WORDS)
    layout.add("treasury", CARD_WORDS)
    layout.add("player deck", CARD_WORDS)
    layout.add("unseen events", EVENT_WORDS)
    layout.add("top of the player deck", PLAYER_CARD_WORDS)
    layout.add("pile cards", [str(pile) for pile in range(PILES)], MOST)
    layout.add("pile revolt", [str(pile) for pile in range(PILES)])
    layout.add("player discard", PLAYER_CARD_WORDS)
    layout.add("drawn", PLAYER_CARD_WORDS)
    layout.add("layer in the barbarian deck", BARBARIAN_WORDS, MOST)
    layout.add("barbarian discard", BARBARIAN_WORDS)
    layout.add("removed", BARBARIAN_WORDS)
    return layout


def make(seats: int, options: Options) -> FallOfRomeFeatures:
    """The features for a number of seats; options change none."""
    if seats not in LAYOUTS:
        LAYOUTS[seats] = _layout(seats, SOLO_PAWNS if seats == 1 else seats)
    return FallOfRomeFeatures(seats, LAYOUTS[seats])
