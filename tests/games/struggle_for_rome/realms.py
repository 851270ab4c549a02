"""Realms for the tests of points and endings."""

from __future__ import annotations

from typing import Any

from tests.games.struggle_for_rome.board import Table, at

FOUR = {
    "gaul": ["lutetia", "durocortorum", "caesarodunum", "lugdunum"],
    "spain": ["tarraco", "caesaraugusta", "toletum", "hispalis"],
    "germany": ["argentoratum", "lauriacum", "carnuntum", "augusta_vindelicorum"],
    "italy": ["capua", "barium", "brundisium", "neapolis"],
    "north": ["genua", "florentia", "ancona", "ravenna"],
}
RHINE = {"cities": ["colonia_agrippina", "augusta_treverorum", "massilia"]}
FIVE_COLOURS = {"germania": 1, "gallia": 1, "hispania": 1, "italia_septentrionalis": 1, "italia_meridionalis": 1}


def realm(*names: str, cities: int = 9, **more: Any) -> dict[str, Any]:
    """A tribe with the first cities of these regions."""
    return {"cities": [city for name in names for city in FOUR[name]][:cities], "wagons": 0, **more}


def last_turn(players: dict[str, Any], **more: Any) -> Table:
    """The last turn of a round of three: white's warriors."""
    return at("warrior_actions", players, player="white", seats=more.pop("seats", 3), **more)
