"""Scenes: the executable rulebook. A position, some moves, and what must be seen afterwards.

The format is described in docs/scenes.md. `Scene` is the same for tests written in Python.
"""

from occasus.scenes.run import Outcome, run_file, run_scene
from occasus.scenes.scene import Scene
from occasus.scenes.stage import SceneMistake

__all__ = ["Outcome", "Scene", "SceneMistake", "run_file", "run_scene"]
