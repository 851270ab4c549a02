"""The expectations of a scene: parts of the position, and the words events, legal, illegal, actors, result, ..."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from occasus.core.basics import CHANCE, Json
from occasus.core.words import meant
from occasus.scenes.compare import differences, said
from occasus.scenes.names import event_texts, parse, part, refuse_unknown_rule, texts
from occasus.scenes.scene import Scene, SceneMistake

NO_ACTION: Final = "unknown"  # in `illegal`: the text is no action of the game at all


def check(scene: Scene, expected: Json, where: str = "expect") -> list[str]:
    """All differences between what is expected and what is seen, as sentences."""
    if not isinstance(expected, dict):
        raise SceneMistake(where, "a map of what must be seen was expected, such as `decline: 2`.")
    told: list[str] = []
    for key, value in expected.items():
        place = f"{where}.{key}"
        if key == "only":
            told += _only(scene, value, place)
        elif key in SPECIAL:
            told += SPECIAL[key](scene, value, place)
        else:
            found = scene.describe()
            told += differences(value, part(scene, found, str(key), value, where), place)
    return told


def _only(scene: Scene, expected: Json, where: str) -> list[str]:
    if not isinstance(expected, dict):
        raise SceneMistake(where, "a map of parts that must match completely was expected.")
    told: list[str] = []
    for key, value in expected.items():
        place = f"{where}.{key}"
        if key == "events":
            told += _events(scene, value, place, exact=True)
        elif key == "legal":
            told += _legal(scene, value, place, exact=True)
        else:
            told += differences(value, part(scene, scene.describe(), str(key), value, where), place, whole=True)
    return told


def _fits(text: str, event: str) -> bool:
    return event == text or event.startswith(text + " ")


def _events(scene: Scene, value: Json, where: str, exact: bool = False) -> list[str]:
    wanted, found = event_texts(scene, value, where), scene.events
    if exact:
        fits = len(wanted) == len(found) and all(map(_fits, wanted, found))
        return [] if fits else [f"{where}: exactly {said(wanted)} expected, {said(found)} found"]
    place = 0
    for text in wanted:
        later = [number for number in range(place, len(found)) if _fits(text, found[number])]
        if not later:
            after = " after what stands before it" if any(_fits(text, event) for event in found) else ""
            return [f"{where}: {text!r} did not happen{after}; what happened: {said(found)}"]
        place = later[0] + 1
    return []


def _no_events(scene: Scene, value: Json, where: str) -> list[str]:
    found = scene.events
    unwanted = event_texts(scene, value, where)
    return [f"{where}: {event!r} happened" for text in unwanted for event in found if _fits(text, event)]


def _by_seat(value: Json) -> dict[int | None, Json]:
    """`{1: ...}` speaks of seat 1; anything else of whoever acts."""
    if isinstance(value, dict) and value and all(str(key).isdigit() for key in value):
        return {int(key): part for key, part in value.items()}
    return {None: value}


def _legal(scene: Scene, value: Json, where: str, exact: bool = False) -> list[str]:
    told: list[str] = []
    for seat, moves in _by_seat(value).items():
        legal = scene.legal(seat) if scene.actors != [CHANCE] else list(scene.odds())
        wanted = [scene.game.catalogue.text(parse(scene, text, where)) for text in texts(moves, where)]
        for text in wanted:
            if text not in legal:
                told.append(f"{where}: {text!r} is not legal{_reason(scene, text, seat)}; legal are {said(legal)}")
        if exact:
            told += [f"{where}: {text!r} is legal and was not expected" for text in legal if text not in wanted]
    return told


def _reason(scene: Scene, text: str, seat: int | None) -> str:
    if scene.actors == [CHANCE]:
        return " for chance"
    return f" ({scene.refused(text, seat)})"


def _illegal(scene: Scene, value: Json, where: str) -> list[str]:
    told: list[str] = []
    for seat, moves in _by_seat(value).items():
        if not isinstance(moves, dict):
            raise SceneMistake(where, "a map of action texts to rule ids was expected, `march roma 3: FR-...`.")
        for text, rule in moves.items():
            told += _forbidden(scene, str(text), rule, seat, f"{where}.{text}")
    return told


def _forbidden(scene: Scene, text: str, rule: Json, seat: int | None, where: str) -> list[str]:
    if rule == NO_ACTION:
        known = " ".join(text.split()) in scene.game.catalogue.codes()
        return [f"{where}: this is an action of the game after all"] if known else []
    if rule is not None:
        refuse_unknown_rule(str(rule), where)
    parse(scene, text, where)
    try:
        found = scene.refused(text, seat)
    except AssertionError:
        return [f"{where}: it is legal, but {rule or 'some rule'} was expected to forbid it"]
    return [] if rule in (None, found) else [f"{where}: {rule} expected, {found} found"]


def _actors(scene: Scene, value: Json, where: str) -> list[str]:
    found: list[Json] = ["chance" if actor == CHANCE else actor for actor in scene.actors]
    wanted = value if isinstance(value, list) else [value]
    return differences(wanted, found, where)


def _result(scene: Scene, value: Json, where: str) -> list[str]:
    found = scene.result
    if value is None or found is None:
        return [] if value is found else [f"{where}: {said(value)} expected, {said(found)} found"]
    if not isinstance(value, dict):
        raise SceneMistake(where, f"a part of {said(found)} was expected, or null while the game goes on.")
    unknown = [str(key) for key in value if key not in found]
    if unknown:
        raise SceneMistake(f"{where}.{unknown[0]}", f"a result has no such part; {meant(unknown[0], found)}")
    return differences(value, found, where)


def _seen_by(scene: Scene, value: Json, where: str) -> list[str]:
    told: list[str] = []
    for seat, expected in _by_seat(value).items():
        if seat is None or not isinstance(expected, dict) or seat >= scene.match.seats:
            raise SceneMistake(where, "a map of seats to parts of the position was expected, `{0: {hands: ...}}`.")
        position = scene.describe(seat)
        for key, inside in expected.items():
            place = f"{where}.{seat}"
            told += differences(inside, part(scene, position, str(key), inside, place), f"{place}.{key}")
    return told


def _exact_events(scene: Scene, value: Json, where: str) -> list[str]:
    return _events(scene, value, where, exact=True)


SPECIAL: Final[dict[str, Callable[[Scene, Json, str], list[str]]]] = {
    "events": _events,
    "exact_events": _exact_events,
    "no_events": _no_events,
    "legal": _legal,
    "illegal": _illegal,
    "actors": _actors,
    "result": _result,
    "seen_by": _seen_by,
}
