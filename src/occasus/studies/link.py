"""Positions and studies as short texts for an address, and back; whatever comes back is bounded."""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import Any, Final

from occasus.core.basics import Json, OccasusError, Position
from occasus.core.game import Game
from occasus.core.options import complete

VERSION: Final = "1"
LONGEST: Final = 8_192  # characters of a link that can be sent
MOST_BYTES: Final = 400_000  # after unpacking
DEEPEST: Final = 30  # lists and maps in each other
NO_BRACKETS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"|[^][{}"]+')
BROKEN: Final = "this link is broken; copy the whole link again."


def encode(data: Json) -> str:
    """Return plain data as a text for an address."""
    packed = zlib.compress(json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode(), 9)
    return VERSION + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def decode(text: str) -> dict[str, Json]:
    """Return the data of a text; anything that is too large, too deep or damaged is refused with a sentence."""
    if len(text) > LONGEST:
        raise OccasusError(f"this link is too long: it has {len(text)} characters, and at most {LONGEST} are allowed.")
    if not text.startswith(VERSION):
        raise OccasusError(BROKEN if not text[:1].isdigit() else "this link was made by a newer release of Occasus.")
    try:
        packed = base64.b64decode(text[1:] + "=" * (-len(text[1:]) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        unpacked = unpacker.decompress(packed, MOST_BYTES)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise OccasusError(BROKEN) from error
    if unpacker.unconsumed_tail:
        raise OccasusError(f"this link unpacks to more than {MOST_BYTES} bytes.")
    if not unpacker.eof:
        raise OccasusError(BROKEN)
    _refuse_deep(unpacked)
    try:
        data = json.loads(unpacked)
    except ValueError as error:
        raise OccasusError(BROKEN) from error
    if not isinstance(data, dict):
        raise OccasusError(BROKEN)
    return data


def _refuse_deep(text: bytes) -> None:
    """Refuse JSON with too many lists and maps in each other, before it is read."""
    depth = 0
    for byte in NO_BRACKETS.sub(b"", text):
        if byte in b"[{":
            depth += 1
            if depth > DEEPEST:
                raise OccasusError(f"this link holds more than {DEEPEST} lists and maps in each other.")
        elif byte in b"]}":
            depth -= 1


def position_link(game: Game[Any], position: Position, seats: int, options: dict[str, Json]) -> str:
    """Return the link of a position, possible or not; options are named where they differ from the usual ones."""
    usual = complete(game.options, {})
    data: dict[str, Json] = {"game": game.name, "players": seats, "position": position}
    changed = {name: value for name, value in options.items() if usual.get(name) != value}
    return encode({**data, "options": changed} if changed else data)


def linked_position(text: str) -> dict[str, Json]:
    """Return the game, players, options and position of a link, as in a scene."""
    data = decode(text)
    shapes: dict[str, type] = {"game": str, "players": int, "position": dict, "options": dict}
    for key in data:
        if key not in shapes:
            raise OccasusError(f"this is not the link of a position: {key!r} is not a part of one.")
    for key, shape in shapes.items():
        if not isinstance(data.get(key, {} if key == "options" else None), shape):
            raise OccasusError(f"this is not the link of a position: it names no {key}.")
    return data
