"""`occasus bench`: an agent on a named task, with a row for a table and every game saved."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from occasus.cli import completion
from occasus.core.basics import OccasusError

FORMAT = "occasus bench 1"


def bench(
    task: Annotated[str, typer.Argument(metavar="TASK", help="The task; leave it out to list all tasks.")] = "",
    agent: Annotated[
        str, typer.Option(autocompletion=completion.bots, help="Your agent as module:Class, or one of our bots.")
    ] = "",
    quick: Annotated[bool, typer.Option("--quick", help="Only the first tenth of the games.")] = False,
    jobs: Annotated[int | None, typer.Option(help="Number of processes; by default one per processor.")] = None,
    out: Annotated[Path | None, typer.Option(help="Save every game in this file (JSON lines).")] = None,
    check: Annotated[Path | None, typer.Option(help="Check the games in this file instead of playing.")] = None,
    games: Annotated[int | None, typer.Option(help="With --check: check only this many games.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Play a named task with an agent and print its row: games won and score, with 95% intervals.

    The same agent gets the same row on every machine. --check replays saved games; with --agent, the agent decides
    again in each of them.
    """
    from json import dumps

    from occasus.arena.bench import find_task, row, tasks

    if check is not None:
        _check(check, agent, games, json)
        return
    if not task:
        for known in tasks().values():
            others = "all seats" if known.team else f"one seat against {', '.join(known.others)}"
            about = f"version {known.version}, {known.games} games (quick: {known.quick}), {others}"
            typer.echo(f"{known.name}  {about}; 100 is {known.reference}")
        typer.echo("`occasus bench TASK --agent module:Class --quick` plays the first games of one.")
        return
    if not agent:
        raise OccasusError("which agent? Give it as --agent module:Class.")
    if games is not None or (jobs is not None and jobs < 1):
        raise OccasusError("--games needs --check, and --jobs must be 1 or more.")
    chosen = find_task(task)
    record = row(chosen, agent, _play(chosen, agent, quick, jobs, out))
    typer.echo(dumps(record) if json else _told(record, chosen))


def _play(task: Any, agent: str, quick: bool, jobs: int | None, out: Path | None) -> list[dict[str, Any]]:
    import os
    from json import dumps

    from rich.console import Console
    from rich.progress import Progress

    from occasus.arena.bench import play_games
    from occasus.cli.arguments import known_bot
    from occasus.cli.version import version

    known_bot(agent, task.game)
    numbers = list(range(task.quick if quick else task.games))
    errors, saved = Console(stderr=True), []
    if out is not None and out.exists():
        raise OccasusError(f"{out} exists; choose another name.")
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(task.name, total=len(numbers))
        for game in play_games(task, agent, numbers, jobs or os.cpu_count() or 1):
            saved.append(game)
            progress.advance(bar)
            if "failed" in game and not any("failed" in earlier for earlier in saved[:-1]):
                errors.print(f"game {game['number']}: {game['failed']}", markup=False, highlight=False)
    if out is not None:
        head = {"format": FORMAT, "task": task.name, "version": task.version, "agent": agent, "occasus": version()}
        try:
            out.write_text("".join(dumps(line) + "\n" for line in [head, *saved]), encoding="utf-8")
        except OSError as error:
            raise OccasusError(f"{out}: {error.strerror}.") from error
    return saved


def _told(record: dict[str, Any], task: Any) -> str:
    won, score = record["won"], record["score"]
    lines = [
        "| task | agent | games | won | score | ms per decision |",
        "|---|---|--:|---|---|--:|",
        f"| {record['task']} v{record['version']} | `{record['agent']}` | {record['games']} "
        f"| {won['rate']:.1%} ({won['low']:.1%} to {won['high']:.1%}) "
        f"| {score['rate']} ({score['low']} to {score['high']}) | {record['milliseconds']} |",
    ]
    if record["failed"]:
        lines.append(f"Games lost because the agent failed: {record['failed']}.")
    if record["games"] < task.games:
        lines.append(f"This is only part of the task, which has {task.games} games.")
    return "\n".join(lines)


def _check(path: Path, agent: str, games: int | None, json: bool) -> None:
    from json import dumps, loads

    from occasus.arena.bench import check_game, find_task, row

    try:
        head, *saved = [loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        if head["format"] != FORMAT:
            raise ValueError
        task = find_task(head["task"])
        if head["version"] != task.version or [game["number"] for game in saved] != list(range(len(saved))):
            raise OccasusError(f"{path}: these are not the first games of {task.name}, version {task.version}.")
        for game in saved[:games]:
            check_game(task, game, agent)
        record = row(task, str(head["agent"]), saved)
    except OSError as error:
        raise OccasusError(f"{path}: {error.strerror}.") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise OccasusError(f"{path}: this is not a file of `occasus bench`, or it is damaged.") from error
    typer.echo(f"{len(saved[:games])} games checked", err=json)
    typer.echo(dumps(record) if json else _told(record, task))


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(bench)
