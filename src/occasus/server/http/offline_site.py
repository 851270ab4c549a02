"""Playing without the server: the site that script/site has built, served by it at a path of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from occasus.tables.settings import Settings

HERE: Final = "/here"


def has_site(settings: Settings) -> bool:
    """Return whether this server has the site."""
    return bool(settings.site) and (Path(settings.site) / "index.html").is_file()
