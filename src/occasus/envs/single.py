"""Gymnasium: one policy alone, for a whole cooperative team, or for one seat against bots.

    env = OccasusEnv("fall_of_rome", seats=3)
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

The observation is that of the seat that acts, `info["seat"]`. In a competitive game the policy plays one seat, another
in every game, and bots play the others. An action that is not legal changes nothing, and `info["left_out"]`
says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces

from occasus.bots.budget import Budget
from occasus.bots.contract import Bot
from occasus.bots.registry import find_bot
from occasus.envs.render import draw, write
from occasus.envs.table import RENDER_MODES, Bytes, Table

Info: TypeAlias = dict[str, Any]


class OccasusEnv(gymnasium.Env[Bytes, np.int64]):
    """A game for one policy."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        opponents: str = "random",
        render_mode: str | None = None,
    ) -> None:
        from occasus.games import find

        self.table: Final = Table(game, seats or find(game).seat_counts[0], options)
        self.render_mode = render_mode
        self.opponents: Final = opponents
        self.seat = -1  # all of them, in a cooperative game
        self._bot: Bot = find_bot(opponents)
        self._games = 0
        highs = np.array(self.table.features.layout.highs, np.uint8)
        self.observation_space = spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, Info]:
        """Begin a new game."""
        super().reset(seed=seed)
        if seed is not None:
            self._games = seed
        if not self.table.game.cooperative:
            self.seat = self._games % self.table.seats
        self._games += 1
        self._bot = find_bot(self.opponents)
        self.table.reset(seed)
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, Info]:
        """Carry out an action of the seat that acts."""
        legal = int(action) in self.table.legal
        if legal:
            self.table.play(self._actor(), int(action))
            self._let_others_play()
        over = not self.table.actors
        info = self._info() if legal else self._info() | {"left_out": True}
        return self._observation(), self.table.rewards[max(0, self.seat)], over, False, info

    def render(self) -> Any:
        """The board as text (`ansi`) or as a picture (`rgb_array`)."""
        view = self.table.view(self._actor())
        return write(view) if self.render_mode == "ansi" else draw(view) if self.render_mode else None

    def _let_others_play(self) -> None:
        """Bots decide, from their own views, until the policy must or the game is over."""
        table = self.table
        while self.seat >= 0 and table.actors and self.seat != table.actors[0]:
            seat = table.actors[0]
            if self.opponents == "random":
                table.play(seat, table.rng.choice(table.legal))
                continue
            view = table.view(seat)
            text = self._bot.decide(table.game, view, list(view["legal"]), Random(table.rng.random()), Budget())
            table.play(seat, table.game.catalogue.parse(text))

    def _actor(self) -> int:
        return self.table.actors[0] if self.table.actors else max(0, self.seat)

    def _observation(self) -> Bytes:
        return self.table.observation(self._actor())

    def _info(self) -> Info:
        seat = self._actor()
        return {"seat": seat, "action_mask": self.table.mask(seat)}
