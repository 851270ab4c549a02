"""Every language says the same as English: the same messages with the same arguments, each of which can be shown."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

import occasus.locale

LOCALE: Final = Path(occasus.locale.__file__).parent
FILES: Final = [(path.parent.name, path.stem) for path in sorted(LOCALE.glob("*/*.ftl")) if path.parent.name != "en"]
SAMPLES: Final = (0, 1, 2, 5, 22, "Roma")

every_file = pytest.mark.parametrize(("language", "name"), FILES)


def text(language: str, name: str) -> str:
    """The text of a file of messages."""
    return (LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str, name: str) -> list[Any]:
    """What a file of messages holds, in its order."""
    return list(parse(text(language, name)).body)


@cache
def messages(language: str, name: str) -> dict[str, ast.Message]:
    """The messages of a file by their ids."""
    return {entry.id.name: entry for entry in entries(language, name) if isinstance(entry, ast.Message)}


def parts(node: object) -> list[ast.BaseNode]:
    """A node and everything in it."""
    if isinstance(node, list):
        return [part for each in node for part in parts(each)]
    if not isinstance(node, ast.BaseNode):
        return []
    return [node, *(part for value in vars(node).values() for part in parts(value))]


def variables(found: dict[str, ast.Message], message: str) -> set[str]:
    """The arguments that a message uses, by itself and by the messages and attributes that it speaks with."""
    names: set[str] = set()
    seen: set[tuple[str, str]] = set()
    due = [(message, "")]
    while due:
        at, attribute = due.pop()
        if (at, attribute) in seen or at not in found:
            continue
        seen.add((at, attribute))
        pattern = next((a.value for a in found[at].attributes if a.id.name == attribute), found[at].value)
        for part in parts(pattern):
            if isinstance(part, ast.VariableReference):
                names.add(part.id.name)
            elif isinstance(part, ast.MessageReference):
                due.append((part.id.name, part.attribute.name if part.attribute else ""))
    return names


@cache
def choices(language: str, name: str) -> list[str]:
    """The words by which the messages of a file choose."""
    keys = [part.key for part in parts(entries(language, name)) if isinstance(part, ast.Variant)]
    return sorted({key.name for key in keys if isinstance(key, ast.Identifier)})


def test_there_are_languages_to_compare() -> None:
    assert FILES
    assert all((LOCALE / "en" / f"{name}.ftl").is_file() for _, name in FILES)


@every_file
def test_a_file_can_be_read_and_says_nothing_twice(language: str, name: str) -> None:
    found = entries(language, name)
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message | ast.Term)]
    assert len(ids) == len(set(ids)), sorted(each for each in ids if ids.count(each) > 1)


@every_file
def test_no_message_is_missing_or_unknown(language: str, name: str) -> None:
    english, other = set(messages("en", name)), set(messages(language, name))
    assert not english - other, "missing"
    assert not other - english, "unknown"


@every_file
def test_messages_use_the_same_arguments(language: str, name: str) -> None:
    """A language may choose by the word of an argument (`$tribe_id`) where English only shows it (`$tribe`)."""
    english, other = messages("en", name), messages(language, name)
    for message in english.keys() & other.keys():
        here, there = (
            {variable.removesuffix("_id") for variable in variables(found, message)} for found in (english, other)
        )
        assert here == there, message


@every_file
def test_every_message_can_be_shown(language: str, name: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language, name)))
    found, words = messages(language, name), choices(language, name)
    for message in found:
        used = variables(found, message)
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        for sample in SAMPLES if used else SAMPLES[:1]:
            for word in words if any(variable.endswith("_id") for variable in used) else [""]:
                args = {variable: word if variable.endswith("_id") else sample for variable in used}
                shown, errors = bundle.format_pattern(pattern, args)
                assert not errors, (message, args, errors)
                assert str(shown).strip() and "{" not in str(shown), (message, args, shown)


def test_french_elisions_have_their_apostrophe() -> None:
    typed = re.compile(r"^(?!#).*[^\W\d_]'[^\W\d_].*$", re.MULTILINE)
    found = {name: typed.findall(text("fr", name)) for language, name in FILES if language == "fr"}
    assert found and not any(found.values()), found


def written_out(choice: ast.SelectExpression) -> bool:
    """Whether a choice by number has no words for 0, and a lone 1 where it should say its number."""
    words = {
        part.key.name if isinstance(part.key, ast.Identifier) else part.key.value: part for part in choice.variants
    }
    if "one" not in words or "0" in words:
        return False
    inside = parts(words["one"].value)
    told = {part.id.name for part in inside if isinstance(part, ast.VariableReference)}
    chosen = {part.id.name for part in parts(choice.selector) if isinstance(part, ast.VariableReference)}
    lone = any(re.search(r"(?<!\w)1(?!\w)", part.value) for part in inside if isinstance(part, ast.TextElement))
    return lone and not chosen & told


def test_french_says_its_number_where_nothing_reads_like_one() -> None:
    """0 is singular in French: a 1 that is written out for `one` would be told of nothing, too."""
    for name in [name for language, name in FILES if language == "fr"]:
        for message, entry in messages("fr", name).items():
            choices_of = [part for part in parts(entry) if isinstance(part, ast.SelectExpression)]
            assert not any(written_out(choice) for choice in choices_of), message
