"""The pictures of our games; another game has the picture of any game."""

from __future__ import annotations

from typing import Final

from occasus.pictures.empires_end.picture import EmpirePicture
from occasus.pictures.fall_of_rome.picture import FallPicture
from occasus.pictures.game_picture import GamePicture
from occasus.pictures.struggle_for_rome.picture import StrugglePicture

PICTURES: Final[dict[str, GamePicture]] = {
    "fall_of_rome": FallPicture(),
    "empires_end": EmpirePicture(),
    "struggle_for_rome": StrugglePicture(),
}
ANY: Final = GamePicture()


def picture_of(game: str) -> GamePicture:
    return PICTURES.get(game, ANY)
