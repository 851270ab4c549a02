"""Gymnasium: one policy alone, for a whole cooperative team, or for one seat against bots.

    env = OccasusEnv("fall_of_rome", seats=3)
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

The observation is that of the seat that acts, `info["seat"]`. In a competitive game the policy plays one seat, another
in every game, and bots play the others: `opponents="tiro"`, or several names (`("tiro", "miles")`), of which each
other seat gets one at random in every game. `env.action_masks()` is what MaskablePPO asks for. At the end `info` has
`places`, `scores` and the `reason`. See `table.py` for actions that are not legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    from occasus.envs.extras import missing

    raise missing(error) from error

from occasus.bots.budget import Budget
from occasus.bots.contract import Bot
from occasus.bots.registry import find_bot
from occasus.envs.render import show
from occasus.envs.table import ILLEGAL, RENDER_MODES, Bytes, LegalActions, Mask, Table, Whole, check_render_mode
from occasus.envs.versions import find_version

Info: TypeAlias = dict[str, Any]


class OccasusEnv(Whole, gymnasium.Env[Bytes, np.int64]):
    """A game for one policy."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        illegal: float | None = ILLEGAL,
    ) -> None:
        self.table: Final = Table(game, seats or find_version(game).seat_counts[0], options, illegal)
        self.render_mode = check_render_mode(render_mode)
        self.opponents: Final = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        self.seat = -1  # all of them, in a cooperative game
        self.names: list[str] = [self.opponents[0]] * self.table.seats  # of the bots, by seat
        self._bots: list[Bot] = [find_bot(name) for name in self.opponents]  # a name that is not known is told at once
        self._games = 0
        highs = np.array(self.table.features.layout.highs, np.uint8)
        self.observation_space = spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8)
        self.action_space = LegalActions(self.table.actions, self._mask)

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        del kept["_bots"]  # they keep nothing that a game needs
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._bots = [find_bot(name) for name in self.names]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, Info]:
        super().reset(seed=seed)
        if seed is not None:
            self._games = seed
        if not self.table.game.cooperative:
            self.seat = self._games % self.table.seats
        self._games += 1
        self.table.reset(seed)
        if len(self.opponents) > 1:
            self.names = [self.table.rng.choice(self.opponents) for _ in range(self.table.seats)]
        self._bots = [find_bot(name) for name in self.names]  # one for each seat and game: it may keep a memory
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, Info]:
        """Carry out an action of the seat that acts."""
        seat = self._actor()
        legal = self.table.play(seat, int(action))
        self._let_others_play()
        info = self._info() if legal else self._info() | {"illegal": int(action)}
        reward = self.table.rewards[self.seat if self.seat >= 0 else seat]
        return self._observation(), reward, not self.table.actors, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, as MaskablePPO of sb3-contrib asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """The board on the terminal (`human`), as text (`ansi`) or as a picture (`rgb_array`)."""
        return show(self.table.view(self._actor()), self.render_mode)

    def _let_others_play(self) -> None:
        """Bots decide, from their own views, until the policy must or the game is over."""
        table = self.table
        while self.seat >= 0 and table.actors and self.seat != table.actors[0]:
            seat = table.actors[0]
            if self.names[seat] == "random":
                table.play(seat, table.rng.choice(table.legal))
                continue
            view = table.view(seat)
            text = self._bots[seat].decide(table.game, view, list(view["legal"]), Random(table.rng.random()), Budget())
            table.play(seat, table.game.catalogue.parse(text))

    def _actor(self) -> int:
        return self.table.actors[0] if self.table.actors else max(0, self.seat)

    def _observation(self) -> Bytes:
        return self.table.observation(self._actor())

    def _mask(self) -> Mask:
        return self.table.mask(self._actor())

    def _info(self) -> Info:
        return {"seat": self._actor(), "action_mask": self._mask()} | self.table.ending()
