"""The names used in expectations: a word that the game does not know is a slip, not an expectation that holds."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from occasus.core.basics import Json, OccasusError, Position, RuleId
from occasus.core.suggestions import meant
from occasus.ledger.read import ID, read_ledgers
from occasus.scenes.compare import NOTHING, ONLY, QUESTIONS, is_nothing, said
from occasus.scenes.stage import SceneMistake, Stage

SPECIAL: Final = ("events", "exact_events", "no_events", "legal", "illegal", "actors", "result", "seen_by", "only")


def part(scene: Stage, position: Position, key: str, expected: Json, where: str) -> Any:
    """A part of a position by its name; unknown names, also inside, are refused with the nearest ones."""
    if key not in position:
        names = [*position, *SPECIAL]
        raise SceneMistake(
            f"{where}.{key}", f"this is not a part of a position of {scene.game.name}; {meant(key, names)}"
        )
    _refuse_unknown(scene, expected, position[key], f"{where}.{key}", position)
    return position[key]


def _refuse_unknown(scene: Stage, expected: Json, actual: Any, where: str, position: Position) -> None:
    """Refuse a key that is not there and is no word of the game: it would count as nothing and hide a slip."""
    if not isinstance(expected, dict):
        return
    if list(expected) == [ONLY]:
        _refuse_unknown(scene, expected[ONLY], actual, where, position)
        return
    for key, value in expected.items():
        inside = NOTHING
        if isinstance(actual, dict):
            inside = actual.get(str(key), actual.get(key, NOTHING))
        elif isinstance(actual, list):
            if key in QUESTIONS or (str(key).isdigit() and int(key) >= len(actual)):
                continue
            inside = actual[int(key)] if str(key).isdigit() else NOTHING
        if inside is NOTHING and (is_nothing(value) or isinstance(actual, dict)):
            words = _words(scene, position)
            if str(key) not in words:
                raise SceneMistake(
                    f"{where}.{key}", f"this is not a word of {scene.game.name}; {meant(str(key), words)}"
                )
        _refuse_unknown(scene, value, inside, f"{where}.{key}", position)


def _words(scene: Stage, position: Position) -> dict[str, None]:
    result: dict[str, None] = {}

    def keys(value: Any) -> None:
        for inside in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
            keys(inside)
        if isinstance(value, dict):
            result.update(dict.fromkeys(map(str, value)))

    keys(position)
    families = [family.domains for family in scene.game.catalogue.families]
    for domains in [*families, *(kind.domains for kind in scene.game.events), scene.game.catalogue.further]:
        for domain in domains:
            result.update(dict.fromkeys(domain.words))
    return result


def texts(value: Json, where: str) -> list[str]:
    """A list of texts, or a single one."""
    if isinstance(value, str):
        return [value]
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise SceneMistake(where, f"a list of texts was expected, not {said(value)}.")
    return [" ".join(text.split()) for text in value]


def event_texts(scene: Stage, value: Json, where: str) -> list[str]:
    """Texts of events, or beginnings of them; a word that no event uses is refused."""
    result = texts(value, where)
    kinds = {kind.name: kind for kind in scene.game.events}
    for text in result:
        name, *rest = text.split()
        if name not in kinds:
            raise SceneMistake(where, f"{name!r} is not an event of {scene.game.name}; {meant(name, kinds)}")
        domains = kinds[name].domains
        words = {word: None for domain in domains for entry in domain.words for word in entry.split()}
        for word in rest:
            if word not in words and word != "?" and not word.lstrip("-").isdigit():
                raise SceneMistake(where, f"{word!r} cannot be part of a {name!r} event; {meant(word, words)}")
    return result


def parse(scene: Stage, text: str, where: str) -> int:
    """The code of an action; a text that is none is a mistake of the scene."""
    try:
        return scene.code(text)
    except OccasusError as error:
        raise SceneMistake(where, str(error)) from error


def refuse_unknown_rule(rule: RuleId, where: str) -> None:
    """Refuse an id that begins as those of a ledger do and stands in none."""
    if ID.fullmatch(rule) and rule not in _ids() and rule[:2] in {known[:2] for known in _ids()}:
        raise SceneMistake(where, f"rule {rule} is not in the ledgers; {meant(rule, _ids())}")


@cache
def _ids() -> tuple[RuleId, ...]:
    return tuple(read_ledgers())
