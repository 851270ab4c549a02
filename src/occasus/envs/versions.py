"""The version of each game's environments, which is that of its rules, and the former ones that can still be played.

No game is loaded before one is asked for.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import yaml

from occasus.core.basics import Json, OccasusError
from occasus.core.game import Game

VERSIONS: Final = {"fall_of_rome": 1, "empires_end": 2, "struggle_for_rome": 1}
FORMER: Final = ("empires_end-v1",)  # names of games with a former version


def find_version(name: str) -> Game[Any]:
    """Return a game, `empires_end`, also with a former version of its rules, `empires_end-v1`."""
    from occasus.games import find

    word, dash, version = name.rpartition("-v")
    if not dash or not version.isdigit():
        return find(name)
    game = find(word)
    known: dict[int, dict[str, Json]] = {game.rules_version: {}} | _former().get(game.name, {})
    if int(version) not in known:
        raise OccasusError(f"{game.name} has no version {version}; choose from: {', '.join(map(str, sorted(known)))}.")
    return find(game.name, known[int(version)])


def version_of(name: str) -> int:
    """Return the version of an environment's game."""
    version = name.rpartition("-v")[2]
    return int(version) if version.isdigit() else find_version(name).rules_version


def name_of(game: str) -> str:
    """Return a game's name as environments have it, `EmpiresEnd-v2`."""
    word, _, version = game.partition("-v")
    return f"{word.title().replace('_', '')}-v{version or VERSIONS[word]}"


@cache
def _former() -> dict[str, dict[int, dict[str, Json]]]:
    read: dict[str, dict[int, dict[str, Json]]] = yaml.safe_load(
        files("occasus.envs").joinpath("former.yaml").read_text(encoding="utf-8")
    )
    return read
