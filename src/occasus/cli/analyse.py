"""`occasus analyse`: a finished match with everybody's chances and its turning points."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from occasus.cli import completion
from occasus.core.basics import OccasusError

if TYPE_CHECKING:
    from occasus.arena.analysis import Account, Balance, Curve, TurningPoint
    from occasus.cli.curve import Chart
    from occasus.cli.screen import Screen


def analyse(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", autocompletion=completion.matches, help="A match file, or - to read one from the input."
        ),
    ],
    seat: Annotated[int | None, typer.Option(help="Only this seat.")] = None,
    points: Annotated[int, typer.Option(help="How many turning points at most.")] = 3,
    bot: Annotated[str, typer.Option(help="Whom to ask: legatus, centurio, miles or tiro.")] = "",
    budget: Annotated[int, typer.Option(help="Simulations for each decision; 0 leaves it to the bot.")] = 0,
    svg: Annotated[Path | None, typer.Option(help="Write the chart as SVG, too.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the chart as PNG, too (needs Pillow).")] = None,
    json: Annotated[bool, typer.Option("--json", help="As data for programs.")] = False,
) -> None:
    """Show how the chances to win went in a finished match, and which decisions were its turning points."""
    from rich.console import Console

    from occasus.arena.analysis import Account, Curve, deciders, turning_points
    from occasus.bots.advisers import adviser_of
    from occasus.bots.budget import Budget
    from occasus.cli.boards import find_board
    from occasus.cli.curve import Chart
    from occasus.cli.files import read_match
    from occasus.cli.screen import Screen
    from occasus.cli.sitting import called
    from occasus.core.basics import EVERYTHING
    from occasus.locale import Words

    match, players = read_match(file)
    words = Words(match.game.name, more=("account",))
    if match.result() is None:
        raise OccasusError(words.say("analyse-going", file=str(file)))
    if points < 0 or (seat is not None and not 0 <= seat < match.seats):
        raise OccasusError(words.say("analyse-seats", most=match.seats - 1))
    seats = deciders(match) if seat is None else [seat]
    adviser = adviser_of(match.game.name, bot)
    with Console(stderr=True).status(words.say("analyse-thinking")):
        curve = Curve(match)
        found = turning_points(curve, adviser, seats, points, Budget(budget))
    board = find_board(match.game, words)
    board.called = called(players, words)
    words.seats = board.seats(match.view(EVERYTHING))
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

        balances = {str(each): curve.balance(each) for each in shown}
        told = {
            "chances": curve.chances,
            "balance": {each: [turn.record() for turn in turns] for each, turns in balances.items()},
            "accounts": {
                each: Account(turns, curve.match.game.cooperative).record() for each, turns in balances.items()
            },
            "turning_points": [point.record() for point in found],
        }
        typer.echo(dumps(told, indent=1))
    else:
        show(Screen(words), curve, chart, found, shown)


def show(screen: Screen, curve: Curve, chart: Chart, found: list[TurningPoint], seats: list[int]) -> None:
    """The chart, luck and decisions apart, and the turning points in the terminal."""
    from occasus.arena.analysis import CLEAR, LEAST
    from occasus.cli.advice import reason_text
    from occasus.cli.curve_text import drawn
    from occasus.cli.deeds import Deeds
    from occasus.cli.narrate import ending

    words = screen.words
    deeds = Deeds(curve.match.game.catalogue, words)
    for line in drawn(chart, max(20, min(100, screen.console.width - 8))):
        screen.show(line)
    balances = {name: curve.balance(seat) for seat, name in zip(seats, chart.names, strict=True)}
    for name, turns in balances.items():
        show_account(screen, name, turns, curve)
    show_turns(screen, balances, curve.match.game.cooperative)
    if not found:
        screen.say("account-no-decision", least=round(100 * CLEAR.get(curve.match.game.name, LEAST)))
    for mark, point in enumerate(found, start=1):
        screen.say(
            "analyse-point",
            mark=mark,
            number=point.number,
            seat=words.name("seat", str(point.seat)),
            action=deeds.brief(point.action),
            better=deeds.brief(point.better.action),
            cost=round(100 * point.cost()),
        )
        for reason in point.better.reasons:
            screen.item(f"   {reason_text(words, reason)}", "dim")
    screen.line(ending(curve.match, words), "bold")


def show_account(screen: Screen, name: str, turns: list[Balance], curve: Curve) -> None:
    """What the way from the start to the end is owed to, in points and in words, and the turn that changed most."""
    from occasus.arena.analysis import Account

    game = curve.match.game
    account = Account(turns, game.cooperative)
    together = "-together" if game.cooperative else ""
    screen.line(screen.words.say(f"account-whole{together}", name=name, game=game.name, **_figures(account)))
    outcome = "won" if account.end > account.start else "lost"
    told = [screen.words.say(f"account-{outcome}-{account.verdict}{together}", name=name, game=game.name)]
    for place in account.swings[:1]:
        turn = turns[place]
        told.append(screen.words.say("account-swing", game=game.name, turn=turn.turn, **_figures(turn)))
    screen.line("  " + " ".join(told))


def _figures(part: Account | Balance) -> dict[str, str | int]:
    """Chances in per cent and parts in points, as the sentences want them."""
    parts = {"luck": part.luck, "own": part.own, "others": part.others}
    figures: dict[str, str | int] = {"start": round(100 * part.start), "end": round(100 * part.end)}
    return figures | {name: signed(round(100 * points)) for name, points in parts.items()}


def show_turns(screen: Screen, balances: dict[str, list[Balance]], together: bool) -> None:
    """Luck and decisions turn by turn, where they changed somebody's chance by much."""
    from rich.table import Table

    from occasus.arena.analysis import SWING

    say = screen.words.say
    parts = ("luck", "own")
    rows = list(zip(*balances.values(), strict=True))
    noted = [row for row in rows if any(each.width() >= SWING for each in row)]
    if not noted:
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("analyse-turn", game=screen.words.game), justify="right")
    for name in balances:
        for part in parts:
            word = say(f"account-{part}{'-together' if together else ''}", game=screen.words.game)
            table.add_column(word if together else f"{name}: {word}", justify="right")
    for row in noted:
        table.add_row(str(row[0].turn or "–"), *(str(_figures(each)[part]) for each in row for part in parts))
    screen.say("analyse-turns", game=screen.words.game, least=round(100 * SWING), style="dim")
    screen.show(table)


def signed(points: int) -> str:
    """Points of a chance: `+12`, `−3`, `0`."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(analyse)
