"""One skeleton for all games: the same words for the same thing, and every rule at the code that keeps it."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from occasus.core.agenda import Agenda, CombinedOffer, Question
from occasus.core.catalogue import Catalogue, Domain, Family
from occasus.core.log import EventKind
from occasus.core.registry import OURS
from occasus.games import find
from occasus.ledger.read import read_ledgers

SOURCES: Final = Path(__file__).resolve().parents[2] / "src" / "occasus" / "games"
RULES: Final = read_ledgers()
WRITTEN: Final = re.compile(r"\b[A-Z]{2}(?:-[A-Z]+)+-\d+\b")
OTHERWISE: Final = ("EX", "DATA", "ED")  # examples are scenes, data stand in the content file, editions are options
FOLDERS: Final = {"board", "io", "rules", "cards"}
RULE_FOLDERS: Final = {"rules", "trade", "cards"}
FILES: Final = {"__init__.py", "game.py", "actions.py", "steps.py", "agenda.py", "events.py", "options.py"}
IO: Final = {"from_position.py", "check.py", "describe.py", "refusals.py", "position.py", "save.py"}

# Rules that no line of a game's code keeps, each with the reason.
NOT_IN_CODE: Final = {
    "EE-COMP-09": "pieces that show what the state says",
    "EE-TRACK-09": "on the source of the data",
    "EE-INV-05": "of a phase, not of a position: a test follows it through games",
    "EE-INV-06": "of a phase, not of a position: a test follows it through games",
    "FR-INFO-03": "printed on the cards; the client shows it",
    "FR-RUL-77": "follows from the gold cards; a test shows it",
    "SR-COMP-03": "pieces that show what the state says",
    "SR-RUL-35": "a variant that is not played here",
    "SR-RUL-38": "on a word of the source",
}


def part(game: str, name: str) -> Any:
    return import_module(f"occasus.games.{game}.{name}")


def sources(game: str) -> list[Path]:
    return sorted((SOURCES / game).rglob("*.py"))


@pytest.mark.parametrize("game", OURS)
def test_every_rule_of_the_ledger_stands_in_the_code_of_its_game(game: str) -> None:
    written = {rule for path in sources(game) for rule in WRITTEN.findall(path.read_text(encoding="utf-8"))}
    rules = [rule.id for rule in RULES.values() if rule.game == game and rule.area() not in OTHERWISE]
    assert [rule for rule in rules if rule not in written and rule not in NOT_IN_CODE] == []


def test_no_rule_is_excused_that_stands_in_the_code() -> None:
    code = "".join(path.read_text(encoding="utf-8") for game in OURS for path in sources(game))
    assert [rule for rule in NOT_IN_CODE if rule not in RULES or rule in WRITTEN.findall(code)] == []


@pytest.mark.parametrize("game", OURS)
def test_a_folder_has_the_parts_that_all_have(game: str) -> None:
    folder = SOURCES / game
    assert {path.name for path in folder.iterdir() if any(path.glob("*.py"))} <= FOLDERS
    assert {path.name for path in folder.iterdir() if path.is_file()} == FILES
    assert {path.name for path in (folder / "io").iterdir()} >= IO
    assert {path.name for path in (folder / "board").iterdir()} >= {"names.py", "state.py", "facts.py"}


@pytest.mark.parametrize("game", OURS)
def test_the_same_thing_has_the_same_name(game: str) -> None:
    steps = part(game, "steps")
    assert isinstance(steps.STEPS, Catalogue)
    families = {name: value for name, value in vars(steps).items() if isinstance(value, Family)}
    assert [name for name in families if not name.endswith("_STEP") and not name.startswith("_")] == []
    assert {value.name for value in families.values()} >= {family.name for family in steps.STEPS.families}
    assert isinstance(part(game, "actions").CATALOGUE, Catalogue)
    assert isinstance(part(game, "agenda").AGENDA, Agenda)
    assert all(isinstance(kind, EventKind) for kind in part(game, "events").EVENT_KINDS)
    assert find(game).events == part(game, "events").EVENT_KINDS
    assert find(game).options == part(game, "options").OPTIONS
    names = vars(part(game, "board.names"))
    assert isinstance(names["SEAT"], Domain)
    assert "KINDS" not in names
    assert callable(part(game, "rules.setup").start)
    assert callable(part(game, "io.refusals").explain)
    assert callable(part(game, "io.describe").describe)
    assert callable(part(game, "io.check").check)
    assert callable(part(game, "io.save").save) and callable(part(game, "io.save").load)


@pytest.mark.parametrize("game", OURS)
def test_a_seat_is_called_a_seat_and_options_are_read_by_the_facts(game: str) -> None:
    for path in sources(game):
        if path.parent.name not in RULE_FOLDERS:
            continue
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\bseat: int\b", text), path
        assert 'options["' not in text.replace('facts.options["first_player"]', ""), path  # a seat or "random"
        assert ".base" not in text, path


@pytest.mark.parametrize("game", OURS)
def test_cards_are_bound_by_their_folder(game: str) -> None:
    folder = SOURCES / game / "cards"
    if not folder.exists():
        return
    tree = ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))
    imported = {name.name for node in tree.body if isinstance(node, ast.ImportFrom) for name in node.names}
    binding = {path.stem for path in folder.glob("*.py") if "CARDS_OF[" in path.read_text(encoding="utf-8")}
    assert imported == binding


@pytest.mark.parametrize("game", OURS)
def test_offers_stand_in_moves_and_joint_offers_only(game: str) -> None:
    """A question lists its moves; what is listed together is a `CombinedOffer`, whose moves do not list themselves."""
    for path in sources(game):
        if path.parent.name not in RULE_FOLDERS:
            continue
        module = part(game, ".".join(path.relative_to(SOURCES / game).with_suffix("").parts))
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Question) and value.__module__ == module.__name__:
                assert "offer" not in vars(value), name
            if isinstance(value, type) and issubclass(value, CombinedOffer) and value is not CombinedOffer:
                assert "offer" in vars(value) and "why_not" not in vars(value), name
