"""The colours of the full screen: dusk, ivory text, one gold accent, as in the browser."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

from occasus.cli.boards.canvas import ACCENT, DANGER, GOOD, IVORY, LINE, PAGE, RAISED, SURFACE

VESPER: Final = Theme(
    name="vesper",
    primary=ACCENT,
    secondary=LINE,
    accent=ACCENT,
    foreground=IVORY,
    background=PAGE,
    surface=SURFACE,
    panel=LINE,
    boost=RAISED,
    success=GOOD,
    warning=ACCENT,
    error=DANGER,
    dark=True,
)
