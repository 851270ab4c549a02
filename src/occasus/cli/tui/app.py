"""`occasus play` on a full screen. All it knows of a match it asks of the sitting, as the line mode does."""

from __future__ import annotations

from time import monotonic
from typing import Any, ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.suggester import SuggestFromList
from textual.widgets import Input, Static, Tree

from occasus.cli.play.bot_process import ADVICE, MOVE, Thinker, question
from occasus.cli.play.menu import Menu
from occasus.cli.play.pages import COMMANDS, SAME
from occasus.cli.play.play_session import PlaySession
from occasus.cli.tui.action_tree import DeedTree
from occasus.cli.tui.background import Background
from occasus.cli.tui.board_view import BoardView
from occasus.cli.tui.colours import VESPER
from occasus.cli.tui.handover_screen import HandoverScreen
from occasus.cli.tui.keys import KEYS, KeyLine
from occasus.cli.tui.screen_state import Glance
from occasus.cli.tui.side_panel import Side
from occasus.core.basics import WATCHER, OccasusError, Seat, View

WIDE: Final = 120  # columns from which on the chronicle stands beside the board
READABLE: Final = 54  # columns of the chronicle
ROW: Final = 79  # columns of a row of Empire's End with its scrollbar, which the chronicle leaves
OFTEN: Final = 0.1  # seconds between two drawings while bots move
LOW: Final = 11  # rows of actions on a narrow screen
TALL: Final = 15  # and on a wide one
PARTS: Final = ("#deeds", "#board", "#status", "#side", "#line")  # in the order of Tab


