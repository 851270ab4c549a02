"""TextArena: the games as environments that its agents and wrappers play.

import occasus.envs.text.on_textarena, textarena
env = textarena.make("Occasus-FallOfRome-v1")
env.reset(num_players=3, seed=7)
"""

from __future__ import annotations

from typing import Any, Final

try:
    import textarena as ta
except ImportError as error:
    from occasus.core.basics import OccasusError

    raise OccasusError("TextArena is not installed; `pip install 'occasus[peers]'` installs it.") from error

from occasus.envs.text.text_game import TextGame
from occasus.envs.versions import VERSIONS, name_of


class OccasusTextArena(ta.Env):  # type: ignore[misc]  # the library has no types
    """A game for TextArena. An observation is complete, so only the newest has to be read."""

    def __init__(self, game: str, **options: object) -> None:
        self.game: Final = game
        self.options: Final = options

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a game; a question to the rules doesn't end a turn."""
        self.text = TextGame(self.game, num_players, self.options)
        self.text.reset(0 if seed is None else seed)
        self.state = ta.FFAMultiPlayerState(num_players=num_players, seed=seed, error_allowance=self.text.tries - 1)
        self.state.reset(
            game_state={}, player_prompt_function=lambda player_id, game_state: self.text.instructions(player_id)
        )
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Take the reply of the player who is asked."""
        state, text = self.state, self.text
        if text.seat is None:
            return self._stepped()
        answer = text.answer(action)
        state.add_observation(
            from_id=state.current_player_id,
            to_id=state.current_player_id,
            message=action,
            observation_type=ta.ObservationType.PLAYER_ACTION,
        )
        if answer.kind in ("refused", "out"):
            state.set_invalid_move(reason=answer.text)
        if text.seat is None:
            state.set_game_outcome(dict(enumerate(text.rewards)), text.ending())
        else:
            self._ask()
        return self._stepped()

    def _stepped(self) -> tuple[bool, dict[str, Any]]:
        done, info = self.state.step(rotate_player=False)
        return bool(done), dict(info)

    def _ask(self) -> None:
        """Tell the player who decides now what it may know."""
        seat = self.text.seat
        assert seat is not None
        self.state.manually_set_current_player_id(seat)
        self.state.add_observation(
            to_id=seat, message=self.text.observation(seat), observation_type=ta.ObservationType.GAME_BOARD
        )


for _game in VERSIONS:
    ta.envs.registration.register(f"Occasus-{name_of(_game)}", OccasusTextArena, game=_game)
