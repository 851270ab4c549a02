"""`occasus analyse`: what decided a finished match, and its turning points."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from occasus.cli import completion
from occasus.core.basics import OccasusError

if TYPE_CHECKING:
    from typing import Any

    from occasus.arena.analysis.records import AnalysisRecord, MomentRecord, PlayedAction, PlayerRecord
    from occasus.cli.charts.chart import Chart
    from occasus.cli.play.action_text import ActionText
    from occasus.cli.play.screen import Screen
    from occasus.core.match import Match
    from occasus.locale import Words

EVEN = 3  # games out of 100: less is about even


def analyse(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", autocompletion=completion.matches, help="A match file, or - for standard input."
        ),
    ],
    seat: Annotated[int | None, typer.Option(help="Only this seat.")] = None,
    effort: Annotated[str, typer.Option(help="short, quick or full; the default depends on the engine.")] = "",
    svg: Annotated[Path | None, typer.Option(help="Also write the chart as SVG.")] = None,
    png: Annotated[Path | None, typer.Option(help="Also write the chart as PNG (needs Pillow).")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Show what decided a finished match: what turns cost, luck, accuracy, and the turning points."""
    from occasus.arena.analysis.effort import find_effort, usual_effort
    from occasus.cli.play.match_files import read_match
    from occasus.cli.play.screen import Screen
    from occasus.locale import Words

    match, players = read_match(file)
    words = Words(match.game.name, more=("account",))
    if match.result() is None:
        raise OccasusError(words.say("analyse-going", file=str(file)))
    if seat is not None and not 0 <= seat < match.seats:
        raise OccasusError(words.say("analyse-seats", most=match.seats - 1))
    record = _analysed(match, find_effort(effort or usual_effort()), players, seat, words)
    _call(match, players, words)
    chart = chart_of(record, words, seat)
    if svg is not None:
        from occasus.cli.charts.svg import write_svg

        write_svg(svg, chart)
    if png is not None:
        from occasus.cli.charts.png import write_png

        write_png(png, chart)
    if json:
        from dataclasses import asdict
        from json import dumps

        typer.echo(dumps(asdict(record), indent=1))
    else:
        show(Screen(words), match, record, chart, seat)


def _analysed(match: Match[Any], effort: Any, players: list[str], seat: int | None, words: Words) -> AnalysisRecord:
    """The whole analysis; how far it is stands on the screen meanwhile."""
    from rich.console import Console

    from occasus.arena.analysis.analyse import people_of, stages

    seats = [seat] if seat is not None else [] if effort.bots else people_of(match.seats, players)
    record = None
    with Console(stderr=True).status(words.say("analyse-thinking")) as status:
        for record in stages(match, effort, seats):
            status.update(words.say("account-progress", done=record.done, total=record.total))
    assert record is not None
    return record


def _call(match: Match[Any], players: list[str], words: Words) -> None:
    """Name the seats as people know them."""
    from occasus.cli.boards import find_board
    from occasus.cli.play.play_session import called
    from occasus.core.basics import EVERYTHING

    board = find_board(match.game, words)
    board.called = called(players, words)
    words.seats = board.seats(match.view(EVERYTHING))


def chart_of(record: AnalysisRecord, words: Words, seat: int | None) -> Chart:
    """The chances of everyone, or of one seat; those who win together share a line."""
    from occasus.cli.charts.chart import Chart

    seats = [player.seat for player in record.players] if seat is None else [seat]
    shown = seats[:1] if record.cooperative else seats
    names = [words.say("analyse-all") if record.cooperative else words.name("seat", str(who)) for who in shown]
    lines = [[point.chances[who] for point in record.curve] for who in shown]
    moments = record.moments if seat is None else record.players[seat].moments
    marks = []
    for moment in moments:
        place = max(place for place, point in enumerate(record.curve) if point.step <= moment.step or place == 0)
        who = record.turns[moment.place].seat if moment.kind != "luck" else shown[0]
        marks.append((place, shown.index(who) if who in shown else 0))
    return Chart(words.say("analyse-chart"), names, lines, marks)


