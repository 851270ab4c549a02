"""The table of reasons: for each kind of action every rule that its `why_not` can name, with an example of it.

What can be named is read from the code: the rule ids in the `why_not` of a move and in conditions that it calls, for
each family that the move is made for. Examples are refusals that a test or a scene expects, each an action with the
rule that forbids it, and what random play hears when every action is asked about.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import yaml

from occasus.core.basics import CHANCE
from occasus.core.catalogue import Family
from occasus.core.game import Game
from occasus.core.options import Options, complete
from occasus.lessons.ledger_scenes import ledger_scenes
from occasus.scenes.run import open_scene, run_scene

ROOT = Path(__file__).resolve().parents[1]
RULE = re.compile(r"(FR|EE|SR)-[A-Z0-9-]*\d")
CODES = 40  # of a family that are asked about in a position
Reason = tuple[str, str]
"""A family and a rule that forbids it."""


def trees(folder: Path) -> Iterator[ast.Module]:
    """The code of a folder."""
    for file in sorted(folder.rglob("*.py")):
        yield ast.parse(file.read_text(encoding="utf-8"))


def rules_in(part: ast.AST) -> set[str]:
    """The rule ids among the words of a piece of code."""
    words = {word.value for word in ast.walk(part) if isinstance(word, ast.Constant) and isinstance(word.value, str)}
    return {word for word in words if RULE.fullmatch(word)}


def can_be_named(game: str) -> set[Reason]:
    """Each kind of action with each rule that its moves can name as a reason."""
    code = list(trees(ROOT / "src" / "occasus" / "games" / game))
    functions = {
        part.name: part
        for tree in code
        for part in tree.body
        if isinstance(part, ast.FunctionDef) and part.returns and "RuleId" in ast.unparse(part.returns)
    }
    classes = {part.name: part for tree in code for part in tree.body if isinstance(part, ast.ClassDef)}
    families = _families(game, code)
    found = set().union(*(_when(part, families) for tree in code for part in ast.walk(tree)))
    for tree in code:
        for call in (part for part in ast.walk(tree) if isinstance(part, ast.Call)):
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            if name not in classes:
                continue
            rules = _reasons_of(classes[name], classes, functions)
            for word in call.args:
                found |= {(family, rule) for family in _named(word, families) for rule in rules}
    return found


def _when(part: ast.AST, families: dict[str, set[str]]) -> set[Reason]:
    """What a table of `io/refusals.py` says: the rule on when an action is asked for."""
    found: set[Reason] = set()
    if isinstance(part, ast.Dict):
        for key, value in zip(part.keys, part.values, strict=True):
            found |= {(family, rule) for family in _named(key, families) for rule in _direct(value)}
    elif isinstance(part, ast.Call) and ast.unparse(part.func) == "dict.fromkeys" and len(part.args) == 2:
        found |= {(family, rule) for family in _named(part.args[0], families) for rule in _direct(part.args[1])}
    return found


def _direct(part: ast.AST) -> set[str]:
    return set() if isinstance(part, (ast.Dict, ast.Call)) else rules_in(part)


def _families(game: str, code: list[ast.Module]) -> dict[str, set[str]]:
    """The names of the families by the constants that hold one, or some in a row."""
    actions = import_module(f"occasus.games.{game}.actions")
    found = {name: {value.name} for name, value in vars(actions).items() if isinstance(value, Family)}
    for tree in code:
        for part in tree.body:
            if (
                isinstance(part, ast.AnnAssign)
                and isinstance(part.value, ast.Tuple)
                and isinstance(part.target, ast.Name)
            ):
                some = set().union(*(_named(each, found) for each in part.value.elts))
                if some:
                    found.setdefault(part.target.id, some)
    return found


def _named(part: ast.AST | None, families: dict[str, set[str]]) -> set[str]:
    """The families that an expression names: a constant, some in a row, or all of a constant that holds some."""
    if isinstance(part, ast.Starred):
        return _named(part.value, families)
    if isinstance(part, ast.Tuple):
        return set().union(*(_named(each, families) for each in part.elts))
    name = part.attr if isinstance(part, ast.Attribute) else getattr(part, "id", "")
    return families.get(name, set())


def _reasons_of(
    move: ast.ClassDef, classes: dict[str, ast.ClassDef], functions: dict[str, ast.FunctionDef]
) -> set[str]:
    """The rules that the `why_not` of a move can name, its own conditions and those of its base included."""
    methods = {part.name: part for part in move.body if isinstance(part, ast.FunctionDef)}
    bases = [classes[base.id] for base in move.bases if isinstance(base, ast.Name) and base.id in classes]
    if "why_not" not in methods:
        return set().union(*(_reasons_of(base, classes, functions) for base in bases)) if bases else set()
    seen: set[str] = set()
    waiting: list[ast.AST] = [methods["why_not"]]
    found: set[str] = set()
    while waiting:
        part = waiting.pop()
        found |= rules_in(part)
        for call in (each for each in ast.walk(part) if isinstance(each, ast.Call)):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if name in seen:
                continue
            seen.add(name)
            if isinstance(call.func, ast.Name):
                waiting += [functions[name]] if name in functions else []
            elif name in methods:
                waiting.append(methods[name])
            elif name == "why_unplayable":  # a table of cards, each with its own reasons
                waiting += [each for other in classes.values() for each in other.body if _is(each, name)]
    return found


def _is(part: ast.stmt, name: str) -> bool:
    return isinstance(part, ast.FunctionDef) and part.name == name


def expected_by_tests(game: str, kinds: set[str]) -> set[Reason]:
    """The refusals that tests of a game expect: a text of an action beside the rule that forbids it."""
    found: set[Reason] = set()
    for tree in trees(ROOT / "tests" / "games" / game):
        for part in ast.walk(tree):
            if isinstance(part, ast.Dict):
                for key, value in zip(part.keys, part.values, strict=True):
                    if key is not None:
                        found |= _pairs([key, value], kinds)
            elif isinstance(part, ast.Tuple):
                found |= _pairs(part.elts, kinds)
            elif isinstance(part, ast.Compare):
                found |= _pairs([part.left, *part.comparators], kinds)
            elif isinstance(part, ast.Call):
                found |= _pairs([*part.args, *(each.value for each in part.keywords)], kinds)
    return found


def _pairs(parts: Iterable[ast.AST], kinds: set[str]) -> set[Reason]:
    parts = list(parts)
    words = [
        word.value
        for part in parts
        if not isinstance(part, (ast.Dict, ast.Lambda))
        for word in ast.walk(part)
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    ]
    rules = [word for word in words if RULE.fullmatch(word)]
    texts = {word.split()[0] for word in words if word.split() and word.split()[0] in kinds}
    return {(text, rule) for text in texts for rule in rules}


def expected_by_scenes(letters: str, kinds: set[str]) -> set[Reason]:
    """The refusals that scenes of the ledger expect."""
    found: set[Reason] = set()

    def look(value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                if str(inner).startswith(letters) and str(key).split()[:1] and str(key).split()[0] in kinds:
                    found.add((str(key).split()[0], str(inner)))
                look(inner)
        elif isinstance(value, list):
            for inner in value:
                look(inner)

    for file in (ROOT / "docs" / "rules" / "scenes").rglob("*.yaml"):
        for data in yaml.load_all(
            file.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        ):
            look(data)
    return found


def heard_in_scenes(game: Game[Any]) -> set[Reason]:
    """The reasons that are heard where scenes of the ledger begin and end."""
    found: set[Reason] = set()
    for data in ledger_scenes().values():
        if data["game"] == game.name and "content" not in data:
            scene = open_scene(data)
            found |= _asked(scene.game, scene.state, range(scene.match.seats), Random(0))
            ended = run_scene(data).scene
            if ended is not None:
                found |= _asked(ended.game, ended.state, range(ended.match.seats), Random(0))
    return found


def _asked(game: Game[Any], state: Any, seats: Iterable[int], rng: Random) -> set[Reason]:
    """What some actions of each family are refused for."""
    return {
        (family.name, rule)
        for family in game.catalogue.families
        for code in rng.sample(range(family.base, family.end), min(family.size, CODES))
        for seat in seats
        if (rule := game.explain(state, seat, code))
    }


def heard_in_play(game: Game[Any], seats: int, options: Options, seed: str, positions: int) -> set[Reason]:
    """The reasons that random play hears, where every seat asks about every action in some positions."""
    rng = Random(seed)
    found: set[Reason] = set()
    state = game.start(seats, complete(game.options, options))
    while positions:
        actors = game.actors(state)
        if not actors:
            state = game.start(seats, complete(game.options, options))
            continue
        seat = rng.choice(actors)
        if seat == CHANCE:
            game.apply(state, CHANCE, game.sample(state, rng), None)
            continue
        if rng.random() < 0.2:
            positions -= 1
            found |= _asked(game, state, [seat], rng)
        game.apply(state, seat, rng.choice(game.legal(state, seat)), None)
    return found
