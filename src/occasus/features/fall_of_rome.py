"""Fall of Rome as an array. Everything lies open (FR-INFO-01), so every seat is told all of it, from its place."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from occasus.core.cells import blank, has, mark_row, tell, tell_row, vec
from occasus.core.deck import Deck
from occasus.core.options import Options
from occasus.features.layout import MOST, Features, Layout
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

    def write(self, state: State, seat: i64, cells: vec[u8], at: i64) -> None:
        """The board, what was done in the turn, pawns and hands from the reader's place, decks."""
        blank(cells, at, self.size)
        tell_row(cells, at + self._hordes, state.hordes, 0, TRIBES * CITIES)
        tell_row(cells, at + self._legions, state.legions, 0, CITIES)
        tell_row(cells, at + self._forts, state.forts, 0, CITIES)
        tell_row(cells, at + self._allied, state.allied, 0, TRIBES)
        tell_row(cells, at + self._supply, state.supply, 0, TRIBES)
        self._turn(state, seat, cells, at)
        for place in range(self.pawns):
            pawn = (seat + place) % self.pawns
            role = at + self._pawns + place * (ROLES + CITIES)
            if pawn < len(state.roles):
                cells[role + state.roles[pawn]] = 1
            if state.cities[pawn] >= 0:
                cells[role + ROLES + state.cities[pawn]] = 1
        for place in range(self.seats):
            own = (seat + place) % self.seats
            hand = at + self._hands + place * (CARDS + EVENTS)
            mark_row(cells, hand, state.hands[own])
            mark_row(cells, hand + CARDS, state.events[own])
        mark_row(cells, at + self._treasury, state.treasury)
        self._decks(state, cells, at)

    def _turn(self, state: State, seat: i64, cells: vec[u8], at: i64) -> None:
        """The numbers beside the board, whose turn it is, and what was done in it."""
        counts = at + self._counts
        tell(cells, counts, state.legion_supply)
        tell(cells, counts + 1, state.fort_supply)
        tell(cells, counts + 2, state.rate)
        tell(cells, counts + 3, state.decline)
        tell(cells, counts + 4, state.actions_left)
        tell(cells, counts + 5, state.invasions_left)
        tell(cells, counts + 6, state.revealed)
        tell(cells, counts + 7, state.fewer_invasions)
        tell(cells, counts + 8, state.skip_invasion)
        tell(cells, counts + 9, state.faces_chosen)
        tell(cells, counts + 10, state.victory)
        tell(cells, counts + 11, state.victory_city if state.victory else 0)
        tell(cells, counts + 12, state.traded)
        tell(cells, counts + 13, state.enlisted)
        tell_row(cells, at + self._passed, state.passed, seat, self.seats)
        tell_row(cells, at + self._passed + self.seats - seat, state.passed, 0, seat)
        cells[at + self._phase + state.phase] = 1
        cells[at + self._on_turn + (state.active - seat) % self.pawns] = 1
        if state.agenda:
            due = state.agenda[-1]
            STEP_TABLE.tell(cells, at + self._to_do, due)
            if STEPS.family_index[due] >= EXCHANGE_STEP.index:
                for place, choice in enumerate(_chosen(state)[:CHOSEN]):
                    tell(cells, at + self._chosen + place, choice + 1)

    def _decks(self, state: State, cells: vec[u8], at: i64) -> None:
        """What can be known of the decks and discards."""
        tell(cells, at + self._deck_counts, state.pool_events)
        tell(cells, at + self._deck_counts + 1, state.event_deck)
        tell(cells, at + self._deck_counts + 2, len(state.top))
        mark_row(cells, at + self._pool, state.pool)
        mark_row(cells, at + self._unseen, state.unseen_events)
        if len(state.top) > 0:
            cells[at + self._top + state.top[-1]] = 1
        piles: i64 = len(state.piles)
        for number in range(min(piles, PILES)):  # the next one first
            pile = state.piles[piles - 1 - number]
            tell(cells, at + self._piles + number, pile >> 1)
            tell(cells, at + self._piles + PILES + number, pile & 1)
        mark_row(cells, at + self._player_discard, state.player_discard)
        mark_row(cells, at + self._drawn, state.drawn)
        self._layers(state.deck, cells, at + self._deck)
        mark_row(cells, at + self._barbarian_discard, state.barbarian_discard)
        mark_row(cells, at + self._removed, state.removed)

    def _layers(self, deck: Deck, cells: vec[u8], at: i64) -> None:
        """For every card of the barbarian deck the layer in which it lies, the uppermost being 1."""
        end: i64 = len(deck.cards)
        depth: i64 = 1
        for layer in range(len(deck.sizes) - 1, -1, -1):
            first = end - deck.sizes[layer]
            for place in range(first, end):
                tell(cells, at + deck.cards[place], depth)
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