class Window(App[None]):
    """A match on the screen: keys and mouse choose among the legal actions; bots think in a process of their own."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = "#deeds"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"key('{what}')", show=False) for key, what in KEYS.items()),
        Binding("enter", "take_hint", show=False),
        Binding("ctrl+c,ctrl+q,ctrl+d", "key('leave')", show=False, priority=True),
    ]

    def __init__(self, sitting: PlaySession, thinker: Thinker) -> None:
        super().__init__()
        self.sitting: Final = sitting
        self.words: Final = sitting.words
        self.deeds: Final = sitting.deeds
        self.glance: Final = Glance(sitting, self.deeds)
        self.background: Final = Background(self, thinker, self._fail)
        self.failure: OccasusError | None = None  # what ended it, if something went wrong
        self.seat: Seat = sitting.watching()  # whose view is shown
        self.asking = False  # whether a person is asked now
        self.busy = ""  # what the bots are thinking about: a move, a hint, or nothing
        self.menu = Menu([])
        self._last: Seat = WATCHER  # the person who was asked last
        self._told = max(0, len(sitting.match.moves) - 8)  # moves that this person has been told of
        self._at = ""  # the place that the actions are narrowed down to
        self._drawn = 0.0

    def compose(self) -> ComposeResult:
        """Head, board, actions, what matters now, the page at the side, the line to type in, the keys."""
        yield Static(id="head", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="table"):
                yield BoardView(id="board")
                with Horizontal(id="lower"):
                    yield DeedTree(id="deeds")
                    with VerticalScroll(id="status"):
                        yield Static(id="status_text", markup=False)
            yield Side(self.sitting, id="side")
        yield Input(id="line", placeholder=self.words.say("screen-type"), select_on_focus=False)
        yield KeyLine(self.words, id="keys")

    @property
    def side(self) -> Side:
        """The page beside the table."""
        return self.query_one("#side", Side)

    def on_mount(self) -> None:
        """Begin."""
        self.register_theme(VESPER)
        self.theme = "vesper"
        self.title = self.words.name("game", self.sitting.match.game.name)
        for box in ("#deeds", "#status", "#side"):
            self.query_one(box).add_class("box")
        self.query_one("#deeds").border_title = self.words.say("screen-actions")
        self.query_one("#status").border_title = self.words.say("screen-now")
        self._guard(self.sitting.begin)
        self._go_on()

    # The course of the match

    def _go_on(self) -> None:
        """Ask whoever is due: a bot in its process, or a person here."""
        seat = self.sitting.due()
        if self.failure is not None:
            return
        if seat is None:
            self._finish()
        elif seat in self.sitting.people:
            self._ask(seat)
        else:
            asked_before, self.asking, self.busy = self.asking, False, "move"
            if asked_before:
                self._fill()  # what could be done then cannot be done now
            asked = question(MOVE, self.sitting.match, self.sitting.players[seat], seat)
            self.background.ask(asked, lambda answer: self._bot_moves(seat, *answer))
            if monotonic() - self._drawn > OFTEN:
                self._draw()

    def _bot_moves(self, seat: Seat, code: int, said: str) -> None:
        self.busy = ""
        self._guard(lambda: self.sitting.bot_plays(seat, code, said))
        self._go_on()

    def _ask(self, seat: Seat) -> None:
        """Show a person the board, after those who must not see it have looked away."""
        self.sitting.name_seats()
        if seat != self._last:
            hidden = self.sitting.hides(self._last, seat)
            self._last = seat
            self.side.page = "chronicle"  # a page of someone else is no one's
            self.screen.remove_class("-reading")
            if hidden:
                self.seat, self.asking, self._at = WATCHER, False, ""
                self.query_one("#line", Input).value = ""
                self._fill()  # nothing of the other one stays behind the curtain
                self._draw()
                name = self.sitting.name(seat)
                text = f"{self.words.say('hand-over', seat=name)}\n\n{self.words.say('hand-over-screen', seat=name)}"
                self.push_screen(HandoverScreen(text), lambda _: self._ask(seat))
                return
        self.seat, self.asking, self.busy, self._at = seat, True, "", ""
        self._fill()
        self._draw()
        self.query_one("#status").scroll_home(animate=False)
        self.query_one("#deeds").focus()

    def _fill(self) -> None:
        """The actions of the person who is asked."""
        seen = self.sitting.match.view(self.seat)
        self.menu = Menu(seen["legal"] if self.asking else [])
        tree = self.query_one("#deeds", DeedTree)
        tree.fill(self.deeds.tree(self.menu, self._at, seen))
        title = self.words.say("screen-actions")
        tree.border_title = f"{title} · {self.glance.place(self._at)}" if self._at else title
        self.query_one("#line", Input).suggester = SuggestFromList(
            [*self.menu.actions, *COMMANDS], case_sensitive=False
        )

    def _finish(self) -> None:
        self.asking, self.busy, self.seat = False, "", self.sitting.watching()
        self._guard(self.sitting.keep)
        self._fill()
        self._draw()

    def _guard(self, deed: Any) -> None:
        """Do something that may fail for good, such as writing to a full disk."""
        try:
            deed()
        except OccasusError as error:
            self._fail(error)

    def _fail(self, error: OccasusError) -> None:
        self.failure = error
        self._leave()

    def _leave(self) -> None:
        """Stop the bots, keep the match, and give the terminal back."""
        self.background.stop()
        if self.failure is None:
            try:
                self.sitting.keep()
            except OccasusError as error:
                self.failure = error
        self.exit()

    # What is shown

    def _draw(self) -> None:
        """Everything but the actions."""
        self._drawn = monotonic()
        self.sitting.name_seats()
        seen = self.sitting.match.view(self.seat)
        self._draw_board(seen)
        self.query_one("#head", Static).update(self.glance.head(seen))
        self._draw_status(seen)
        if self.side.page == "chronicle":
            self._show_chronicle()

    def _draw_board(self, seen: View) -> None:
        view = self.query_one("#board", BoardView)
        canvas = self.glance.picture(seen, self._pointed(), self._at)
        if canvas is None:
            view.write(self.sitting.board.board(seen))
        else:
            view.draw(canvas)
            lower, table = self.query_one("#lower"), self.query_one("#table")
            least = TALL if self.screen.has_class("-wide") else LOW
            lower.styles.height = max(least, table.size.height - canvas.height)  # what the drawing leaves is theirs

    def _draw_status(self, seen: View) -> None:
        status = self.glance.status(seen, self.asking, self.busy, self._pointed())
        self.query_one("#status_text", Static).update(status)

    def _pointed(self) -> list[str]:
        """The actions that the cursor stands on, while a person is asked."""
        return self.query_one("#deeds", DeedTree).pointed() if self.asking else []

    def _show_chronicle(self) -> None:
        self.side.tell_chronicle(self.seat, self._told)

    def on_resize(self) -> None:
        """Another size: the actions get the room that the board leaves, a chronicle in sight shows its end."""
        if self.size.width >= WIDE:
            self.side.styles.width = min(READABLE, self.size.width - ROW)
        else:
            self.side.styles.clear_rule("width")
        self.call_after_refresh(self._draw)
        if self.side.page == "chronicle":
            self.call_after_refresh(self.side.scroll_end, animate=False)

    # What someone does

    def action_focus_next(self) -> None:
        """From part to part, beginning with the actions and the board."""
        self._step(1)

    def action_focus_previous(self) -> None:
        """The same way back."""
        self._step(-1)

    def _step(self, by: int) -> None:
        parts = [part for part in map(self.query_one, PARTS) if part.focusable]
        here = parts.index(self.focused) if self.focused in parts else -by
        parts[(here + by) % len(parts)].focus()

    def on_deed_tree_begun(self) -> None:
        """Other actions: what is told is about the first of them."""
        self.on_tree_node_highlighted()

    def on_tree_node_highlighted(self) -> None:
        """Light what an action is about."""
        if self.asking:
            seen = self.sitting.match.view(self.seat)
            self._draw_board(seen)
            self._draw_status(seen)

    def on_tree_node_selected(self, event: Tree.NodeSelected[str]) -> None:
        """Take an action."""
        if event.node.data and self.asking:
            self._do(event.node.data)

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """Show what there is to know about a place, and only the actions there."""
        self._do(f"look {event.place}")
        there = any(event.place in action.split() for action in self.menu.actions)
        self._at = event.place if self.asking and there and self._at != event.place else ""
        self._fill()
        self._draw_board(self.sitting.match.view(self.seat))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed line is understood as in the line mode."""
        event.input.value = ""
        self.query_one("#deeds").focus()
        if event.value.strip():
            self._do(event.value.strip())

    def action_key(self, what: str) -> None:
        """What a key, or a click on its name, asks for."""
        line = self.query_one("#line", Input)
        if what == "leave":
            self._leave()
        elif what == "back":
            over = self.screen.has_class("-narrow") and self.screen.has_class("-reading")
            self.screen.remove_class("-reading")
            line.value = ""
            self._show_chronicle()
            if self._at and not over:  # a page that lay over the table is closed first
                self._at = ""
                self._fill()
            self.query_one("#deeds").focus()
        elif what == "chronicle":
            self._show_chronicle()
            self.side.take_up()
        elif what in ("type", "why", "rules"):
            line.value = "" if what == "type" else f"{what} "
            self.screen.set_focus(line)  # at once: the next key is for it
            line.cursor_position = len(line.value)
        else:
            self._do(what)

    def action_take_hint(self) -> None:
        """Enter on a hint plays its first action, on which the cursor stands."""
        if self.side.has_focus and self.side.page == "hint" and not self.busy:
            self.query_one("#deeds", DeedTree).action_select_cursor()

    def _do(self, line: str) -> None:
        """Do what a line says; what is wrong with it is told at the side."""
        command, _, rest = line.partition(" ")
        command, rest = SAME.get(command.lower(), command.lower()), rest.strip()
        number = len(self.sitting.match.moves)
        try:
            if command == "quit":
                self._leave()
            elif command == "undo":
                self._undo()
            elif command == "hint":
                self._hint()
            elif command == "save":
                self.notify(self.sitting.save(rest), markup=False)
            elif command in COMMANDS:
                self.side.open(command, rest, self.seat, self.menu)
            elif not self.asking:
                self.notify(self.words.say("screen-wait"))
            else:
                self._told = len(self.sitting.match.moves)
                self.sitting.move(line, self.seat, self.menu)
                self.screen.remove_class("-reading")
                self.side.page = "chronicle"
                self._go_on()
        except OccasusError as error:
            if len(self.sitting.match.moves) != number:  # done, but it cannot be kept
                self._fail(error)
                return
            self.side.refuse(error)

    def _undo(self) -> None:
        if self.busy == "move":
            self.notify(self.words.say("screen-wait"))
            return
        self.notify(self.sitting.undo(self.seat), markup=False)
        self._told = min(self._told, len(self.sitting.match.moves))
        self.side.chronicle.cut()
        self.side.page = "chronicle"
        self._go_on()

    def _hint(self) -> None:
        if not self.asking or self.busy:
            self.notify(self.words.say("screen-wait"))
            return
        self.busy = "hint"
        self.side.think()
        match = self.sitting.match
        seat, number = self.seat, len(match.moves)
        self.background.ask(question(ADVICE, match, "", seat), lambda advice: self._show_hint(advice, seat, number))

    def _show_hint(self, suggestions: list[Any], seat: Seat, number: int) -> None:
        """Show advice, unless the match has gone on since."""
        if self.busy == "hint":
            self.busy = ""
        if (seat, number) == (self.seat, len(self.sitting.match.moves)) and self.asking:
            self.side.advise(suggestions, seat)
            if suggestions:
                self.query_one("#deeds", DeedTree).stand_on(suggestions[0].action)
                if self.screen.has_class("-wide"):
                    self.query_one("#deeds").focus()
