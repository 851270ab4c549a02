"""Matches as tables, and the plots of many games."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import occasus
from occasus.arena.dataset.parquet import COLUMNS, write_parquet
from occasus.arena.plan import Plan
from occasus.arena.plots import draw, read_games
from occasus.arena.recording import record_one
from occasus.arena.results_file import ResultsFile
from occasus.arena.simulate import play_one
from occasus.arena.tournament import Tournament
from occasus.core.basics import CHANCE, OccasusError
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.features import features_of
from occasus.games import find

pq = pytest.importorskip("pyarrow.parquet", reason="install the extra `research` for Parquet")


def plan_of(game: str, bot: str, seats: int) -> Plan:
    return Plan(game, {}, seats, complete(find(game).options, {}), (bot,) * seats, "data")


@pytest.mark.parametrize(("game", "seats"), [("fall_of_rome", 2), ("empires_end", 2)])
def test_a_row_for_every_decision(game: str, seats: int, tmp_path: Path) -> None:
    """Each row holds what the seat could know, all it could do, what it did, and how it ended."""
    match = record_one(plan_of(game, "random", seats), 3)
    file = tmp_path / "match.parquet"
    count = write_parquet(file, [("one", match)], views=True)
    rows = pq.read_table(file).to_pylist()
    decisions = [move for move in match.moves if move[0] != CHANCE]
    result = match.result()
    assert result is not None
    assert count == len(rows) == len(decisions)
    size = features_of(match.game, seats, match.options).layout.size
    for row, (seat, code) in zip(rows, decisions, strict=True):
        assert (row["seat"], row["action"], row["text"]) == (seat, code, match.game.catalogue.text(code))
        assert code in row["legal"]
        assert len(row["features"]) == size
        assert row["won"] == (seat in result.winners())
        assert row["view"].startswith("{")


def test_a_file_says_what_it_holds(tmp_path: Path) -> None:
    file, matches = (
        tmp_path / "two.parquet",
        [record_one(plan_of("empires_end", "random", seats), 1) for seats in (2, 3)],
    )
    write_parquet(file, [(str(number), match) for number, match in enumerate(matches)])
    schema = pq.read_schema(file)
    assert all(schema.field(name).metadata[b"description"] for name in schema.names)
    assert schema.metadata.items() <= pq.read_metadata(file).metadata.items()
    told = {key.decode(): value.decode() for key, value in schema.metadata.items()}
    assert (told["game"], told["rules_version"]) == ("empires_end", str(matches[0].game.rules_version))
    assert told["occasus"] == occasus.__version__
    for row in pq.read_table(file).to_pylist():
        assert len(json.loads(told[f"features/{row['seats']}"])) == len(row["features"])


def test_the_reference_names_every_column() -> None:
    page = (Path(__file__).parents[2] / "docs/environments.md").read_text(encoding="utf-8").partition("## Decisions")[2]
    assert [line.split("|")[1:3] for line in page.splitlines() if line.startswith("| `")] == [
        [f" `{name}` ", f" {told} "] for name, (_, told) in COLUMNS.items()
    ]


def test_a_recorded_game_is_the_one_of_the_arena() -> None:
    plan = plan_of("empires_end", "tiro", 2)
    outcome, match = play_one(plan, 1), record_one(plan, 1)
    result = match.result()
    assert result is not None
    assert (outcome.places, outcome.scores) == (result.places, result.scores)


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "there.parquet"
    file.write_text("mine")
    with pytest.raises(OccasusError, match="choose another name"):
        write_parquet(file, [("one", record_one(plan_of("empires_end", "random", 2), 0))])
    assert file.read_text() == "mine"


def test_a_file_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    def interrupted() -> Iterator[tuple[str, Match[Any]]]:
        yield "0", record_one(plan_of("empires_end", "random", 2), 0)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_parquet(tmp_path / "m.parquet", interrupted())
    assert list(tmp_path.iterdir()) == []


def test_plots(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="install the extra `research` for plots")
    game = find("empires_end")
    tournament = Tournament(game, 2, complete(game.options, {}), ["random"], "plots", 0, False)
    with ResultsFile(tmp_path / "arena.jsonl", tournament.record()) as file:
        for number in range(6):
            file.add(play_one(tournament.plans()[0], number))
    write_parquet(tmp_path / "some.parquet", [("one", record_one(tournament.plans()[0], 0))])
    games = read_games([tmp_path / "arena.jsonl", tmp_path / "some.parquet"])
    drawn = {path.stem for path in draw(games, tmp_path / "plots", "svg")}
    assert {"empires_end_length", "empires_end_win_by_seat", "empires_end_scores", "empires_end_actions"} <= drawn
    assert "<svg" in (tmp_path / "plots/empires_end_length.svg").read_text()
    (tmp_path / "noise.jsonl").write_text(str(Random(1).random()))
    with pytest.raises(OccasusError, match="neither a results"):
        read_games([tmp_path / "noise.jsonl"])
