"""Revolts: increase, revolt, intensify (FR-REVOLT)."""

from __future__ import annotations

from typing import Final

import pytest

from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import BARBARIAN_WORDS
from occasus.games.fall_of_rome.steps import REVOLT_STEP
from tests.games.fall_of_rome.board import THREAT, before, set_up, turn_of
from tests.rules import rule

DRAW: Final = {"phase": "draw"}
REVOLT: Final = {"phase": "revolt"}
INVADE: Final = {"phase": "invade"}

ROMAN_CARDS = [card for card in BARBARIAN_WORDS if card.endswith(" roma")]
INVASIONS, RECRUITS = (2, 2, 3, 3, 4, 4, 4, 5), (3, 3, 2, 2, 2, 1, 1, 1)


@rule("FR-REVOLT-01")
def test_a_revolt_is_increase_then_revolt_then_intensify() -> None:
    scene = before("revolt", "huns lutetia", barbarian_discard=["huns roma"])
    scene.expect(
        exact_events=["revolted huns lutetia", "added huns lutetia", "added", "added", "intensified 2"], rate=1
    )
    drawn = before("draw", player_deck={"top": ["revolt", "blue_roma"]})
    drawn.settle()
    drawn.expect(events=["drew 0 blue_roma", "rate_rose 2 3", "revolted", "added", "intensified 1"])


@rule("FR-REVOLT-02")
@pytest.mark.parametrize("rate", range(7))
def test_a_revolt_moves_the_rate_marker_one_space_for_invading_and_recruiting(rate: int) -> None:
    top = {"top": ["revolt", "blue_roma"]}
    scene = before("draw", rate=rate, forts=["eburacum"], player_deck=top, options={"difficulty": "heroic"})
    for move in ("draw revolt", "draw blue_roma"):
        scene.chance(move)
    scene.chance("reveal huns lutetia")
    scene.expect(rate=rate + 1)
    for _ in range(INVASIONS[rate + 1]):
        scene.expect(turn={"active": 0, "phase": "invade"})
        scene.chance()
    scene.expect(turn={"active": 1}, legions={"eburacum": 0})
    scene.play("recruit")
    scene.expect(legions={"eburacum": RECRUITS[rate + 1]})


@rule("FR-REVOLT-03")
def test_the_bottom_card_of_the_barbarian_deck_revolts() -> None:
    others = [card for card in BARBARIAN_WORDS if card not in ("huns patrae", "vandals athenae")]
    scene = before("revolt", barbarian_deck=[["vandals athenae"], others, ["huns patrae"]])
    assert scene.odds() == {"reveal huns patrae": 1}
    scene.chance()
    scene.expect(barbarian_deck={0: ["huns patrae"], 1: ["vandals athenae"]})


@rule("FR-REVOLT-03")
@pytest.mark.parametrize("card", ["vandals constantinopolis", "anglo_saxons_franks roma", "ostrogoths chersonesus"])
def test_three_barbarians_come_to_the_city_on_the_card_without_migration(card: str) -> None:
    tribe, city = card.split()
    before("revolt", card).expect(only={"barbarians": {city: {tribe: 3}}})


@rule("FR-REVOLT-05")
@pytest.mark.parametrize(("there", "decline"), [(0, 0), (1, 1), (2, 1), (3, 1)])
def test_a_revolt_fills_the_city_and_sacks_it_once_at_most(there: int, decline: int) -> None:
    """FR-EX-18: whatever is still to come after the sack is ignored."""
    scene = before("revolt", "huns iuvavum", barbarians={"iuvavum": {"huns": there}}, forts=["iuvavum"])
    around = {"carnuntum": {"huns": decline}, "mediolanum": {"huns": decline}}
    scene.expect(
        only={"barbarians": {"iuvavum": {"huns": 3}, **around}},
        decline=decline,
        forts=[] if decline else ["iuvavum"],
        supply={"barbarians": {"huns": 20 - 3 - 2 * decline}},
    )


