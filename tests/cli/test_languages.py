"""Help and errors of every command are told in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

import occasus
from occasus.core.faults import plain
from occasus.locale import LANGUAGES
from occasus.locale.sentences import sentences, told
from tests.cli.conftest import Run

SOURCE: Final = Path(occasus.__file__).parent
TOLD_BY: Final = [  # the files whose errors a player may read
    *sorted((SOURCE / "cli").glob("*.py")),
    *(
        SOURCE / "core" / name
        for name in ("match.py", "match_file.py", "options.py", "suggestions.py", "commitment.py")
    ),
    *(SOURCE / name for name in ("games/__init__.py", "locale/__init__.py", "core/catalogue.py", "ledger/search.py")),
    *(SOURCE / "bots" / name for name in ("registry.py", "levels.py", "advisers.py")),
    *sorted((SOURCE / "arena").glob("*.py")),
    *sorted((SOURCE / "content").glob("*.py")),
    *sorted((SOURCE / "scenes").glob("*.py")),
    *sorted((SOURCE / "games").glob("*/game.py")),
]
OTHERS: Final = [language for language in LANGUAGES if language != "en"]
NAMED: Final = re.compile(r"{([a-z_]+)}")


def template(node: ast.expr) -> str:
    """The text of an error, with a word for everything that it names; empty where a message of Fluent tells it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "Xyz" for part in node.values]
        return "".join(str(part) for part in parts)
    return ""


def errors() -> list[tuple[str, str]]:
    """The errors in the files whose errors a player may read."""
    found: list[tuple[str, str]] = []
    for path in TOLD_BY:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("OccasusError", "Refused", "SceneMistake")
            ):
                told_last = node.func.id == "SceneMistake"  # after the place
                text = template(node.args[-1 if told_last else 0]) if node.args else ""
                if any(letter.isalpha() for letter in text.replace("Xyz", "")):
                    found.append((path.name, text))
    return found


def test_there_are_errors_to_read() -> None:
    assert len(errors()) > 60


@pytest.mark.parametrize("language", OTHERS)
def test_every_error_is_translated(language: str) -> None:
    assert [(file, text) for file, text in errors() if told(text, language) == text] in (
        [],
        [("registry.py", "bot Xyz: Xyz.")],
    )


def refusals() -> list[tuple[str, str]]:
    """The sentences on what cannot be in a position, as a reader of a board gets them."""
    texts: list[tuple[str, str]] = []
    for path in [*sorted((SOURCE / "core").glob("*.py")), *sorted((SOURCE / "games").rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadPosition":
                text = plain(template(node.args[1]).replace(" (Xyz)", "")) if len(node.args) > 1 else ""
                if any(letter.isalpha() for letter in text.replace("Xyz", "")):
                    texts.append((path.name, text))
    return texts


@pytest.mark.parametrize("language", OTHERS)
def test_every_refusal_of_a_position_is_translated(language: str) -> None:
    assert len(refusals()) > 120
    assert [(file, text) for file, text in refusals() if told(text, language) == text] == []


def test_every_sentence_is_there_in_every_language_with_the_same_names() -> None:
    for english, said in sentences().items():
        assert set(said) == set(OTHERS), english
        for language in OTHERS:
            assert set(NAMED.findall(said[language])) == set(NAMED.findall(english)), (english, language)


@pytest.mark.parametrize(
    ("words", "polish"),
    [
        (
            ["play", "fall_of_rom"],
            "gra 'fall_of_rom' jest nieznana; może chodziło o fall_of_rome albo struggle_for_rome?",
        ),
        (["play", "--load", "nowhere.json"], "nowhere.json: nie ma takiego pliku ani folderu."),
        (["play", "toy", "--option", "x"], "opcja 'x' nie ma wartości; pisz nazwa=wartość."),
    ],
)
def test_mistakes_are_told_in_polish(run: Run, words: list[str], polish: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCCASUS_LANGUAGE", "pl")
    monkeypatch.setenv("COLUMNS", "200")
    result = run(*words)
    assert result.exit_code == 2
    assert polish in " ".join(result.output.split())


def test_an_error_inside_another_is_told_as_well() -> None:
    wrong = "the bot Shy of seat 1, at move 9 of the game 1/17, chose 'x', which is not legal."
    assert told(wrong, "pl") == "bot Shy na miejscu 1, w ruchu 9 partii 1/17, wybrał 'x', co jest niedozwolone."
    sort = "m.yaml: cities[roma].days: 'x' is a text, but a whole number was expected (now 3)."
    assert told(sort, "nl").endswith("werd verwacht (nu 3).")
    assert told("m.yaml: a.b: 7 is not from 0 to 5.", "fr") == "m.yaml: a.b: 7 n'est pas entre 0 et 5."


def test_french_has_no_break_spaces_where_a_line_must_not_break() -> None:
    """Before : ; ? ! and », and after «; a mark that stands for itself is no punctuation (the legend of the map)."""
    said = {english: each["fr"] for english, each in sentences().items()}
    for path in sorted((SOURCE / "locale" / "fr").glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        said |= {f"{path.name}:{number + 1}": line for number, line in enumerate(lines) if not line.startswith("#")}
    assert len(said) > 2000
    wrong = [where for where, text in said.items() if re.search(r"(?<!,) [:;?!»]|« ", text)]
    assert wrong == []
