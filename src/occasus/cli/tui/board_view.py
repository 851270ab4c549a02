"""The board in a part of the screen: scrolls to what matters, and says which place was pointed at."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from occasus.cli.boards.canvas import SURFACE, Canvas, style

MARGIN = 3  # rows and columns kept around what matters


class BoardView(ScrollView, can_focus=True):
    """Shows a drawing, or a text where a game has no drawing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "scroll_left", show=False),
        Binding("right", "scroll_right", show=False),
        Binding("up", "scroll_up", show=False),
        Binding("down", "scroll_down", show=False),
    ]

    class Pointed(Message):
        """Someone clicked a place."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.canvas: Canvas | None = None
        self._text: list[list[Segment]] = []
        self._focus: list[str] = []

    def draw(self, canvas: Canvas) -> None:
        """Show a drawing; it stays where it is while what matters stays the same."""
        self.canvas = canvas
        self.virtual_size = Size(canvas.width, canvas.height)
        if canvas.focus != self._focus:
            self._focus = list(canvas.focus)
            self.call_after_refresh(self.look_at_what_matters)
        self.refresh()

    def write(self, what: RenderableType) -> None:
        """Show a text."""
        self.canvas = None
        console = self.app.console
        options = console.options.update(width=max(20, self.size.width - 1), height=None)
        self._text = console.render_lines(what, options, pad=False)
        self.virtual_size = Size(options.max_width, len(self._text))
        self.refresh()

    def look_at_what_matters(self) -> None:
        """Scroll so that the most important place is in sight, and in the middle if it was not."""
        if self.canvas is None:
            return
        for word in self.canvas.focus:
            place = self.canvas.places.get(word)
            if place is None:
                continue
            x, y = place.middle()
            window = Region(self.scroll_offset.x, self.scroll_offset.y, *self.scrollable_content_region.size)
            if not window.shrink((MARGIN, 2 * MARGIN, MARGIN, 2 * MARGIN)).contains(x, y):
                self.scroll_to(x - window.width // 2, y - window.height // 2, animate=False)
            return

    def on_resize(self) -> None:
        """Another size: what matters stays in sight."""
        self.call_after_refresh(self.look_at_what_matters)

    def on_click(self, event: events.Click) -> None:
        """Find the place under the mouse."""
        if self.canvas is not None:
            place = self.canvas.at(event.x + self.scroll_offset.x, event.y + self.scroll_offset.y)
            if place:
                self.post_message(self.Pointed(place))

    def render_line(self, y: int) -> Strip:
        """One line of what is in sight."""
        row = y + self.scroll_offset.y
        ground = style(ground=SURFACE)
        if self.canvas is not None:
            segments = self.canvas.row(row) if row < self.canvas.height else []
        else:
            segments = self._text[row] if row < len(self._text) else []
        strip = Strip(segments)
        return strip.crop_extend(self.scroll_offset.x, self.scroll_offset.x + self.size.width, ground)
