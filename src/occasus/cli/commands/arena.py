"""`occasus arena`: tournaments between bots, which can be interrupted and gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from occasus.cli import completion
from occasus.core.basics import OccasusError
from occasus.core.suggestions import meant

if TYPE_CHECKING:
    from occasus.arena.outcome import Outcome
    from occasus.arena.tournament import Tournament

BACKENDS = ("local", "ray")


def arena(
    game: Annotated[
        str, typer.Argument(metavar="GAME", autocompletion=completion.games, help="The game, such as empires_end.")
    ],
    bots: Annotated[
        str,
        typer.Option(
            autocompletion=completion.bots,
            help="The bots, separated by commas: tiro, miles, centurio, legatus, random, module:Class.",
        ),
    ],
    games: Annotated[int, typer.Option(help="Games per series.")] = 100,
    players: Annotated[int | None, typer.Option(help="Number of seats.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A game option, as name=value.")] = None,
    content: Annotated[Path | None, typer.Option(help="A content file with your own component values.")] = None,
    mixed: Annotated[bool, typer.Option("--mixed", help="All bots at one table, not one against the rest.")] = False,
    budget: Annotated[int, typer.Option(help="Simulations per decision; 0 lets the bots decide.")] = 0,
    time_limit: Annotated[
        float, typer.Option(metavar="SECONDS", help="Count decisions that take longer; 0 is no limit.")
    ] = 0.0,
    slow_loses: Annotated[
        bool, typer.Option("--slow-loses", help="With --time-limit: cut such a decision off; its bot loses the game.")
    ] = False,
    fail_fast: Annotated[
        bool, typer.Option("--fail-fast", help="Stop when a bot fails. Otherwise it loses that game.")
    ] = False,
    seed: Annotated[str, typer.Option(help="The seed of all randomness: any text.")] = "0",
    jobs: Annotated[int | None, typer.Option(help="Number of processes; by default one per processor.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="Save every game in this file (JSON lines), and continue it if it exists.")
    ] = None,
    backend: Annotated[str, typer.Option(help="Where to play: local or ray (a cluster).")] = "local",
    address: Annotated[str, typer.Option(help="The address of a Ray cluster; by default this machine.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Let bots play against each other and show win rates, ratings and times.

    Each bot plays alone against a table of each other bot, in every seat in turn. In a cooperative game,
    each bot plays its own series. The same seed gives the same results with any number of processes.
    """
    from occasus.arena.patience import Patience
    from occasus.arena.standings import Standings
    from occasus.arena.tournament import Tournament
    from occasus.cli.arguments import chosen_game, chosen_options, chosen_seats, known_bot, split

    if games < 1 or (jobs is not None and jobs < 1) or budget < 0:
        raise OccasusError("the numbers of games and of jobs must be 1 or more, and the budget 0 or more.")
    if time_limit < 0 or (slow_loses and not time_limit):
        raise OccasusError("--time-limit must be a number of seconds above 0; --slow-loses needs it.")
    if backend not in BACKENDS:
        raise OccasusError(f"unknown backend {backend!r}; {meant(backend, BACKENDS)}")
    chosen = chosen_game(game, content)
    named = split(bots)
    if not named:
        raise OccasusError("which bots? List them with commas, such as --bots tiro,miles.")
    for bot in named:
        known_bot(bot, chosen.name)
    seats = chosen_seats(chosen, players, [])
    options = chosen_options(chosen, option or [])
    chosen.start(seats, options)  # refuses what does not go together, before any process starts
    tournament = Tournament(
        chosen, seats, options, named, seed, budget, mixed, Patience(time_limit, slow_loses, fail_fast)
    )
    outcomes, complete = run(tournament, games, jobs, out, backend, address, quiet=json)
    record = Standings(tournament, outcomes).record()
    if json:
        from json import dumps

        typer.echo(dumps({**tournament.record(), **record, "complete": complete}, indent=2))
    else:
        from rich.console import Console

        from occasus.cli.commands.arena_report import report
        from occasus.locale import Words

        console, words = Console(highlight=False), Words(chosen.name)
        if not complete:
            whole = games * len(tournament.series)
            console.print(
                words.say("arena-interrupted" if out else "simulate-interrupted", games=len(outcomes), of=whole)
            )
        if outcomes:
            for part in report(tournament, record, words):
                console.print(part)
                console.print()
    if not complete:
        raise typer.Exit(130)


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(arena)


def run(
    tournament: Tournament,
    games: int,
    jobs: int | None,
    out: Path | None,
    backend: str = "local",
    address: str = "",
    quiet: bool = False,
) -> tuple[list[Outcome], bool]:
    """Play what is not played yet, with a progress bar on a terminal; False if someone interrupted it."""
    import os
    from contextlib import nullcontext

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from occasus.arena.ray_backend import play_on_ray
    from occasus.arena.results_file import ResultsFile
    from occasus.arena.simulate import play_all

    whole = games * len(tournament.series)
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ResultsFile(out, tournament.record()) if out else nullcontext() as file:
        there = [outcome for outcome in (file.outcomes if file else []) if outcome.number < whole]
        outcomes = list({outcome.number: outcome for outcome in there}.values())
        tasks = tournament.tasks(games, {outcome.number for outcome in outcomes})
        if not quiet:
            _say_what_comes(tournament, games, len(outcomes), out)
        failed: set[str] = set()  # bots, of which the first failure is told
        try:
            with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
                bar = progress.add_task(tournament.game.name, total=whole, completed=len(outcomes))
                plans = tournament.plans()
                on_ray = backend == "ray"
                played = (
                    play_on_ray(plans, tasks, address)
                    if on_ray
                    else play_all(plans, tasks, jobs or os.cpu_count() or 1)
                )
                for outcome in played:
                    if outcome.failure and outcome.bots[outcome.failure[0]] not in failed:
                        failed.add(outcome.bots[outcome.failure[0]])
                        errors.print(outcome.failure[1], markup=False, highlight=False)
                    outcomes.append(outcome)
                    if file:
                        file.add(outcome)
                    progress.advance(bar)
        except KeyboardInterrupt:
            return outcomes, False
    return outcomes, True


def _say_what_comes(tournament: Tournament, games: int, there: int, out: Path | None) -> None:
    """How many games it will be, where it is not what was asked for, and what is played already; beside the report."""
    from occasus.locale import Words

    words, series = Words(tournament.game.name), len(tournament.series)
    if series > 1:
        typer.echo(words.say("arena-begins", of=games * series, series=series, games=games), err=True)
    if there and out:
        typer.echo(words.say("arena-kept", of=games * series, there=there, file=out.name), err=True)
