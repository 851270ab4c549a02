"""The setup (EE-SETUP)."""

from __future__ import annotations

import pytest

from occasus.core.basics import Refused
from occasus.core.options import complete
from occasus.games.empires_end.board.names import CARD_WORDS, CONFLICT_WORDS
from occasus.scenes import Scene
from tests.games.empires_end.board import GAME, empire, held, new_game
from tests.rules import rule


@rule("EE-SETUP-01", "EE-TRACK-05", "EE-TRACK-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_players_have_a_track_of_their_own(players: int) -> None:
    track = list(GAME.start(players, complete(GAME.options, {})).facts.track)
    assert (2 in track) == (6 in track) == (players > 2)
    if players > 2:
        assert track.count(6) == 1 and track.index(6) > len(track) * 2 // 3


@rule("EE-SETUP-02", "EE-SETUP-03", "EE-TRACK-01", "EE-TRACK-03")
def test_the_hourglass_moves_from_start_to_a_single_disaster() -> None:
    scene = Scene("empires_end", 3)
    scene.expect(hourglass=0, phase="setup")
    scene.settle()
    scene.expect(hourglass=1, phase="disaster", events=["hourglass_moved 1 disaster", "revealed first"])
    assert len(scene.describe()["offers"]) == 1


@rule("EE-SETUP-04", "EE-SETUP-05")
def test_any_card_can_come_first() -> None:
    scene = Scene("empires_end", 2)
    scene.chance("temple 0")
    for tile in list(empire_tiles()):
        scene.chance(f"lay {tile}")
    assert sorted(scene.odds()) == sorted(f"draw 0 {word}" for word in CARD_WORDS)
    assert set(scene.odds().values()) == {1}
    assert sorted(scene.state.conflict_deck) == list(range(len(CONFLICT_WORDS)))


def empire_tiles() -> list[str]:
    return list(new_game(2).describe()["empires"][0]["row"].values())


@rule("EE-SETUP-06", "EE-RUL-02")
def test_the_temple_goes_to_a_random_seat_or_the_one_the_host_names() -> None:
    assert Scene("empires_end", 3).odds() == {"temple 0": 1, "temple 1": 1, "temple 2": 1}
    scene = Scene("empires_end", 3, None, {"first_player": 2})
    assert scene.describe()["options"]["first_player"] == 2
    assert "temple 0" not in scene.odds()
    scene.settle()
    scene.expect(temple=2, actors=[2])
    with pytest.raises(Refused, match="EE-SETUP-06"):
        Scene("empires_end", 2, None, {"first_player": "2"})


@rule("EE-SETUP-07", "EE-SETUP-08", "EE-SETUP-09", "EE-SETUP-10", "EE-SETUP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_alike(players: int) -> None:
    scene = new_game(players)
    for seat in range(players):
        assert held(scene, seat) == (2, 2, 2, 2)
        found = empire(scene, seat)
        assert len(found["hand"]) == 4 and len(found["row"]) == 11
        assert (found["score"], found["destroyed"], found["innovations"], found["exhausted"]) == (0, [], {}, [])
    assert len(scene.describe()["deck"]) == 88 - 4 * players - 1  # one is revealed by now
    assert scene.describe()["discards"] == []


@rule("EE-SETUP-11", "EE-SETUP-12")
def test_the_row_is_laid_at_random_and_copied() -> None:
    scene = Scene("empires_end", 4)
    scene.chance("temple 3")
    assert len(scene.odds()) == 11 and set(scene.odds().values()) == {1}
    scene.chance("lay city_32")
    assert len(scene.odds()) == 10 and "lay city_32" not in scene.odds()
    scene.settle()
    rows = [empire(scene, seat)["row"] for seat in range(4)]
    assert rows[0]["1"] == "city_32"
    assert rows[0] == rows[1] == rows[2] == rows[3]
