"""Positions: what is left out has its default, and what cannot be is refused with its place."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.core.basics import CHANCE, EVERYTHING, BadPosition
from occasus.core.options import complete
from occasus.games import find
from occasus.games.fall_of_rome.board.names import BARBARIAN_WORDS, CITY_WORDS, PLAYER_CARD_WORDS
from occasus.scenes import Scene
from tests.fuzzing import told_when, try_broken_positions


def arranged(position: dict[str, Any], players: int = 3, options: dict[str, object] | None = None) -> Scene:
    """A scene in this position."""
    return Scene("fall_of_rome", players, position, options)


def test_an_empty_position_is_an_empty_board_in_the_first_action_phase() -> None:
    scene = arranged({})
    scene.expect(
        players={
            0: {"role": "consul", "city": "roma", "hand": []},
            1: {"role": "magister_militum", "city": "roma", "hand": []},
            2: {"role": "mercator", "city": "roma", "hand": []},
        },
        only={"barbarians": {}, "legions": {}, "forts": [], "allied": [], "removed": [], "treasury": []},
        rate=0,
        decline=0,
        supply={"legions": 16, "forts": 6, "barbarians": {"huns": 20, "vandals": 22}},
        player_deck={"size": 49 + 5 + 6, "events": 5, "event_deck": 0, "cards": {"size": 49}, "top": []},
        player_discard=[],
        barbarian_deck={"size": 1, 0: {"size": 49}},
        barbarian_discard=[],
        turn={"active": 0, "phase": "actions", "actions": 4},
        outcome="going_on",
    )


def test_a_player_who_is_not_named_has_the_next_unused_role() -> None:
    scene = arranged({"players": [{"city": "genua"}, {"role": "consul"}]})
    assert [player["role"] for player in scene.describe()["players"]] == ["magister_militum", "consul", "mercator"]


def test_players_may_be_numbered() -> None:
    scene = arranged({"players": {1: {"role": "vestalis", "city": "tyras", "hand": ["blue_roma"]}}})
    scene.expect(players={0: {"city": "roma"}, 1: {"role": "vestalis", "city": "tyras", "hand": ["blue_roma"]}})


@pytest.mark.parametrize(
    ("phase", "words", "actor"),
    [
        ("actions", {"phase": "actions", "actions": 4}, 0),
        ("draw", {"phase": "draw", "actions": 0}, -1),
        ("after_draw", {"phase": "invade"}, -1),  # nobody holds an event
        ("invade", {"phase": "invade"}, -1),
        ("revolt", {"phase": "draw"}, -1),
    ],
)
def test_a_scene_may_begin_in_any_phase(phase: str, words: dict[str, Any], actor: int) -> None:
    scene = arranged({"turn": {"phase": phase, "active": 1}})
    scene.expect(turn={"active": 1, **words}, rate=1 if phase == "revolt" else 0)
    assert scene.actors == ([1] if actor == 0 else [-1])


def test_a_deck_of_a_given_size_holds_no_revolt() -> None:
    scene = arranged({"player_deck": {"size": 3, "top": ["revolt"]}})
    scene.expect(
        player_deck={"size": 3, "top": ["revolt"], "cards": {"size": 2}, "events": 0}, player_discard={"size": 47}
    )
    assert [pile["revolt"] for pile in scene.describe()["player_deck"]["piles"]] == [False]


def test_revolts_that_have_come_are_not_in_the_deck() -> None:
    scene = arranged({"rate": 2, "player_deck": {"top": ["revolt"]}})
    assert sum(pile["revolt"] for pile in scene.describe()["player_deck"]["piles"]) == 6 - 2 - 1


def test_cards_of_the_deck_can_be_named_and_the_others_are_discarded() -> None:
    deck = {"cards": ["blue_roma", "white_tyras"], "events": 1, "piles": [{"cards": 4, "revolt": True}]}
    scene = arranged({"player_deck": deck})
    scene.expect(
        player_deck={"size": 4, "cards": ["blue_roma", "white_tyras"], "events": 1}, player_discard={"size": 47}
    )


def test_layers_of_the_barbarian_deck_lie_on_top_or_around_the_others() -> None:
    scene = arranged({"barbarian_deck": [["huns roma"], "others", ["vandals tingi"]], "removed": ["huns lutetia"]})
    scene.expect(barbarian_deck={"size": 3, 0: ["huns roma"], 1: {"size": 46}, 2: ["vandals tingi"]})
    arranged({"barbarian_deck": [["huns roma"]]}).expect(barbarian_deck={"size": 2, 0: ["huns roma"], 1: {"size": 48}})


TURN = ["end_turn", "invade", "after_draw", "draw", "actions"]
BAD: list[tuple[dict[str, Any], str]] = [
    ({"legion": {}}, "position.legion: unknown part; did you mean legions"),
    ({"legions": ["roma"]}, "position.legions: a map such as {roma: 2} was expected"),
    ({"legions": {"rome": 2}}, "position.legions: unknown city 'rome'; did you mean roma"),
    ({"legions": {"roma": 17}}, "position.legions.roma: there are only 16 legions"),
    ({"legions": {"roma": 9, "genua": 8}}, "position.legions: there are only 16 legions"),
    ({"forts": ["roma", "roma"]}, "position.forts: roma cannot have two forts"),
    ({"forts": "roma"}, "position.forts: a list was expected, not 'roma'"),
    ({"forts": ["roma", "genua", "narbo", "tyras", "tingi", "sinope", "patrae"]}, "there are only 6 forts"),
    ({"barbarians": {"roma": 3}}, "position.barbarians.roma: a map such as {huns: 2} was expected, not 3"),
    ({"barbarians": {"roma": {"blue": 3}}}, "position.barbarians.roma: unknown tribe 'blue'"),
    ({"barbarians": {"roma": {"huns": 4}}}, "position.barbarians.roma.huns: at most 3 huns in a city"),
    (
        {"barbarians": {city: {"ostrogoths": 3} for city in ("roma", "genua", "narbo", "tyras", "tingi")}},
        "position.barbarians: there are only 14 barbarians of ostrogoths",
    ),
    ({"allied": ["hun"]}, "position.allied: unknown tribe 'hun'; did you mean huns"),
    ({"rate": 8}, "position.rate: a whole number from 0 to 7"),
    ({"decline": 9}, "position.decline: a whole number from 0 to 8"),
    ({"decline": 8}, "position.decline: with 8 steps the game is lost"),
    ({"players": [{}, {}, {}, {}]}, "position.players: there are 3 pawns in this game, not 4"),
    ({"players": {3: {}}}, "position.players.3: players are numbered from 0 to 2 here"),
    ({"players": ["consul"]}, "position.players[0]: a map such as {role: consul, city: roma} was expected"),
    ({"players": [{"town": "roma"}]}, "position.players[0].town: unknown part; choose from: role, city, hand"),
    (
        {"players": [{"role": "consul"}, {"role": "consul"}]},
        "position.players[1].role: two players cannot be the consul",
    ),
    ({"players": [{"city": None}]}, "position.players[0].city: unknown city None"),
    (
        {"players": [{"hand": ["blue roma"]}]},
        "position.players[0].hand[0]: unknown card 'blue roma'; did you mean blue_roma",
    ),
    ({"players": [{"hand": ["revolt"]}]}, "position.players[0].hand[0]: unknown card 'revolt'"),
    ({"players": [{"hand": ["blue_roma"]}, {"hand": ["blue_roma"]}]}, "the card blue_roma is in two places"),
    ({"players": [{"hand": ["carpe_diem"]}], "player_discard": ["carpe_diem"]}, "the card carpe_diem is in two"),
    ({"players": [{"hand": ["blue_roma"]}], "player_deck": {"cards": ["blue_roma"]}}, "the card blue_roma is in two"),
    ({"player_discard": ["revolt"]}, "position.player_discard[0]: unknown card 'revolt'"),
    ({"treasury": ["blue_roma"]}, "position.treasury: only a solo game has a treasury"),
    ({"player_deck": {"pile": []}}, "position.player_deck.pile: unknown part; did you mean piles"),
    ({"player_deck": {"size": 70}}, "position.player_deck.size: a whole number from 0 to 60"),
    (
        {"player_deck": {"size": 1, "top": ["revolt", "revolt"]}},
        "position.player_deck.size: it must count the cards on",
    ),
    (
        {"player_deck": {"piles": [{"cards": 10, "revolt": True}]}},
        "they hold 9 cards without revolts, but the deck has 54",
    ),
    ({"player_deck": {"event_deck": 1}}, "position.player_deck.event_deck: a whole number from 0 to 0"),
    ({"barbarian_deck": ["huns roma"]}, "position.barbarian_deck[0]: a layer is a list, such as [huns roma]"),
    ({"barbarian_discard": ["huns tingi"]}, "position.barbarian_discard[0]: unknown barbarian card 'huns tingi'"),
    (
        {"removed": ["huns roma"], "barbarian_discard": ["huns roma"]},
        "the barbarian card 'huns roma' is in two places",
    ),
    ({"turn": "draw"}, "position.turn: a map such as {active: 0, phase: actions} was expected, not 'draw'"),
    ({"turn": {"player": 1}}, "position.turn.player: unknown part"),
    ({"turn": {"phase": "setup"}}, "position.turn.phase: unknown phase 'setup'; choose from: actions, draw"),
    ({"turn": {"active": 3}}, "position.turn.active: a whole number from 0 to 2"),
    ({"turn": {"passed": [0]}}, "position.turn.passed: one number for each of the 3 seats"),
    ({"turn": {"refused": ["consul carp"]}}, "position.turn.refused: unknown card 'carp'"),
    ({"agenda": []}, "position.agenda: something must be left to do"),
    ({"agenda": ["tun"]}, "position.agenda: 'tun' is not a step of this game; did you mean turn"),
    (
        {"agenda": [*TURN, "mors tyras"]},
        "position.agenda: 'mors tyras' cannot lie on 'actions'; below it lies a step such as 'played ",
    ),
    (
        {"agenda": [*TURN, "played festina_lente 0 standard", "festina_pawn"]},
        "position.agenda: 'festina_pawn' cannot lie on 'played festina_lente 0 standard'; below it lies a step such as",
    ),
    ({"outcome": "win"}, "position.outcome: unknown outcome 'win'; did you mean won"),
    ({"supply": {"legions": 15}}, "position.supply.legions: 16 are left, given what is on the board"),
    ({"supply": {"barbarians": {"huns": 1}}}, "position.supply.barbarians.huns: 20 are left, given what"),
]


BAD.append(
    (
        {"agenda": [*TURN, "played do_ut_des 0 standard", "swap"]},
        "position.players[0].hand: 'played do_ut_des 0 standard' is on the agenda, so seat 0 holds the card or",
    )
)


@pytest.mark.parametrize(("position", "sentence"), BAD)
def test_what_cannot_be_is_refused_with_its_place(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        arranged(position)
    assert sentence in str(refused.value)
    assert str(refused.value).startswith("position")


BAD_ALONE: list[tuple[dict[str, Any], str]] = [
    ({"players": [{"role": "mercator"}]}, "the mercator doesn't exist in a solo game"),
    ({"players": [{"hand": ["do_ut_des"]}]}, "position.players[0].hand[0]: do_ut_des doesn't exist in a solo game"),
    ({"players": [{}, {"hand": ["blue_roma"]}]}, "position.players[1].hand[0]: in a solo game, the shared hand"),
]


@pytest.mark.parametrize(("position", "sentence"), BAD_ALONE)
def test_what_cannot_be_alone_is_refused(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        arranged(position, 1)
    assert sentence in str(refused.value)


def test_a_legion_in_a_roma_without_legions_is_refused() -> None:
    with pytest.raises(BadPosition, match="a legion stands in Roma"):
        arranged({"legions": {"roma": 1}}, 3, {"challenge": "roma_caput_mundi"})


def test_a_hand_over_the_limit_is_refused() -> None:
    hand = [
        "blue_roma",
        "blue_sinope",
        "black_roma",
        "black_tingi",
        "white_roma",
        "white_tyras",
        "green_roma",
        "orange_roma",
    ]
    with pytest.raises(BadPosition, match="at most 7 cards in a hand"):
        arranged({"players": [{"hand": hand}]})


def test_every_barbarian_card_may_lie_in_the_discard_pile() -> None:
    arranged({"barbarian_discard": list(BARBARIAN_WORDS)}).expect(barbarian_deck={"size": 0})


def whole(**changed: Any) -> dict[str, Any]:
    """A description of the first turn, with parts of it changed."""
    told = arranged({"barbarian_discard": ["huns roma"], "player_discard": ["white_tyras"]}).describe()
    return {**told, **{key: {**told[key], **part} if isinstance(part, dict) else part for key, part in changed.items()}}


CONTRADICTIONS: list[tuple[dict[str, Any], str]] = [
    ({"seats": 4}, "position.seats"),
    ({"options": {"decline.steps_to_lose": 7}}, "position.options.decline.steps_to_lose"),
    ({"player_deck": {"size": 3}}, "position.player_deck.size"),
    ({"player_deck": {"unseen_events": []}}, "position.player_deck.unseen_events"),
    ({"player_discard": []}, "position.player_discard"),
    ({"barbarian_discard": []}, "position.barbarian_deck"),
    ({"turn": {"actions": 0}}, "position.turn.phase"),
    ({"turn": {"actions": 0}, "agenda": None}, "position.turn.actions"),
    ({"turn": {"drawn": ["white_roma"]}, "agenda": None}, "position.turn.drawn"),
    ({"agenda": ["end_turn", "after_draw", "invade", "draw", "actions"]}, "position.agenda"),
    ({"agenda": ["invade", "after_draw", "draw", "actions"]}, "position.agenda"),
    ({"agenda": ["end_turn", "invade", "after_draw", "draw_card"]}, "position.agenda"),
    ({"agenda": ["end_turn", "invade", "after_draw", "actions"]}, "position.agenda"),
    ({"agenda": [*TURN, "festina_pawn"]}, "position.agenda"),
    ({"agenda": [*TURN, "faces 2 0"]}, "position.legions"),
    ({"players": [{"role": "consul", "city": None}]}, "position.players[0].city"),
    ({"players": [{"role": None, "city": "roma"}]}, "position.players"),
]


@pytest.mark.parametrize(("changed", "where"), CONTRADICTIONS, ids=str)
def test_a_description_that_contradicts_itself_is_refused_with_the_place(changed: dict[str, Any], where: str) -> None:
    with pytest.raises(BadPosition) as refused:
        arranged(whole(**changed))
    assert refused.value.where == where


def test_the_rate_and_the_revolts_that_are_left_are_no_more_than_there_are() -> None:
    with pytest.raises(BadPosition, match="the rate marker on space 7 and 0 revolts to come, of 5"):
        arranged({"rate": 7}, 2, {"difficulty": "novice"})
    arranged({"rate": 5}, 2, {"difficulty": "novice"}).expect(player_deck={"piles": {"size": 1}})
    with pytest.raises(BadPosition, match="6 invasions are left, of 2"):
        arranged({"turn": {"phase": "invade", "invasions_left": 6}})


def test_a_revolt_that_is_drawn_is_still_to_move_the_rate() -> None:
    drawn = {"turn": {"phase": "draw", "drawn": ["revolt"]}, "agenda": [*TURN[:3], "sort_drawn", "draw_card"]}
    piles = [{"cards": 9, "revolt": True}] * 4
    deck = {"piles": piles, "cards": list(PLAYER_CARD_WORDS[:32]), "events": 0}
    arranged({**drawn, "rate": 1, "player_deck": deck})
    with pytest.raises(BadPosition, match="the rate marker on space 2 and 5 revolts to come, of 6"):
        arranged({**drawn, "rate": 2, "player_deck": deck})


def test_a_description_shows_nothing_stale() -> None:
    new = Scene("fall_of_rome", 3)
    new.expect(player_deck={"size": 54, "top": []}, turn={"victory_city": None, "alea_seat": None})
    assert find("fall_of_rome").describe(new.state, EVERYTHING)["player_deck"]["piles"] == []


def swapping() -> dict[str, Any]:
    """Consul and Magister Militum are asked for a card each by Do Ut Des."""
    hands = [{"hand": ["do_ut_des", "white_roma"]}, {"hand": ["blue_roma"]}]
    scene = arranged({"players": hands})
    scene.play("event do_ut_des standard")
    scene.play("swap consul magister_militum")
    return scene.describe()


@pytest.mark.parametrize(("one", "other"), [(3, 4), (4, 5), (5, 6), (6, 7), (7, 8)])
def test_two_steps_that_have_changed_places_are_refused(one: int, other: int) -> None:
    told = swapping()
    agenda = told["agenda"]
    assert agenda[3:] == ["draw", "actions", "played do_ut_des 0 standard", *agenda[6:]]
    assert [step.split()[0] for step in agenda[6:]] == ["swapping", "offer", "offer"]
    arranged(told)
    agenda[one], agenda[other] = agenda[other], agenda[one]
    with pytest.raises(BadPosition) as refused:
        arranged(told)
    assert refused.value.where == "position.agenda"


CONFIGURATIONS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (5, {"difficulty": "novice"}),
    (1, {}),
    (2, {"challenge": "roma_caput_mundi"}),
]


@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS)
def test_a_broken_position_is_refused_or_means_what_it_says(seats: int, options: dict[str, Any]) -> None:
    assert try_broken_positions(find("fall_of_rome"), seats, options, "broken", 100) > 30


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS)
def test_many_broken_positions_are_refused_or_mean_what_they_say(seats: int, options: dict[str, Any]) -> None:
    try_broken_positions(find("fall_of_rome"), seats, options, "many", 2500)


def test_nobody_is_dealt_more_than_the_opening_hand() -> None:
    game, rng = find("fall_of_rome"), Random(1)
    options = complete(game.options, {})
    # the first one has cards, the others none
    dealt = told_when(game, 3, options, lambda told: len(told["players"][0]["hand"]) == 3)
    game.from_position(dealt, 3, options, rng)
    first, last = dealt["players"][0], dealt["players"][2]
    first["hand"], last["hand"] = last["hand"], first["hand"]
    with pytest.raises(BadPosition, match=r"position.players\[2\].hand: 3 cards are dealt to each"):
        game.from_position(dealt, 3, options, rng)


def test_a_deck_that_is_not_told_during_the_setup_is_one_that_is_not_built() -> None:
    """Alone its events come after the hands (FR-SOLO-06), and no revolt is in it before it is built (FR-SETUP-19)."""
    game = find("fall_of_rome")
    options = complete(game.options, {})
    told = told_when(game, 1, options, lambda told: bool(told["treasury"]))
    without = {key: part for key, part in told.items() if key != "player_deck"}
    assert game.describe(game.from_position(without, 1, options, Random(1)), EVERYTHING) == told


def test_invasions_that_are_left_follow_from_the_phase_where_nothing_is_due() -> None:
    arranged({"turn": {"phase": "invade", "invasions_left": 2}})
    with pytest.raises(BadPosition, match=r"turn\.invasions_left: 1 is given"):
        arranged({"turn": {"phase": "invade", "invasions_left": 1}})


def test_alone_a_pawn_that_has_started_stands_in_a_city_of_a_card() -> None:
    game = find("fall_of_rome")
    options = complete(game.options, {})
    state = game.start(1, options)
    rng = Random(1)
    while "start" not in str(game.describe(state, EVERYTHING)["agenda"][-1]) or max(state.cities) < 0:
        actor = game.actors(state)[0]
        action = game.sample(state, rng) if actor == CHANCE else rng.choice(game.legal(state, actor))
        game.apply(state, actor, action, None)
    told = game.describe(state, EVERYTHING)
    placed = next(number for number, player in enumerate(told["players"]) if player.get("city"))
    told["players"][placed]["city"] = next(
        city for city in CITY_WORDS if not any(str(card).endswith(city) for card in told["players"][0]["hand"])
    )
    with pytest.raises(BadPosition, match="a pawn starts in a city of your cards"):
        game.from_position(told, 1, options, rng)


@pytest.mark.parametrize(("position", "rate"), [({}, 1), ({"rate": 1}, 1), ({"rate": 6}, 6)])
def test_in_the_phase_revolt_the_rate_is_the_one_the_revolt_has_brought(position: dict[str, Any], rate: int) -> None:
    arranged({**position, "turn": {"phase": "revolt"}}).expect(rate=rate)


def test_in_the_phase_revolt_the_marker_is_not_on_its_first_space() -> None:
    with pytest.raises(BadPosition, match="the marker must be on space 1 or beyond"):
        arranged({"rate": 0, "turn": {"phase": "revolt"}})
