"""docs/environments.md says what is so: spaces, versions, rewards, and each block of each observation with its size."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("gymnasium", reason="install the extra `research` for environments")

import gymnasium
import pyspiel

import occasus
import occasus.envs.open_spiel
import occasus.envs.registration
from occasus.core.registry import OURS
from occasus.envs.rewards import rewards_of
from occasus.envs.single import OccasusEnv
from occasus.locale import Words

PAGE: Final = (Path(__file__).parents[2] / "docs/environments.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OURS)
def test_every_block_is_told_with_its_size_and_nothing_else(name: str) -> None:
    layout = OccasusEnv(name, seats=3).table.features.layout
    title = Words(name, "en").name("game", name)
    section = re.search(rf"^### {title}, (\d+) features with three seats$(.*?)(?=^#|\Z)", PAGE, re.M | re.S)
    assert section is not None and int(section[1]) == layout.size
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
