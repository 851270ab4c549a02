"""The games by name for Gymnasium, which knows them once this module is imported:

    env = gymnasium.make("occasus.envs.registration:occasus/EmpiresEnd-v2", seats=3)

The version is that of the game's rules, written here so that nothing of a game is loaded before it is asked for.
"""

from __future__ import annotations

from typing import Final

import gymnasium

VERSIONS: Final = {"fall_of_rome": 1, "empires_end": 2, "struggle_for_rome": 1}

for _game, _version in VERSIONS.items():
    gymnasium.register(
        f"occasus/{_game.title().replace('_', '')}-v{_version}",
        entry_point="occasus.envs.single:OccasusEnv",
        kwargs={"game": _game},
    )
