"""The development cards, one file each; importing them puts them into `CARDS_OF` and binds their steps and moves."""

from occasus.games.struggle_for_rome.cards import (
    diplomat,
    forced_march,
    great_warrior,
    traitor,
    treasure,
    victory_point,
)

__all__ = [
    "diplomat",
    "forced_march",
    "great_warrior",
    "traitor",
    "treasure",
    "victory_point",
]
