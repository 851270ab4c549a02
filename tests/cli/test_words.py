"""Every event of every game has its words, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import occasus.cli
import occasus.games
from occasus.cli.play.pages import COMMANDS
from occasus.core.catalogue import HIDDEN
from occasus.core.log import Event
from occasus.core.registry import OURS
from occasus.games import find
from occasus.locale import Words

LOCALE: Final = Path(occasus.cli.__file__).parents[1] / "locale" / "en"
GAMES: Final = tuple(name for name in OURS if (LOCALE / f"{name}.ftl").exists())
LATIN: Final = ("city", "hex", "crossroads")
FOLDERS: Final = (Path(occasus.cli.__file__).parent, LOCALE.parent, LOCALE.parents[1] / "scenes")
SOURCES: Final = "\n".join(path.read_text() for folder in FOLDERS for path in folder.rglob("*.py"))


def messages(name: str) -> list[str]:
    """The names of the messages in a file."""
    return re.findall(r"^([a-z][\w-]*) =", (LOCALE / f"{name}.ftl").read_text(), re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_told_in_words(name: str) -> None:
    words = Words(name)
    for kind in find(name).events:
        for value in (0, 1, 2):
            event = Event(kind, tuple(min(value, max(0, len(d.words) - 1)) if d.words else value for d in kind.domains))
            told = words.event(event)
            assert words.has(f"told-{kind.name}"), kind.name
            assert "_" not in told and "{" not in told and "told-" not in told, told
            assert told.endswith((".", "!", ".”")), told


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_has_words_too(name: str) -> None:
    words = Words(name)
    for kind in find(name).events:
        if kind.secret:
            hidden = Event(kind, tuple(HIDDEN if d.name in kind.secret else 0 for d in kind.domains), (0,))
            assert "?" not in words.event(hidden)


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_explained_and_every_message_is_used(name: str) -> None:
    game, words = find(name), Words(name)
    for family in game.catalogue.families:
        assert words.has(f"action-{family.name}"), family.name
    kinds = {
        f"{of}-{kind.name}" for kind in game.events for of in ("told", "mine", "tome")
    }  # who reads is told as "you"
    actions = {f"{of}-{family.name}" for family in game.catalogue.families for of in ("action", "kind")}
    domains = [d for k in game.events for d in k.domains] + [d for f in game.catalogue.families for d in f.domains]
    names = {f"{d.name}-{part}" for d in domains for word in d.words for part in word.split()}
    names |= {re.sub(r"_\d+$", "", name) for name in names}
    prefixes = (
        "result-",
        "effect-",
        "ability-",
        "region-",
        "phase-",
        "colour-",
        "due-",
        "type-",
        "amount-",
        "terrain-",
    )
    text = (LOCALE / f"{name}.ftl").read_text()
    for message in messages(name):
        if message not in kinds | actions | names and not message.startswith(prefixes):
            used = f'"{message}"' in SOURCES or f"{{ {message} }}" in text
            assert used, f"{message} of {name}.ftl is not used"


@pytest.mark.parametrize("name", ["empires_end", "struggle_for_rome"])
def test_every_thing_has_a_name_in_words(name: str) -> None:
    """Places keep their Latin names; numbers and crossroads need none."""
    game, words = find(name), Words(name)
    domains = [d for k in game.events for d in k.domains] + [d for f in game.catalogue.families for d in f.domains]
    for domain in domains:
        base = domain.name.removeprefix("other_").removeprefix("from_")
        for part in {part for word in domain.words for part in word.split()}:
            stem = re.sub(r"_\d+$", "", part)
            known = words.has(f"{base}-{part}") or words.has(f"{base}-{stem}")
            assert known or base in LATIN or part.isdigit(), f"{base}-{stem}"


def test_every_message_of_the_terminal_is_used() -> None:
    for message in messages("terminal"):
        built = message.startswith(("game-", "form-", "help-", "matches-", "page-", "result-", "screen-key-"))
        assert built or f'"{message}"' in SOURCES or f"'{message}'" in SOURCES, f"{message} is not used"


def test_every_message_that_the_terminal_says_is_there() -> None:
    known = (
        set(messages("terminal"))
        | set(messages("account"))
        | set(messages("puzzles"))
        | set(messages("learn"))
        | {message for name in GAMES for part in (name, f"{name}_board") for message in messages(part)}
    )
    for message in re.findall(r'(?:\.say|screen\.say)\(\s*"([\w-]+)"', SOURCES):
        assert message in known, message
    for command in COMMANDS:
        assert {f"form-{command}", f"help-{command}"} <= known


@pytest.mark.parametrize("name", GAMES)
def test_no_command_has_the_name_of_an_action(name: str) -> None:
    assert not {family.name for family in find(name).catalogue.families} & set(COMMANDS)


def test_names_of_seats_are_used_where_somebody_knows_them() -> None:
    words = Words()
    assert words.name("seat", "1") == "seat 1"
    words.seats = ["Consul", "Mercator"]
    assert words.name("seat", "1") == "Mercator"
    assert words.name("seat", "2") == "seat 2"


def test_names_without_a_message_are_their_words_with_capitals() -> None:
    words = Words("fall_of_rome")
    assert words.name("from_city", "nova_carthago") == "Nova Carthago"
    assert words.name("tribe", "anglo_saxons_franks") == "Anglo-Saxons & Franks"
    assert words.name("barbarian_card", "anglo_saxons_franks lutetia") == "Anglo-Saxons & Franks, Lutetia"
