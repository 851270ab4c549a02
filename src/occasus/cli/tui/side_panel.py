"""The page beside the table: the chronicle, or what someone asked to read. On a narrow screen it lies above it."""

from __future__ import annotations

from functools import partial
from typing import Final, final

from rich.console import Group, RenderableType
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from occasus.bots.contract import Advice
from occasus.cli.play.advice import show_advice
from occasus.cli.play.menu import Menu
from occasus.cli.play.pages import PAGES, show_guide_page, show_help, show_log, show_page, show_rule
from occasus.cli.play.play_session import PlaySession
from occasus.cli.play.screen import Sheet
from occasus.cli.tui.chronicle import Chronicle
from occasus.cli.tui.colours import VESPER
from occasus.cli.tui.keys import EVERY_KEY, key_line
from occasus.core.basics import OccasusError, Refused, Seat
from occasus.locale import capital
from occasus.locale.sentences import told

MARGIN: Final = 6  # columns of frame and scrollbar around a page


@final
class Side(VerticalScroll):
    """Shows one page at a time; `page` is its name."""

    def __init__(self, sitting: PlaySession, id: str) -> None:
        super().__init__(id=id)
        self._sitting: Final = sitting
        self.chronicle: Final = Chronicle(sitting, sitting.watching())
        self.page = "chronicle"

    def compose(self) -> ComposeResult:
        """The text of the page."""
        yield Static(id="side_text", markup=False)

    def tell_chronicle(self, reader: Seat, since: int) -> None:
        """What has happened, bright from a move on, its end in sight."""
        self._tell("chronicle", self.chronicle.told(reader, since))
        self.call_after_refresh(self.scroll_end, animate=False)

    def read(self, page: str, sheet: Sheet) -> None:
        """Show a page from its beginning."""
        self._tell(page, Group(*sheet.parts))
        self.scroll_home(animate=False)
        self.take_up()

    def take_up(self) -> None:
        """A page that lies over the table takes the arrows."""
        self.screen.add_class("-reading")
        if self.screen.has_class("-narrow"):
            self.focus()

    def open(self, command: str, rest: str, seat: Seat, menu: Menu) -> None:
        """A page of the line mode."""
        words, match, board = self._sitting.words, self._sitting.match, self._sitting.board
        sheet = Sheet(words)
        if command in PAGES:
            show_page(sheet, board, match, seat, command, rest)
        elif command == "log":
            show_log(sheet, match, seat, rest)
        elif command == "guide":
            across = self.size.width if self.screen.has_class("-wide") else self.app.size.width
            show_guide_page(sheet, match.game.name, across - MARGIN)
        else:
            sheet.say("screen-how")
            sheet.line(f"{words.say('screen-keys')} {key_line(words, EVERY_KEY)}")
            show_help(sheet, menu, match, board, answers="help-typed")
        self.read(command, sheet)

    def refuse(self, error: OccasusError) -> None:
        """What was wrong with a line, and the rule that forbids it."""
        sheet = Sheet(self._sitting.words)
        sheet.line(capital(told(str(error), self._sitting.words.language)), str(VESPER.warning))
        if isinstance(error, Refused) and error.rule:
            show_rule(sheet, error.rule)
        self.read("why", sheet)

    def think(self) -> None:
        """A hint is being thought about."""
        sheet = Sheet(self._sitting.words)
        sheet.say("screen-thinking-hint", style="italic")
        self.read("hint", sheet)

    def advise(self, advice: list[Advice], seat: Seat) -> None:
        """A hint."""
        sitting = self._sitting
        sheet = Sheet(sitting.words)
        says = partial(sitting.deeds.sentence, seen=sitting.match.view(seat))
        level = sitting.at_this_table(seat, advice)
        show_advice(sheet, advice, sitting.match.game.cooperative, says, level)
        if advice:
            sheet.say("hint-enter", action=says(advice[0].action))
        self.read("hint", sheet)

    def _tell(self, page: str, what: RenderableType) -> None:
        self.page = page
        self.border_title = self._sitting.words.say(f"page-{page}")
        self.query_one("#side_text", Static).update(what)
