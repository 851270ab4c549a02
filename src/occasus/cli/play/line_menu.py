"""The menu as it is read in lines: numbers, one line a kind in the reader's words, ranges of numbers drawn together."""

from __future__ import annotations

from typing import Final, final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from occasus.cli.play.action_text import ActionText
from occasus.cli.play.menu import Entry, Menu
from occasus.core.basics import View

GAP: Final = "  "


@final
class Listed:
    """A menu that can be printed: kinds to the left, what they can be done to on the right, no entry torn apart."""

    def __init__(self, menu: Menu, deeds: ActionText, seen: View | None = None) -> None:
        self._menu: Final = menu
        self._deeds: Final = deeds
        self._seen: Final = seen

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines."""
        labels = {kind: self._deeds.kind(kind) for kind in self._menu.kinds}
        margin = max(map(len, labels.values()), default=0) + len(GAP)
        for kind, label in labels.items():
            line = Text(label.ljust(margin), "bold")
            for entry in (self._text(entry) for entry in self._menu.entries(kind)):
                begun = len(line) > margin
                if begun and len(line) + len(GAP) + len(entry) > options.max_width:
                    yield line
                    line, begun = Text(" " * margin), False
                line.append(GAP if begun else "", "not bold")
                line.append_text(entry)
            yield line

    def _text(self, entry: Entry) -> Text:
        numbers, words = _parts(entry, self._deeds, self._seen)
        return Text.assemble((f"{numbers})", "bold cyan"), (f" {words}" if words else "", "not bold"))


def first_row(menu: Menu, deeds: ActionText) -> dict[str, str]:
    """Return what the first range of numbers in a menu means, as words for a sentence; nothing where there is none."""
    for kind in menu.kinds:
        for entry in menu.entries(kind):
            if len(entry.actions) > 1:
                numbers, words = _parts(entry, deeds)
                first, second = (deeds.objects(action) for action in entry.actions[:2])
                number, following = str(entry.number), str(entry.number + 1)
                row = f"{numbers}) {words}"
                return {"row": row, "number": number, "first": first, "next": following, "second": second}
    return {}


def _parts(entry: Entry, deeds: ActionText, seen: View | None = None) -> tuple[str, str]:
    """`5-8` and `Lugdunum 0-3`: number 5 is Lugdunum 0, number 8 is Lugdunum 3."""
    count = len(entry.actions)
    if count == 1:
        return str(entry.number), deeds.objects(entry.actions[0], seen)
    first, last = (action.rpartition(" ") for action in (entry.actions[0], entry.actions[-1]))
    return f"{entry.number}-{entry.number + count - 1}", f"{deeds.objects(first[0], seen)} {first[2]}-{last[2]}".strip()
