"""The battle dice as tables: what each face does, and the odds of every roll (FR-COMP-11)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from occasus.content.figures import figure, sure
from occasus.core.array_ops import nested
from occasus.core.int_arrays import vec
from occasus.games.fall_of_rome.board.names import DICE_MOST, ROLLS, SIDES

HIT_MOST: Final = 3  # barbarians that one die can remove; the steps of a battle count to nine
LOSS_MOST: Final = 1  # legions that one die can cost or bring; there they count to three


@final
class Dice:
    """Faces by number, and rolls by number of dice."""

    def __init__(self, content: dict[str, Any], codes: tuple[int, ...]) -> None:
        """The codes are those of chance's rolls, by roll."""
        faces = content["faces"]
        where = [f"battle_dice.faces[{face['id']}]" for face in faces]
        weights = tuple(figure(face, "count", place, 0, SIDES) for face, place in zip(faces, where, strict=True))
        sure(sum(weights) == SIDES, "battle_dice.faces", f"a die has {SIDES} faces, but the counts make {sum(weights)}")
        self.most: Final[i64] = figure(content, "max_per_battle", "battle_dice", 1, DICE_MOST)
        self.hits: Final = vec[i64](
            [-figure(face, "barbarians", place, -HIT_MOST, 0) for face, place in zip(faces, where, strict=True)]
        )
        self.losses: Final = vec[i64](
            [-figure(face, "legions", place, -LOSS_MOST, 0) for face, place in zip(faces, where, strict=True)]
        )
        self.special: Final = vec[i64]([1 if face["special"] else 0 for face in faces])
        for number, place in enumerate(where):
            plain = not self.special[number] or not (self.hits[number] or self.losses[number])
            sure(plain, place, "a special face removes nothing by itself; the role's card says what it does")
        self.odds: Final = tuple([_odds(dice, weights, codes) for dice in range(DICE_MOST + 1)])  # rolls with weights
        self.table: Final = nested(
            [[code for code, weight in odds for _ in range(weight)] for odds in self.odds]
        )  # each code as often as its weight


def _odds(dice: int, weights: tuple[int, ...], codes: tuple[int, ...]) -> list[tuple[int, int]]:
    """The codes of all rolls of so many dice with their weights."""
    rolls = [(codes[i], _weight(roll, weights)) for i, roll in enumerate(ROLLS) if len(roll) == dice]
    return [(code, weight) for code, weight in rolls if weight]


def _weight(roll: tuple[int, ...], weights: tuple[int, ...]) -> int:
    """In how many ways dice show these faces."""
    ways = (1, 1, 2, 6)[len(roll)]
    for face in set(roll):
        ways //= (1, 1, 2, 6)[roll.count(face)]
    for face in roll:
        ways *= weights[face]
    return ways
