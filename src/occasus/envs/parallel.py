"""PettingZoo's parallel interface: whoever may decide now decides at the same time, as in Empire's End's economy.

Agents that have nothing to decide choose `nothing`, the last action, the only one that their mask shows. Actions are
carried out in the order of `actors`; one that the action of another has made impossible in the same step is left out,
its agent's info says so (`left_out`), and the agent is asked again. See `table.py` for actions that were never legal.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final, TypeAlias

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import ParallelEnv
except ImportError as error:
    from occasus.envs.extras import missing

    raise missing(error) from error

from occasus.core.basics import View
from occasus.envs.render import show
from occasus.envs.table import ILLEGAL, RENDER_MODES, LegalActions, Mask, Table, Whole, check_render_mode
from occasus.envs.versions import find_version, version_of

Observation: TypeAlias = dict[str, Any]


class OccasusParallel(Whole, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # the library has no types
    """A game in which all who may act do so at once."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        illegal: float | None = ILLEGAL,
    ) -> None:
        self.table: Final = Table(game, seats or find_version(game).seat_counts[-1], options, illegal)
        self.metadata = {"render_modes": RENDER_MODES, "name": f"{self.table.game.name}_parallel_v{version_of(game)}"}
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.nothing: Final = self.table.actions
        self._highs: Final = np.array(self.table.features.layout.highs, np.uint8)

    @cache  # noqa: B019  # the spaces of an agent are always the same object, as the interface asks
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The features of a seat and the mask of what it may do."""
        features = spaces.Box(np.zeros_like(self._highs), self._highs, dtype=np.uint8)
        mask = spaces.Box(0, 1, (self.table.actions + 1,), np.int8)
        return spaces.Dict({"observation": features, "action_mask": mask})

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the catalogue, and `nothing`."""
        return LegalActions(self.table.actions + 1, partial(self._mask, self.possible_agents.index(agent)))

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table, asked = self.table, self.table.actors[:]
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        allowed = {seat: table.legal_for(seat) for seat in asked}  # before anyone has acted
        for seat in asked:
            agent = self.possible_agents[seat]
            action = int(actions[agent])
            if action in allowed[seat] and action not in table.legal_for(seat):
                infos[agent]["left_out"] = True
            elif not table.play(seat, action):
                infos[agent]["illegal"] = action
                break
        over = not table.actors
        agents = self.agents
        observations = self._observations()
        if over:
            infos = {agent: info | table.ending() for agent, info in infos.items()}
            self.agents = []
        return (
            observations,
            {agent: table.rewards[self.possible_agents.index(agent)] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def view(self, agent: str) -> View:
        """Return what an agent may know, as text."""
        return self.table.view(self.possible_agents.index(agent))

    def render(self) -> Any:
        """The board on the terminal (`human`), as text (`ansi`) or as a picture (`rgb_array`)."""
        return show(self.table.view(self.table.actors[0] if self.table.actors else 0), self.render_mode)

    def close(self) -> None:
        """Do nothing: no resource is open."""

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        return {"observation": self.table.observation(seat), "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> Mask:
        mask = np.zeros(self.nothing + 1, np.int8)
        mask[self.table.legal_for(seat) or [self.nothing]] = 1
        return mask