@rule("FR-REVOLT-06", "FR-REVOLT-07")
def test_the_discards_and_the_card_just_drawn_are_shuffled_onto_the_deck() -> None:
    scene = before(
        "revolt",
        "huns lutetia",
        barbarian_deck=[["vandals tingi"], ["huns patrae", "visigoths roma"]],
        barbarian_discard=["ostrogoths sinope", "ostrogoths roma"],
        removed=["vandals roma"],
    )
    top = ["ostrogoths sinope", "ostrogoths roma", "huns lutetia"]
    scene.expect(
        barbarian_deck={0: top, 1: ["vandals tingi"], 2: ["huns patrae", "visigoths roma"], 3: {"size": 49 - 7}},
        barbarian_discard=[],
        removed=["vandals roma"],
    )
    assert scene.odds() == {f"reveal {card}": 1 for card in top}  # the invasions that follow


@rule("FR-REVOLT-08")
def test_a_revolt_card_leaves_the_game_and_is_not_replaced() -> None:
    scene = before("draw", player_deck={"top": ["revolt", "blue_roma"]})
    size = scene.describe()["player_deck"]["size"]
    scene.settle()
    scene.expect(players={0: {"hand": ["blue_roma"]}}, player_deck={"size": size - 2, "top": []}, player_discard=[])


@rule("FR-REVOLT-09")
def test_the_second_of_two_revolts_shuffles_only_its_own_card() -> None:
    """FR-EX-20: it becomes the top card."""
    scene = before("draw", player_deck={"top": ["revolt", "revolt"]}, barbarian_discard=["huns roma"])
    scene.chance("draw revolt")
    scene.chance("draw revolt")
    scene.expect(rate=1, actors=["chance"])
    scene.chance("reveal huns lutetia")
    scene.expect(rate=2, barbarians={"lutetia": {"huns": 3}}, barbarian_deck={0: ["huns roma", "huns lutetia"]})
    scene.chance("reveal vandals tingi")
    scene.expect(
        rate=2,
        only={"barbarians": {"lutetia": {"huns": 3}, "tingi": {"vandals": 3}}},
        barbarian_deck={0: ["vandals tingi"], 1: ["huns roma", "huns lutetia"]},
        barbarian_discard=[],
    )
    assert scene.odds() == {"reveal vandals tingi": 1}


@rule("FR-REVOLT-10", "FR-EVENT-09")
def test_events_may_be_played_between_two_revolts() -> None:
    scene = before("draw", players=[{}, {"hand": ["mortui_non_mordent"]}], player_deck={"top": ["revolt", "revolt"]})
    scene.chance("draw revolt")
    scene.chance("draw revolt")
    scene.expect(actors=["chance"], rate=1)
    scene.chance("reveal huns lutetia")
    scene.expect(actors=[1], rate=1)
    scene.play("event mortui_non_mordent standard")
    scene.play("strike huns lutetia")
    scene.play("strike huns lutetia")
    scene.expect(actors=["chance"], rate=2, barbarians={"lutetia": {"huns": 1}})


@rule("FR-REVOLT-10", "FR-EVENT-09")
def test_whoever_passed_between_two_revolts_is_asked_again_after_the_second() -> None:
    scene = before("draw", players=[{}, {"hand": ["mortui_non_mordent"]}], player_deck={"top": ["revolt", "revolt"]})
    for card in ("draw revolt", "draw revolt", "reveal huns lutetia"):
        scene.chance(card)
    scene.play("pass", 1)
    scene.chance("reveal vandals tingi")
    scene.expect(actors=[1])


@rule("FR-REVOLT-11", "FR-EVENT-10")
def test_no_event_comes_between_the_steps_of_a_revolt() -> None:
    """The marker has moved, and the first question comes when the discards lie on the deck again."""
    scene = before("revolt", players=[{"hand": ["melius_cavere_quam_pavere"]}], barbarians={"tyras": {"visigoths": 1}})
    scene.expect(rate=1, actors=["chance"])
    assert scene.refused("event melius_cavere_quam_pavere standard", 0) == "FR-EVENT-10"
    scene.chance("reveal huns lutetia")
    scene.expect(actors=[0], barbarians={"lutetia": {"huns": 3}}, barbarian_discard=[])


