"""Legal actions as a menu: numbered, one line a kind, targets with a range of numbers drawn together."""

from __future__ import annotations

from typing import Final, final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from occasus.locale import is_number

GAP: Final = "  "


@final
class Entry:
    """Actions that differ only in a last number, with consecutive places in the menu."""

    def __init__(self, number: int, rest: str, values: list[int]) -> None:
        self.number: Final = number  # of the first action
        self.rest: Final = rest  # the action's words without its kind, and without the values
        self.values: Final = values  # of the last word; empty if it is no number

    def text(self) -> Text:
        """`5-8) lugdunum 0-3`: number 5 is lugdunum 0, number 8 is lugdunum 3."""
        count = max(1, len(self.values))
        numbers = str(self.number) if count == 1 else f"{self.number}-{self.number + count - 1}"
        words = self.rest
        if self.values:
            ends = [str(self.values[0])] if count == 1 else [str(self.values[0]), str(self.values[-1])]
            words = f"{words} {'-'.join(ends)}".strip()
        return Text.assemble((f"{numbers})", "bold cyan"), (f" {words}" if words else "", "not bold"))


@final
class Menu:
    """The legal actions of one seat, in the order of their numbers (the first is number 1)."""

    def __init__(self, legal: list[str]) -> None:
        by_kind: dict[str, list[str]] = {}
        for action in sorted(legal, key=_goes_on):
            by_kind.setdefault(action.split(" ", 1)[0], []).append(action)
        self.kinds: Final = by_kind
        self.actions: Final = [action for actions in by_kind.values() for action in actions]

    def entries(self, kind: str) -> list[Entry]:
        """The entries of one kind."""
        made: list[Entry] = []
        first = self.actions.index(self.kinds[kind][0]) + 1
        for place, action in enumerate(self.kinds[kind]):
            words = action.split()[1:]
            if not words or not is_number(words[-1]):
                made.append(Entry(first + place, " ".join(words), []))
                continue
            rest, value = " ".join(words[:-1]), int(words[-1])
            last = made[-1] if made else None
            if last is not None and last.rest == rest and last.values and last.values[-1] + 1 == value:
                last.values.append(value)
            else:
                made.append(Entry(first + place, rest, [value]))
        return made

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The menu as lines: kinds to the left, what they can be done to on the right, no entry torn apart."""
        margin = max(len(kind) for kind in self.kinds) + len(GAP)
        for kind in self.kinds:
            line = Text(kind.ljust(margin), "bold")
            for entry in (entry.text() for entry in self.entries(kind)):
                begun = len(line) > margin
                if begun and len(line) + len(GAP) + len(entry) > options.max_width:
                    yield line
                    line, begun = Text(" " * margin), False
                line.append(GAP if begun else "", "not bold")
                line.append_text(entry)
            yield line


def _goes_on(action: str) -> bool:
    """Whether an action does nothing but go on; such actions stand last, where nobody takes them by mistake."""
    return action.startswith(("end_", "pass")) or action in ("done", "refuse", "decline")
