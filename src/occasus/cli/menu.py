"""Legal actions as a menu: numbered, one line a kind, targets with a range of numbers drawn together."""

from __future__ import annotations

from typing import Final, final

from rich.table import Table
from rich.text import Text

from occasus.locale import is_number


@final
class Entry:
    """Actions that differ only in a last number, with consecutive places in the menu."""

    def __init__(self, number: int, rest: str, values: list[int]) -> None:
        self.number: Final = number  # of the first action
        self.rest: Final = rest  # the action's words without its kind, and without the values
        self.values: Final = values  # of the last word; empty if it is no number

    def text(self) -> Text:
        """`5-8 lugdunum 0-3`: number 5 is lugdunum 0, number 8 is lugdunum 3."""
        count = max(1, len(self.values))
        numbers = str(self.number) if count == 1 else f"{self.number}-{self.number + count - 1}"
        words = self.rest
        if self.values:
            ends = [str(self.values[0])] if count == 1 else [str(self.values[0]), str(self.values[-1])]
            words = f"{words} {'-'.join(ends)}".strip()
        return Text.assemble((numbers, "bold cyan"), *([" ", words] if words else []))


@final
class Menu:
    """The legal actions of one seat, in the order of their numbers (the first is number 1)."""

    def __init__(self, legal: list[str]) -> None:
        by_kind: dict[str, list[str]] = {}
        for action in legal:
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

    def table(self) -> Table:
        """The menu as a table: kinds to the left, what they can be done to on the right."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold", no_wrap=True)
        table.add_column(ratio=1)
        for kind in self.kinds:
            line = Text()
            for place, entry in enumerate(self.entries(kind)):
                line.append("  " if place else "")
                line.append_text(_unbroken(entry.text()))
            table.add_row(kind, line)
        return table


def _unbroken(text: Text) -> Text:
    """An entry that stays on one line: its spaces do not break."""
    kept = text.copy()
    kept.plain = text.plain.replace(" ", "\u00a0")
    return kept