def show(screen: Screen, match: Match[Any], record: AnalysisRecord, chart: Chart, seat: int | None) -> None:
    """The chart, each player's game in sentences, and the turning points."""
    from occasus.cli.charts.text import drawn
    from occasus.cli.play.action_text import ActionText
    from occasus.cli.play.event_text import ending

    for line in drawn(chart, max(20, min(100, screen.console.width - 8))):
        screen.show(line)
    for player in record.players:
        if player.judged and seat in (None, player.seat):
            screen.line(screen.words.name("seat", str(player.seat)), "bold")
            for sentence in sentences(screen.words, record, player):
                screen.item(f"  {sentence}")
    moments = record.moments if seat is None else record.players[seat].moments
    texts = ActionText(match.game.catalogue, screen.words)
    if not moments:
        screen.say("account-no-moments")
    for mark, moment in enumerate(moments, start=1):
        first, *rest = moment_lines(screen.words, record, moment, texts)
        screen.item(f"{mark}. {first}")
        for better in rest:
            screen.item(f"   {better}", "dim")
    screen.line(ending(match, screen.words), "bold")


def sentences(words: Words, record: AnalysisRecord, player: PlayerRecord) -> list[str]:
    """A player's game: facts first, then accuracy, what decided it, and the sum."""
    who: dict[str, str] = {"you": "no", "name": words.name("seat", str(player.seat)), "game": record.game}
    lines = [words.say(fact.key, **who, **fact.numbers) for fact in player.facts]
    if player.accuracy is not None:
        lines.append(words.say("account-accuracy", **who, accuracy=round(player.accuracy)))
    if not player.judged or record.done < record.total:
        return lines
    won = record.curve[-1].chances[player.seat] > record.curve[0].chances[player.seat]
    key = player.decided if player.decided == "unknown" else f"{'won' if won else 'lost'}-{player.decided}"
    lines.append(words.say(f"account-{key}", **who))
    account = player.account
    if account is None:
        lines.append(words.say("account-sum-luck", **who, luck=signed(words, player.luck)))
    else:
        parts = {"own": account.own, "others": account.others, "luck": account.luck, "rest": account.unexplained}
        numbers = {name: signed(words, part) for name, part in parts.items()}
        if not any(turn.judged and turn.seat != player.seat for turn in record.turns):
            numbers["others"] = words.say("account-not-judged")
        ends = {"start": round(100 * account.start), "end": round(100 * account.end)}
        lines.append(words.say("account-sum", **who, **numbers, **ends))
    return lines


def moment_lines(words: Words, record: AnalysisRecord, moment: MomentRecord, texts: ActionText) -> list[str]:
    """A turning point: what was done or drawn, what it changed, what would have been better, and why."""
    from occasus.bots.contract import Reason
    from occasus.cli.play.advice import reason_text

    at = words.say("account-at", game=record.game, turn=moment.turn)
    change = words.say("account-change", before=round(100 * moment.before), after=round(100 * moment.after))
    if moment.kind == "luck":
        return [f"{words.say('account-moment-luck', at=at, game=record.game)}. {change}"]
    turn = record.turns[moment.place]
    name = words.name("seat", str(turn.seat))
    lines = [
        f"{words.say('account-moment', at=at, you='no', name=name, action=_worded(turn.actions, texts))}. {change}"
    ]
    if turn.better:
        lines.append(words.say("account-better", action=_worded(turn.better, texts)))
        lines += [reason_text(words, Reason(one.key, one.words, 0.0)) for one in turn.why]
    return lines


def _worded(actions: list[PlayedAction], texts: ActionText) -> str:
    return "; ".join(texts.brief(action.text) for action in actions)


def signed(words: Words, change: float) -> str:
    """A change of a chance as games out of 100: `+12`, `−3`; little is about even."""
    games = round(100 * change)
    return words.say("account-even") if abs(games) < EVEN else f"{games:+d}".replace("-", "−")


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(analyse)
