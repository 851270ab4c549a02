"""A board as a picture: what the terminal shows, as an SVG that needs nothing from elsewhere."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType

from occasus.core.basics import OccasusError

WIDTH: Final = 110  # characters
FRAME: Final = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def write_picture(path: Path, what: RenderableType, title: str) -> None:
    """Write a picture to a new file."""
    if path.exists():
        raise OccasusError(f"{path} already exists; choose another name for the picture.")
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(what)
    try:
        path.write_text(console.export_svg(title=title, code_format=FRAME, unique_id="board"), encoding="utf-8")
    except OSError as error:
        raise OccasusError(f"{path}: the picture can't be saved here: {error.strerror}.") from error
