"""The ledgers in the languages of the readers: nothing missing or too old in the files that are declared complete."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from occasus.cli.main import app
from occasus.core.basics import OccasusError
from occasus.core.registry import OURS
from occasus.games import find
from occasus.ledger.player_text import for_players, player_text
from occasus.ledger.read import read_ledgers
from occasus.ledger.translations import (
    COMPLETE,
    ENGLISH,
    TRANSLATED,
    heading_in,
    in_language,
    mark,
    missing,
    mistakes,
    original,
    outdated,
    plain_heading,
    players_rules,
    read_translations,
)
from occasus.ledger.worksheet import add, worksheet
from occasus.locale import LANGUAGES

RULES: Final = read_ledgers()
NOT_FOR_PLAYERS: Final = re.compile(
    r"`|\*\*|\bS[024]\b|\bP[1-5]\b|Src|Risk|\bconf\b|FAQ|\b[Ss]eeds?\b"
    r"|[Ee]ngine|\bclient\b|facts file|\.txt|\.pl\b|https?:"
)


def test_the_languages_are_those_of_the_project() -> None:
    assert (ENGLISH, *TRANSLATED) == LANGUAGES


def test_a_complete_file_lacks_nothing_and_is_current() -> None:
    for name in COMPLETE:
        game, language = name.split(".")
        assert (name, missing(game, language), outdated(game, language)) == (name, [], [])


@pytest.mark.parametrize("language", [ENGLISH, *TRANSLATED])
@pytest.mark.parametrize("game", OURS)
def test_every_file_is_readable_and_names_the_rules_that_the_original_names(game: str, language: str) -> None:
    assert mistakes(game, language) == []


@pytest.mark.parametrize("game", OURS)
def test_what_players_read_in_english_is_there_and_tells_nothing_of_sources(game: str) -> None:
    assert missing(game, ENGLISH) == []
    assert outdated(game, ENGLISH) == []
    odd = {rule.id: text for rule in players_rules(game) if NOT_FOR_PLAYERS.search(text := original(rule))}
    assert odd == {}


@pytest.mark.parametrize("game", OURS)
def test_players_may_read_every_rule_that_the_game_names(game: str) -> None:
    found = find(game)
    named = {kind.rule for kind in found.events} | {option.rule for option in found.options}
    for path in (Path(__file__).parents[1] / "src/occasus/games" / game).rglob("*.py"):
        named.update(re.findall(r'"([A-Z]{2}(?:-[A-Z]+)+-\d{2,}[a-z]?)"', path.read_text(encoding="utf-8")))
    assert [rule for rule in sorted(named) if rule and rule in RULES and not for_players(RULES[rule])] == []


def test_a_rule_is_told_without_its_risk_and_its_sources() -> None:
    assert (
        player_text(RULES["FR-RUL-13"])
        == "May a fort be moved while forts are still in supply? No, only when the supply is empty."
    )
    assert player_text(RULES["SR-COMP-07"]) == "The 12 special cards: 1 Diplomacy, 8 Scourge of Rome, 3 Legacy of Rome."
    assert player_text(RULES["EE-ABIL-08"]) == "Gain P points."


def test_builders_rules_are_not_for_players() -> None:
    hidden = ["FR-DATA-01", "FR-ED-02", "FR-DEC-09", "EE-INV-01", "SR-INV-03", "FR-SACK-11"]
    assert [rule for rule in hidden if for_players(RULES[rule])] == []
    assert for_players(RULES["FR-INV-01"])


def test_a_heading_is_read_without_its_number_and_letters() -> None:
    assert plain_heading("A10. Sacking (FR-SACK)") == "Sacking"
    assert plain_heading("PART D - EXAMPLES (given / when / then)") == "EXAMPLES"
    assert heading_in("fall_of_rome", "PART C - RULINGS", ENGLISH) == "Special cases"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    text = "## A1. Pieces (FR-COMP)\n- **FR-COMP-01** One. Src: S0.\n- **FR-COMP-02** Two, see FR-COMP-01.\n"
    (tmp_path / "fall_of_rome.md").write_text(text, encoding="utf-8")
    read_translations.cache_clear()
    return tmp_path


def sheet(folder: Path, text: str) -> Path:
    path = folder / "sheet.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_worksheet_goes_out_in_english_and_comes_back_translated(folder: Path) -> None:
    out = worksheet("fall_of_rome", "pl", folder)
    assert out == "FR-COMP-01: One.\nFR-COMP-02: Two, see FR-COMP-01.\nPieces: ''\n"
    back = out.replace("One.", "Jeden.").replace("Pieces: ''", "Pieces: Elementy")

    assert add("fall_of_rome", "pl", sheet(folder, back), folder) == 2

    rules = {rule.id: rule for rule in players_rules("fall_of_rome", folder)}
    assert in_language(rules["FR-COMP-01"], "pl", folder) == ("Jeden.", "pl")
    assert in_language(rules["FR-COMP-02"], "pl", folder) == ("Two, see FR-COMP-01.", "en")
    assert heading_in("fall_of_rome", "A1. Pieces (FR-COMP)", "pl", folder) == "Elementy"
    assert missing("fall_of_rome", "pl", folder) == ["FR-COMP-02"]
    assert worksheet("fall_of_rome", "pl", folder) == "FR-COMP-02: Two, see FR-COMP-01.\n"


def test_a_heading_may_be_the_same_in_both_languages_and_one_that_is_left_empty_is_still_missing(folder: Path) -> None:
    assert add("fall_of_rome", "fr", sheet(folder, "Pieces: ''\n"), folder) == 0
    assert "Pieces" in missing("fall_of_rome", "fr", folder)
    assert add("fall_of_rome", "fr", sheet(folder, "Pieces: Pieces\n"), folder) == 1
    assert "Pieces" not in missing("fall_of_rome", "fr", folder)


def test_a_changed_original_makes_its_translation_too_old(folder: Path) -> None:
    add("fall_of_rome", "pl", sheet(folder, "FR-COMP-01: Jeden.\n"), folder)
    path = folder / "fall_of_rome.md"
    path.write_text(path.read_text(encoding="utf-8").replace("One.", "Just one."), encoding="utf-8")

    assert outdated("fall_of_rome", "pl", folder) == ["FR-COMP-01"]
    rule = players_rules("fall_of_rome", folder)[0]
    assert in_language(rule, "pl", folder) == ("Just one.", "en")
    assert "FR-COMP-01: Just one." in worksheet("fall_of_rome", "pl", folder)


def test_a_rule_that_the_original_names_must_be_named(folder: Path) -> None:
    add("fall_of_rome", "pl", sheet(folder, "FR-COMP-02: Dwa.\n"), folder)
    assert mistakes("fall_of_rome", "pl", folder) == ["FR-COMP-02: it names no rule, the English text FR-COMP-01"]


def test_an_unknown_rule_in_a_worksheet_is_refused_with_the_right_one(folder: Path) -> None:
    with pytest.raises(OccasusError, match=r"FR-COMP-11.*FR-COMP-01"):
        add("fall_of_rome", "pl", sheet(folder, "FR-" + "COMP-11: Nic.\n"), folder)


def test_an_entry_without_a_mark_is_refused(folder: Path) -> None:
    (folder / "translations").mkdir()
    (folder / "translations/fall_of_rome.pl.yaml").write_text("rules:\n  FR-COMP-01: Jeden.\n", encoding="utf-8")
    with pytest.raises(OccasusError, match="needs `of` and `says`"):
        read_translations("fall_of_rome", "pl", folder)


def test_spaces_and_line_breaks_do_not_make_a_text_another() -> None:
    assert mark("One  two\nthree") == mark("One two three")


def test_the_command_shows_an_overview_and_refuses_what_is_not_there() -> None:
    run = CliRunner()
    shown = run.invoke(app, ["translations"])
    assert shown.exit_code == 0
    assert all(f"{game}.{language}:" in shown.output for game in OURS for language in TRANSLATED)
    assert "unknown game" in run.invoke(app, ["translations", "fall_of_roma", "pl"]).output
    assert "is not one of" in run.invoke(app, ["translations", "fall_of_rome", "xx"]).output
