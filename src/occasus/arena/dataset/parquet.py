"""Matches as tables for training and statistics: one row a decision.

The columns are in `COLUMNS`. The file itself says what they mean: a description stands with every column, and with the
file its game, the versions of its rules and of Occasus, and the names of the features for each number of seats.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

from occasus import __version__
from occasus.core.basics import CHANCE, Json, OccasusError
from occasus.core.game import Game, view
from occasus.core.match import Match
from occasus.core.options import Options
from occasus.features import features_of

CHUNK: Final = 2_000  # rows that are written at a time
COLUMNS: Final = {  # their types and what they tell
    "match": ("words", "the match: its number in the series, or its file"),
    "game": ("words", "the game"),
    "seats": ("int16", "how many play"),
    "options": ("words", "the options of the game, as JSON"),
    "move": ("int32", "the number of the move in its match, from 0, including chance moves"),
    "moves": ("int32", "how many moves the match has"),
    "seat": ("int16", "who decides, from 0"),
    "bot": ("words", "the bot that decides; empty in match files"),
    "action": ("int32", "the code of the chosen action, as in the environments"),
    "kind": ("words", "its kind"),
    "text": ("words", "the action in words"),
    "legal": ("codes", "all codes that were legal"),
    "features": ("binary", "what the seat could know, one byte per feature; the metadata has their names"),
    "view": ("string", "the position as the seat saw it, as JSON; only with --views"),
    "won": ("bool", "whether the seat won in the end"),
    "place": ("int16", "its place in the end, 1 is best"),
    "score": ("int16", "its score in the end"),
    "reason": ("words", "how the game ended"),
}


def rows(match: Match[Any], name: str, views: bool, bots: Sequence[str] = ()) -> Iterator[dict[str, Json]]:
    """A row for each decision of a finished match; `bots` are those that played, by seat."""
    game, result = match.game, match.result()
    if result is None:
        raise OccasusError(f"{name}: the match is not over yet.")
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
                "bot": bots[seat] if bots else "",
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
    every = iter(matches)
    first = next(every, None)
    if first is None:
        raise OccasusError("there are no matches to export.")
    parts = (list(rows(match, name, views)) for name, match in chain([first], every))
    return write_rows(path, about(first[1].game, first[1].options), parts)


def write_rows(path: Path, metadata: dict[str, str], parts: Iterable[list[dict[str, Json]]]) -> int:
    """Write rows to a new file whose schema tells what it holds; returns how many there are."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise OccasusError("Parquet needs pyarrow; `pip install 'occasus[research]'` installs it.") from error
    if path.exists():
        raise OccasusError(f"{path} already exists; choose another name.")
    kinds = {"words": pa.dictionary(pa.int32(), pa.string()), "codes": pa.list_(pa.int32())}
    schema = pa.schema(
        [
            pa.field(name, kinds.get(kind) or pa.type_for_alias(kind), metadata={"description": meaning})
            for name, (kind, meaning) in COLUMNS.items()
        ],
        metadata=metadata,
    )
    count = 0
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")  # a file that is there is whole
    try:
        with pq.ParquetWriter(unfinished, schema, compression="zstd") as writer:
            waiting: list[dict[str, Json]] = []
            for part in parts:
                waiting.extend(part)
                if len(waiting) >= CHUNK:
                    writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
                    count += len(waiting)
                    waiting = []
            writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
            count += len(waiting)
        unfinished.replace(path)
    except OSError as error:
        raise OccasusError(f"{path}: {error.strerror}.") from error
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def about(game: Game[Any], options: Options) -> dict[str, str]:
    """Return the metadata of a file: its game, versions, and the names of features by number of seats."""
    names = {seats: features_of(game, seats, options).layout.names for seats in game.seat_counts}
    return {
        "occasus": __version__,
        "game": game.name,
        "rules_version": str(game.rules_version),
        "columns": json.dumps({name: meaning for name, (_, meaning) in COLUMNS.items()}),
        **{f"features/{seats}": json.dumps(these) for seats, these in names.items()},
    }
