"""What the event cards of foresight do: Abundans Cautela and Melius Cavere (FR-DATA-10)."""

from __future__ import annotations

from typing import Final

import pytest

from occasus.games.fall_of_rome.board.names import BARBARIAN_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import held_by_magister, kinds, offers, turn_of
from tests.rules import rule

AFTER_DRAW: Final = {"phase": "after_draw"}

TOP_SIX: Final = ["vandals roma", "vandals tingi", "visigoths roma", "visigoths genua", "huns lutetia", "huns patrae"]

ABUNDANS, MELIUS = "abundans_cautela_non_nocet", "melius_cavere_quam_pavere"


def invasions(scene: Scene, turns: int = 1) -> list[int]:
    """Let so many turns pass without another deed; returns how many cards each has revealed."""
    while scene.events.count("turn_began magister_militum") + scene.events.count("turn_began mercator") < turns:
        if scene.actors == [-1]:
            scene.chance()
        else:
            scene.play("end_actions" if "end_actions" in scene.legal() else "pass", scene.actors[0])
    counts = [0]
    for event in scene.events:
        if event.startswith("turn_began"):
            counts.append(0)
        counts[-1] += event.startswith("revealed")
    return counts[:turns]


# Abundans Cautela Non Nocet


@rule("FR-DATA-10")
@pytest.mark.parametrize(("rate", "cards"), [(0, 0), (2, 1), (4, 2), (7, 3)])
def test_abundans_cautela_spares_two_cards_of_the_next_invade_phase(rate: int, cards: int) -> None:
    scene = held_by_magister(ABUNDANS, "invade", rate=rate, options={"difficulty": "heroic"})
    scene.play(f"event {ABUNDANS} standard", 1)
    scene.expect(events=["fewer_invasions 2"], decline=0)
    assert invasions(scene) == [cards]


@rule("FR-DATA-10")
def test_no_card_comes_where_more_are_spared_than_there_are() -> None:
    scene = held_by_magister(ABUNDANS, "invade", turn={"fewer": 1})
    scene.play(f"event {ABUNDANS} standard", 1)
    assert invasions(scene) == [0]


@rule("FR-DATA-10")
def test_abundans_cautela_spares_no_card_of_the_phase_after_the_next() -> None:
    scene = held_by_magister(ABUNDANS, "invade", player_deck={"top": ["black_tingi", "blue_roma"]})
    scene.play(f"event {ABUNDANS} standard", 1)
    assert invasions(scene, 2) == [0, 2]


@rule("FR-DATA-10", "FR-RUL-97")
def test_abundans_cautela_after_the_first_card_counts_for_the_next_turn() -> None:
    scene = held_by_magister(ABUNDANS, "invade", player_deck={"top": ["black_tingi", "blue_roma"]}, rate=2)
    scene.play("pass", 1)
    scene.chance()
    scene.play(f"event {ABUNDANS} standard", 1)
    assert invasions(scene, 2) == [3, 1]


@rule("FR-DATA-10")
@pytest.mark.parametrize("phase", ["actions", "invade"])
def test_abundans_cautela_with_corruption_skips_the_invade_phase_of_this_turn(phase: str) -> None:
    top = {"top": ["black_tingi", "blue_roma", "green_roma", "white_roma"]}
    scene = held_by_magister(ABUNDANS, phase, player_deck=top)
    scene.play(f"event {ABUNDANS} corruption", 1)
    assert invasions(scene, 2) == [0, 2]
    scene.expect(decline=1, events=["invasion_skipped"])


@rule("FR-DATA-10")
def test_a_skipped_phase_is_not_the_next_one_that_is_shortened() -> None:
    top = {"top": ["black_tingi", "blue_roma"]}
    scene = held_by_magister(ABUNDANS, "invade", turn={"fewer": 2}, player_deck=top, rate=2)
    scene.play(f"event {ABUNDANS} corruption", 1)
    assert invasions(scene, 2) == [0, 1]


# Melius Cavere Quam Pavere

SIX = ["huns roma", "vandals roma", "visigoths roma", "ostrogoths roma", "vandals tingi", "huns lutetia"]


@rule("FR-DATA-10", "FR-EVENT-03")
@pytest.mark.parametrize("option", ["standard", "corruption"])
def test_melius_cavere_reorders_the_top_six_barbarian_cards(option: str) -> None:
    scene = held_by_magister(MELIUS, barbarian_deck=[SIX, ["ostrogoths sinope"]])
    scene.play(f"event {MELIUS} {option}", 1)
    for _ in range(6):
        scene.expect(actors=["chance"])
        scene.chance()
    scene.expect(actors=[1])
    order = list(reversed(SIX))
    if option == "corruption":
        assert offers(scene, "banish", 1) == set(SIX)
        scene.play(f"banish {order.pop(2)}", 1)
    for place, card in enumerate(order[:-1]):
        assert offers(scene, "lay", 1) == set(order[place:])
        scene.play(f"lay {card}", 1)
    scene.expect(
        actors=[0],
        barbarian_deck={**{place: [card] for place, card in enumerate(order)}, len(order): ["ostrogoths sinope"]},
        removed=[] if option == "standard" else ["ostrogoths roma"],
        barbarian_discard=[],
    )
    assert [event for event in scene.events if event.startswith("laid")] == [f"laid {card}" for card in order]


