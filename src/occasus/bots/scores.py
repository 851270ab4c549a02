"""The score during a game, for bots that look one move ahead."""

from __future__ import annotations

from typing import Any

from occasus.core.basics import Seat
from occasus.core.game import Game
from occasus.games.fall_of_rome.io.position import FallOfRomePosition


def scores(game: Game[Any], state: Any, seat: Seat) -> list[int]:
    """Return what each seat would have if the game ended now, as far as one seat may know.

    In Fall of Rome, where the team wins or loses, it is the number of tribes that are allied or off the map; 0 is lost.
    """
    ended = game.result(state)
    if ended is not None and not game.cooperative:
        return list(ended.scores)
    position: Any = game.describe(state, seat)
    if game.name == "fall_of_rome":
        lost = ended is not None and not ended.winners()
        return [0 if lost else _harmless_tribes(position)] * position["seats"]
    if game.name == "empires_end":
        return [empire["at_end"]["points"] for empire in position["empires"]]
    if game.name == "struggle_for_rome":
        return [player["points"] for player in position["players"].values()]
    return [0] * position["seats"]


def _harmless_tribes(position: FallOfRomePosition) -> int:
    threats = {tribe for crowd in position["barbarians"].values() for tribe in crowd} - set(position["allied"])
    return len(position["supply"]["barbarians"]) - len(threats)
