"""Text as people type it: small letters, no accents."""

from __future__ import annotations

from typing import Final
from unicodedata import combining, normalize

SEPARATE: Final = str.maketrans({"ł": "l", "’": "'", ",": " ", ":": " ", "(": " ", ")": " "})


def normalise(text: str) -> str:
    """Return a text in small letters without accents, with one space between words."""
    letters = normalize("NFKD", text.lower().translate(SEPARATE))
    return " ".join("".join(letter for letter in letters if not combining(letter)).split())
