"""`occasus play`: a match in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from occasus.cli import completion
from occasus.core.basics import OccasusError


def play(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME",
            autocompletion=completion.games,
            help="The game: fall_of_rome, empires_end or struggle_for_rome; not needed with --load or --continue.",
        ),
    ] = "",
    players: Annotated[int | None, typer.Option(help="Number of seats; 3 by default.")] = None,
    seats: Annotated[
        str,
        typer.Option(
            autocompletion=completion.players,
            help="The players by seat, separated by commas: human, module:Class or a bot, weakest first: "
            "random, tiro, miles, centurio, legatus; `occasus games GAME` describes them and says how often they win. "
            "By default you play the first seat and miles the others.",
        ),
    ] = "",
    seed: Annotated[str, typer.Option(help="The seed of all dice and draws: any text.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="A game option, as name=value.")] = None,
    content: Annotated[Path | None, typer.Option(help="A content file with your own component values.")] = None,
    position: Annotated[Path | None, typer.Option(help="Start from the position of this scene.")] = None,
    file: Annotated[Path | None, typer.Option(help="Save the match in this file.")] = None,
    load: Annotated[
        Path | None, typer.Option(autocompletion=completion.matches, help="Resume the match in this file.")
    ] = None,
    go_on: Annotated[
        bool,
        typer.Option(
            "--continue",
            help="Resume your latest match, of GAME or of any game; `occasus matches` lists them all.",
        ),
    ] = False,
    plain: Annotated[
        bool,
        typer.Option(
            "--plain",
            envvar="OCCASUS_PLAIN",
            help="Play line by line: for screen readers, pipes and small terminals.",
        ),
    ] = False,
) -> None:
    """Play a game in the terminal, alone, with others at the keyboard, or with bots."""
    from occasus.cli.arguments import seated, split
    from occasus.cli.play.line_ui import Table
    from occasus.cli.play.match_files import known_match, last_match, new_match_file, read_match, refuse_existing
    from occasus.cli.play.screen import Screen
    from occasus.games import find
    from occasus.locale import Words

    named = split(seats)
    if go_on and load is not None:
        raise OccasusError("--continue resumes the latest match, --load the one you name; use only one of them.")
    if not (game or go_on or load or position):
        game, go_on = _chosen_from_menu()
    if go_on:
        load, game = last_match(find(game).name if game else ""), ""
    if load is not None:
        if game or position or seed or option or content or players:
            asked = "--continue" if go_on else "--load"
            raise OccasusError(f"{asked} resumes a match as it is; you can add only --seats and --file.")
        load = known_match(load)
        match, people = read_match(load)
        people = seated(named or people, match.seats, match.game.name)
    else:
        match, people = _new_match(game, players, named, seed, option or [], content, position)
    if file is not None and file != load:
        refuse_existing(file)
    path = file or load or new_match_file(match.game.name)
    screen = Screen(Words(match.game.name, more=(f"{match.game.name}_board",)))
    if screen.is_large() and not plain:
        _play_on_full_screen(match, people, screen.words, path)
    else:
        screen.say("welcome", game=screen.words.name("game", match.game.name), seed=match.seed, file=str(path))
        try:
            Table(match, people, screen, path).run()
        except KeyboardInterrupt:
            screen.line("")
    if file is None and load is None and nobody_moved(match, people):
        path.unlink(missing_ok=True)
        screen.say("not-kept")
    else:
        _farewell(screen, match, path)


def _chosen_from_menu() -> tuple[str, bool]:
    """Ask a person which game to play, or whether to continue the last match; no one is asked in a pipe."""
    from contextlib import suppress

    from occasus.cli.play.match_files import last_match
    from occasus.cli.play.screen import Screen
    from occasus.core.registry import names
    from occasus.games import find
    from occasus.locale import Words

    screen = Screen(Words())
    if not screen.live:
        return "", False
    screen.say("menu-title", style="bold")
    for number, name in enumerate(names(), 1):
        game, words = find(name), Words(name)
        counts = game.seat_counts
        entry = words.say("menu-game", game=words.name("game", name), least=counts[0], most=counts[-1])
        screen.line(f"  {number}) {entry}")
    going = ""
    with suppress(OccasusError):
        going = str(last_match())
        screen.line(f"  {len(names()) + 1}) {screen.words.say('menu-continue')}")
    while (line := screen.ask(screen.words.say("menu-prompt") + " ")) is not None:
        answer = line.strip()
        if answer.isdigit() and 1 <= int(answer) <= len(names()):
            return names()[int(answer) - 1], False
        if going and answer == str(len(names()) + 1):
            return "", True
        if answer and not answer.isdigit():
            try:
                return find(answer).name, False
            except OccasusError as error:
                screen.line(str(error), "yellow")
    raise typer.Exit


def nobody_moved(match: Any, people: list[str]) -> bool:
    """Return whether there are people at the table and none of them has made a move."""
    seats = [seat for seat, player in enumerate(people) if player == "human"]
    return bool(seats) and not any(seat in seats for seat, _ in match.moves)


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(play)


def _play_on_full_screen(match: Any, people: list[str], words: Any, path: Path) -> None:
    from occasus.cli.play.bot_process import Thinker
    from occasus.cli.play.play_session import PlaySession
    from occasus.cli.tui.app import Window

    window = Window(PlaySession(match, people, words, path), Thinker())
    window.run()
    if window.failure is not None:
        raise window.failure


def _new_match(
    name: str,
    players: int | None,
    named: list[str],
    seed: str,
    option: list[str],
    content: Path | None,
    position: Path | None,
) -> tuple[Any, list[str]]:
    from occasus.cli.arguments import chosen_game, chosen_options, chosen_seats, seated
    from occasus.core.match import Match
    from occasus.core.registry import names

    if position is not None:
        if players or option or content:
            raise OccasusError("a scene has its own players, options and content; leave those out with --position.")
        return _from_scene(name, named, seed, position)
    if not name:
        raise OccasusError(f"which game? Choose from: {', '.join(names())}.")
    game = chosen_game(name, content)
    count = chosen_seats(game, players, named)
    options = chosen_options(game, option)
    return Match(game, count, options, seed or secrets.token_hex(4)), seated(named, count, game.name)


def _from_scene(name: str, named: list[str], seed: str, path: Path) -> tuple[Any, list[str]]:
    """A match that starts from the position of the first scene in a file."""
    from occasus.cli.arguments import chosen_game, seated
    from occasus.core.match import Match
    from occasus.scenes.file import read_scenes
    from occasus.scenes.run import open_scene

    try:
        scene = open_scene(read_scenes(path)[0])
    except OccasusError as error:
        raise OccasusError(f"{path}: {error}") from error
    if name and chosen_game(name, None).name != scene.game.name:
        raise OccasusError(f"{path} is a scene of {scene.game.name}, not of {name}.")
    start = scene.match
    opening = None if start.opening is None else scene.game.copy(start.opening)
    if len(named) > start.seats:
        raise OccasusError(f"{len(named)} players were named, but the scene has {start.seats}.")
    match = Match(scene.game, start.seats, start.options, seed or secrets.token_hex(4), opening)
    return match, seated(named, start.seats, scene.game.name)


def _farewell(screen: Any, match: Any, path: Path) -> None:
    from occasus.cli.play.match_files import data_folder, our_command

    if match.result() is None:
        screen.say("left", file=str(path))
        how = "--continue" if path.parent == data_folder() else f"--load {path}"
        screen.line(f"  {our_command()} play {how}")
    else:
        screen.say("kept", file=str(path))
        screen.line(f"  {our_command()} replay {path}")
