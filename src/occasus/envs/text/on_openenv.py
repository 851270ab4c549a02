"""OpenEnv: a game as an environment behind HTTP and WebSockets. One model plays all seats that people would.

OCCASUS_GAME=fall_of_rome uvicorn occasus.envs.text.on_openenv:app
"""

from __future__ import annotations

import os
from typing import Any, Final
from uuid import uuid4

try:
    from openenv.core.env_server.http_server import create_app
    from openenv.core.env_server.interfaces import Environment
    from openenv.core.env_server.types import Action, EnvironmentMetadata, Observation, State
except ImportError as error:
    from occasus.core.basics import OccasusError

    raise OccasusError("OpenEnv is not installed; `pip install 'occasus[peers]'` installs it.") from error

from pydantic import Field

from occasus import __version__
from occasus.core.basics import OccasusError
from occasus.envs.text.text_game import TextGame


class OccasusAction(Action):  # type: ignore[misc]  # the library has no types here
    """A reply in words."""

    reply: str = Field(max_length=20_000, description="One action in square brackets, such as [march roma 2]")


class OccasusObservation(Observation):  # type: ignore[misc]  # the library has no types here
    """The observation of the seat that decides."""

    seat: int = Field(description="Who is asked; -1 when the game is over")
    instructions: str = Field(default="", description="How to read and answer; with the first observation")
    text: str = Field(description="The position and the legal actions in words")


class OccasusEnvironment(Environment[OccasusAction, OccasusObservation, State]):  # type: ignore[misc]  # the library has no types here
    """A game for OpenEnv."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self) -> None:
        super().__init__()
        self.game: Final = os.environ.get("OCCASUS_GAME", "fall_of_rome")
        self.seats: Final = int(os.environ.get("OCCASUS_SEATS", "0"))
        self.text = TextGame(self.game, self.seats)
        self._state = State(episode_id=str(uuid4()))

    def reset(self, seed: int | None = None, episode_id: str | None = None, **kwargs: Any) -> OccasusObservation:
        """Begin a game."""
        self.text.reset(0 if seed is None else seed)
        self._state = State(episode_id=episode_id or str(uuid4()))
        assert self.text.seat is not None
        return self._observed(0.0, self.text.instructions(self.text.seat))

    def step(self, action: OccasusAction, timeout_s: float | None = None, **kwargs: Any) -> OccasusObservation:
        """Take a reply of the seat that is asked; its reward is what the game is worth to that seat."""
        seat = self.text.seat
        if seat is None:
            raise OccasusError("the game is over; call reset.")
        self.text.answer(action.reply)
        self._state.step_count += 1
        return self._observed(self.text.rewards[seat])

    @property
    def state(self) -> State:
        """Return which game it is and how many replies were taken."""
        return self._state

    def get_metadata(self) -> EnvironmentMetadata:
        return EnvironmentMetadata(
            name=f"occasus_{self.game}", description="A board game with exact rules, in words.", version=__version__
        )

    def _observed(self, reward: float, instructions: str = "") -> OccasusObservation:
        seat = self.text.seat
        text = self.text.ending() if seat is None else self.text.observation(seat)
        return OccasusObservation(
            seat=-1 if seat is None else seat,
            instructions=instructions,
            text=text,
            done=seat is None,
            reward=reward,
            metadata={"rewards": self.text.rewards},
        )


app = create_app(OccasusEnvironment, OccasusAction, OccasusObservation, env_name="occasus", max_concurrent_envs=64)
