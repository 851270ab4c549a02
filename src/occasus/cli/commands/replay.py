"""`occasus replay`: a match told move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from occasus.cli import completion
from occasus.core.basics import CHANCE, EVERYTHING, OccasusError, Seat
from occasus.core.log import Event


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", autocompletion=completion.matches, help="A match file.")],
    to: Annotated[int | None, typer.Option(help="Replay only this many moves.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check the dice and draws against the seed.")] = False,
    commitment: Annotated[
        str, typer.Option(help="With --verify: the commitment that the table showed before the start.")
    ] = "",
    svg: Annotated[Path | None, typer.Option(help="Also write a picture of the final board.")] = None,
    seat: Annotated[
        int, typer.Option("--from", show_default=False, help="As this seat saw it; by default with all secrets.")
    ] = EVERYTHING,
) -> None:
    """Replay a match move by move and show the final board."""
    from rich.text import Text

    from occasus.cli.boards import find_board
    from occasus.cli.boards.picture import write_picture
    from occasus.cli.play.event_text import ending, in_one
    from occasus.cli.play.match_files import read_data, read_match
    from occasus.cli.play.play_session import called
    from occasus.cli.play.screen import Screen
    from occasus.core.commitment import check_fairness
    from occasus.core.match_file import verify as verify_dice
    from occasus.locale import Words

    if to is not None and to < 0:
        raise OccasusError("--to must be a number of moves, 0 or more.")
    match, players = read_match(file, to)
    if seat != EVERYTHING and not 0 <= seat < match.seats:
        raise OccasusError(f"seat {seat} doesn't exist in this match; its seats are 0 to {match.seats - 1}.")
    if commitment and not verify:
        raise OccasusError("--commitment needs --verify; give both.")
    promised = False
    if verify:
        promised = check_fairness(read_data(file), commitment)
        verify_dice(match)
    words = Words(match.game.name)
    screen = Screen(words)
    board = find_board(match.game, words)
    board.called = called(players, words)
    seen = match.view(seat)
    words.seats = board.seats(seen)
    screen.say(
        "replay-title",
        style="bold",
        game=words.name("game", match.game.name),
        seats=match.seats,
        seed=match.seed,
        moves=len(match.moves),
    )
    for number, (mover, _) in enumerate(match.moves):
        if mover != CHANCE and _may_see(match.log[number], mover, seat):
            screen.show(Text.assemble((f"{number:>4} ", "dim"), (match.text(match.moves[number]), "cyan")))
        if sentence := in_one(match.log[number], words, seat):
            screen.item(f"     {sentence}")
    screen.show(board.board(seen))
    if svg is not None:
        write_picture(svg, board.board(seen), words.name("game", match.game.name))
    if verify:
        screen.say("replay-verified")
        if promised:
            screen.say("replay-promised")
    if match.result() is not None:
        screen.line(ending(match, words), "bold")
    else:
        actors = match.game.actors(match.state)
        names = ", ".join(words.name("seat", str(actor)) if actor >= 0 else words.say("chance") for actor in actors)
        screen.say("replay-going", moves=len(match.moves), seats=names)


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(replay)


def _may_see(events: list[Event], mover: Seat, seat: Seat) -> bool:
    """Return whether a seat may read another's move: nothing in it was told to some seats only."""
    return seat in (mover, EVERYTHING) or all(not event.owners or seat in event.owners for event in events)
