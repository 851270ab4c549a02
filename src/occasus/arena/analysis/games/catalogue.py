"""Which rules the analysis has for a game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from occasus.arena.analysis.game_rules import GameRules
from occasus.core.game import Game

STUDIED: Final = {
    "fall_of_rome": "FallRules",
    "empires_end": "EmpireRules",
    "struggle_for_rome": "StruggleRules",
}


def rules_of(game: Game[Any]) -> GameRules:
    if game.name not in STUDIED:
        return GameRules(game)
    module = import_module(f"occasus.arena.analysis.games.{game.name}")
    rules: GameRules = getattr(module, STUDIED[game.name])(game)
    return rules
