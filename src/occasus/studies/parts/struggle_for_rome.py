"""The editable parts of Struggle for Rome."""

from __future__ import annotations

from occasus.games.struggle_for_rome.board.names import (
    CARD_WORDS,
    CITY_WORDS,
    CROSSROADS_WORDS,
    HEX_WORDS,
    KIND_WORDS,
    PHASE_WORDS,
    PROVINCE_WORDS,
    SEAT_WORDS,
    TRIBE_KIND_WORDS,
)
from occasus.games.struggle_for_rome.io.describe import ATTACK_WORDS
from occasus.studies.parts.part import Part, Parts, Piece

PHASES = PHASE_WORDS[1:]
IN_PROGRESS = (
    "agenda",
    "offer",
    "shortage",
    "rolled",
    *(f"turn.{part}" for part in ("taken", "offers", "plundered_card")),
)
FOLLOWS = (
    *IN_PROGRESS,
    "announced",
    "over",
    "players.*.points",
    "players.*.reserve",
    "players.*.legacy",
    "diplomacy",
    "bank",
    "bank.ore",
    "bank.grain",
    "bank.pasture",
    "development",
    "development.pile",
    "tokens_gone",
    "turned",
)
RESULT = ("announced", "over", "diplomacy", "players.*.points", "players.*.legacy")


def parts_of(seats: int) -> Parts:
    """Return what can be edited with so many players."""
    colours = SEAT_WORDS[:seats]
    pieces: list[Piece] = []
    for seat, colour in enumerate(colours):
        for kind in TRIBE_KIND_WORDS:
            at = f"players.{colour}.{kind}"
            tribe = f"{colour}_{kind}"
            drops = (*RESULT, "players.*.reserve", "turned", "tokens_gone")
            pieces += [
                Piece(
                    id="figure",
                    how="here",
                    at=f"{at}.figure",
                    places="crossroads",
                    word=tribe,
                    domain="tribe",
                    seat=seat,
                    drops=("agenda",),
                ),
                Piece(
                    id="city",
                    how="member",
                    at=f"{at}.cities",
                    places="city",
                    word=tribe,
                    domain="tribe",
                    seat=seat,
                    alone="city",
                    drops=drops,
                ),
            ]
    pieces += [
        Piece(id="legionnaire", how="here", at="legionnaire", places="hex", key="l"),
        Piece(id="no_token", how="member", at="tokens_gone", places="city", drops=("turned",)),
    ]
    boxes: list[Part] = []
    for kind in TRIBE_KIND_WORDS:
        at = f"players.{{seat}}.{kind}"
        boxes += [
            Part(id=f"{kind}_fighters", at=f"{at}.fighters", kind="number", group="seat", most=20),
            Part(id=f"{kind}_wagons", at=f"{at}.wagons", kind="number", group="seat", most=20),
            Part(
                id=f"{kind}_tokens",
                at=f"{at}.tokens",
                kind="counts",
                group="seat",
                words=PROVINCE_WORDS,
                domain="province",
                drops=("turned", "tokens_gone"),
            ),
        ]
    parts = (
        Part(id="on_turn", at="turn.player", kind="seat", group="turn", drops=IN_PROGRESS),
        Part(id="phase", at="turn.phase", kind="word", group="turn", words=PHASES, domain="phase", drops=IN_PROGRESS),
        Part(id="start", at="start", kind="seat", group="turn", drops=IN_PROGRESS),
        Part(id="round", at="round", kind="number", group="turn", least=1, most=200, start=1),
        Part(id="travelled", at="turn.travelled", kind="flag", group="turn", drops=("agenda",)),
        Part(id="joker_used", at="turn.joker_used", kind="flag", group="turn", drops=("agenda",)),
        Part(id="card_played", at="turn.card_played", kind="flag", group="turn", drops=("agenda",)),
        Part(
            id="attacked",
            at="turn.attacked",
            kind="word",
            group="turn",
            words=ATTACK_WORDS,
            domain="attacked",
            drops=("agenda", "turn.plundered_card"),
        ),
        Part(id="covered", at="covered", kind="numbers", group="track", least=2, most=12, drops=("rolled",)),
        Part(id="gold", at="players.{seat}.gold", kind="number", group="seat", most=200),
        Part(
            id="hand",
            at="players.{seat}.hand",
            kind="counts",
            group="seat",
            words=KIND_WORDS,
            domain="resource",
            hidden="cards",
            drops=("bank.ore", "bank.grain", "bank.pasture"),
        ),
        Part(
            id="cards",
            at="players.{seat}.cards",
            kind="counts",
            group="seat",
            words=CARD_WORDS,
            domain="card",
            hidden="number",
            drops=("development.pile", *RESULT),
        ),
        Part(
            id="diplomats",
            at="players.{seat}.diplomats",
            kind="number",
            group="seat",
            most=9,
            drops=("development.pile", *RESULT),
        ),
        *boxes,
        Part(
            id="pasture_discard",
            at="bank.discard",
            kind="counts",
            group="deck",
            words=("horse", "cattle"),
            domain="resource",
            drops=("bank.pasture",),
        ),
        Part(
            id="played",
            at="development.played",
            kind="counts",
            group="deck",
            words=CARD_WORDS,
            domain="card",
            drops=("development.pile",),
        ),
    )
    return Parts(
        seats=tuple(colours),
        pieces=tuple(pieces),
        parts=parts,
        pools=(),
        places={"city": CITY_WORDS, "crossroads": CROSSROADS_WORDS, "hex": HEX_WORDS},
        follows=FOLLOWS,
    )
