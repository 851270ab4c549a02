"""Matches as tables for training and statistics: one row a decision.

Columns: which match, game, seats and options; the number of the move and the seat that made it; the action as a code of
the catalogue and as a text, with all codes that were legal; the features that the seat could know (as bytes, see
`occasus.features`) and, where it is wanted, its whole view as JSON; and how it ended for that seat.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from occasus.core.basics import CHANCE, Json, OccasusError
from occasus.core.game import view
from occasus.core.match import Match
from occasus.features import features_of

CHUNK: Final = 2_000  # rows that are written at a time


def rows(match: Match[Any], name: str, views: bool) -> Iterator[dict[str, Json]]:
    """A row for each decision of a finished match."""
    game, result = match.game, match.result()
    if result is None:
        raise OccasusError(f"{name}: the match is not over, so nobody knows how it ends.")
    features = features_of(game, match.seats, match.options)
    winners = result.winners()
    state = game.start(match.seats, match.options) if match.opening is None else game.copy(match.opening)
    for number, (seat, code) in enumerate(match.moves):
        if seat != CHANCE:
            yield {
                "match": name,
                "game": game.name,
                "seats": match.seats,
                "options": json.dumps(match.options, sort_keys=True),
                "move": number,
                "moves": len(match.moves),
                "seat": seat,
                "action": code,
                "kind": game.catalogue.family(code).name,
                "text": game.catalogue.text(code),
                "legal": sorted(game.legal(state, seat)),
                "features": features.encode(state, seat),
                "view": json.dumps(view(game, state, seat)["position"]) if views else None,
                "won": seat in winners,
                "place": result.places[seat],
                "score": result.scores[seat] if result.scores else 0,
                "reason": result.reason,
            }
        game.apply(state, seat, code, None)


def write_parquet(path: Path, matches: Iterable[tuple[str, Match[Any]]], views: bool = False) -> int:
    """Write the decisions of some matches of one game to a new file; returns how many there are."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise OccasusError("Parquet needs pyarrow; `pip install 'occasus[research]'` brings it.") from error
    if path.exists():
        raise OccasusError(f"{path} is there already; choose another name.")
    whole, small = pa.int32(), pa.int16()
    words = pa.dictionary(pa.int32(), pa.string())
    schema = pa.schema(
        [
            ("match", words),
            ("game", words),
            ("seats", small),
            ("options", words),
            ("move", whole),
            ("moves", whole),
            ("seat", small),
            ("action", whole),
            ("kind", words),
            ("text", words),
            ("legal", pa.list_(whole)),
            ("features", pa.binary()),
            ("view", pa.string()),
            ("won", pa.bool_()),
            ("place", small),
            ("score", small),
            ("reason", words),
        ]
    )
    count = 0
    try:
        with pq.ParquetWriter(path, schema, compression="zstd") as writer:
            waiting: list[dict[str, Json]] = []
            for name, match in matches:
                waiting.extend(rows(match, name, views))
                if len(waiting) >= CHUNK:
                    writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
                    count += len(waiting)
                    waiting = []
            writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
            count += len(waiting)
    except OSError as error:
        raise OccasusError(f"{path}: {error.strerror}.") from error
    return count