@rule("FR-REVOLT-12")
@pytest.mark.parametrize("players", [2, 4])
def test_the_first_intensify_brings_the_cards_of_roma_into_the_deck(players: int) -> None:
    scene = set_up(players, seed=3)
    scene.expect(barbarian_discard={"has": ROMAN_CARDS, "size": 14})
    scene.play("end_actions", scene.describe()["turn"]["active"])
    while scene.actors != [-1]:
        scene.play("pass_turn" if "pass_turn" in scene.legal() else "draw_cards 2", scene.actors[0])
    scene.chance("draw revolt")
    scene.chance()
    drawn = scene.chance()[0].removeprefix("revolted ")
    assert drawn not in ROMAN_CARDS
    scene.expect(barbarian_deck={0: {"has": [*ROMAN_CARDS, drawn], "size": 15}, 1: {"size": 34}}, barbarian_discard=[])


@rule("FR-RUL-57")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (6, 7), (7, 7)])
def test_the_rate_marker_stays_on_its_last_space(before: int, after: int) -> None:
    scene = turn_of("consul", rate=max(before, 1), turn=REVOLT, options={"difficulty": "heroic"})
    scene.state.rate = before
    scene.state.agenda[-1] = REVOLT_STEP.at()
    AGENDA.advance(scene.state, None)
    scene.expect(rate=after, actors=["chance"])
    scene.chance("reveal huns lutetia")
    scene.expect(rate=after, barbarians={"lutetia": {"huns": 3}})


@rule("FR-RUL-58")
def test_of_two_revolts_nobody_says_which_is_first() -> None:
    scene = turn_of("consul", player_deck={"top": ["revolt", "revolt"]}, turn=DRAW)
    for move in ("draw revolt", "draw revolt", "reveal huns lutetia", "reveal vandals tingi"):
        assert scene.actors == [-1]
        scene.chance(move)
    scene.expect(rate=2, barbarians={"lutetia": {"huns": 3}, "tingi": {"vandals": 3}})


@rule("FR-RUL-59")
def test_an_empty_barbarian_deck_is_made_anew_for_an_invasion() -> None:
    rest = [card for card in BARBARIAN_WORDS if card != "huns lutetia"]
    scene = turn_of("consul", barbarian_discard=rest, turn=INVADE)
    assert set(scene.odds()) == {"reveal huns lutetia"}
    scene.chance("reveal huns lutetia")
    assert set(scene.odds()) == {f"reveal {card}" for card in BARBARIAN_WORDS}
    scene.chance("reveal huns lutetia")
    scene.expect(barbarian_discard=["huns lutetia"], barbarian_deck={"size": 1, 0: {"size": 48}})


@rule("FR-RUL-59")
def test_an_empty_barbarian_deck_is_made_anew_for_a_revolt() -> None:
    scene = turn_of("consul", barbarian_discard=list(BARBARIAN_WORDS), turn=REVOLT)
    assert set(scene.odds()) == {f"reveal {card}" for card in BARBARIAN_WORDS}
    scene.chance("reveal vandals tingi")
    scene.expect(barbarian_deck={"size": 2, 0: ["vandals tingi"], 1: {"size": 48}}, barbarian_discard=[])


@rule("FR-RUL-60")
def test_a_revolt_sacks_a_full_city_once() -> None:
    scene = turn_of("consul", barbarians={"iuvavum": {"huns": 3}}, turn=REVOLT)
    scene.chance("reveal huns iuvavum")
    scene.expect(
        decline=1,
        only={"barbarians": {**THREAT, "iuvavum": {"huns": 3}, "carnuntum": {"huns": 1}, "mediolanum": {"huns": 1}}},
    )


@rule("FR-RUL-61")
def test_a_revolt_on_a_full_city_with_one_unsupported_legion_ambushes_sacks_and_is_spent() -> None:
    scene = turn_of("consul", barbarians={"iuvavum": {"huns": 3}}, legions={"iuvavum": 1}, turn=REVOLT)
    scene.chance("reveal huns iuvavum")
    scene.expect(
        exact_events=[
            "revolted huns iuvavum",
            "ambushed huns iuvavum 1",
            "sacked huns iuvavum",
            "declined 1",
            "added huns carnuntum",
            "added huns mediolanum",
            "intensified 1",
        ],
        barbarians={"iuvavum": {"huns": 3}},
        only={"legions": {}},
    )
