"""Random ids, and what is shown of a seed."""

from __future__ import annotations

import hashlib
import os
from typing import Final

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # 32, without those that look alike


def random_id(length: int = 16) -> str:
    """Some random letters, 5 bits each."""
    return "".join(LETTERS[byte & 31] for byte in os.urandom(length))


def is_id(text: str) -> bool:
    """Whether a text could be one of our ids; anything else need not reach the database."""
    return 0 < len(text) <= 32 and text.isascii() and text.isalnum()


def seed_hash(seed: str) -> str:
    """What is shown of a seed before the game is over."""
    return hashlib.sha256(seed.encode()).hexdigest()


def content_id(content: str) -> str:
    """The id of a content file: the same figures have the same, and ours none."""
    return hashlib.sha256(content.encode()).hexdigest() if content else ""
