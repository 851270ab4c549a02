"""Chance by turn and count: what else is done shifts nothing, and every outcome is as likely as its weight."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from occasus.core.match import Match
from occasus.core.match_file import from_data, to_data, verify
from occasus.core.options import complete
from occasus.core.turn_chance import BY_TURN, turns_in
from occasus.games import find

GAMES = ("fall_of_rome", "empires_end", "struggle_for_rome")


def play(name: str, seed: str, choices: int) -> Match[object]:
    """A game in which every seat chooses at random."""
    game = find(name)
    match = Match(game, 3, complete(game.options, {}), f"{BY_TURN}{seed}")
    rng = Random(choices)
    match.settle()
    while (actors := game.actors(match.state)) and len(match.moves) < 400:
        seat = rng.choice(actors)
        match.play(seat, rng.choice(game.legal(match.state, seat)))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_the_same_choices_meet_the_same_luck_and_a_match_file_can_be_verified(name: str) -> None:
    match = play(name, "luck", 1)
    assert match.moves == play(name, "luck", 1).moves
    assert match.moves != play(name, "other", 1).moves
    verify(match)
    assert from_data(to_data(match), lambda game, _: find(game)).moves == match.moves
    assert turns_in(match.log) > 2


def test_one_more_action_of_a_turn_does_not_shift_what_chance_does_later() -> None:
    game = find("fall_of_rome")

    def reveals(marches: bool) -> tuple[int, list[str]]:
        match = Match(game, 2, complete(game.options, {}), f"{BY_TURN}x")
        rng = Random(3)
        match.settle()
        while turns_in(match.log) < 4 and (actors := game.actors(match.state)):
            seat = actors[0]
            legal = game.legal(match.state, seat)
            steps = [code for code in legal if game.catalogue.text(code).startswith("march")]
            rests = [code for code in legal if game.catalogue.text(code).startswith("end")]
            wanted = (steps if marches and rng.random() < 0.5 else []) or rests or legal
            match.play(seat, wanted[0])
        told = [match.text(move) for move in match.moves]
        return sum(" march" in text for text in told), [text for text in told if text.startswith("chance reveal")]

    (none, still), (some, moved) = reveals(False), reveals(True)
    assert none == 0 < some
    assert len(still) >= 15 and still == moved


def test_every_outcome_is_as_likely_as_its_weight() -> None:
    game = find("struggle_for_rome")
    match = Match(game, 3, complete(game.options, {}), f"{BY_TURN}0")
    odds = dict(game.odds(match.state))
    match.settle()
    counted: Counter[int] = Counter()
    for number in range(3000):
        fresh = Match(game, 3, complete(game.options, {}), f"{BY_TURN}{number}")
        counted[fresh.drawn()] += 1
    total = sum(odds.values())
    for code, weight in odds.items():
        assert counted[code] / 3000 == pytest.approx(weight / total, abs=0.04)
