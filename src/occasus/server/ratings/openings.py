"""How someone opened a game, by one stated rule for each game (docs/ratings.md): the first choice that tells a plan.

It is read from the journal of a finished game, from the moves that a person made and did not take back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from occasus.tables.match.replayed_match import undone
from occasus.tables.store.rows import JournalEntry

ACTIONS: Final = {  # of Fall of Rome's first turn, by what they are for
    "march": "march",
    "sail": "sail",
    "sail_free": "sail",
    "travel": "travel",
    "fortify": "fortify",
    "build_fort": "fortify",
    "take_fort": "fortify",
    "recruit": "recruit",
    "recruit_only": "recruit",
    "levy": "recruit",
    "port_recruit": "recruit",
    "battle": "battle",
    "give": "cards",
    "take": "cards",
    "trade_give": "cards",
    "trade_take": "cards",
    "store": "cards",
    "fetch": "cards",
    "ally": "ally",
    "enlist": "enlist",
    "enlist_free": "enlist",
}
ATTACKS: Final = ("plunder", "plunder_with_traitor", "conquer", "conquer_with_traitor")


def _first_action(action: str) -> str:
    """Fall of Rome: what the first action is for."""
    return ACTIONS.get(action.partition(" ")[0], "")


def _first_card(action: str) -> str:
    """Empire's End: the kind of the first card that is built."""
    kind, _, rest = action.partition(" ")
    return rest.partition(" ")[0].rpartition("_")[0] if kind == "build" else ""


def _first_city(action: str) -> str:
    """Struggle for Rome: the first city that is plundered or conquered."""
    kind, _, city = action.partition(" ")
    return city if kind in ATTACKS else ""


RULES: Final[dict[str, Callable[[str], str]]] = {
    "fall_of_rome": _first_action,
    "empires_end": _first_card,
    "struggle_for_rome": _first_city,
}


def openings(game: str, entries: list[JournalEntry]) -> dict[tuple[int, str], str]:
    """Return how each person opened on each seat, where they came so far; nothing for games that have no rule."""
    rule, opened = RULES.get(game), dict[tuple[int, str], str]()
    for seat, person, action in _own(entries) if rule else ():
        if rule and (seat, person) not in opened and (opening := rule(action)):
            opened[seat, person] = opening
    return opened


def _own(entries: list[JournalEntry]) -> Iterable[tuple[int, str, str]]:
    """The moves that people made themselves and that stand."""
    gone = undone(entries)
    return (
        (entry.seat, entry.person, entry.action)
        for entry in entries
        if entry.kind == "move" and entry.person and entry.number not in gone
    )
