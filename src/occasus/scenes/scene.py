"""One scene being played. Tests in Python use it directly:

scene = Scene("fall_of_rome", players=3, position={"legions": {"roma": 2}})
scene.play("march genua 2")
scene.expect(legions={"genua": 2})
"""

from __future__ import annotations

from occasus.core.basics import Json
from occasus.scenes.expect import check
from occasus.scenes.stage import Stage


class Scene(Stage):
    """A game on the stage of which something is expected."""

    def expect(self, **expected: Json) -> None:
        """Raise an AssertionError with all differences to what is expected, in the words of scene files."""
        differences = check(self, expected)
        if differences:
            raise AssertionError("\n".join(["", *differences]))
