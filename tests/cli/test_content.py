"""`occasus content check` and `occasus content template`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from occasus.content import facts, read_overlay
from occasus.content.provenance import figures
from tests.cli.conftest import Run

GOOD = "cities: {entries: [{id: genua, days: 4}]}\n"


def test_a_content_file_that_fits_is_listed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("game: fall_of_rome\n" + GOOD, encoding="utf-8")
    result = run("content", "check", file)
    assert result.exit_code == 0, result.output
    told = f"{file} fits fall_of_rome and replaces 1 value:\n  cities.entries[genua].days: 3 -> 4\n"
    assert result.stdout.startswith(told)


def test_what_is_still_designed_is_listed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("game: fall_of_rome\ncities: {entries: [{id: athenae, days: 14}]}\n", encoding="utf-8")
    told = run("content", "check", file).stdout
    assert "Still a placeholder for the printed value: 24 values." in told
    assert "  cities.entries[brundisium]: days\n" in told
    assert "cities.entries[athenae]: days" not in told
    assert "cities.entries[genua]: days" not in told  # printed in a rulebook


def test_a_template_tells_sources_and_how_sure_we_are(run: Run) -> None:
    written = run("content", "template", "Fall of Rome")
    assert written.exit_code == 0, written.output
    assert "      days: 13.5  # low: designed(ORBIS-based fill-in, see days_method)\n" in written.stdout


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_a_template_holds_every_figure_and_fits(run: Run, tmp_path: Path, game: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(run("content", "template", game).stdout, encoding="utf-8")
    figures_of = list(figures(facts(game)))
    assert list(figures(read_overlay(file))) == [figure._replace(source="", confidence="") for figure in figures_of]
    told = run("content", "check", file).stdout
    assert told.startswith(f"{file} fits {game} and replaces 0 values:\n")
    assert "Still a placeholder for the printed value: 0 values." in told


PAGE: Final = Path(__file__).parents[2] / "docs" / "content.md"
EXAMPLES: Final = re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.splitlines()[0])
def test_the_examples_of_the_page_replace_every_figure_they_name(run: Run, tmp_path: Path, example: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(example, encoding="utf-8")
    overlay = read_overlay(file)
    content = facts(example.splitlines()[0].removeprefix("game: "))
    now = {figure.where: figure.value for figure in figures(content)}
    result = run("content", "check", file)
    assert result.exit_code == 0, result.output
    named = [figure for figure in figures(overlay) if now.get(figure.where) != figure.value]
    assert named
    for figure in named:
        assert any(figure.where.startswith(line.split(":")[0].strip()) for line in result.stdout.splitlines()), figure
    assert "replaces 0 values" not in result.stdout


def test_the_game_can_be_given_instead(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(GOOD, encoding="utf-8")
    assert run("content", "check", file, "--game", "Fall of Rome").exit_code == 0
    result = run("content", "check", file)
    assert result.exit_code == 2
    assert "which game is this for? Write `game: fall_of_rome` at the top, or use --game." in result.stderr


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game: fall_of_rome\ncites: {}\n", "cites: unknown entry; did you mean cities"),
        ("game: fall_of_rom\ncities: {}\n", "unknown game 'fall_of_rom'; did you mean fall_of_rome"),
        ("game: fall_of_rome\ncities: {entries: [{id: genoa}]}\n", "unknown id 'genoa'; did you mean genua"),
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