@rule("FR-DATA-10", "FR-RUL-111")
@pytest.mark.parametrize(("option", "cards"), [("standard", 3), ("corruption", 3), ("standard", 1), ("corruption", 1)])
def test_melius_cavere_looks_at_a_small_deck_whole(option: str, cards: int) -> None:
    discard = [card for card in BARBARIAN_WORDS if card not in SIX[:cards]]
    scene = held_by_magister(MELIUS, barbarian_discard=discard)
    scene.play(f"event {MELIUS} {option}", 1)
    for _ in range(cards):
        scene.chance()
    if option == "corruption":
        scene.play(f"banish {SIX[0]}", 1)
    while scene.actors == [1]:
        scene.play(scene.legal(1)[0], 1)
    left = cards - (option == "corruption")
    scene.expect(actors=[0], barbarian_deck={"size": left}, removed=[SIX[0]] if left < cards else [])


@rule("FR-DATA-10")
def test_the_banished_card_never_comes_back() -> None:
    scene = held_by_magister(MELIUS, "after_draw", barbarian_deck=[SIX])
    scene.play(f"event {MELIUS} corruption", 1)
    for _ in range(6):
        scene.chance()
    scene.play("banish huns roma", 1)
    while scene.actors == [1]:
        scene.play(scene.legal(1)[0], 1)
    scene.expect(removed=["huns roma"], turn={"phase": "invade"})
    deck = [card for layer in scene.describe()["barbarian_deck"] for card in layer]
    assert "huns roma" not in deck
    assert len(deck) == 48


@rule("FR-RUL-111")
def test_all_barbarian_cards_are_looked_at_where_fewer_than_six_are_left() -> None:
    rest = [card for card in BARBARIAN_WORDS if card not in TOP_SIX[:3]]
    scene = turn_of("consul", "roma", ["melius_cavere_quam_pavere"], barbarian_discard=rest)
    scene.play("event melius_cavere_quam_pavere corruption")
    for card in TOP_SIX[:3]:
        scene.chance(f"reveal {card}")
    assert set(scene.legal()) == {f"banish {card}" for card in TOP_SIX[:3]}  # exactly one leaves
    scene.play("banish visigoths roma")
    assert set(scene.legal()) == {"lay vandals roma", "lay vandals tingi"}
    scene.play("lay vandals tingi")
    scene.expect(removed=["visigoths roma"], barbarian_deck={"size": 2, 0: ["vandals tingi"], 1: ["vandals roma"]})


@rule("FR-RUL-111")
def test_six_cards_are_looked_at_and_laid_back_for_all_to_know() -> None:
    scene = turn_of("consul", "roma", ["melius_cavere_quam_pavere"], barbarian_deck=[TOP_SIX])
    scene.play("event melius_cavere_quam_pavere standard")
    for card in TOP_SIX:
        scene.chance(f"reveal {card}")
    order = [TOP_SIX[i] for i in (3, 0, 5, 1, 4, 2)]
    for number, card in enumerate(order[:-1]):
        assert offers(scene, "lay") == set(order[number:])
        scene.play(f"lay {card}")
    for seat in range(3):
        assert scene.describe(seat)["barbarian_deck"][:6] == [[card] for card in order]
    scene.expect(removed=[], barbarian_deck={6: {"size": 43}}, turn={"drawn": []}, legal="end_actions")


@rule("FR-RUL-86")
def test_a_card_removed_from_the_game_is_not_shuffled_in_again() -> None:
    scene = turn_of("consul", "roma", ["melius_cavere_quam_pavere"], turn=AFTER_DRAW, barbarian_discard=["huns roma"])
    seen = ["vandals roma", "vandals tingi", "visigoths roma", "visigoths genua", "huns lutetia", "huns patrae"]
    scene.play("event melius_cavere_quam_pavere corruption")
    for card in seen:
        scene.chance(f"reveal {card}")
    scene.play("banish vandals tingi")
    while "lay" in kinds(scene):
        scene.play(scene.legal()[0])
    scene.expect(removed=["vandals tingi"], barbarian_discard=["huns roma"], turn={"phase": "invade"})
    scene.chance()
    scene.chance()
    scene.play("end_actions")
    scene.chance("draw revolt")
    scene.chance("draw blue_roma")
    scene.chance("reveal huns carnuntum")
    deck = [card for layer in scene.describe()["barbarian_deck"] for card in layer]
    assert sorted(deck) == sorted(card for card in BARBARIAN_WORDS if card != "vandals tingi")
