"""The editable parts of Empire's End."""

from __future__ import annotations

from occasus.content import facts
from occasus.games.empires_end.board.names import CARD_WORDS, CONFLICT_WORDS, RESOURCE_WORDS, TILE_WORDS
from occasus.studies.parts.part import Part, Parts, Piece, Pool

IN_PROGRESS = (
    "agenda",
    "phase",
    "takers",
    *(
        f"empires.*.{part}"
        for part in ("decides", "next_part", "cards_handled", "bid", "struck", "used", "rebuilt", "block")
    ),
)
FOLLOWS = (
    *IN_PROGRESS,
    "supply",
    "deck",
    "offers.*.position",
    "offers.*.handled",
    "empires.*.strength",
    "empires.*.at_end",
)


def parts_of(seats: int) -> Parts:
    """Return what can be edited with so many players."""
    name = "players_2" if seats == 2 else "players_3_4"
    spaces = len(facts("empires_end")["decline_track"][name]["spaces"]) + 1
    row = "empires[{seat}].row"
    parts = (
        Part(
            id="hourglass",
            at="hourglass",
            kind="number",
            group="track",
            least=1,
            most=spaces,
            drops=(*IN_PROGRESS, "turn"),
        ),
        Part(id="on_turn", at="turn.seat", kind="seat", group="turn", optional=True, drops=IN_PROGRESS),
        Part(id="temple", at="temple", kind="seat", group="turn"),
        Part(id="score", at="empires[{seat}].score", kind="number", group="seat", most=200),
        Part(
            id="resources",
            at="empires[{seat}].resources",
            kind="counts",
            group="seat",
            words=RESOURCE_WORDS,
            domain="resource",
            hidden="hidden",
        ),
        Part(id="hand", at="empires[{seat}].hand", kind="cards", group="seat", pool="disaster", hidden="number"),
        Part(id="row", at=row, kind="order", group="place"),
        Part(
            id="innovations",
            at="empires[{seat}].innovations.{place}",
            kind="cards",
            group="place",
            pool="disaster",
        ),
        Part(id="exhausted", at="empires[{seat}].exhausted", kind="set", group="place", pool="disaster"),
        *(
            Part(
                id=f"{which}_offer",
                at=f"offers.{which}.card",
                kind="word",
                group="deck",
                words=CARD_WORDS,
                domain="card",
                pool="disaster",
                optional=True,
                drops=IN_PROGRESS,
            )
            for which in ("first", "second")
        ),
        Part(id="discards", at="discards", kind="cards", group="deck", pool="disaster", hidden="number"),
        Part(
            id="conflict",
            at="conflict",
            kind="word",
            group="deck",
            words=CONFLICT_WORDS,
            domain="card",
            pool="conflict",
            optional=True,
            drops=IN_PROGRESS,
        ),
        Part(id="conflict_discards", at="conflict_discards", kind="cards", group="deck", pool="conflict"),
    )
    return Parts(
        seats=tuple(str(seat) for seat in range(seats)),
        pieces=(Piece(id="ruin", how="member", at="empires[{seat}].destroyed", places="tile", key="x"),),
        parts=parts,
        pools=(
            Pool(id="disaster", words=CARD_WORDS, domain="card", unknown=CARD_WORDS, rest="deck"),
            Pool(id="conflict", words=CONFLICT_WORDS, domain="card", unknown=(), rest="conflict_deck"),
        ),
        places={"tile": TILE_WORDS},
        follows=FOLLOWS,
    )
