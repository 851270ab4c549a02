"""Reading scene files: YAML with one scene or several (parted by `---`), every key known, no key twice."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any, Final

import yaml

from occasus.core.basics import Json, OccasusError
from occasus.core.suggestions import meant
from occasus.prepared import prepared
from occasus.scenes.names import refuse_unknown_rule
from occasus.scenes.stage import SceneMistake

KEYS: Final[dict[str, tuple[type | tuple[type, ...], str]]] = {
    "scene": ((str, int), "a name or the id of an example"),
    "title": (str, "one line"),
    "rules": (list, "a list of rule ids"),
    "note": (str, "a text"),
    "game": (str, "the name of a game"),
    "players": (int, "the number of seats"),
    "options": (dict, "a map of options, `difficulty: normal`"),
    "content": (dict, "a map of facts to replace"),
    "seat": ((int, str), "the seat whose view this is: its number, colour or role"),
    "seed": ((int, str), "a number or a text"),
    "position": ((dict, str), "a map of what differs from the defaults, or `start`"),
    "moves": (list, "a list of moves"),
    "expect": (dict, "a map of expectations"),
}


class _Loader(yaml.SafeLoader):
    """Plain YAML that refuses a key given twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            name = str(key.value)
            if name in seen:
                raise SceneMistake(f"line {key.start_mark.line + 1}", f"{name!r} is given twice; combine the two.")
            seen.add(name)
        return super().construct_mapping(node, deep)


def scene_files(paths: list[Path]) -> list[Path]:
    """The scene files meant by files and folders, in order; something else is refused."""
    result: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.yaml"))
            if not inside:
                raise OccasusError(f"{path}: this folder has no scenes (*.yaml).")
            result += inside
        elif path.is_file():
            result.append(path)
        else:
            raise OccasusError(f"{path}: there is no such file.")
    return result


def read_scenes(path: Path) -> list[dict[str, Json]]:
    """The scenes of a file, with their keys checked."""
    return [checked(scene) for scene in written_scenes(path)]


def written_scenes(path: Path) -> list[Json]:
    """The scenes of a file as they are written; what is wrong in one says nothing of the others."""
    if (known := prepared(path)) is not None:
        return known
    try:
        return scenes_of(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SceneMistake("", f"{error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise SceneMistake("", "this is not UTF-8 text.") from error


def scenes_of(text: str) -> list[Json]:
    """The scenes of a text as they are written."""
    try:
        scenes = [scene for scene in yaml.load_all(text, Loader=_Loader) if scene is not None]
    except yaml.MarkedYAMLError as error:
        line = f"line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise SceneMistake(line, f"this is not readable YAML: {error.problem or error.context}.") from error
    except yaml.YAMLError as error:
        raise SceneMistake("", f"this is not readable YAML: {' '.join(str(error).split())}.") from error
    if not scenes:
        raise SceneMistake("", "the file is empty; a scene begins with `scene:` and `game:`.")
    return scenes


def checked(scene: Json) -> dict[str, Json]:
    """A scene whose keys are known and of the right sort."""
    if not isinstance(scene, dict):
        raise SceneMistake("", f"a scene is a map with keys such as game, players, position, not {scene!r}.")
    for key, value in scene.items():
        if key not in KEYS:
            raise SceneMistake(str(key), f"a scene has no such key; {meant(str(key), KEYS)}")
        sort, what = KEYS[key]
        if value is not None and (not isinstance(value, sort) or isinstance(value, bool)):
            raise SceneMistake(key, f"{what} was expected, not {value!r}.")
    if isinstance(scene.get("position"), str) and scene["position"] != "start":
        raise SceneMistake("position", f"{KEYS['position'][1]} was expected, not {scene['position']!r}.")
    for number, rule in enumerate(scene.get("rules") or []):
        refuse_unknown_rule(str(rule), f"rules[{number}]")
    return {key: value for key, value in scene.items() if value is not None}
