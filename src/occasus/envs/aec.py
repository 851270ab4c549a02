"""PettingZoo's agent environment cycle: every seat is an agent, `player_0` and so on, and one acts at a time.

Where several may decide at once, they are asked in the order of `actors`; no one sees what the others chose before the
rules show it. See `parallel.py` for letting them decide at the same time.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final, TypeAlias

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    from occasus.envs.extras import missing

    raise missing(error) from error

from occasus.core.basics import View
from occasus.envs.render import show
from occasus.envs.table import ILLEGAL, RENDER_MODES, LegalActions, Table, Whole, check_render_mode
from occasus.envs.versions import find_version, version_of

Observation: TypeAlias = dict[str, Any]


class OccasusAEC(Whole, AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # the library has no types
    """A game for as many policies as there are seats."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        illegal: float | None = ILLEGAL,
    ) -> None:
        super().__init__()
        self.table: Final = Table(game, seats or find_version(game).seat_counts[-1], options, illegal)
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": f"{self.table.game.name}_v{version_of(game)}",
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self._highs: Final = np.array(self.table.features.layout.highs, np.uint8)

    @cache  # noqa: B019  # the spaces of an agent are always the same object, as the interface asks
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The features of a seat and the mask of what it may do."""
        features = spaces.Box(np.zeros_like(self._highs), self._highs, dtype=np.uint8)
        mask = spaces.Box(0, 1, (self.table.actions,), np.int8)
        return spaces.Dict({"observation": features, "action_mask": mask})

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the catalogue, those of chance included, which are never legal for an agent."""
        return LegalActions(self.table.actions, partial(self.table.mask, self.possible_agents.index(agent)))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.actors[0]]

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a living agent must act"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        legal = self.table.play(self.possible_agents.index(agent), int(action))
        if self.table.actors:
            self.agent_selection = self.possible_agents[self.table.actors[0]]
        else:
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = self.table.rewards[seat]
                self.terminations[other] = True
                self.infos[other] = self.table.ending()
            if not legal:
                self.infos[agent]["illegal"] = int(action)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def view(self, agent: str) -> View:
        """Return what an agent may know, as text."""
        return self.table.view(self.possible_agents.index(agent))

    def render(self) -> Any:
        """The board on the terminal (`human`), as text (`ansi`) or as a picture (`rgb_array`)."""
        return show(self.view(self.agent_selection), self.render_mode)

    def close(self) -> None:
        """Do nothing: no resource is open."""
