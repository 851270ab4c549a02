"""Positions as texts: scenes in YAML, written for people and tests, and read with the line of every mistake."""

from __future__ import annotations

from typing import Any, Final

import yaml

from occasus.core.basics import Json, Position
from occasus.core.faults import Fault
from occasus.core.game import Game
from occasus.core.options import Options, complete
from occasus.core.places import keys_of
from occasus.games import find
from occasus.locale.sentences import told
from occasus.scenes.file import checked, scenes_of
from occasus.scenes.stage import SceneMistake
from occasus.studies.link import DEEPEST
from occasus.tables.protocol.problems import Problem
from occasus.tables.protocol.records import Language

NAME: Final = "my position"


def scene_text(game: Game[Any], position: Position, players: int, options: Options) -> str:
    """Return a scene with this position."""
    usual = complete(game.options, {})
    scene: dict[str, Json] = {"scene": NAME, "game": game.name, "players": players}
    changed = {name: value for name, value in options.items() if usual.get(name) != value}
    if changed:
        scene["options"] = changed
    scene["position"] = position
    return yaml.safe_dump(scene, sort_keys=False, default_flow_style=None, width=110, allow_unicode=True)


def read_text(text: str, language: Language = "en") -> dict[str, Json]:
    """Return the first scene of a text; what cannot be read is refused with its line and a sentence."""
    try:
        _refuse_knots(text)
        scene = checked(scenes_of(text)[0])
    except SceneMistake as mistake:
        raise _unreadable(text, mistake.where, mistake.what, language) from mistake
    except RecursionError as error:
        what = f"at most {DEEPEST} lists and maps in each other are read."
        raise _unreadable(text, "", what, language) from error
    for key in ("game", "players", "position"):
        if scene.get(key) is None:
            raise _unreadable(text, "", f"a scene names its {key}.", language)
    find(scene["game"])
    if scene["position"] == "start":
        game = find(scene["game"])
        scene["position"] = {}
        scene["players"] = scene["players"] if scene["players"] in game.seat_counts else game.usual_seats
    return scene


def refuse_unknown(text: str, faults: list[Fault], language: Language) -> None:
    """Refuse a text or a link with words that do not exist: what was meant is not known."""
    for fault in faults:
        if fault.unknown:
            raise _unreadable(text, f"position.{fault.places[0]}", fault.text, language)


def _refuse_knots(text: str) -> None:
    """Refuse what repeats itself by a name, and what is too deep."""
    depth = 0
    try:
        for event in yaml.parse(text, Loader=yaml.SafeLoader):
            if isinstance(event, yaml.AliasEvent):
                raise SceneMistake(_line(event), "write the part out instead of referring to it.")
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST:
                what = f"at most {DEEPEST} lists and maps in each other are read."
                raise SceneMistake(_line(event), what)
    except yaml.YAMLError:
        return  # told when it is read


def _line(event: yaml.Event) -> str:
    return f"line {event.start_mark.line + 1}" if event.start_mark else ""


def _unreadable(text: str, where: str, what: str, language: Language) -> Problem:
    line = _line_of(text, where) if text else 0
    place = told(f"line {line}" if line else where, language)
    sentence = f"{place}: {told(what, language)}" if place else told(what, language)
    return Problem("unreadable", sentence[0].upper() + sentence[1:])


def _line_of(text: str, where: str) -> int:
    """Return the line of a place in a text, as far as the place is written; 0 if none of it is."""
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError:
        return 0
    line = 0
    for key in keys_of(f"position.{where}"):
        pair = None
        if isinstance(node, yaml.MappingNode):
            pair = next((pair for pair in node.value if pair[0].value == key), None)
        elif isinstance(node, yaml.SequenceNode):
            items = [(item, item) for item in node.value]
            pair = next((pair for pair in items if getattr(pair[0], "value", None) == key), None)
            pair = pair or (items[int(key)] if key.isdigit() and int(key) < len(items) else None)
        if pair is None:
            break
        line, node = pair[0].start_mark.line + 1, pair[1]
    return line
