"""Finding the word that someone probably meant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from occasus.core.basics import OccasusError


def nearest(word: str, words: Iterable[str], most: int = 3) -> list[str]:
    """The known words closest to the given one, best first."""
    return get_close_matches(word, list(words), n=most, cutoff=0.5)


def meant(word: str, words: Iterable[str]) -> str:
    """A half sentence that leads from a wrong word to right ones."""
    known = list(words)
    near = nearest(word, known)
    if near:
        return f"did you mean {' or '.join(near)}?"
    if len(known) <= 12:
        return f"choose from: {', '.join(known)}." if known else "there are none."
    return f"there are {len(known)} others, such as {', '.join(known[:5])}."


def look_up(word: object, words: tuple[str, ...], what: str, near: Mapping[str, tuple[str, ...]] | None = None) -> int:
    """The place of a word in a list of words; a wrong word is refused with the nearest right ones.

    `what` may begin with the place of the word: "map.hexes[roma]: terrain".
    `near` are other names that people know, with the words that may be meant.
    """
    if isinstance(word, str) and word in words:
        return words.index(word)
    known = (near or {}).get("_".join(str(word).lower().split()))
    where, _, kind = what.rpartition(": ")
    advice = f"did you mean {' or '.join(known)}?" if known else meant(str(word), words)
    unknown = OccasusError(f"unknown {kind} {word!r}; {advice}")
    raise OccasusError(f"{where}: {unknown}") if where else unknown
