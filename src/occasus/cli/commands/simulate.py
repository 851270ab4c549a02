"""`occasus simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from occasus.cli import completion
from occasus.core.basics import Json, OccasusError

if TYPE_CHECKING:
    from occasus.arena.plan import Plan
    from occasus.arena.statistics import Summary
    from occasus.locale import Words


def simulate(
    game: Annotated[
        str, typer.Argument(metavar="GAME", autocompletion=completion.games, help="The game, such as fall_of_rome.")
    ],
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    players: Annotated[int | None, typer.Option(help="Number of seats.")] = None,
    bots: Annotated[
        str,
        typer.Option(
            autocompletion=completion.bots,
            help="The bots by seat, separated by commas; the last one takes all other seats.",
        ),
    ] = "",
    seed: Annotated[str, typer.Option(help="The seed of all randomness: any text.")] = "0",
    option: Annotated[list[str] | None, typer.Option(help="A game option, as name=value.")] = None,
    content: Annotated[Path | None, typer.Option(help="A content file with your own component values.")] = None,
    jobs: Annotated[int | None, typer.Option(help="Number of processes; by default one per processor.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Let bots play many games and show win rates, endings, lengths and speed.

    The same seed gives the same results with any number of processes.
    """
    from occasus.arena.plan import Plan
    from occasus.cli.arguments import bot_names, chosen_game, chosen_options, chosen_seats, split

    if games < 1 or (jobs is not None and jobs < 1):
        raise OccasusError("the numbers of games and of jobs must be 1 or more.")
    chosen = chosen_game(game, content)
    named = split(bots)
    seats = chosen_seats(chosen, players, named if len(named) > 1 else [])
    options = chosen_options(chosen, option or [])
    chosen.start(seats, options)  # refuses what does not go together, before any process starts
    plan = Plan(chosen.name, chosen.overlay, seats, options, bot_names(named, seats, chosen.name), seed)
    summary, complete = run(plan, games, jobs, chosen.cooperative)
    if json:
        from json import dumps

        record = {"game": plan.game, "seed": seed, "options": options, **summary.record(), "complete": complete}
        typer.echo(dumps(record, indent=2))
    else:
        from rich.console import Console

        from occasus.locale import Words

        console, words = Console(highlight=False), Words(plan.game)
        if not complete:
            console.print(words.say("simulate-interrupted", games=len(summary.outcomes), of=games))
        if summary.outcomes:
            console.print(report(plan, summary, words))
    if not complete:
        raise typer.Exit(130)


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(simulate)


def run(plan: Plan, games: int, jobs: int | None, cooperative: bool) -> tuple[Summary, bool]:
    """Play the games with a progress bar on a terminal; False if someone interrupted them."""
    import os

    from rich.console import Console
    from rich.progress import Progress

    from occasus.arena.simulate import simulate as play_games
    from occasus.arena.statistics import Summary

    summary = Summary(plan.seats, cooperative, plan.bots)
    errors = Console(stderr=True)
    try:
        with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
            task = progress.add_task(plan.game, total=games)
            for outcome in play_games(plan, games, jobs or os.cpu_count() or 1):
                summary.add(outcome)
                progress.advance(task)
    except KeyboardInterrupt:
        return summary, False
    return summary, True


def report(plan: Plan, summary: Summary, words: Words) -> Any:
    """The figures as a table."""
    from rich.table import Table

    from occasus.cli.commands.arena_report import rate_text

    record = summary.record()
    title = words.say(
        "simulate-title",
        games=record["games"],
        game=words.name("game", plan.game),
        bots=", ".join(plan.bots),
        seed=plan.seed,
    )
    table = Table(title=title, title_justify="left", box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column()
    if summary.cooperative:
        table.add_row(words.say("simulate-won"), rate_text(record["wins"]))
    for seat in record.get("seats", []):
        places = " / ".join(str(seat["places"].get(str(place + 1), 0)) for place in range(plan.seats))
        score = record["scores"][seat["seat"]]
        table.add_row(
            words.say("simulate-seat", seat=seat["seat"], bot=seat["bot"]),
            f"{words.say('simulate-wins')} {rate_text(seat['wins'])}; {words.say('simulate-places')} {places}; "
            f"{words.say('simulate-score')} {_spread(score, words)}",
        )
    for place, ended in enumerate(record["reasons"]):
        message = f"result-{ended['reason']}"
        reason = words.say(message) if words.has(message) else ended["reason"].replace("_", " ")
        table.add_row(
            words.say("simulate-ended") if place == 0 else "", f"{rate_text(ended)}  {reason} ({ended['rule']})"
        )
    table.add_row(words.say("simulate-decisions"), _spread(record["decisions"], words))
    if record["turns"]:
        table.add_row(words.say("simulate-turns"), _spread(record["turns"], words))
    table.add_row(words.say("simulate-branching"), f"{record['branching']:.1f}")
    table.add_row(words.say("simulate-speed"), f"{summary.speed():,.0f}")
    return table


def _spread(spread: dict[str, Json], words: Words) -> str:
    low, middle, high = spread["quartiles"]
    return words.say(
        "simulate-spread",
        mean=f"{spread['mean']:.1f}",
        median=f"{middle:g}",
        low=f"{low:g}",
        high=f"{high:g}",
        least=spread["least"],
        most=spread["most"],
    )
