"""`occasus content check`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

GOOD = "cities: {entries: [{id: genua, days: 4}]}\n"


def test_a_content_file_that_fits_is_listed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("game: fall_of_rome\n" + GOOD, encoding="utf-8")
    result = run("content", "check", file)
    assert result.exit_code == 0, result.output
    assert result.stdout == f"{file} fits fall_of_rome and replaces 1 value:\n  cities.entries[genua].days: 3 -> 4\n"


def test_the_game_can_be_given_instead(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(GOOD, encoding="utf-8")
    assert run("content", "check", file, "--game", "Fall of Rome").exit_code == 0
    result = run("content", "check", file)
    assert result.exit_code == 2
    assert "for which game is this? Write `game: fall_of_rome` at its top, or give --game." in result.stderr


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game: fall_of_rome\ncites: {}\n", "cites: this entry is not known; did you mean cities"),
        ("game: fall_of_rom\ncities: {}\n", "game 'fall_of_rom' is not known; did you mean fall_of_rome"),
        ("game: fall_of_rome\ncities: {entries: [{id: genoa}]}\n", "id 'genoa' is not known; did you mean genua"),
        (
            "game: fall_of_rome\ncities: {entries: [{id: genua, days: three}]}\n",
            "cities.entries[genua].days: 'three' is a text, but a whole number or a number was expected (now 3).",
        ),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told(run: Run, tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    result = run("content", "check", file)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"occasus: {file}: ")
    assert told in result.stderr


def test_content_of_another_game_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("game: empires_end\n" + GOOD, encoding="utf-8")
    result = run("content", "check", file, "--game", "fall_of_rome")
    assert "this content is for empires_end, not for fall_of_rome." in result.stderr


def test_play_refuses_content_of_another_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("game: fall_of_rome\n" + GOOD, encoding="utf-8")
    result = run("play", "toy", "--content", file)
    assert result.exit_code == 2
    assert "this content is for fall_of_rome, not for toy." in result.stderr
