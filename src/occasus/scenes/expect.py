"""The expectations of a scene: parts of the position, and the words events, legal, illegal, actors, result, ..."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from occasus.core.basics import CHANCE, Json, Position
from occasus.core.suggestions import meant
from occasus.scenes.compare import ONLY, differences, said
from occasus.scenes.expect_moves import SAYS_NOTHING, by_seat, illegal, legal
from occasus.scenes.names import event_texts, part
from occasus.scenes.seats import as_told, seat_of
from occasus.scenes.stage import SceneMistake, Stage

REFUSED: Final = "refused"  # of a scene whose position must be refused


def check(scene: Stage, expected: Json, where: str = "expect") -> list[str]:
    """All differences between what is expected and what is seen, as sentences."""
    if not isinstance(expected, dict):
        raise SceneMistake(where, "a map of expectations was expected, such as `decline: 2`.")
    if not expected:
        raise SceneMistake(where, f"{SAYS_NOTHING}; name what you expect, such as `decline: 2`.")
    mistakes: list[str] = []
    for key, value in expected.items():
        place = f"{where}.{key}"
        if key == "only":
            mistakes += _only(scene, value, place)
        elif key in SPECIAL:
            mistakes += SPECIAL[key](scene, value, place)
        elif key == REFUSED:
            mistakes.append(f"{place}: {said(value)} was expected to be refused, but the position is possible")
        else:
            mistakes += _part(scene, scene.describe(), str(key), value, where)
    return mistakes


def _part(scene: Stage, position: Position, key: str, value: Json, where: str, whole: bool = False) -> list[str]:
    """Differences in one part of a position."""
    if key == "players":
        value = as_told(scene, value, position.get(key))
    place = f"{where}.{key}"
    _refuse_empty(value, place, whole)
    return differences(value, part(scene, position, key, value, where), place, whole)


def _refuse_empty(expected: Json, where: str, whole: bool) -> None:
    """Refuse what holds whatever is found: an empty map that is not `only`, an empty list of what it has or lacks."""
    if isinstance(expected, dict):
        if not expected and not whole:
            raise SceneMistake(where, f"{SAYS_NOTHING}; to expect nothing, write `{{only: {{}}}}`.")
        for key, inside in expected.items():
            if key in ("has", "lacks") and inside == []:
                raise SceneMistake(f"{where}.{key}", f"{SAYS_NOTHING}; name at least one word.")
            _refuse_empty(inside, f"{where}.{key}", whole or key == ONLY)
    elif isinstance(expected, list):
        for number, inside in enumerate(expected):
            _refuse_empty(inside, f"{where}[{number}]", whole)


def _only(scene: Stage, expected: Json, where: str) -> list[str]:
    if not isinstance(expected, dict):
        raise SceneMistake(where, "a map of parts that must match completely was expected.")
    if not expected:
        raise SceneMistake(where, f"{SAYS_NOTHING}; name a part, such as `only: {{forts: [roma]}}`.")
    mistakes: list[str] = []
    for key, value in expected.items():
        place = f"{where}.{key}"
        if key == "events":
            mistakes += _events(scene, value, place, exact=True)
        elif key == "legal":
            mistakes += legal(scene, value, place, exact=True)
        else:
            mistakes += _part(scene, scene.describe(), str(key), value, where, whole=True)
    return mistakes


def _fits(text: str, event: str) -> bool:
    return event == text or event.startswith(text + " ")


def _events(scene: Stage, value: Json, where: str, exact: bool = False) -> list[str]:
    wanted, actual = event_texts(scene, value, where), scene.events
    if exact:
        fits = len(wanted) == len(actual) and all(map(_fits, wanted, actual))
        return [] if fits else [f"{where}: exactly {said(wanted)} expected, {said(actual)} found"]
    _refuse_no_events(wanted, where)
    place = 0
    for text in wanted:
        later = [number for number in range(place, len(actual)) if _fits(text, actual[number])]
        if not later:
            after = " after the events listed before it" if any(_fits(text, event) for event in actual) else ""
            return [f"{where}: {text!r} did not happen{after}; what happened: {said(actual)}"]
        place = later[0] + 1
    return []


def _refuse_no_events(named: list[str], where: str) -> None:
    if not named:
        raise SceneMistake(where, f"{SAYS_NOTHING}; to expect no events, write `exact_events: []`.")


def _no_events(scene: Stage, value: Json, where: str) -> list[str]:
    actual = scene.events
    unwanted = event_texts(scene, value, where)
    _refuse_no_events(unwanted, where)
    return [f"{where}: {event!r} happened" for text in unwanted for event in actual if _fits(text, event)]


def _actors(scene: Stage, value: Json, where: str) -> list[str]:
    actual: list[Json] = ["chance" if actor == CHANCE else actor for actor in scene.actors]
    wanted = value if isinstance(value, list) else [value]
    return differences(_seats(scene, wanted), actual, where)


def _seats(scene: Stage, named: list[Json]) -> list[Json]:
    """Seats by number, whether they were written so or by colour or role."""
    seats = [seat_of(scene, word) if isinstance(word, str) else None for word in named]
    return [word if seat is None else seat for word, seat in zip(named, seats, strict=True)]


def _result(scene: Stage, value: Json, where: str) -> list[str]:
    actual = scene.result
    if value is None or actual is None:
        return [] if value is actual else [f"{where}: {said(value)} expected, {said(actual)} found"]
    if not isinstance(value, dict):
        raise SceneMistake(where, f"a part of {said(actual)} was expected, or null while the game is in progress.")
    unknown = [str(key) for key in value if key not in actual]
    if unknown:
        raise SceneMistake(f"{where}.{unknown[0]}", f"a result has no such part; {meant(unknown[0], actual)}")
    if not value:
        raise SceneMistake(where, f"{SAYS_NOTHING}; name a part, such as `winners: [0]`.")
    if isinstance(value.get("winners"), list):
        value = {**value, "winners": _seats(scene, value["winners"])}
    return differences(value, actual, where)


def _seen_by(scene: Stage, value: Json, where: str) -> list[str]:
    mistakes: list[str] = []
    for seat, expected in by_seat(scene, value).items():
        if seat is None or not isinstance(expected, dict) or not expected or seat >= scene.match.seats:
            raise SceneMistake(where, "a map of seats to parts of the position was expected, `{0: {hands: ...}}`.")
        position = scene.describe(seat)
        for key, inside in expected.items():
            mistakes += _part(scene, position, str(key), inside, f"{where}.{seat}")
    return mistakes


def _exact_events(scene: Stage, value: Json, where: str) -> list[str]:
    return _events(scene, value, where, exact=True)


SPECIAL: Final[dict[str, Callable[[Stage, Json, str], list[str]]]] = {
    "events": _events,
    "exact_events": _exact_events,
    "no_events": _no_events,
    "legal": legal,
    "illegal": illegal,
    "actors": _actors,
    "result": _result,
    "seen_by": _seen_by,
}
