"""Which games there are: ours, and those of other packages, which name themselves by entry points.

    [project.entry-points."occasus.games"]
    toy = "my_games.toy"

The entry point names a package with the parts of a game: `game.py` with `make(overlay)`, and where it has them
`content.yaml` (facts), `ledger.md` (rules), `words/LANGUAGE.ftl`, `features.py` and `levels.py` (bots). See
docs/a_new_game.md.
"""

from __future__ import annotations

from typing import Final

OURS: Final = ("fall_of_rome", "empires_end", "struggle_for_rome")
GROUP: Final = "occasus.games"
_others: dict[str, str] = {}
_looked: list[bool] = []


def names() -> tuple[str, ...]:
    """The names of all games, ours first."""
    return (*OURS, *others())


def others() -> dict[str, str]:
    """The games of other packages: the package of each, by name."""
    if not _looked:
        from importlib.metadata import entry_points  # takes a while, and is done once

        for entry in entry_points(group=GROUP):
            if entry.name not in OURS:
                _others[entry.name] = entry.value
        _looked.append(True)
    return _others


def package_of(name: str) -> str:
    """The package that holds the engine of a game."""
    return others().get(name, f"occasus.games.{name}")
