"""The editable parts of Fall of Rome."""

from __future__ import annotations

from occasus.content import facts
from occasus.games.fall_of_rome.board.names import (
    BARBARIAN_WORDS,
    CARD_WORDS,
    CITY_WORDS,
    PLAYER_CARD_WORDS,
    ROLE_WORDS,
    TRIBE_WORDS,
)
from occasus.studies.parts.part import Part, Parts, Piece, Pool

PHASES = ("actions", "draw", "after_draw", "invade", "revolt")
IN_PROGRESS = (
    "agenda",
    "outcome",
    *(
        f"turn.{part}"
        for part in ("invasions_left", "revealed", "drawn", "chosen", "refused", "passed", "victory", "victory_city")
    ),
)
FOLLOWS = (
    "supply",
    *IN_PROGRESS,
    *(f"turn.{part}" for part in ("alea", "alea_seat", "traded", "enlisted", "fewer", "skip_invasion")),
    "treasury",
    *(f"player_deck.{part}" for part in ("size", "cards", "events", "event_deck", "unseen_events", "piles")),
    "barbarian_deck",
)


def parts_of(seats: int) -> Parts:
    """Return what can be edited with so many players; alone there are three pawns."""
    data = facts("fall_of_rome")
    pieces = [
        Piece(
            id="barbarian",
            how="count",
            at=f"barbarians.{{place}}.{tribe['id']}",
            places="city",
            word=tribe["id"],
            domain="tribe",
            total=tribe["cubes"],
            key=str(number + 1),
            drops=("supply",),
        )
        for number, tribe in enumerate(data["tribes"]["entries"])
    ]
    legions, forts = data["components"]["legions"], data["components"]["forts"]
    pieces += [
        Piece(id="legion", how="count", at="legions.{place}", places="city", total=legions, key="l", drops=("supply",)),
        Piece(id="fort", how="member", at="forts", places="city", total=forts, key="f", drops=("supply",)),
    ]
    pawns = 3 if seats == 1 else seats
    pieces += [
        Piece(id="pawn", how="here", at=f"players[{pawn}].city", places="city", seat=pawn, key="qwert"[pawn])
        for pawn in range(pawns)
    ]
    rates = len(data["tracks"]["invasion_rate"]["values"]) - 1
    parts = (
        Part(id="on_turn", at="turn.active", kind="seat", group="turn", drops=IN_PROGRESS),
        Part(id="phase", at="turn.phase", kind="word", group="turn", words=PHASES, domain="phase", drops=IN_PROGRESS),
        Part(id="actions", at="turn.actions", kind="number", group="turn", most=9, start=4, drops=IN_PROGRESS),
        Part(id="decline", at="decline", kind="number", group="track", most=20, drops=("outcome",)),
        Part(id="rate", at="rate", kind="number", group="track", most=rates, drops=("agenda",)),
        Part(id="allied", at="allied", kind="set", group="track", words=TRIBE_WORDS, domain="tribe"),
        Part(id="role", at="players[{seat}].role", kind="word", group="seat", words=ROLE_WORDS, domain="role"),
        Part(id="hand", at="players[{seat}].hand", kind="cards", group="seat", pool="player"),
        Part(id="player_top", at="player_deck.top", kind="cards", group="deck", pool="player"),
        Part(id="player_discard", at="player_discard", kind="cards", group="deck", pool="player"),
        Part(id="barbarian_deck", at="barbarian_deck", kind="layers", group="deck", pool="barbarian"),
        Part(id="barbarian_discard", at="barbarian_discard", kind="cards", group="deck", pool="barbarian"),
        Part(id="removed", at="removed", kind="cards", group="deck", pool="barbarian"),
        *([Part(id="treasury", at="treasury", kind="cards", group="deck", pool="player")] if seats == 1 else []),
    )
    pools = (
        Pool(
            id="player",
            words=PLAYER_CARD_WORDS[:-1],
            domain="card",
            unknown=CARD_WORDS,
            rest="player_deck",
            piles="player_deck.piles",
        ),
        Pool(id="barbarian", words=BARBARIAN_WORDS, domain="invasion", unknown=BARBARIAN_WORDS, rest="barbarian_deck"),
    )
    return Parts(
        seats=tuple(str(seat) for seat in range(pawns)),
        pieces=tuple(pieces),
        parts=parts,
        pools=pools,
        places={"city": CITY_WORDS},
        follows=FOLLOWS,
    )
