"""Match files that people bring: exactly what a match file holds, each part bounded."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from occasus.core.basics import Json, OccasusError
from occasus.studies.file import read_study
from occasus.tables.match.content_files import MOST_BYTES as CONTENT_BYTES
from occasus.tables.protocol.problems import Problem

MOST_MOVES: Final = 20_000
OPENING_BYTES: Final = 32_768  # a state has two or three kilobytes

Short = Annotated[str, msgspec.Meta(max_length=200)]
MoveText = Annotated[str, msgspec.Meta(max_length=400)]


class FairUpload(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The parts of a match's seed."""

    commitment: Short
    secret: Short
    nonces: Annotated[list[Short], msgspec.Meta(max_length=10)]


class MatchUpload(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A match file."""

    format: Short
    game: Short
    rules_version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=10)]
    options: Annotated[dict[Short, Short | int | bool], msgspec.Meta(max_length=100)]
    content: Annotated[dict[str, Any], msgspec.Meta(max_length=50)]
    seed: Short
    opening: dict[str, Any] | None
    moves: Annotated[list[MoveText], msgspec.Meta(max_length=MOST_MOVES)]
    result: Annotated[dict[str, Any], msgspec.Meta(max_length=20)] | None
    fair: FairUpload | None = None
    players: Annotated[list[Annotated[str, msgspec.Meta(max_length=60)]], msgspec.Meta(max_length=10)] = []
    study: dict[str, Any] | None = None


def checked(data: dict[str, Any]) -> dict[str, Json]:
    """A match file that may be played through; anything else in it is refused."""
    try:
        upload = msgspec.convert(data, MatchUpload)
    except msgspec.ValidationError as error:
        raise Problem("not_a_match", f"This match file can't be shown here: {error}.") from error
    if upload.opening is not None and len(msgspec.json.encode(upload.opening)) > OPENING_BYTES:
        raise Problem("not_a_match", "The opening of this match file is too large.")
    if len(msgspec.json.encode(upload.content)) > CONTENT_BYTES:
        raise Problem("not_a_match", "The content of this match file is too large.")
    try:
        read_study(data)
    except OccasusError as error:
        raise Problem("not_a_match", str(error)) from error
    result: dict[str, Json] = {name: data[name] for name in MatchUpload.__struct_fields__ if name in data}
    if upload.study and upload.study.get("chapters"):
        result["study"] = {**upload.study, "chapters": [checked(chapter) for chapter in upload.study["chapters"]]}
    return result
