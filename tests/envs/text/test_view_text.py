"""Views in words: nothing is missing, nothing is ambiguous, and a turn stays short."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from occasus.core.match import Match
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.envs.text import TextGame, legal_text, view_text
from occasus.games import find
from tests.envs.text.random_views import TABLES, views

LEAST_CHANGED = 60  # values changed per view
BOUND = 1_500  # tokens of a turn


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_value_of_a_view_is_in_its_text(game: str, seats: int) -> None:
    rng = Random(game)
    for seen in views(game, seats, "complete", 0.01):
        text = view_text(seen)
        leaves = list(_leaves(seen["position"]))
        for path in rng.sample(leaves, min(LEAST_CHANGED, len(leaves))):
            other = copy.deepcopy(seen)
            _change(other["position"], path)
            if path[0] == "options":
                continue  # those at their defaults are not named
            assert view_text(other) != text, path


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_legal_actions_can_be_read_back(game: str, seats: int) -> None:
    for seen in views(game, seats, "legal"):
        lines = legal_text(seen["legal"]).splitlines()
        assert sorted(action for line in lines for part in line.split(", ") for action in _expand(part)) == sorted(
            seen["legal"]
        )


def test_equal_views_give_equal_texts() -> None:
    seen = next(views("fall_of_rome", 3, "stable"))
    assert view_text(copy.deepcopy(seen)) == view_text(seen)


def test_options_are_named_where_they_are_not_usual() -> None:
    rules = find("fall_of_rome")
    match = Match(rules, 3, complete(rules.options, {"difficulty": "novice"}), "1")
    match.settle()
    assert "options: difficulty novice" in view_text(match.view(rules.actors(match.state)[0]))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_turn_stays_short(game: str, seats: int) -> None:
    bpe = pytest.importorskip("bpe_openai", reason="install bpe-openai to count tokens")
    count = bpe.get_encoding("o200k_base").encode
    rng, text = Random(1), TextGame(game, seats)
    longest = decisions = 0
    text.reset(5)
    while (seat := text.seat) is not None and (decisions := decisions + 1) < 600:
        longest = max(longest, len(count(text.observation(seat))) if rng.random() < 0.2 else 0)
        text.answer(f"[{rng.choice(text.match.view(seat)['legal'])}]")
    assert 0 < longest < BOUND


def test_every_game_has_words_for_its_players() -> None:
    for game in OURS:
        told = TextGame(game).instructions(0)
        assert "[" in told
        assert "chance:" not in told


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if not isinstance(value, dict | list):
        yield path
    for key, part in pairs:
        yield from _leaves(part, (*path, key))


def _change(position: Any, path: tuple[Any, ...]) -> None:
    for key in path[:-1]:
        position = position[key]
    was = position[path[-1]]
    position[path[-1]] = not was if isinstance(was, bool) else was + 1 if isinstance(was, int) else f"{was or ''}x"


def _expand(part: str) -> list[str]:
    """All actions that `sail {athenae genua} 0-2` stands for."""
    words = [_values(word) for word in re.findall(r"\{[^}]*\}|\S+", part)]
    return [" ".join(chosen) for chosen in product(*words)]


def _values(word: str) -> list[str]:
    if word.startswith("{"):
        return [value for each in word[1:-1].split() for value in _values(each)]
    if run := re.fullmatch(r"([a-z]*)(\d+)-([a-z]*)(\d+)", word):
        width = len(run[2])
        return [f"{run[1]}{number:0{width}}" for number in range(int(run[2]), int(run[4]) + 1)]
    return [word]
