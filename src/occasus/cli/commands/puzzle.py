"""`occasus puzzle`: find the best turn of a position; without a name it is the puzzle of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from occasus.cli.boards.plain import Board
    from occasus.cli.play.action_text import ActionText
    from occasus.cli.play.screen import Screen
    from occasus.lessons.best_turn import Review
    from occasus.lessons.lesson import Attempt, Lesson
    from occasus.locale import Words


def puzzle(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A puzzle, such as fr-3; by default today's.")] = "",
    list_all: Annotated[bool, typer.Option("--list", help="List all puzzles.")] = False,
    game: Annotated[str, typer.Option(help="Only the puzzles of this game.")] = "",
) -> None:
    """Solve a puzzle: a position from a real game with one clearly best turn."""
    from datetime import UTC, datetime

    from occasus.cli.play.screen import Screen
    from occasus.core.basics import OccasusError
    from occasus.core.suggestions import meant
    from occasus.games import find
    from occasus.lessons.daily import best_turns, puzzle_of
    from occasus.locale import Words

    if list_all:
        _list(best_turns(find(game).name if game else ""))
        return
    known = {lesson.id: lesson for lesson in best_turns()}
    lesson = known.get(name.lower()) if name else puzzle_of(datetime.now(UTC).date(), find(game).name if game else "")
    if lesson is None:
        raise OccasusError(f"unknown puzzle {name!r}; {meant(name, known)} `occasus puzzle --list` lists them all.")
    _solve(lesson, Screen(Words(lesson.game, more=(f"{lesson.game}_board",))), Words(lesson.game, part="puzzles"))


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(puzzle)


def _list(puzzles: list[Lesson]) -> None:
    from occasus.locale import Words

    terminal, words = Words(), Words(part="puzzles")
    for lesson in puzzles:
        assert lesson.best is not None
        name = f"{terminal.label(terminal.name('game', lesson.game))} {words.say(f'puzzle-title-{lesson.id}')}"
        typer.echo(f"{lesson.id:6} {name} ({words.say(f'puzzle-degree-{lesson.best.degree}')})")


def _solve(lesson: Lesson, screen: Screen, words: Words) -> None:
    """Ask until the best turn is found or someone leaves."""
    from occasus.cli.play.pages import show_rule
    from occasus.core.basics import OccasusError, Refused
    from occasus.lessons.lesson import Attempt

    best = lesson.best
    assert best is not None
    moves: list[str] = []
    attempt = Attempt(lesson, moves)
    board = _board(attempt, screen)
    seen = attempt.scene.match.view(lesson.seat)
    screen.words.seats = words.seats = board.seats(seen)
    screen.show(board.board(seen))
    title, kind = words.say(f"puzzle-title-{lesson.id}"), words.say(f"puzzle-kind-{best.kind}")
    screen.line(
        f"{screen.words.label(lesson.id)} {title} ({kind}, {words.say(f'puzzle-degree-{best.degree}')})", "bold"
    )
    screen.line(f"{words.say('puzzle-task-best')} {words.say('puzzle-who', seat=board.asked(seen))}")
    screen.line(words.say("puzzle-commands"), "dim")
    _show_choice(attempt, screen)
    while (line := _asked(attempt, screen)) not in (None, "quit"):
        if line == "solution":
            screen.line(words.say("puzzle-solution", line=_told(lesson, screen)), "bold")
            _narrate(Attempt(lesson, []), Attempt(lesson, lesson.solution), screen)
            _tell(best.review(lesson.solution), screen, words, "brings")
            return
        try:
            if _show(line or "", attempt, screen, words):
                continue
            moves = _after(line or "", moves, attempt, screen)
            before, attempt = attempt, Attempt(lesson, moves)
        except OccasusError as error:
            screen.line(str(error), "yellow")
            if isinstance(error, Refused) and error.rule:
                show_rule(screen, error.rule)
            continue
        _narrate(before, attempt, screen)
        review = attempt.review()
        if review is None:
            _show_choice(attempt, screen)
            continue
        if attempt.verdict() == "solved":
            screen.line(words.say("puzzle-found"), "bold green")
            _tell(review, screen, words, "brings")
            return
        screen.line(words.say("puzzle-not-best"), "bold yellow")
        _tell(review, screen, words, "look-for")
        moves = []
        attempt = Attempt(lesson, moves)
        _show_choice(attempt, screen)


def _board(attempt: Attempt, screen: Screen) -> Board:
    """The board of the game, on which players are called by their numbers."""
    from occasus.cli.arguments import HUMAN
    from occasus.cli.boards import find_board
    from occasus.cli.play.play_session import called

    board = find_board(attempt.scene.game, screen.words)
    board.called = called([HUMAN] * attempt.scene.match.seats, screen.words)
    return board


def _deeds(attempt: Attempt, screen: Screen) -> ActionText:
    from occasus.cli.play.action_text import ActionText

    return ActionText(attempt.scene.game.catalogue, screen.words)


def _told(lesson: Lesson, screen: Screen) -> str:
    """The solution, action by action."""
    from occasus.lessons.lesson import Attempt

    lines: list[str] = []
    for number, action in enumerate(lesson.solution):
        attempt = Attempt(lesson, lesson.solution[:number])
        lines.append(_deeds(attempt, screen).sentence(action, attempt.scene.match.view(lesson.seat)))
    return " / ".join(lines)


def _show_choice(attempt: Attempt, screen: Screen) -> None:
    """Show what may be done."""
    from occasus.cli.play.line_menu import Listed
    from occasus.cli.play.menu import Menu

    seen = attempt.scene.match.view(attempt.lesson.seat)
    board = _board(attempt, screen)
    status = board.status(seen)
    if status is not None:
        screen.show(status)
    if question := board.question(seen):
        screen.line(question, "bold")
    screen.show(Listed(Menu(seen["legal"]), _deeds(attempt, screen), seen))


def _asked(attempt: Attempt, screen: Screen) -> str | None:
    """Read a line."""
    from occasus.cli.play.pages import SAME

    seen = attempt.scene.match.view(attempt.lesson.seat)
    name = _board(attempt, screen).asked(seen)
    line = screen.ask(screen.words.say("prompt", seat=name) + " ")
    return None if line is None else SAME.get(line.strip().lower(), line.strip().lower())


def _show(line: str, attempt: Attempt, screen: Screen, words: Words) -> bool:
    """Show the page that a line asks for; False where it asks for none."""
    from occasus.cli.play.menu import Menu
    from occasus.cli.play.pages import PAGES, show_help, show_page

    command, _, rest = line.partition(" ")
    match, seat = attempt.scene.match, attempt.lesson.seat
    if command == "help":
        show_help(screen, Menu(match.view(seat)["legal"]), match, _board(attempt, screen), PAGES)
        screen.line(words.say("puzzle-commands"))
    elif command in PAGES:
        show_page(screen, _board(attempt, screen), match, seat, command, rest.strip())
    else:
        return False
    return True


def _narrate(before: Attempt, after: Attempt, screen: Screen) -> None:
    """What happened since."""
    from occasus.cli.play.event_text import sentences

    match = after.scene.match
    for sentence in sentences(match, screen.words, after.lesson.seat, len(before.scene.match.log)):
        screen.item(sentence)


def _after(line: str, moves: list[str], attempt: Attempt, screen: Screen) -> list[str]:
    """The moves after a line: one more, one less (`undo`), or none (`again`)."""
    from occasus.cli.play.menu import Menu
    from occasus.cli.play.prompt import understand

    if line in ("again", "undo", ""):
        return {"again": [], "undo": moves[:-1], "": moves}[line]
    match, seat = attempt.scene.match, attempt.lesson.seat
    seen = match.view(seat)
    menu, deeds = Menu(seen["legal"]), _deeds(attempt, screen)
    return [*moves, understand(line, menu, deeds, match.game, match.state, seat, seen)]


def _tell(review: Review, screen: Screen, words: Words, message: str) -> None:
    """What the best turn brings, and how far another one is from it."""
    from occasus.bots.contract import Reason
    from occasus.cli.play.advice import reason_text

    if message == "look-for" and review.yours is not None:
        yours, best = (round(100 * chance) for chance in (review.yours, review.best))
        screen.line(words.say("puzzle-chances", yours=yours, best=best))
    reasons = " ".join(reason_text(words, Reason(one["key"], one["words"], 0.0)) for one in review.why)
    screen.line(words.say(f"puzzle-{message}", reasons=reasons))
