"""The expectations `legal` and `illegal`: for the current actors, a seat, or a kind of action."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import CHANCE, Json
from occasus.core.suggestions import nearest
from occasus.scenes.compare import MOST_SHOWN
from occasus.scenes.names import parse, refuse_unknown_rule, texts
from occasus.scenes.seats import seat_of
from occasus.scenes.stage import SceneMistake, Stage

NO_ACTION: Final = "unknown"  # in `illegal`: the text is no action of the game at all
SAYS_NOTHING: Final = "this is empty, so it would always hold"


def by_seat(scene: Stage, value: Json) -> dict[int | None, Json]:
    """`{1: ...}` or `{red: ...}` speaks of a seat; anything else of whoever acts."""
    seats = {key: seat_of(scene, key) for key in value} if isinstance(value, dict) else {}
    if seats and all(seat is not None or str(key).isdigit() for key, seat in seats.items()):
        return {seats[key] if seats[key] is not None else int(key): part for key, part in value.items()}
    return {None: value}


def legal(scene: Stage, value: Json, where: str, exact: bool = False) -> list[str]:
    """These are legal now; `exact`: and no others, or no others of their kind."""
    mistakes: list[str] = []
    for seat, moves in by_seat(scene, value).items():
        if seat is not None and seat >= scene.match.seats:
            raise SceneMistake(where, f"there is no seat {seat}; seats are 0 to {scene.match.seats - 1}.")
        actual = scene.legal(seat) if scene.actors != [CHANCE] else list(scene.odds())
        if not isinstance(moves, dict):
            mistakes += _compared(scene, _codes(scene, moves, "", where, exact), actual, seat, where, exact)
            continue
        for kind, some in moves.items():
            place = f"{where}.{kind}"
            if kind not in [family.name for family in scene.game.catalogue.families]:
                raise SceneMistake(
                    place, "the word before the colon must be a seat or a kind of action, such as `plunder`."
                )
            of_kind = [text for text in actual if text.split()[0] == kind]
            mistakes += _compared(scene, _codes(scene, some, str(kind), place, exact), of_kind, seat, place, exact)
    return mistakes


def _codes(scene: Stage, moves: Json, kind: str, where: str, exact: bool) -> list[str]:
    """The actions meant by texts; under their kind the first word may be left out."""
    wanted = texts(moves, where)
    if not wanted and not exact:
        raise SceneMistake(where, f"{SAYS_NOTHING}; name what is legal, or write `only: {{legal: ...}}`.")
    full = [text if not kind or text.split()[0] == kind else f"{kind} {text}" for text in wanted]
    return [scene.game.catalogue.text(parse(scene, text, where)) for text in full]


def _compared(
    scene: Stage, wanted: list[str], actual: list[str], seat: int | None, where: str, exact: bool
) -> list[str]:
    mistakes: list[str] = []
    for text in wanted:
        if text not in actual:
            alike = [other for other in actual if other.split()[0] == text.split()[0]]
            near = f"; of its kind {_few(alike, text)}" if alike else f"; legal are {_few(actual, text)}"
            mistakes.append(f"{where}: {text!r} is not legal{_reason(scene, text, seat)}{near}")
    extra = [text for text in actual if text not in wanted] if exact else []
    if extra:
        mistakes.append(f"{where}: legal and not expected: {_few(extra)}")
    return mistakes


def _few(actual: list[str], like: str = "") -> str:
    """Some of the actions, the nearest first where there are many."""
    if not actual:
        return "nothing"
    few = (
        actual
        if len(actual) <= MOST_SHOWN
        else (nearest(like, actual, MOST_SHOWN) if like else []) or actual[:MOST_SHOWN]
    )
    more = len(actual) - len(few)
    return ", ".join(few) + (f" and {more} more" if more else "")


def _reason(scene: Stage, text: str, seat: int | None) -> str:
    if scene.actors == [CHANCE]:
        return " for chance"
    return f" ({scene.refused(text, seat)})"


def illegal(scene: Stage, value: Json, where: str) -> list[str]:
    """These are not legal, and this rule forbids each."""
    mistakes: list[str] = []
    for seat, moves in by_seat(scene, value).items():
        if not isinstance(moves, dict):
            raise SceneMistake(where, "a map of action texts to rule ids was expected, `march roma 3: FR-...`.")
        if not moves:
            raise SceneMistake(where, f"{SAYS_NOTHING}; name an action and the rule that forbids it.")
        for text, rule in moves.items():
            mistakes += _forbidden(scene, str(text), rule, seat, f"{where}.{text}")
    return mistakes


def _forbidden(scene: Stage, text: str, rule: Json, seat: int | None, where: str) -> list[str]:
    if rule == NO_ACTION:
        known = " ".join(text.split()) in scene.game.catalogue.codes()
        return [f"{where}: this is an action of the game"] if known else []
    if rule is not None:
        refuse_unknown_rule(str(rule), where)
    parse(scene, text, where)
    try:
        actual = scene.refused(text, seat)
    except AssertionError:
        return [f"{where}: it is legal, but {rule or 'some rule'} was expected to forbid it"]
    return [] if rule in (None, actual) else [f"{where}: {rule} expected, {actual} found"]
