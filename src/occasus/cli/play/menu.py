"""Legal actions as a menu: numbered, by kinds, targets with a range of numbers drawn together."""

from __future__ import annotations

from typing import Final, final

from occasus.locale import is_number


@final
class Entry:
    """Actions with consecutive places in the menu that differ only in a last number; or one action."""

    def __init__(self, number: int, action: str) -> None:
        self.number: Final = number  # of the first action
        self.actions: Final = [action]

    def goes_on_with(self, action: str) -> bool:
        """Return whether an action is the next of the row."""
        (rest, _, value), (other, _, last) = action.rpartition(" "), self.actions[-1].rpartition(" ")
        return rest == other and is_number(value) and is_number(last) and int(last) + 1 == int(value)


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
        entries: list[Entry] = []
        first = self.actions.index(self.kinds[kind][0]) + 1
        for place, action in enumerate(self.kinds[kind]):
            if entries and entries[-1].goes_on_with(action):
                entries[-1].actions.append(action)
            else:
                entries.append(Entry(first + place, action))
        return entries


def _goes_on(action: str) -> bool:
    """Return whether an action does nothing but go on; such actions stand last, where no one takes them by mistake."""
    return action.startswith(("end_", "pass")) or action in ("done", "refuse", "decline")
