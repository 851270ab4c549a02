"""The parts of a position of Struggle for Rome, as a seat sees it; the client's types are made from this."""

from __future__ import annotations

from typing import TypedDict


class Tribe(TypedDict):
    """A tribe: where it stands, what it has."""

    figure: str | None
    fighters: int
    wagons: int
    tokens: dict[str, int]
    cities: list[str]


class CoveredHand(TypedDict):
    """A hand that the reader may not see: its size, and what was seen of it (SR-INFO-01)."""

    cards: int
    at_least: dict[str, int]
    at_most: dict[str, int]


class Reserve(TypedDict):
    """Pieces that a player can still build."""

    horseman: int
    warrior: int
    wagons: int


class Player(TypedDict):
    """A player."""

    gold: int
    hand: dict[str, int] | CoveredHand
    cards: dict[str, int] | int
    diplomats: int
    shown_points: int
    legacy: bool
    points: int
    reserve: Reserve
    horseman: Tribe
    warrior: Tribe


class Deal(TypedDict):
    """An offer: what is given, and what is wanted for it."""

    give: dict[str, int]
    want: dict[str, int]


class TradeOffer(Deal):
    """An offer on the table, the answers so far and the counter-offers."""

    answers: dict[str, str]
    counters: dict[str, Deal]


class TurnOfPlayer(TypedDict):
    """Whose turn it is and what has happened in it."""

    player: str
    phase: str
    taken: int
    travelled: bool
    attacked: str
    card_played: bool
    plundered_card: str | None
    joker_used: bool
    offers: list[Deal]


class Bank(TypedDict):
    """The cards of the bank; horses and cattle lie face down in one pile."""

    ore: int
    grain: int
    pasture: int | dict[str, int]
    discard: dict[str, int]


class Development(TypedDict):
    """The pile of development cards, and those that were played."""

    pile: int | dict[str, int]
    played: dict[str, int]


class Shortage(TypedDict):
    """How many cards everyone still owes; which were chosen is the chooser's secret (SR-SHORT-03)."""

    owed: dict[str, int]
    chosen: dict[str, dict[str, int] | int]


class StruggleForRomePosition(TypedDict):
    """Everything that a seat may know."""

    seats: int
    options: dict[str, str | int | bool]
    round: int
    start: str
    turn: TurnOfPlayer
    agenda: list[str]
    covered: list[int]
    rolled: int
    legionnaire: str
    players: dict[str, Player]
    bank: Bank
    development: Development
    tokens_gone: list[str]
    turned: dict[str, dict[str, int]]
    diplomacy: str | None
    announced: bool
    over: bool
    offer: TradeOffer | None
    shortage: Shortage | None
