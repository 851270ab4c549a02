"""`occasus rules`."""

from __future__ import annotations

import pytest

from occasus.cli.wrapping import wrapped
from occasus.ledger.read import read_ledgers
from occasus.ledger.search import of_game
from tests.cli.conftest import Run


def test_a_rule_is_shown_as_players_read_it(run: Run) -> None:
    result = run("rules", "fr-ex-13")
    assert "FR-EX-13  Fall of Rome, Examples" in result.stdout
    assert "Then the game continues." in result.stdout
    assert "Src" not in result.stdout


def test_readers_of_another_language_get_that_language_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCCASUS_LANGUAGE", "pl")
    assert "FR-SACK-03  Upadek Rzymu, Ograbianie miast" in run("rules", "fr-sack-03").stdout
    assert "supply" not in run("rules", "fr-sack-03").stdout
    assert "Znalezionych zasad: " in run("rules", "bunt").stdout
    assert "Ograbianie miast" in run("rules", "--game", "fall of rome").stdout
    assert run("rules", "FR-DEC-09").exit_code == 0  # not for players, but asked for by its name


def test_a_rule_is_shown_as_the_ledger_has_it(run: Run) -> None:
    result = run("rules", "fr-sack-03", "--ledger")
    assert result.exit_code == 0
    assert "FR-SACK-03  fall_of_rome, A10. Sacking (FR-SACK)" in result.stdout
    assert "Sack step 2: if the city has a fort, return the fort to supply." in result.stdout
    assert "Src: S0/S2" in result.stdout


def test_words_find_rules(run: Run) -> None:
    result = run("rules", "chain", "sack")
    assert "FR-SACK-07" in result.stdout
    assert "rules; `occasus rules ID` shows one in full." in result.stdout
    assert "FR-SACK-07" not in run("rules", "fort", "--game", "struggle_for_rome").stdout


def test_without_a_word_the_sections_are_listed(run: Run) -> None:
    result = run("rules", "--game", "fall of rome", "--ledger")
    assert "A10. Sacking (FR-SACK)" in result.stdout
    assert "FR-SACK-01 to FR-SACK-11" in result.stdout
    assert "EE-" not in result.stdout
    assert "FR-SACK-01 to FR-SACK-10" in run("rules", "--game", "fall of rome").stdout  # what players meet


def test_coverage_lists_every_rule_and_sums_up(run: Run) -> None:
    result = run("rules", "--coverage", "--game", "empires_end")
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert lines[0].startswith("EE-COMP-01")
    known = of_game(read_ledgers(), "empires_end")
    assert len(lines) == len(known) + 1
    assert lines[-1].startswith(f"empires_end: {sum(rule.counts() for rule in known.values())} rules, ")
    assert "needs no test" in next(line for line in lines if line.startswith("EE-DATA-01"))


def test_missing_lists_only_what_is_left(run: Run) -> None:
    lines = run("rules", "--missing", "--game", "struggle_for_rome").stdout.splitlines()
    assert all(line.endswith("MISSING") for line in lines[:-1])
    assert lines[-1].endswith(f"{len(lines) - 1} missing")


def test_a_pipe_gets_a_rule_on_one_line(run: Run) -> None:
    found = run("rules", "revolt", "--game", "fall_of_rome").stdout.splitlines()
    known = of_game(read_ledgers(), "fall_of_rome")
    assert all(line.split()[0] in known and not line.endswith("...") for line in found[:-2])


def test_a_terminal_gets_lines_that_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "40")
    lines = wrapped("FR-REVOLT-03  " + "word " * 40, 14).splitlines()
    assert len(lines) > 1 and all(len(line) <= 40 for line in lines)
    assert all(line.startswith(" " * 14 + "word") for line in lines[1:])
