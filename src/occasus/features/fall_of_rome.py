"""Fall of Rome as an array. Everything lies open (FR-INFO-01), so every seat is told all of it, from its place."""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import Seat
from occasus.core.cells import has
from occasus.core.options import Options
from occasus.features.layout import Layout, singles, step_table
from occasus.features.row import MOST, Choices, Marked, Part, Row
from occasus.games.fall_of_rome.board.names import (
    BARBARIAN_WORDS,
    CARD_WORDS,
    CARDS,
    CITIES,
    CITY_WORDS,
    EVENT_WORDS,
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
NOTHING_CHOSEN: Final = [0] * CHOSEN
SOLO_PAWNS: Final = 3


STEP_KINDS: Final = len(STEPS.families) - len(NOTES)  # of steps; notes are told as what was chosen
STEP_BYTES: Final = step_table(STEPS, STEP_KINDS)
PLAYER_CARDS: Final = len(PLAYER_CARD_WORDS)
ROLE_BYTES: Final = singles(ROLES)
CITY_BYTES: Final = singles(CITIES)
TOP_BYTES: Final = singles(PLAYER_CARDS)


@final
class FallOfRomeFeatures:
    """For one number of seats."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats: Final = seats
        self.pawns: Final = SOLO_PAWNS if seats == 1 else seats
        self.layout: Final = layout
        row, span = Row(layout.size), layout.span
        self.row: Final = row
        self._hordes: Final = Part(row, span("barbarians"))
        self._legions: Final = Part(row, span("legions"))
        self._forts: Final = Part(row, span("forts"))
        self._head: Final = Part(row, span("allied", "chosen"))
        self._choices: Final = Choices(row)
        self._choices.add(span("phase"), singles(len(PHASE_WORDS)))
        self._choices.add(span("to do kind", "to do arguments"), STEP_BYTES)
        self._choices.add(span("on turn"), singles(self.pawns))
        self._choices.add(span("top of the player deck"), TOP_BYTES)
        for pawn in range(self.pawns):
            self._choices.add(span(f"pawn {pawn} role"), ROLE_BYTES)
            self._choices.add(span(f"pawn {pawn} city"), CITY_BYTES)
        hands = [span(f"hand {place}") for place in range(seats)]
        events = [span(f"events {place}") for place in range(seats)]
        self._hands: Final = [Marked(row, hands) for _ in range(seats)]
        self._events: Final = [Marked(row, events) for _ in range(seats)]
        self._treasury: Final = Part(row, span("treasury"))
        self._pool: Final = Part(row, span("player deck"))
        self._unseen: Final = Part(row, span("unseen events"))
        self._piles: Final = Part(row, span("pile cards", "pile revolt"))
        self._player_discard: Final = Part(row, span("player discard"))
        self._drawn: Final = Part(row, span("drawn"))
        self._deck: Final = Part(row, span("layer in the barbarian deck"))
        self._barbarian_discard: Final = Part(row, span("barbarian discard"))
        self._removed: Final = Part(row, span("removed"))

    def encode(self, state: State, seat: Seat) -> bytes:
        """The features by number."""
        self.update(state, seat)
        return bytes(self.row.seen)

    def update(self, state: State, seat: Seat) -> None:
        """Write what has changed."""
        self.row.turn_to(seat)
        pawns, seats, agenda = self.pawns, self.seats, state.agenda
        self._hordes.numbers(list(state.hordes))
        self._legions.numbers(list(state.legions))
        self._forts.numbers(list(state.forts))
        self._head.numbers(_head(state, seat))
        chosen = [state.phase, agenda[-1] if agenda else -1, (state.active - seat) % pawns]
        chosen.append(state.top[-1] if len(state.top) > 0 else -1)
        for place in range(pawns):
            pawn = (seat + place) % pawns
            chosen.append(state.roles[pawn] if pawn < len(state.roles) else -1)
            chosen.append(state.cities[pawn])
        self._choices.tell(chosen)
        for place in range(seats):
            own = (seat + place) % seats
            self._hands[own].tell(list(state.hands[own]), place)
            self._events[own].tell(list(state.events[own]), place)
        self._treasury.marks(list(state.treasury))
        self._decks(state)

    def _decks(self, state: State) -> None:
        """What can be known of the decks and discards."""
        self._pool.marks(list(state.pool))
        self._unseen.marks(list(state.unseen_events))
        if self._piles.changed(list(state.piles)):
            self._piles.write(_pile_bytes(list(state.piles)))
        self._player_discard.marks(list(state.player_discard))
        self._drawn.marks(list(state.drawn))
        deck = state.deck
        if self._deck.changed([*deck.cards, -1, *deck.sizes]):
            self._deck.write(_depth_bytes(list(deck.cards), list(deck.sizes)))
        self._barbarian_discard.marks(list(state.barbarian_discard))
        self._removed.marks(list(state.removed))


def _head(state: State, seat: Seat) -> list[int]:
    """The numbers of the blocks from allied tribes to what was chosen."""
    made = [*state.allied, *state.supply]
    made += [state.legion_supply, state.fort_supply, state.rate, state.decline, state.actions_left]
    made += [state.invasions_left, state.revealed, state.fewer_invasions, state.skip_invasion]
    made += [state.faces_chosen, state.victory]
    made += [state.victory_city if state.victory else 0, state.traded, state.enlisted]
    made += list(state.passed[seat:])
    made += list(state.passed[:seat])
    made += [state.pool_events, state.event_deck, len(state.top)]
    if state.agenda and STEPS.family_index[state.agenda[-1]] >= EXCHANGE_STEP.index:
        chosen = [choice + 1 for choice in _chosen(state)[:CHOSEN]]
        return made + chosen + [0] * (CHOSEN - len(chosen))
    return made + NOTHING_CHOSEN


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


def _pile_bytes(piles: list[int]) -> bytes:
    """The sizes of the piles, the next one first, and which of them hold a revolt."""
    made = bytearray(2 * PILES)
    for number, pile in enumerate(piles[: -PILES - 1 : -1]):
        made[number] = pile >> 1
        made[PILES + number] = pile & 1
    return bytes(made)


def _depth_bytes(cards: list[int], sizes: list[int]) -> bytes:
    made = bytearray(CARDS)
    end = len(cards)
    for depth, size in enumerate(reversed(sizes), 1):
        for card in cards[end - size : end]:
            made[card] = depth
        end -= size
    return bytes(made)


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
