"""Batches: the same games as alone, by seed, with new games after the end."""

import numpy as np
import pytest

from occasus.envs.batch import Batch
from occasus.features import features_of


def actions(batch: Batch, rng: np.random.Generator) -> np.ndarray:
    """A legal action for every game."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_equal_seeds_give_equal_games(game: str) -> None:
    one, other = Batch(game, 3, 3, seed=5), Batch(game, 3, 3, seed=5)
    one.reset()
    other.reset()
    rng = np.random.default_rng(1)
    for _ in range(40):
        chosen = actions(one, rng)
        one.step(chosen)
        other.step(chosen)
        assert np.array_equal(one.observations, other.observations)
        assert np.array_equal(one.masks, other.masks)
        assert np.array_equal(one.seats, other.seats)


def test_codes_are_what_the_masks_allow() -> None:
    batch = Batch("empires_end", 5, 3)
    batch.reset()
    rng = np.random.default_rng(4)
    for _ in range(60):
        rows = np.repeat(np.arange(5), batch.counts)
        assert set(zip(rows.tolist(), batch.codes.tolist(), strict=True)) == set(
            zip(*(found.tolist() for found in np.nonzero(batch.masks)), strict=True)
        )
        chosen = batch.sample(rng)
        assert batch.masks[np.arange(5), chosen].all()
        batch.step(chosen)


def test_games_of_a_batch_differ() -> None:
    batch = Batch("fall_of_rome", 2, 3)
    batch.reset()
    assert not np.array_equal(batch.observations[0], batch.observations[1])


def test_a_game_that_ends_pays_and_begins_anew() -> None:
    batch = Batch("fall_of_rome", 2, 1, seed=2)
    batch.reset()
    rng = np.random.default_rng(2)
    ended = 0
    begun = [row.tobytes() for row in batch.observations]
    for _ in range(3000):
        batch.step(actions(batch, rng))
        for number in np.flatnonzero(batch.ended):
            ended += 1
            begun.append(batch.observations[number].tobytes())
            assert abs(batch.rewards[number, 0]) == 1.0
            assert batch.masks[number].any()
        assert not batch.rewards[~batch.ended].any()
        if ended > 2:
            break
    assert ended > 2
    assert len(set(begun)) == 2 + ended, "each game has luck of its own"


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_rows_are_whole_observations_and_for_reading_only(game: str) -> None:
    batch = Batch(game, 2, 3, seed=6)
    batch.reset()
    rng = np.random.default_rng(3)
    for _ in range(150):
        batch.step(batch.sample(rng))
        for number, lane in enumerate(batch.lanes):
            fresh = features_of(batch.game, 3, batch.options)
            assert batch.observations[number].tobytes() == fresh.encode(lane.state, lane.seat)
    for array in (batch.observations, batch.masks, batch.seats):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
