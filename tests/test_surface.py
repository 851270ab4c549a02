"""What `import occasus` offers: quick to import, typed, and enough to play, to write a bot and to search."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import occasus
from occasus.arena.plan import Plan
from occasus.arena.recording import record_one


class Careless:
    """Takes any action."""

    def decide(
        self, game: occasus.Game[object], view: occasus.View, legal: list[str], rng: Random, budget: occasus.Budget
    ) -> str:
        return rng.choice(legal)


class Greedy:
    """Looks one move ahead, with the types that the package offers."""

    def decide(
        self, game: occasus.Game, view: occasus.View, legal: list[str], rng: Random, budget: occasus.Budget
    ) -> str:
        seat, world = view["seat"], occasus.imagine(game, view, rng)

        def after(action: str) -> int:
            state = game.copy(world)
            game.apply(state, seat, game.catalogue.parse(action), None)
            return occasus.scores(game, state, seat)[seat]

        return max(legal, key=after)


def points(position: occasus.EmpiresEndPosition) -> int:
    return position["empires"][0]["at_end"]["points"]


def test_everything_that_is_offered_is_there_and_nothing_else() -> None:
    homes = set(occasus._HOMES)
    assert homes == set(occasus.__all__)
    assert all(getattr(occasus, name) is not None for name in occasus.__all__)
    assert set(dir(occasus)) == homes | {"__version__"}
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        _ = occasus.nothing_of_the_kind


def test_the_import_loads_nothing() -> None:
    program = "import sys, occasus; print([name for name in sys.modules if name.startswith('occasus.')])"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout.strip() == "[]"


@pytest.mark.parametrize("name", occasus.game_names())
def test_bots_play_a_match_by_name_and_as_objects(name: str) -> None:
    game = occasus.game(name)
    seats = game.usual_seats
    match = occasus.play(game, ["random"] * (seats - 1) + [Careless()], seed="5/0")
    result = match.result()
    assert isinstance(result, occasus.Result)
    again = occasus.play(name, ["random"] * (seats - 1) + [Careless()], occasus.options(game), "5/0")
    assert again.moves == match.moves
    plan = Plan(name, {}, seats, occasus.options(game), ("random",) * seats, "5")
    assert record_one(plan, 0).moves == occasus.play(game, ["random"] * seats, seed="5/0").moves


def test_a_bot_is_an_object_and_not_its_class() -> None:
    with pytest.raises(occasus.OccasusError, match=r"seat 0: give an object, Careless\(\), not its class\."):
        occasus.play("empires_end", [Careless, "random"])  # type: ignore[list-item]


@pytest.mark.parametrize("name", occasus.game_names())
def test_chance_has_no_odds_while_a_seat_decides(name: str) -> None:
    game = occasus.game(name)
    match = occasus.Match(game, game.usual_seats, occasus.options(game), seed="1")
    match.settle()
    assert game.odds(match.state) == []


def test_a_search_finds_what_it_needs() -> None:
    game = occasus.game("empires_end")
    match = occasus.Match(game, 2, occasus.options(game, mode="lightning"), seed="1")
    match.settle()
    seat = game.actors(match.state)[0]
    state = occasus.imagine(game, match.view(seat), Random(1))
    occasus.playout(game, state, Random(2))
    assert game.result(state) is not None
    with pytest.raises(occasus.OccasusError, match="unknown option 'speed'"):
        occasus.options(game, speed=3)
    with pytest.raises(occasus.Refused):
        match.play(
            seat, next(code for code in game.catalogue.codes().values() if code not in game.legal(match.state, seat))
        )


def test_the_example_runs_and_types_come_with_the_package(tmp_path: Path) -> None:
    """The program in the docstring runs, and passes mypy as somebody else's would."""
    told = "    " + (occasus.__doc__ or "").partition("\n\n    ")[2]
    assert "occasus.play" in told
    program, typed = tmp_path / "program.py", tmp_path / "typed.py"
    program.write_text("\n".join(line[4:] for line in told.splitlines()))
    typed.write_text(program.read_text() + "\nreveal_type(match)\n")
    ran = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "") and "Result" in ran.stdout
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", str(typed)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout
    assert 'Revealed type is "occasus.core.match.Match[Any]"' in done.stdout


@pytest.mark.parametrize("name", occasus.game_names())
def test_scores_are_read_during_a_game_and_are_the_result_at_its_end(name: str) -> None:
    game = occasus.game(name)
    match = occasus.play(game, [Greedy(), *["random"] * (game.usual_seats - 1)], seed="5/1")
    state = game.start(match.seats, match.options)
    seen = set()
    for seat, code in match.moves:
        game.apply(state, seat, code, None)
        seen.update(occasus.scores(game, state, 0))
    result = match.result()
    assert result is not None and len(seen) > 1
    if not game.cooperative:
        assert occasus.scores(game, state, 0) == list(result.scores)
    if name == "empires_end":
        assert points(match.view(0)["position"]) == result.scores[0]
