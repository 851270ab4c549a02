"""Former versions of environments, with the figures that they had."""

from __future__ import annotations

import copy
import json
import pickle
import warnings
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="install the extra `research` for environments")

import gymnasium
import numpy as np

from occasus.core.basics import CHANCE, OccasusError
from occasus.core.options import complete
from occasus.envs.batch import Batch
from occasus.envs.single import OccasusEnv
from occasus.envs.versions import FORMER, find_version

STORED = Path(__file__).parents[1] / "server/stored/empires_end-1-over.json"


def test_a_match_of_former_rules_ends_as_it_did() -> None:
    """A match that a server kept when version 1 was in force."""
    kept = json.loads(STORED.read_text())
    table = kept["table"]
    moves: list[tuple[int, str]] = []
    for entry in kept["entries"][1:]:
        if entry["kind"] == "undo":
            del moves[int(entry["action"]) :]
        else:
            moves.append((entry["seat"], entry["action"]))
    game = find_version("empires_end-v1")
    state = game.start(table["seats"], complete(game.options, table["options"]))
    for seat, action in moves:
        assert seat == CHANCE or game.catalogue.parse(action) in game.legal(state, seat), action
        game.apply(state, seat, game.catalogue.parse(action), None)
    result = game.result(state)
    assert result and list(result.scores) == table["result"]["scores"]


def test_former_versions_are_made_by_name_and_copied() -> None:
    with warnings.catch_warnings():  # Gymnasium warns that there is a newer one
        warnings.simplefilter("ignore")
        env = gymnasium.make("occasus.envs.registration:occasus/EmpiresEnd-v1", seats=2).unwrapped
    assert isinstance(env, OccasusEnv)
    assert env.table.game.overlay and not OccasusEnv("empires_end-v2").table.game.overlay
    env.reset(seed=3)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.table.game.overlay == env.table.game.overlay
    batch = Batch("empires_end-v1", games=2, seats=2)
    batch.reset()
    assert pickle.loads(pickle.dumps(batch)).game.overlay == env.table.game.overlay
    with pytest.raises(OccasusError, match="no version 7; choose from: 1, 2"):
        OccasusEnv("empires_end-v7")


def test_open_spiel_and_pettingzoo_know_former_versions() -> None:
    pyspiel: Any = pytest.importorskip("pyspiel", reason="install the extra `research` for OpenSpiel")
    import occasus.envs.open_spiel  # noqa: F401  # registers the games
    from occasus.envs.aec import OccasusAEC

    assert pyspiel.load_game("occasus_empires_end_v1", {"players": 2}).num_players() == 2
    assert OccasusAEC("empires_end-v1").metadata["name"] == "empires_end_v1"
    assert OccasusAEC("empires_end").metadata["name"] == "empires_end_v2"
    env = OccasusAEC(FORMER[0], 2)
    env.reset(seed=1)
    assert np.asarray(env.last()[0]["action_mask"]).any()
