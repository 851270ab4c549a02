"""What is foreseen comes true, and says nothing that the seat does not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.core.match import Match
from occasus.core.options import complete
from occasus.core.preview import WAYS, foresee
from occasus.games import find


def _holds(position: Any, changed: Any) -> bool:
    """Whether a position has all that a line says would be different."""
    if position == changed or not isinstance(changed, dict):
        return bool(position == changed)
    return all(_holds(position[int(key) if isinstance(position, list) else key], changed[key]) for key in changed)


@pytest.mark.parametrize(("name", "seats"), [("empires_end", 3), ("struggle_for_rome", 3), ("fall_of_rome", 2)])
def test_what_is_foreseen_comes_true(name: str, seats: int) -> None:
    game = find(name)
    match = Match(game, seats, complete(game.options, {}), "foresight")
    rng = Random(2)
    told = changes = 0
    for _ in range(120):
        match.settle()
        if match.result():
            break
        seat = game.actors(match.state)[0]
        code = rng.choice(sorted(game.legal(match.state, seat)))
        (found,) = foresee(game, match.view(seat), [[code]], rng)
        before = len(match.moves)
        match.play(seat, code)
        happened = [event.seen_by(seat).text() for event in match.log[before]]
        assert [event.text() for event in found.events] == happened[: len(found.events)]
        if found.changed and len(match.moves) == before + 1:
            assert _holds(match.view(seat)["position"], found.changed)
            changes += 1
        told += len(found.events)
    assert told > 30
    assert changes > 10


def test_a_line_tells_what_of_the_position_would_be_different() -> None:
    game = find("empires_end")
    position = {
        "empires": [{"innovations": {"town_25": ["rat_plague_04"]}, "resources": {"wheat": 2}}, {}],
        "offers": {"first": {"card": "fire_01", "tokens": {"axe": 1}}},
        "turn": {"phase": "disaster", "seat": 0},
    }
    match = Match(game, 2, complete(game.options, {}), "taking", game.from_position(position, 2, {}, Random(1)))

    (found,) = foresee(game, match.view(0), [[game.catalogue.parse("take first")]], Random(3))
    match.play(0, game.catalogue.parse("take first"))

    after = match.view(0)["position"]["empires"]
    assert found.changed["empires"].keys() == {"0"}
    assert found.changed["empires"]["0"]["at_end"] == {"points": after[0]["at_end"]["points"]}
    assert found.changed["empires"]["0"]["resources"] == {"axe": 1}


def test_a_bid_is_foreseen_without_the_bids_of_others() -> None:
    game = find("empires_end")
    position = {"conflict": "conflict_01", "hourglass": 7, "turn": {"phase": "conflict"}}
    match = Match(game, 2, complete(game.options, {}), "bids", game.from_position(position, 2, {}, Random(1)))
    for text in ("bid_axes 1", "bid_coins 0"):
        match.play(0, game.catalogue.parse(text))
    lines = [[game.catalogue.parse("bid_axes 2"), game.catalogue.parse(f"bid_coins {coins}")] for coins in (0, 1)]

    found = foresee(game, match.view(1), lines, Random(3))

    assert [event.text() for event in found[0].events] == ["chose_axes 1 2", "committed 1 2 0 6"]
    assert found[1].events[-1].text() == "committed 1 2 1 7"
    assert found[1].legal == []


def before_a_battle() -> Match[Any]:
    """Two tribes in a city: which of them falls is asked, but not how many."""
    game = find("fall_of_rome")
    position = {
        "barbarians": {"roma": {"huns": 2, "vandals": 1}},
        "legions": {"roma": 3},
        "players": [{"role": "consul", "city": "roma"}, {"role": "vestalis", "city": "roma"}],
        "turn": {"active": 0, "phase": "actions"},
    }
    return Match(game, 2, complete(game.options, {}), "battle", game.from_position(position, 2, {}, Random(1)))


def test_a_question_of_many_lines_tries_only_some_ways_of_chance() -> None:
    match = before_a_battle()
    line = [match.game.catalogue.parse("battle 3")]
    one = len(foresee(match.game, match.view(0), [line], Random(3))[0].ways)

    found = foresee(match.game, match.view(0), [line] * 40, Random(3))

    told = [each for each in found if each.ways]
    assert 0 < len(told) * one <= WAYS
    assert found[: len(told)] == told
    assert all(each.changed == found[0].changed for each in found)


def test_where_dice_decide_their_ways_are_told_with_weights() -> None:
    match = before_a_battle()
    game = match.game

    one, three, other = foresee(
        game,
        match.view(0),
        [[game.catalogue.parse(text)] for text in ("battle 1", "battle 3", "march genua 0")],
        Random(3),
    )

    def fell(by: dict[str, int]) -> int:
        return -sum(number for path, number in by.items() if path.startswith("barbarians.roma."))

    assert sum(way.weight for way in one.ways) == 6
    assert sum(way.weight for way in three.ways) == 6**3
    assert {fell(way.by) for way in three.ways} <= {0, 1, 2, 3}
    assert max(fell(way.by) for way in three.ways) == 3
    assert min(way.by.get("legions.roma", 0) for way in three.ways) < 0
    assert other.ways == []
