"""docs/environments.md says what is so: spaces, versions, rewards; an appendix lists each block of each observation."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("gymnasium", reason="install the extra `research` for environments")

import gymnasium
import pyspiel

import occasus
import occasus.envs.open_spiel
import occasus.envs.registration
from occasus.core.registry import OURS
from occasus.envs.aec import OccasusAEC
from occasus.envs.batch import Batch
from occasus.envs.parallel import OccasusParallel
from occasus.envs.rewards import rewards_of
from occasus.envs.single import OccasusEnv
from occasus.locale import Words

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = (DOCS / "environments.md").read_text(encoding="utf-8")
FEATURES: Final = (DOCS / "appendix/observations.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OURS)
def test_every_block_is_told_with_its_size_and_nothing_else(name: str) -> None:
    table = OccasusEnv(name, seats=3).table
    layout = table.features.layout
    title = Words(name, "en").name("game", name)
    section = re.search(rf"^## {title}, (\d+) features with three seats$(.*?)(?=^#|\Z)", FEATURES, re.M | re.S)
    assert section is not None and int(section[1]) == layout.size
    assert f"| `{name}` | {table.actions} | {layout.size} |" in PAGE
    told = {block: int(size) for block, size in re.findall(r"^\| `([^`]+)` \| (\d+) \| \S", section[2], re.M)}
    blocks: dict[str, set[int]] = {}
    for block, place in layout.blocks.items():
        blocks.setdefault(
            re.sub(r"\b\d\b(?! *$)|(?<=hand )\d|(?<=events )\d|(?<=empire )\d$|(?<=player )\d$", "N", block), set()
        ).add(place.stop - place.start)
    assert {block: {size} for block, size in told.items()} == blocks


@pytest.mark.parametrize("name", OURS)
def test_spaces_and_versions(name: str) -> None:
    env = OccasusEnv(name, seats=3)
    assert f"| `{name}` | {env.table.actions} |" in PAGE
    game = occasus.game(name)
    seats = game.seat_counts
    title = Words(name, "en").name("game", name)
    assert re.search(rf"{title}( has)? {seats[0]} (to|or) {seats[-1]}", PAGE)
    for named in re.findall(r"occasus/\w+-v\d+", PAGE):
        assert named in gymnasium.registry
    for named, players in re.findall(r'load_game\("(\w+)", \{"players": (\d)\}\)', PAGE):
        assert pyspiel.load_game(named, {"players": int(players)}).num_players() == int(players)


@pytest.mark.parametrize("name", OURS)
def test_rewards_sum_to_nothing_where_somebody_loses(name: str) -> None:
    match = occasus.play(name, ["random"] * 3, seed="3")
    result = match.result()
    assert result is not None
    rewards = rewards_of(match.game, result)
    if match.game.cooperative:
        assert set(rewards) in ({1.0}, {-1.0})
    else:
        assert sum(rewards) == pytest.approx(0)
        if len(result.winners()) == 1:
            assert sorted(rewards) == pytest.approx([-0.5, -0.5, 1.0])


def test_masks_are_where_the_page_says() -> None:
    told = next(line for line in PAGE.splitlines() if line.startswith("- **Masks**"))
    assert re.findall(r"`([^`]+)` \((\w+)", told)[:2] == [
        ('info["action_mask"]', "Gymnasium"),
        ('observation["action_mask"]', "PettingZoo"),
    ]
    env = gymnasium.make("occasus/EmpiresEnd-v2")
    _, info = env.reset(seed=1)
    unwrapped: Any = env.unwrapped
    assert (info["action_mask"] == unwrapped.action_masks()).all() and "`env.unwrapped.action_masks()`" in told
    apart, together = OccasusAEC("empires_end"), OccasusParallel("empires_end")
    apart.reset(seed=1)
    assert "action_mask" in apart.last()[0]
    assert all("action_mask" in seen for seen in together.reset(seed=1)[0].values())
    batch = Batch("empires_end", games=2)
    assert batch.masks.shape == (2, batch.actions) and "`batch.masks`" in told


@pytest.mark.parametrize("name", OURS)
def test_seats_that_are_left_out_are_as_the_page_says(name: str) -> None:
    assert "by default the fewest in `OccasusEnv`, the most elsewhere" in PAGE
    counts = occasus.game(name).seat_counts
    assert OccasusEnv(name).table.seats == counts[0]
    assert OccasusAEC(name).table.seats == OccasusParallel(name).table.seats == counts[-1]
    assert Batch(name, games=1).players == counts[-1]
    assert pyspiel.load_game(f"occasus_{name}").num_players() == counts[-1]
