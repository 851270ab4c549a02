"""Which tests and scenes show which rules, read from the files without running them.

A test shows the rules of its marker, `@rule("FR-SACK-06")`; a scene shows its `rules:` and, if its name is an id,
that example. Rules that no test can show stand in docs/rules/untestable.yaml, each with a reason.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, final

import yaml

from occasus.core.basics import OccasusError, RuleId
from occasus.ledger.read import ID, Rule, ledger_folder

UNTESTABLE_SHARE: Final = 0.03  # of the rules of a game, at most


@final
class Coverage:
    """For every rule of some ledgers: the tests and scenes that show it, or why none can."""

    def __init__(
        self, rules: dict[RuleId, Rule], shown: dict[RuleId, list[str]], untestable: dict[RuleId, str]
    ) -> None:
        self.rules: Final = rules
        self.shown: Final = shown
        self.untestable: Final = untestable

    def missing(self) -> list[Rule]:
        """Rules that count, are not shown, and have no reason for it."""
        return [
            rule
            for rule in self.rules.values()
            if rule.counts() and rule.id not in self.shown and rule.id not in self.untestable
        ]

    def counted(self) -> list[Rule]:
        """Rules that must be shown or excused."""
        return [rule for rule in self.rules.values() if rule.counts()]

    def mistakes(self) -> list[str]:
        """List what is wrong with the table of untestable rules, as sentences."""
        result = [
            f"{rule}: it has a reason why no test can show it, and a test"
            for rule in self.untestable
            if rule in self.shown
        ]
        for game in dict.fromkeys(rule.game for rule in self.rules.values()):
            counted = [rule for rule in self.counted() if rule.game == game]
            excused = [rule for rule in counted if rule.id in self.untestable]
            if len(excused) > UNTESTABLE_SHARE * len(counted):
                result.append(
                    f"{game}: {len(excused)} of {len(counted)} rules are called untestable; at most 3 % may be"
                )
        return result


def read_coverage(rules: dict[RuleId, Rule], root: Path | None = None) -> Coverage:
    """Find the rules that the tests and scenes of a checkout show."""
    tests = (root or checkout()) / "tests"
    shown: dict[RuleId, list[str]] = {}
    for rule, where in [*marked_in(tests), *scenes_in(ledger_folder() / "scenes")]:
        places = shown.setdefault(rule, [])
        if where not in places:
            places.append(where)
    return Coverage(rules, shown, read_untestable())


def checkout() -> Path:
    """The root of the checkout that this code runs from; refused when it runs from an installed package."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "tests").is_dir():
        raise OccasusError("the tests are not installed; coverage is known only in a checkout of the project.")
    return root


def read_untestable(folder: Path | None = None) -> dict[RuleId, str]:
    """The rules that no test can show, with the reason for each."""
    path = (folder or ledger_folder()) / "untestable.yaml"
    read = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
    if not isinstance(read, dict) or not all(isinstance(reason, str) and reason for reason in read.values()):
        raise OccasusError(f"{path.name}: a map of rule ids to reasons was expected.")
    return {str(rule): reason for rule, reason in read.items()}


def marked_in(folder: Path) -> Iterator[tuple[RuleId, str]]:
    """Every rule named by a marker in the tests of a folder, with the test: `tests/core/test_x.py::test_y`."""
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder.parent).as_posix()
        yield from _markers(ast.parse(path.read_text(encoding="utf-8")), name)


def _markers(node: ast.AST, where: str) -> Iterator[tuple[RuleId, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield from _markers(child, f"{where}::{child.name}")
            continue
        if isinstance(child, ast.Call) and _is_marker(child.func):
            for arg in child.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value, where
        yield from _markers(child, where)


def _is_marker(called: ast.expr) -> bool:
    return (isinstance(called, ast.Name) and called.id == "rule") or (
        isinstance(called, ast.Attribute) and called.attr == "rule"
    )


def scenes_in(folder: Path) -> Iterator[tuple[RuleId, str]]:
    """Every rule that a scene of a folder names, with the file."""
    for path in sorted(folder.rglob("*.yaml")):
        name = f"scenes/{path.relative_to(folder).as_posix()}"
        try:
            read = list(yaml.safe_load_all(path.read_text(encoding="utf-8")))
        except yaml.YAMLError as error:
            raise OccasusError(f"{name}: this is not readable YAML: {' '.join(str(error).split())}.") from error
        for scene in read:
            if not isinstance(scene, dict):
                continue
            ids = [str(scene.get("scene", "")), *map(str, scene.get("rules") or [])]
            yield from ((rule, name) for rule in ids if ID.fullmatch(rule))


def ids_in(root: Path) -> Iterator[tuple[RuleId, str]]:
    """Every rule id written anywhere in sources, tests, scenes and pages of a checkout, with its place."""
    folders = {
        "src": ("*.py", "*.ftl"),
        "tests": ("*.py", "*.yaml"),
        "docs": ("*.md", "*.yaml"),
        "benchmarks": ("*.py",),
    }
    for folder, patterns in folders.items():
        for pattern in patterns:
            for path in sorted((root / folder).rglob(pattern)):
                for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                    for rule in ID.findall(line):
                        yield rule, f"{path.relative_to(root).as_posix()}:{number}"
