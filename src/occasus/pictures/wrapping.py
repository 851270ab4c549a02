"""Texts in lines that should fit: letters count as wide as they are on average."""

from __future__ import annotations

from typing import Final

LETTER: Final = {"display": 0.74, "body": 0.45}  # of the size


def wrapped(text: str, font: str, size: float, room: float) -> list[str]:
    """A text in lines of so much room."""
    most = max(1, int(room / (LETTER[font] * size)))
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def shortened(lines: list[str], most: int) -> list[str]:
    """At most so many lines; where some are left out, the last one says so."""
    return lines if len(lines) <= most else [*lines[: most - 1], f"{lines[most - 1].rstrip('.,;')} …"]
