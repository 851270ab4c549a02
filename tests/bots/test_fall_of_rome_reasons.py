"""Reasons of hints of Fall of Rome: they fit the action that they are given with."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.bots.budget import Budget
from occasus.bots.contract import Advice, Reason
from occasus.bots.fall_of_rome.levels import make
from occasus.bots.fall_of_rome.reasons import on_the_way
from occasus.core.game import view
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.locale import LANGUAGES, Words
from tests.bots.test_fall_of_rome import GAME, scene

HORDES: dict[str, Any] = {
    "barbarians": {"carnuntum": {"ostrogoths": 2}, "mogontiacum": {"vandals": 2}},
    "legions": {"aquileia": 2},
}


def told_of(action: str, key: str, **words: Any) -> list[str]:
    """What becomes of one reason for the whole turn, when an action at Aquileia has it."""
    cards = ["blue_roma", "blue_aquileia", "blue_sinope", "white_aquileia"]
    stage = scene({**HORDES, "players": [{"city": "aquileia", "hand": cards}, {}]})
    why = [Reason(key, words, 1.0)]
    return [reason.key for reason in on_the_way(stage.state, 0, GAME.catalogue.parse(action), action, why)]


def test_an_alliance_that_a_later_action_forges_is_told_so() -> None:
    assert told_of("march carnuntum 0", "hint-ally", tribe="ostrogoths") == ["hint-ally-later"]
    assert all(Words("fall_of_rome", language).has("hint-ally-later") for language in LANGUAGES)


def test_whoever_stays_comes_no_nearer() -> None:
    assert told_of("march carnuntum 0", "hint-reach") == ["hint-reach"]
    assert told_of("fortify white_aquileia", "hint-reach") == []


def hints(seed: int) -> list[Advice]:
    """What is advised now and then in a game of bots."""
    match: Match[Any] = Match(GAME, 3, complete(GAME.options, {}), f"reasons {seed}")
    match.settle()
    bot, rng = make("tiro"), Random(seed)
    found: list[Advice] = []
    for _ in range(120):
        if match.result() is not None:
            break
        seat = match.game.actors(match.state)[0]
        seen = view(GAME, match.state, seat)
        legal = list(seen["legal"])
        if len(legal) > 1 and rng.random() < 0.15:
            found += make("legatus").advise(GAME, seen, legal, Random(1), Budget(20))
        match.play(seat, bot.decide(GAME, seen, legal, rng, Budget(20)))
    return found


@pytest.mark.parametrize("seed", [0, 1])
def test_no_hint_contradicts_itself(seed: int) -> None:
    """A city is told of once with the same change, and whoever ends the actions does nothing more in this turn."""
    told = hints(seed)
    assert any(advice.reasons for advice in told)
    for advice in told:
        subjects = [
            (reason.key.removesuffix("-later"), *map(reason.words.get, ("tribe", "city"))) for reason in advice.reasons
        ]
        assert len(subjects) == len(set(subjects)), (advice.action, subjects)
        if advice.action == "end_actions":
            assert [reason.key for reason in advice.reasons] in ([], ["hint-loses"]), advice.reasons
