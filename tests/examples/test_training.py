"""The worked examples, in short: after a few seconds each plays clearly better than by chance."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from examples.policy import Policy, legal_of, read_policy
from examples.trail import Trail

from examples import player, train_empires_end, train_fall_of_rome, train_struggle_for_rome
from occasus.bots.budget import Budget
from occasus.core.game import view
from occasus.envs.batch import Batch


def test_empires_end_by_self_play(tmp_path: Path) -> None:
    score = train_empires_end.main(["--short", "--out", str(tmp_path)])
    assert score.rate() > 0.65  # chance: 0.5
    curve = (tmp_path / "empires_end.csv").read_text().splitlines()
    assert curve[0].startswith("round,seconds,share of games won") and len(curve) > 2
    assert (tmp_path / "empires_end.svg").read_text().count("<path") > 5


@pytest.mark.long
def test_fall_of_rome_by_imitation(tmp_path: Path) -> None:
    learned, random = train_fall_of_rome.main(["--short", "--out", str(tmp_path)])
    assert learned.decisions > 1.1 * random.decisions  # it holds out longer
    assert learned.promise >= random.promise


def test_struggle_for_rome_by_imitation(tmp_path: Path) -> None:
    score = train_struggle_for_rome.main(["--short", "--out", str(tmp_path)])
    assert score.rate() > 0.5  # chance: 0.33


def test_a_policy_learns_which_action_pays() -> None:
    """Of two actions the right one depends on a feature; after some steps it is the likelier one."""
    policy, rng = Policy(2, 5, hidden=8, seed=3), np.random.default_rng(3)
    for _ in range(300):
        seen = rng.integers(0, 2, (32, 2)).astype(np.uint8)
        legal = legal_of([np.array([1, 4])] * 32)
        scaled, hidden = policy.hidden(seen)
        slopes = policy.chances(hidden, legal)
        slopes[legal.starts + seen[:, 0]] -= 1.0
        policy.step(scaled, hidden, legal, slopes / 32, np.zeros(32), 1e-2)
    assert policy.best(np.array([[0, 1], [1, 1]], np.uint8), legal_of([np.array([1, 4])] * 2)).tolist() == [1, 4]


def test_advantages_add_up_to_what_came() -> None:
    trail = Trail()
    trail.values.extend([0.5, 0.25])
    trail.promises.extend([1.0, 2.0])
    last = 1.0 - 0.25
    assert np.allclose(trail.advantages(1.0), [1.0 + 0.25 - 0.5 + 0.95 * last, last])


def test_the_bot_decides_as_the_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From its view alone, although it never sees the state."""
    batch = Batch("empires_end", 1, 2, seed=6)
    batch.reset()
    policy = Policy(batch.features.layout.size, batch.actions, hidden=8, seed=5)
    policy.weights["out"][...] = np.random.default_rng(5).standard_normal(policy.weights["out"].shape)
    policy.save(tmp_path / "empires_end.npz")
    monkeypatch.setenv("OCCASUS_LEARNED", str(tmp_path))
    player.policy_of.cache_clear()
    policy, bot, rng = read_policy(tmp_path / "empires_end.npz"), player.Learned(), np.random.default_rng(1)
    for _ in range(40):
        batch.step(batch.sample(rng))
        seen = view(batch.game, batch.lanes[0].state, int(batch.seats[0]))
        answer = bot.decide(batch.game, seen, list(seen["legal"]), Random(1), Budget())
        assert batch.game.catalogue.parse(answer) == policy.best(batch.observations, legal_of([batch.codes]))[0]
    player.policy_of.cache_clear()
