"""The games by name for Gymnasium, which knows them once this module is imported:

    env = gymnasium.make("occasus.envs.registration:occasus/EmpiresEnd-v2", seats=3)

The version is that of the game's rules. Former versions have the figures that they had, `occasus/EmpiresEnd-v1`.
"""

from __future__ import annotations

try:
    import gymnasium
except ImportError as error:
    from occasus.envs.extras import missing

    raise missing(error) from error

from occasus.envs.versions import FORMER, VERSIONS, name_of

for _game in (*FORMER, *VERSIONS):
    gymnasium.register(
        f"occasus/{name_of(_game)}",
        entry_point="occasus.envs.single:OccasusEnv",
        kwargs={"game": _game},
    )
