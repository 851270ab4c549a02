"""The menu of the line mode in the reader's words; and what may be typed."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from occasus.cli.play.action_text import ActionText
from occasus.cli.play.line_menu import Listed
from occasus.cli.play.menu import Menu
from occasus.games import find
from occasus.locale import LANGUAGES, Words
from tests.cli.conftest import Run

LEGAL = [
    "march genua 0",
    "march genua 1",
    "march genua 2",
    "march roma 0",
    "recruit",
    "march narbo 0",
    "remove 2 huns 1 vandals",
    "remove 3 huns",
    "battle 1",
    "battle 2",
]
FALL = ("play", "fall_of_rome", "--players", "3", "--seats", "human,random,random", "--seed", "tm1")


def shown(language: str, width: int = 100) -> list[str]:
    deeds = ActionText(find("fall_of_rome").catalogue, Words("fall_of_rome", language, more=("fall_of_rome_board",)))
    out = StringIO()
    Console(file=out, width=width).print(Listed(Menu(LEGAL), deeds))
    return out.getvalue().splitlines()


def test_actions_of_a_kind_stand_together_and_ranges_are_drawn_together() -> None:
    assert shown("en") == [
        "March    1-3) Genua 0-2  4) Roma 0  5) Narbo 0",
        "Recruit  6)",
        "Remove   7) 2 Huns, 1 Vandal  8) 3 Huns",
        "Battle   9-10) 1-2",
    ]


def test_the_menu_is_in_the_readers_language() -> None:
    assert shown("fr")[0] == "Marcher    1-3) Genua 0-2  4) Roma 0  5) Narbo 0"
    assert shown("nl")[1] == "Werven       6)"
    assert shown("pl")[3] == "Bitwa     9-10) 1-2"


def test_entries_are_not_torn_apart_at_the_end_of_a_line() -> None:
    assert shown("en", 24)[:3] == ["March    1-3) Genua 0-2", "         4) Roma 0", "         5) Narbo 0"]


STARTS = {"en": "Start Genua", "fr": "Départ Genua", "nl": "Start Genua", "pl": "Miasto początkowe Genua"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_menu_says_can_be_typed_and_so_can_the_words_of_match_files(
    run: Run, tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OCCASUS_LANGUAGE", language)
    said = STARTS[language]
    for number, line in enumerate(("start genua", "st ge", said, said.upper(), said.replace("é", "e"))):
        path = tmp_path / f"{number}.json"
        result = run(*FALL, "--file", path, lines=[line])
        assert said.removesuffix("Genua") in result.output, "as it stands in the menu"
        assert '"0 start genua"' in path.read_text(), line


def test_refusals_and_what_is_taken_back_are_told_in_the_readers_words(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OCCASUS_LANGUAGE", "fr")
    lines = ["départ", "depart Lutetia", "départ gennua", "why depart lutetia", "start genua", "undo", "hint", "?", "q"]
    output = run(*FALL, "--file", tmp_path / "m.json", lines=lines).output.replace("\N{NO-BREAK SPACE}", " ")
    assert "« départ » correspond à 3 actions : Départ Corduba; Départ Genua; Départ Roma." in output
    assert "« Commencer à Lutetia » n’est pas permis maintenant" in output
    assert "Vouliez-vous dire : Départ Genua" in output
    assert "« Commencer à Lutetia » n’est pas permis maintenant, d’après FR-" in output
    assert "Annulé : Vestalis : Départ Genua" in output
    assert "(start CITY)" in output
