"""Refusals over HTTP and sockets: a code for programs, a sentence for people, and the rule if there is one."""

from __future__ import annotations

from typing import Final

import msgspec

from occasus.core.basics import OccasusError, RuleId


class Problem(OccasusError):
    """A request that is refused."""

    def __init__(self, code: str, sentence: str, status: int = 400, rule: RuleId = "") -> None:
        super().__init__(sentence)
        self.code: Final = code
        self.status: Final = status
        self.rule: Final = rule


class ProblemRecord(msgspec.Struct, kw_only=True):
    """The body of an answer that refuses."""

    code: str
    sentence: str
    rule: str = ""


def not_found() -> Problem:
    """Refuse with the same answer whether something is missing or private, so that no one learns which."""
    return Problem("not_found", "This doesn't exist, or you don't have access to it.", 404)


def forbidden(sentence: str) -> Problem:
    """You are known, and may not do this."""
    return Problem("forbidden", sentence, 403)


def unavailable() -> Problem:
    """The database, or the disk under it, does not take anything just now."""
    return Problem("unavailable", "The server can't save right now. Try again in a moment.", 503)


def busy() -> Problem:
    """Refuse what would have to wait for too long."""
    return Problem("busy", "The server is busy. Try again in a moment.", 503)


def newer() -> Problem:
    """The game was played on by a newer release: an older one must not take it back to older rules."""
    return Problem("newer", "This game has moved to a newer server version. Try again in a moment.", 503)


def conflict(code: str, sentence: str) -> Problem:
    """Not now: things are not as they would have to be."""
    return Problem(code, sentence, 409)
