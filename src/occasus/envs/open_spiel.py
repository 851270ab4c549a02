"""OpenSpiel's interface for games written in Python, with explicit chance.

    import occasus.envs.open_spiel  # registers the games
    game = pyspiel.load_game("occasus_empires_end", {"players": 3})

Options are game parameters with the names of the engine's options. Actions are the codes of the catalogue; where
several seats may decide at once, they are asked one after the other, and no one is told what another chose in secret.
States can be cloned, pickled and serialised. `resample_from_infostate` gives ISMCTS a state that fits what a player
knows (set its `use_observation_string`, since there is no string of everything that a player has ever seen).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    from occasus.envs.extras import missing

    raise missing(error) from error

from occasus.core.basics import CHANCE
from occasus.core.game import Game, view
from occasus.core.options import complete
from occasus.core.registry import names
from occasus.envs.rewards import rewards_of
from occasus.envs.table import check_seats
from occasus.envs.versions import FORMER, find_version
from occasus.features import features_of

LONGEST: Final = 20_000  # moves of a game; longer ones have not been seen


def _parameters(name: str) -> dict[str, Any]:
    game = find_version(name)
    return {"players": game.seat_counts[-1]} | {option.name: option.default for option in game.options}


def _type(name: str) -> pyspiel.GameType:
    game = find_version(name)
    utility = pyspiel.GameType.Utility.IDENTICAL if game.cooperative else pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType(
        short_name=f"occasus_{name.replace('-', '_')}",
        long_name=f"Occasus: {name.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


class OccasusGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """A game of ours for OpenSpiel."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules: Final = find_version(self.name)
        self.seats: Final = check_seats(self.rules, given.pop("players", self.rules.seat_counts[-1]))
        self.options: Final = complete(self.rules.options, given)
        self.features: Final = features_of(self.rules, self.seats, self.options)
        codes = len(self.rules.catalogue)
        info = pyspiel.GameInfo(
            num_distinct_actions=codes,
            max_chance_outcomes=codes,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.rules.cooperative else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.name), info, _parameters(self.name) | dict(params or {}))

    def new_initial_state(self, from_string: str | None = None) -> OccasusState:
        return OccasusState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class Held:
    """A position with its rules, of which a copy is a copy of the position: rules are found again."""

    def __init__(self, rules: Game[Any], seats: int, state: Any) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.state: Final = state


class OccasusState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: OccasusGame) -> None:
        super().__init__(game)
        self.held = Held(game.rules, game.seats, game.rules.start(game.seats, game.options))

    def current_player(self) -> int:
        actors = self.held.rules.actors(self.held.state)
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actors[0] == CHANCE else actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.rules.legal(self.held.state, player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can do now, with probabilities."""
        odds = [(code, weight) for code, weight in self.held.rules.odds(self.held.state) if weight]
        total = sum(weight for _, weight in odds)
        return sorted((code, weight / total) for code, weight in odds)

    def _apply_action(self, action: int) -> None:
        rules, state = self.held.rules, self.held.state
        rules.apply(state, rules.actors(state)[0], action, None)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.rules.catalogue.text(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OccasusState:
        """Another state that fits what a player knows, drawn with a source of numbers from 0 to 1."""
        rules, state = self.held.rules, self.held.state
        other: OccasusState = self.clone()
        other.held = Held(rules, self.held.seats, rules.resample_hidden(state, player, Random(sampler())))
        return other

    def is_terminal(self) -> bool:
        return not self.held.rules.actors(self.held.state)

    def returns(self) -> list[float]:
        """Return each seat's reward; zero before the end."""
        result = self.held.rules.result(self.held.state)
        return rewards_of(self.held.rules, result) if result else [0.0] * self.held.seats

    def __str__(self) -> str:
        return str(self.held.rules.save(self.held.state))


class Observer:
    """OpenSpiel's way to ask for an observation."""

    def __init__(self, game: OccasusGame) -> None:
        self._game: Final = game
        self.tensor: Final = np.zeros(game.features.layout.size, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: OccasusState, player: int) -> None:
        """Fill the tensor with what a player may know."""
        self.tensor[:] = np.frombuffer(self._game.features.encode(state.held.state, player), np.uint8)

    def string_from(self, state: OccasusState, player: int) -> str:
        """Return what a player may know, as text."""
        return str(view(self._game.rules, state.held.state, player)["position"])


def _register(game: str) -> None:
    kind = type(f"Occasus{game.title().replace('_', '').replace('-', '')}", (OccasusGame,), {"name": game})
    pyspiel.register_game(_type(game), kind)


for _name in (*names(), *FORMER):
    _register(_name)
