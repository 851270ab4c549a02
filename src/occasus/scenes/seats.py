"""The seats of a scene by their numbers, or by the colours or roles that the position tells."""

from __future__ import annotations

from occasus.core.basics import Json, Position, Seat
from occasus.core.suggestions import meant
from occasus.scenes.stage import SceneMistake, Stage


def seat_words(position: Position) -> dict[str, Seat]:
    """The seats by what their players are called in a description: the keys of `players`, or the roles in it."""
    players = position.get("players")
    if isinstance(players, dict):
        return {str(word): seat for seat, word in enumerate(players)}
    roles = [entry.get("role") for entry in players or [] if isinstance(entry, dict)]
    alone = position.get("seats") == 1  # then all roles are played by one
    return {str(role): 0 if alone else seat for seat, role in enumerate(roles) if role}


def seat_of(scene: Stage, who: Json) -> Seat | None:
    """The seat that a number or a word means; None if it means none."""
    if str(who).isdigit():
        return int(who) if int(who) < scene.match.seats else None
    return seat_words(scene.describe()).get(str(who))


def named_seat(scene: Stage, who: Json, where: str) -> Seat:
    """The same; what means no seat is a mistake of the scene."""
    seat = seat_of(scene, who)
    if seat is not None:
        return seat
    if str(who).isdigit():
        raise SceneMistake(where, f"there is no seat {who}; seats are 0 to {scene.match.seats - 1}.")
    words = [*map(str, range(scene.match.seats)), *seat_words(scene.describe())]
    raise SceneMistake(where, f"{who!r} is no seat; {meant(str(who), words)}")


def as_told(scene: Stage, expected: Json, actual: Json) -> Json:
    """Expected `players` with the keys of the description: roles become places in a list, numbers colours."""
    if not isinstance(expected, dict):
        return expected
    if "only" in expected:
        return {**expected, "only": as_told(scene, expected["only"], actual)}
    words = seat_words({"players": actual})
    if isinstance(actual, list):
        return {words.get(str(key), key): part for key, part in expected.items()}
    colours = {str(seat): word for word, seat in words.items()}
    return {colours.get(str(key), key): part for key, part in expected.items()}
