"""The parts of a position of Fall of Rome, as players see it; the client's types are made from this."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Pile(TypedDict):
    """A pile of the player deck: how many cards, and whether a revolt is among them."""

    cards: int
    revolt: bool


class PlayerDeck(TypedDict):
    """The public facts about the player deck."""

    size: int
    top: list[str]
    piles: list[Pile]
    cards: list[str]
    events: int
    event_deck: int
    unseen_events: list[str]


class Pawn(TypedDict):
    """A pawn; in solo the shared hand is listed at the first."""

    role: str | None
    city: str | None
    hand: NotRequired[list[str]]


class Supply(TypedDict):
    """The pieces that can still be placed."""

    barbarians: dict[str, int]
    legions: int
    forts: int


class Turn(TypedDict):
    """Whose turn it is and what has happened in it."""

    active: int
    phase: str
    actions: int
    invasions_left: int
    revealed: int
    fewer: int
    skip_invasion: int
    alea: int
    alea_seat: int | None
    victory: int
    victory_city: str | None
    traded: int
    enlisted: int
    passed: list[int]
    refused: list[str]
    drawn: list[str]


class FallOfRomePosition(TypedDict):
    """Everything on the table; all of it is open (FR-INFO-01)."""

    seats: int
    options: dict[str, str | int | bool]
    players: list[Pawn]
    treasury: list[str]
    barbarians: dict[str, dict[str, int]]
    legions: dict[str, int]
    forts: list[str]
    allied: list[str]
    rate: int
    decline: int
    supply: Supply
    player_deck: PlayerDeck
    player_discard: list[str]
    barbarian_deck: list[list[str]]
    barbarian_discard: list[str]
    removed: list[str]
    turn: Turn
    agenda: list[str]
    outcome: str
