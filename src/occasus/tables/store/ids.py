"""Random ids, ids under which replays are shared, and what is shown of a seed."""

from __future__ import annotations

import hashlib
import hmac
import os
from typing import Final

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # 32, without those that look alike


def random_id(length: int = 16) -> str:
    """Some random letters, 5 bits each."""
    return "".join(LETTERS[byte & 31] for byte in os.urandom(length))


def is_id(text: str) -> bool:
    """Return whether a text could be one of our ids; anything else need not reach the database."""
    return 0 < len(text) <= 32 and text.isascii() and text.isalnum()


def seed_hash(seed: str) -> str:
    """Return what is shown of a seed before the game is over."""
    return hashlib.sha256(seed.encode()).hexdigest()


def content_id(content: str) -> str:
    """The id of a content file: the same figures have the same, and ours none."""
    return hashlib.sha256(content.encode()).hexdigest() if content else ""


def shared_id(key: bytes, replay: str) -> str:
    """The id under which anyone may see a replay; only this server can make it."""
    digest = hmac.new(key, b"replay/" + replay.encode(), hashlib.sha256).digest()
    return replay + "".join(LETTERS[byte & 31] for byte in digest[:16])


def shared_replay(key: bytes, text: str) -> str | None:
    """The replay that is shared under an id, if it is."""
    replay = text[:16]
    return replay if hmac.compare_digest(text.encode(), shared_id(key, replay).encode()) else None
