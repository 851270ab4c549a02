"""The caller and their rights: a browser with a session, or a program with a token."""

from __future__ import annotations

from typing import Literal

import msgspec

from occasus.tables.protocol.problems import Problem
from occasus.tables.store.rows import Person, Scope


class Caller(msgspec.Struct, kw_only=True):
    """A person, and the session or token by which they are known."""

    person: Person
    kind: Literal["session", "token"]
    key: str  # the id of the session or token; empty for a cookie of the first release
    scope: Scope = "play"

    def require_play(self) -> None:
        """Refuse a token that only reads."""
        if self.scope == "read":
            raise Problem("read_only", "This token is read-only. Create one with permission to play.", 403)

    def require_program(self) -> None:
        """Refuse a token in the rated game of a person."""
        if not self.person.program:
            raise Problem("rated_token", "Play this rated game in a browser, not with a token.", 403)

    def must_be_browser(self) -> None:
        """Refuse a token: what belongs to the account is done in a browser."""
        if self.kind == "token":
            raise Problem("token", "API tokens can't do this. Use a browser where you're signed in.", 403)
