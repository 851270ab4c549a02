"""`occasus analyse`: a finished match with everybody's chances and its turning points."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from occasus.core.basics import OccasusError

if TYPE_CHECKING:
    from occasus.arena.analysis import Curve, TurningPoint
    from occasus.cli.curve import Chart
    from occasus.cli.screen import Screen


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match file, or - to read one from the input.")],
    seat: Annotated[int | None, typer.Option(help="Only this seat.")] = None,
    points: Annotated[int, typer.Option(help="How many turning points at most.")] = 5,
    bot: Annotated[str, typer.Option(help="Whom to ask: legatus, centurio, miles or tiro.")] = "",
    budget: Annotated[int, typer.Option(help="Simulations for each decision; 0 leaves it to the bot.")] = 0,
    svg: Annotated[Path | None, typer.Option(help="Write the chart as SVG, too.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the chart as PNG, too (needs Pillow).")] = None,
    json: Annotated[bool, typer.Option("--json", help="As data for programs.")] = False,
) -> None:
    """Show how the chances to win went in a finished match, and which decisions were its turning points."""
    from rich.console import Console

    from occasus.arena.analysis import Curve, deciders, turning_points
    from occasus.bots.budget import Budget
    from occasus.bots.outlook import adviser_of
    from occasus.cli.boards import find_board
    from occasus.cli.curve import Chart
    from occasus.cli.files import read_match
    from occasus.cli.screen import Screen
    from occasus.core.basics import EVERYTHING
    from occasus.locale import Words

    match, _ = read_match(file)
    words = Words(match.game.name)
    if match.result() is None:
        raise OccasusError(words.say("analyse-going", file=str(file)))
    if points < 0 or (seat is not None and not 0 <= seat < match.seats):
        raise OccasusError(words.say("analyse-seats", most=match.seats - 1))
    seats = deciders(match) if seat is None else [seat]
    adviser = adviser_of(match.game.name, bot)
    with Console(stderr=True).status(words.say("analyse-thinking")):
        curve = Curve(match)
        found = turning_points(curve, adviser, seats, points, Budget(budget))
    words.seats = find_board(match.game, words).seats(match.view(EVERYTHING))
    shown = [seats[0]] if match.game.cooperative else seats
    names = [words.say("analyse-all") if match.game.cooperative else words.name("seat", str(each)) for each in shown]
    lines = [[chances[each] for chances in curve.chances] for each in shown]
    marks = [(point.number, 0 if match.game.cooperative else shown.index(point.seat)) for point in found]
    chart = Chart(words.say("analyse-chart"), names, lines, marks)
    if svg is not None:
        from occasus.cli.curve_svg import write_svg

        write_svg(svg, chart)
    if png is not None:
        from occasus.cli.curve_png import write_png

        write_png(png, chart)
    if json:
        from json import dumps

        typer.echo(dumps({"chances": curve.chances, "turning_points": [point.record() for point in found]}, indent=1))
    else:
        show(Screen(words), curve, chart, found)


def show(screen: Screen, curve: Curve, chart: Chart, found: list[TurningPoint]) -> None:
    """The chart and the turning points in the terminal."""
    from occasus.cli.advice import percent, reason_text
    from occasus.cli.curve_text import drawn
    from occasus.cli.narrate import ending

    words = screen.words
    for line in drawn(chart, max(20, min(100, screen.console.width - 8))):
        screen.show(line)
    if not found:
        screen.say("analyse-none")
    for mark, point in enumerate(found, start=1):
        screen.say(
            "analyse-point",
            mark=mark,
            number=point.number,
            seat=words.name("seat", str(point.seat)),
            action=point.action,
            chance=percent(point.chance),
            better=point.better.action,
            chance_better=percent(point.better.chance),
        )
        for reason in point.better.reasons:
            screen.item(f"   {reason_text(words, reason)}", "dim")
    screen.line(ending(curve.match, words), "bold")


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(analyse)
