"""Matches as tables for training and statistics: one row a decision.

The columns are in `COLUMNS`. The file itself says what they mean: a description stands with every column, and with the
file its game, the versions of its rules and of Occasus, and the names of the features for each number of seats.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from occasus import __version__
from occasus.core.basics import CHANCE, Json, OccasusError
from occasus.core.game import view
from occasus.core.match import Match
from occasus.features import features_of

CHUNK: Final = 2_000  # rows that are written at a time
COLUMNS: Final = {  # their types and what they tell
    "match": ("words", "which match: its number in the series, or its file"),
    "game": ("words", "the game"),
    "seats": ("int16", "how many play"),
    "options": ("words", "the options of the game, as JSON"),
    "move": ("int32", "the number of the move in its match, from 0; chance moves too and is counted"),
    "moves": ("int32", "how many moves the match has"),
    "seat": ("int16", "who decides, from 0"),
    "action": ("int32", "the code of the action that was taken, as in the environments"),
    "kind": ("words", "its kind"),
    "text": ("words", "the action in words"),
    "legal": ("codes", "all codes that were legal"),
    "features": ("binary", "what the seat could know, a byte a feature; their names stand in the file's metadata"),
    "view": ("string", "the position as the seat saw it, as JSON; only where it was asked for"),
    "won": ("bool", "whether the seat won in the end"),
    "place": ("int16", "its place in the end, 1 is best"),
    "score": ("int16", "its score in the end"),
    "reason": ("words", "how the game ended"),
}


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
    kinds = {"words": pa.dictionary(pa.int32(), pa.string()), "codes": pa.list_(pa.int32())}
    schema = pa.schema(
        [
            pa.field(name, kinds.get(kind) or pa.type_for_alias(kind), metadata={"description": told})
            for name, (kind, told) in COLUMNS.items()
        ]
    )
    about: dict[str, str] = {}
    count = 0
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")  # a file that is there is whole
    try:
        with pq.ParquetWriter(unfinished, schema, compression="zstd") as writer:
            waiting: list[dict[str, Json]] = []
            for name, match in matches:
                waiting.extend(rows(match, name, views))
                about |= _about(match)
                if len(waiting) >= CHUNK:
                    writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
                    count += len(waiting)
                    waiting = []
            writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
            count += len(waiting)
            writer.add_key_value_metadata(about)
        unfinished.replace(path)
    except OSError as error:
        raise OccasusError(f"{path}: {error.strerror}.") from error
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def _about(match: Match[Any]) -> dict[str, str]:
    """What stands with a file that holds a match."""
    names = features_of(match.game, match.seats, match.options).layout.names
    return {
        "occasus": __version__,
        "game": match.game.name,
        "rules_version": str(match.game.rules_version),
        f"features/{match.seats}": json.dumps(names),
    }
