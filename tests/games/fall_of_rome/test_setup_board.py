"""The board, the tracks and the first invasion (FR-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.fall_of_rome.board import Even, idle, new_game, set_up
from tests.rules import rule

GOLD = (
    "huns carnuntum",
    "ostrogoths carnuntum",
    "huns philippopolis",
    "visigoths philippopolis",
    "anglo_saxons_franks mogontiacum",
    "vandals mogontiacum",
    "anglo_saxons_franks gesoriacum",
    "visigoths tyras",
    "ostrogoths chersonesus",
)
ROMA_CARDS = [f"{tribe} roma" for tribe in ("anglo_saxons_franks", "vandals", "huns", "visigoths", "ostrogoths")]


@rule("FR-SETUP-01")
def test_one_fort_begins_in_roma() -> None:
    new_game(2).expect(forts=["roma"], supply={"forts": 5})


@rule("FR-SETUP-02")
def test_all_legions_barbarians_and_alliance_tokens_begin_in_supply() -> None:
    full = {"anglo_saxons_franks": 20, "vandals": 22, "huns": 20, "visigoths": 24, "ostrogoths": 14}
    new_game(2).expect(supply={"legions": 16, "barbarians": full}, allied=[], only={"legions": {}, "barbarians": {}})


@rule("FR-SETUP-03")
def test_both_markers_begin_on_the_first_space() -> None:
    scene = new_game(2)
    scene.expect(rate=0, decline=0)
    scene = set_up(2)
    scene.expect(rate=0, decline=0)


@rule("FR-SETUP-04")
def test_the_roma_cards_begin_in_the_barbarian_discards() -> None:
    new_game(4).expect(barbarian_discard=ROMA_CARDS)


@rule("FR-SETUP-05")
def test_gold_cards_are_set_aside_and_the_others_shuffled() -> None:
    """One layer is a shuffled heap: each of its cards may come first."""
    gold, others = new_game(4).describe()["barbarian_deck"]
    assert sorted(gold) == sorted(GOLD)
    assert len(others) == 35
    assert not set(others) & {*GOLD, *ROMA_CARDS}


@rule("FR-SETUP-05")
def test_any_of_the_35_may_be_revealed_first_in_play() -> None:
    scene = set_up(3, seed=1)
    rest = scene.describe()["barbarian_deck"]
    assert [len(layer) for layer in rest] == [35]
    idle(scene, "reveal")
    assert scene.odds() == {f"reveal {card}": 1 for card in rest[0]}
    drawn = Counter(scene.game.sample(scene.state, Even(place, 35)) for place in range(35))
    assert {scene.game.catalogue.text(code): times for code, times in drawn.items()} == scene.odds()


@rule("FR-SETUP-06")
def test_three_two_and_one_barbarians_come_with_the_gold_cards() -> None:
    scene = new_game(3)
    cubes: dict[str, dict[str, int]] = {}
    for place, card in enumerate(GOLD):
        assert scene.odds() == {f"reveal {other}": 1 for other in GOLD[place:]}
        tribe, city = card.split()
        cubes.setdefault(city, {})[tribe] = (3, 3, 3, 2, 2, 2, 1, 1, 1)[place]
        scene.chance(f"reveal {card}")
        scene.expect(only={"barbarians": cubes})
    used = {"anglo_saxons_franks": 3, "vandals": 2, "huns": 6, "visigoths": 3, "ostrogoths": 4}
    supply = {"anglo_saxons_franks": 20, "vandals": 22, "huns": 20, "visigoths": 24, "ostrogoths": 14}
    scene.expect(supply={"barbarians": {tribe: supply[tribe] - used[tribe] for tribe in used}})


@rule("FR-SETUP-06")
def test_the_gold_cards_are_shuffled_first() -> None:
    scene = new_game(3)
    first = Counter(scene.game.sample(scene.state, Even(place, 9)) for place in range(9))
    assert {scene.game.catalogue.text(code): times for code, times in first.items()} == scene.odds()


@rule("FR-SETUP-07")
def test_the_gold_cards_lie_on_the_roma_cards_afterwards() -> None:
    scene = new_game(2)
    for card in GOLD:
        scene.chance(f"reveal {card}")
    found = scene.describe()
    assert set(found["barbarian_discard"][:5]) == set(ROMA_CARDS)
    assert found["barbarian_discard"][5:] == list(GOLD)
    assert [len(layer) for layer in found["barbarian_deck"]] == [35]


@rule("FR-SETUP-08")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_first_barbarians_are_placed_directly(players: int) -> None:
    scene = new_game(players)
    for card in reversed(GOLD):
        scene.chance(f"reveal {card}")
    counts = (3, 3, 3, 2, 2, 2, 1, 1, 1)
    placed = [f"settled {card} {count}" for card, count in zip(reversed(GOLD), counts, strict=True)]
    scene.expect(exact_events=placed, decline=0, result=None)
