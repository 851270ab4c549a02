"""A replay is counted by turns: where each begins, whose it is, and where somebody could choose."""

from __future__ import annotations

from random import Random

import pytest

from occasus.core.basics import EVERYTHING
from occasus.core.match import Match
from occasus.core.match_file import to_data
from occasus.core.options import complete
from occasus.games import find
from occasus.tables.match.replays import part


@pytest.mark.parametrize(
    ("name", "owned"), [("fall_of_rome", True), ("empires_end", False), ("struggle_for_rome", False)]
)
def test_the_turns_of_a_match_file_are_told_with_its_first_steps(name: str, owned: bool) -> None:
    game = find(name)
    match = Match(game, 3, complete(game.options, {}), "turns")
    match.settle()
    rng = Random(4)
    chosen: list[int] = []
    while match.result() is None and len(match.moves) < 150:
        seat = game.actors(match.state)[0]
        legal = sorted(game.legal(match.state, seat))
        if len(legal) > 1:
            chosen.append(len(match.moves))
        match.play(seat, rng.choice(legal))
    data = to_data(match)

    turns = part(data, 0, 1, EVERYTHING).turns

    assert [number for turn in turns for number in turn.decisions] == chosen
    assert (turns[0].first, turns[0].turn) == (0, 0) or turns[0].turn == 1
    assert [turn.turn for turn in turns] == sorted({turn.turn for turn in turns})
    assert all(turn.first <= number for turn in turns for number in turn.decisions)
    played = [turn for turn in turns if turn.turn]
    assert all((turn.seat >= 0) == owned for turn in played)
    assert part(data, 1, 1, EVERYTHING).turns == []
