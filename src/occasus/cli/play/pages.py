"""Pages that a player can open besides moving: help, rules, why not, odds, log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from occasus.cli.boards.plain import Board
from occasus.cli.play.action_text import ActionText
from occasus.cli.play.event_text import with_rules
from occasus.cli.play.line_menu import first_row
from occasus.cli.play.menu import Menu
from occasus.cli.play.prompt import reason_against
from occasus.cli.play.screen import Page
from occasus.core.basics import OccasusError, Seat, View
from occasus.core.match import Match
from occasus.ledger.player_text import for_players
from occasus.ledger.read import read_ledgers
from occasus.ledger.search import of_game, search
from occasus.ledger.translations import in_language
from occasus.locale import Words

COMMANDS: Final = (
    "board",
    "look",
    "cards",
    "odds",
    "why",
    "hint",
    "rules",
    "guide",
    "log",
    "undo",
    "save",
    "help",
    "quit",
)
PAGES: Final = ("board", "look", "cards", "odds", "why", "rules")  # that show something and change nothing
SAME: Final = {"q": "quit", "exit": "quit", "?": "help", "h": "help"}  # what people type elsewhere
MOST_RULES: Final = 12  # that one answer shows


def show_help(
    screen: Page,
    menu: Menu,
    match: Match[Any],
    board: Board,
    commands: tuple[str, ...] = COMMANDS,
    answers: str = "help-answers",
) -> None:
    """How to answer, what each kind of action in the menu does, the other commands, and the signs of the map."""
    words = screen.words
    deeds = ActionText(match.game.catalogue, words)
    screen.say(answers, **_example(deeds, menu.actions))
    table = _two_columns()
    for kind in menu.kinds:
        form = " ".join([kind, *(domain.name.upper() for domain in deeds.families[kind].domains)])
        message = f"action-{kind}"
        prefix = f"{words.say(message)} " if words.has(message) else ""
        table.add_row(deeds.kind(kind), Text.assemble(prefix, (f"({form})", "dim")))
    screen.show(table)
    if answers == "help-answers" and (row := first_row(menu, deeds)):
        screen.say("help-row", **row)
    screen.say("help-commands")
    table = _two_columns()
    for command in commands:
        table.add_row(words.say(f"form-{command}"), words.say(f"help-{command}", **_rule_example(words, board)))
    screen.show(table)
    if words.has("map-legend"):
        screen.say("map-legend")


def _example(deeds: ActionText, actions: Sequence[str]) -> dict[str, str]:
    """An action that can be taken now, as it may be typed, and the beginnings of its words."""
    action = deeds.brief(actions[0]) if actions else ""
    return {"action": action, "short": " ".join(word[:3] for word in action.lower().split())}


def _rule_example(words: Words, board: Board) -> dict[str, str]:
    """A rule of this game, and the name of what it is about."""
    if not board.rule:
        return {"rule": "ID", "words": "..."}
    area = board.rule.rpartition("-")[0]
    return {"rule": board.rule, "words": Words(language=words.language, part="rules").say(f"area-{area}").lower()}


def show_rules(screen: Page, board: Board, game: str, wanted: str) -> None:
    """Rules of the ledger by id or by words."""
    if not wanted:
        screen.say("rules-how", **_rule_example(screen.words, board))
        return
    known = {rule: text for rule, text in of_game(read_ledgers(), game).items() if for_players(text)}
    matching = search(known, wanted, screen.words.language)
    for rule in matching[:MOST_RULES]:
        screen.show(Text.assemble((rule.id, "bold cyan"), " ", in_language(rule, screen.words.language)[0]))
    if len(matching) > MOST_RULES:
        screen.say("rules-more", count=len(matching) - MOST_RULES)


def show_why(screen: Page, match: Match[Any], seat: Seat, wanted: str) -> None:
    """The rule that forbids an action now."""
    deeds = ActionText(match.game.catalogue, screen.words)
    if not wanted:
        screen.say("why-how", **_example(deeds, match.view(seat)["legal"]))
        return
    action, rule = reason_against(wanted, match.game, match.state, seat, deeds, match.view(seat))
    if rule is None:
        screen.say("why-allowed", action=action)
        return
    screen.say("why-not", action=action, rule=rule)
    show_rule(screen, rule)


def show_rule(screen: Page, rule: str) -> None:
    """The ledger's sentence for an id, if there is one."""
    entry = read_ledgers().get(rule)
    if entry is not None:
        screen.item(in_language(entry, screen.words.language)[0], "dim")


def show_log(screen: Page, match: Match[Any], seat: Seat, most: str) -> None:
    """The last events, with their rules."""
    if most and not most.isdigit():
        raise OccasusError(screen.words.say("log-how"))
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(style="dim", no_wrap=True)
    for sentence, rule in with_rules(match, screen.words, seat, int(most or 40)):
        table.add_row(Text(sentence), rule)
    screen.show(table)


def show_page(screen: Page, board: Board, match: Match[Any], seat: Seat, command: str, wanted: str) -> None:
    """One of the `PAGES`."""
    if command == "board":
        screen.show(board.board(match.view(seat)))
    elif command == "why":
        show_why(screen, match, seat, wanted)
    elif command == "rules":
        show_rules(screen, board, match.game.name, wanted)
    else:
        _show_drawn(screen, board, command, match.view(seat), wanted)


def show_guide_page(screen: Page, game: str, width: int) -> None:
    """The book of the game."""
    from occasus.cli.help.book import guide_text
    from occasus.lessons.book import games_with_books

    if game in games_with_books():
        screen.show(guide_text(game, screen.words.language, width))
    else:
        screen.say("no-page", command="guide")


def _show_drawn(screen: Page, board: Board, command: str, seen: View, wanted: str) -> None:
    """A page that the game's board draws: odds, cards, or a place to look at."""
    if command == "look" and not wanted and board.example:
        screen.say("look-how", example=board.example)
        return
    page = (
        board.look(seen, wanted) if command == "look" else board.odds(seen) if command == "odds" else board.cards(seen)
    )
    if page is None:
        screen.say("no-page", command=command)
    else:
        screen.show(page)


def _two_columns() -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    return table
