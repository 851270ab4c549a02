"""Decoding of socket messages: read, checked, or refused."""

from __future__ import annotations

from typing import Final

import msgspec

from occasus.tables.protocol.client_messages import Explain, Foresee, FromClient, Hello, Hint, Ping, Play
from occasus.tables.protocol.problems import Problem
from occasus.tables.protocol.server_messages import Refusal
from occasus.tables.room.connection import Connection
from occasus.tables.room.room import Room

READING: Final = (Hello, Ping, Explain, Foresee, Hint)  # what a token may send that only reads
_decode: Final = msgspec.json.Decoder(FromClient).decode


def decode(room: Room, line: Connection, text: str | bytes) -> FromClient | Refusal:
    """A message of someone at a table, or why it is not listened to."""
    try:
        room.server.limits.check("message", line.person.id)
        message: FromClient = _decode(text)
        if not line.greeted and not isinstance(message, Hello):
            raise Problem("hello_first", "Say hello first.")
        if not isinstance(message, READING):
            line.caller.require_play()
            room.server.require_writable()
        if isinstance(message, Play) and line.caller.kind == "token" and room.table.rated:
            line.caller.require_program()
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return _refusal(message_id(text), Problem("bad_message", f"This isn't a valid message: {error}."))
    except Problem as problem:
        return _refusal(message_id(text), problem)
    return message


def _refusal(message: str, problem: Problem) -> Refusal:
    return Refusal(id=message, code=problem.code, sentence=str(problem))


class _WithId(msgspec.Struct):
    id: str = ""


def message_id(text: str | bytes) -> str:
    """The id of a message that is refused before it is looked at, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(text, type=_WithId).id[:64]
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
