"""Between two people at one screen: nothing to be seen until the other one sits there."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Static


class HandoverScreen(ModalScreen[None]):
    """Hides the board until someone presses Space or clicks.

    Not Enter: that key has just taken an action, and who holds it down would see what the next one holds.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "dismiss", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """One sentence."""
        yield Static(self._text, markup=False)

    def on_click(self, event: events.Click) -> None:
        """A click is as good as Space; the second half of a double click was meant for an action."""
        if event.chain == 1:
            self.dismiss()
