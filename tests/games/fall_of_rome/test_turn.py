"""FR-TURN: phases, the number of actions, what is spent and by whom."""

from __future__ import annotations

import pytest

from occasus.core.basics import Json
from occasus.games.fall_of_rome.board.names import ROLE_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import AWAY, actions_left, due, fight, kinds, offers, turn_of
from tests.rules import rule


@rule("FR-TURN-01")
def test_actions_then_the_draw_then_invasions() -> None:
    scene = turn_of("consul", players=2, player_deck={"size": 20})
    phases = []
    while scene.describe()["turn"]["active"] == 0:
        phases.append(scene.describe()["turn"]["phase"])
        scene.play("end_actions") if scene.actors == [0] else scene.chance()
    assert phases == ["actions", "draw", "draw", "invade", "invade"]


@rule("FR-TURN-01")
@pytest.mark.parametrize("phase", ["draw", "invade"])
def test_no_action_is_done_outside_the_first_phase(phase: str) -> None:
    scene = turn_of("consul", forts=["roma"], turn={"phase": phase}, player_deck={"size": 20})
    scene.expect(actors=["chance"], illegal={"march genua 0": "FR-TURN-01", "recruit": "FR-TURN-01"})


@rule("FR-TURN-02")
def test_four_actions_each_of_them_costs_one() -> None:
    scene = turn_of("consul", player_deck={"size": 20})
    assert actions_left(scene) == 4
    for left, city in ((3, "genua"), (2, "roma"), (1, "genua")):  # repeats are allowed
        scene.play(f"march {city} 0")
        assert (actions_left(scene), scene.actors) == (left, [0])
    scene.play("levy genua")
    assert (actions_left(scene), scene.actors) == (0, [-1])
    scene.expect(turn={"phase": "draw"}, players={0: {"city": "genua"}})


@rule("FR-TURN-02")
def test_after_the_fourth_action_there_is_no_fifth() -> None:
    """The window for events before the draw is open, but nothing else can be done."""
    scene = turn_of("consul", hand=["carpe_diem"], turn={"actions": 1})
    scene.play("march genua 0")
    assert kinds(scene) == {"event", "pass", "pass_turn"}
    scene.expect(turn={"phase": "actions"}, illegal={"march roma 0": "FR-TURN-02"})


@rule("FR-TURN-03")
@pytest.mark.parametrize("done", [0, 1, 2, 3])
def test_a_player_may_stop_early(done: int) -> None:
    """What was not used is lost; the draw and the invasions come all the same."""
    scene = turn_of("consul", player_deck={"size": 20})
    for _ in range(done):
        scene.play("levy roma")
    scene.play("end_actions")
    scene.expect(legions={"roma": done}, turn={"actions": 0, "phase": "draw", "active": 0})
    assert due(scene) == "draw_card"
    happened = scene.settle()
    assert sum(text.startswith("drew 0") for text in happened) == 2
    assert sum(text.startswith("revealed") for text in happened) == 2
    scene.expect(turn={"actions": 4, "phase": "actions", "active": 1})


@rule("FR-TURN-04")
@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (2, 0)])
def test_then_the_player_to_the_left_begins(active: int, following: int) -> None:
    scene = Scene("fall_of_rome", 3, {"turn": {"active": active, "phase": "invade"}, "barbarians": {}})
    scene.chance("reveal ostrogoths carnuntum")
    scene.expect(turn={"active": active, "phase": "invade"}, actors=["chance"])
    scene.chance("reveal huns carnuntum")
    scene.expect(turn={"active": following, "phase": "actions", "actions": 4}, actors=[following])


@rule("FR-TURN-05")
def test_nobody_but_the_active_player_acts() -> None:
    others: list[dict[str, Json]] = [{"role": "consul", "city": "roma", "hand": ["white_roma"]}]
    scene = turn_of("vestalis", others=others, forts=["roma"], player_deck={"event_deck": 0})
    assert scene.actors == [0]
    assert scene.legal(1) == scene.legal(2) == []
    mine = {"recruit": "FR-TURN-05", "march genua 0": "FR-TURN-05", "end_actions": "FR-TURN-05"}
    scene.expect(illegal={1: mine, 2: mine}, legal={0: list(mine)})


@rule("FR-TURN-05")
def test_a_player_with_an_event_may_interrupt_but_not_act() -> None:
    scene = turn_of("consul", others=[{"city": "roma", "hand": ["mortui_non_mordent"]}], forts=["roma"])
    assert scene.actors == [1, 0]
    assert kinds(scene, 1) == {"event", "pass", "pass_turn"}
    scene.expect(illegal={1: {"recruit": "FR-TURN-05"}})


SPENDING: dict[str, tuple[str, list[str], list[str], dict[str, Json]]] = {
    "sail": ("consul", ["sail ravenna 0", "pay white_genua"], ["white_genua"], {}),
    "fortify": ("consul", ["fortify white_genua"], ["white_genua"], {}),
    "alliance": (
        "mercator",
        ["ally ostrogoths"],
        ["blue_roma", "blue_sinope", "blue_aquileia"],
        {},
    ),
    "enlisting": (
        "consul",
        ["enlist blue_sinope 1"],
        ["blue_sinope"],
        {"allied": ["ostrogoths"], "barbarians": {"genua": {"ostrogoths": 1}}},
    ),
    "port recruiting": ("praefectus_classis", ["port_recruit white_tyras 2"], ["white_tyras"], {}),
    "travel": ("praefectus_fabrum", ["travel roma 0", "pay blue_roma"], ["blue_roma"], {"forts": ["roma"]}),
}


@rule("FR-TURN-06")
@pytest.mark.parametrize("way", SPENDING)
def test_what_is_spent_lies_face_up_in_the_player_discards(way: str) -> None:
    role, moves, spent, position = SPENDING[way]
    hand = ["white_genua", "white_tyras", "blue_roma", "blue_sinope", "blue_aquileia", "black_tingi"]
    scene = turn_of(role, "genua", hand, **position)
    scene.expect(player_discard=[])
    for move in moves:
        scene.play(move)
    kept = [card for card in hand if card not in spent]
    scene.expect(player_discard=spent, players={0: {"hand": kept}}, turn={"actions": 3})
    scene.expect(seen_by={1: {"player_discard": spent}, 2: {"player_discard": spent}})


@rule("FR-TURN-07")
def test_the_cards_of_others_cannot_be_spent() -> None:
    theirs = ["white_genua", "blue_roma", "blue_sinope", "blue_aquileia"]
    scene = turn_of(
        "praefectus_classis",
        "genua",
        others=[{"city": "genua", "hand": theirs}],
        allied=["visigoths"],
        barbarians={"genua": {"visigoths": 1, "ostrogoths": 1}},
    )
    scene.expect(
        illegal={
            "sail ravenna 0": "FR-ACT-SAIL-02",
            "fortify white_genua": "FR-TURN-07",
            "ally ostrogoths": "FR-ACT-ALLY-02",
            "enlist white_genua 1": "FR-TURN-07",
            "port_recruit white_genua 1": "FR-TURN-07",
        }
    )


@rule("FR-TURN-07")
def test_travel_and_sail_are_paid_from_the_own_hand_only() -> None:
    others = [{"city": "genua", "hand": ["white_tyras"]}]
    scene = turn_of("praefectus_fabrum", "genua", others=others, forts=["roma"])
    scene.expect(illegal={"travel roma 0": "FR-ROLE-FABRUM-02"})
    scene = turn_of("consul", "genua", ["white_narbo"], others=others)
    scene.play("sail ravenna 0")
    scene.expect(only={"legal": ["pay white_narbo"]}, illegal={"pay white_tyras": "FR-TURN-07"})


@rule("FR-TURN-08")
def test_your_city_is_where_your_pawn_stands_now() -> None:
    scene = turn_of(
        "consul",
        "genua",
        ["white_ravenna"],
        legions={"genua": 2, "ravenna": 1},
        forts=["genua"],
        barbarians={"ravenna": {"huns": 1}},
    )
    scene.expect(illegal={"fortify white_ravenna": None, "battle 1": "FR-ACT-BATTLE-01"}, legal=["recruit"])
    scene.play("march ravenna 0")
    scene.expect(illegal={"recruit": "FR-ACT-RECRUIT-01"}, legal=["fortify white_ravenna", "battle 1"])
    assert offers(scene, "levy") == {"genua", "ravenna"}
    fight(scene, "barbarian_legion")
    scene.expect(only={"legions": {"genua": 2}})


@rule("FR-TURN-08")
def test_a_card_that_speaks_of_the_active_city_means_it_when_it_is_carried_out() -> None:
    """Homo Faber takes a card that names the city; the pawn has marched there before."""
    discards = ["white_genua", "white_ravenna"]
    scene = turn_of("consul", "genua", ["homo_faber_fortunae_suae"], player_discard=discards)
    scene.play("march ravenna 0")
    scene.play("event homo_faber_fortunae_suae standard")
    assert offers(scene, "take_card") == {"white_ravenna"}


ROLE_ACTIONS = [
    ("consul", ["levy genua"]),
    ("mercator", ["trade_give vestalis white_genua", "accept"]),
    ("praefectus_classis", ["sail_free roma 0"]),
    ("praefectus_classis", ["port_recruit white_genua 1"]),
    ("praefectus_fabrum", ["build_fort"]),
    ("praefectus_fabrum", ["travel roma 0", "pay white_genua"]),
    ("regina_foederata", ["enlist_free huns 0"]),
]


@rule("FR-TURN-09")
@pytest.mark.parametrize(("role", "moves"), ROLE_ACTIONS, ids=lambda value: value[0] if isinstance(value, list) else "")
def test_an_action_of_a_role_costs_an_action_and_is_for_nobody_else(role: str, moves: list[str]) -> None:
    for acting in ROLE_WORDS[:-1]:
        scene = turn_of(
            acting,
            "genua",
            ["white_genua"],
            others=[{"role": "vestalis", "city": "genua"}],
            players=2,
            legions={"genua": 2},
            forts=["roma"],
            allied=["huns"],
            barbarians={"genua": {"huns": 1}},
            player_deck={"event_deck": 0},
        )
        if acting != role:
            scene.expect(illegal={moves[0]: None})
            continue
        for move in moves:
            scene.play(move)
        assert actions_left(scene) == 3


@rule("FR-TURN-09")
def test_without_actions_left_an_action_of_a_role_cannot_be_done() -> None:
    scene = turn_of("consul", hand=["carpe_diem"], turn={"actions": 1}, legions={AWAY: 1})
    scene.play("levy roma")
    scene.expect(illegal={"levy roma": "FR-TURN-02"}, turn={"actions": 0})


@rule("FR-RUL-31", "FR-DEC-08")
def test_a_player_may_do_nothing() -> None:
    scene = turn_of("consul", "roma", legions={"roma": 2})
    assert "end_actions" in scene.legal()
    scene.play("end_actions")
    scene.expect(
        players={0: {"city": "roma"}}, only={"legions": {"roma": 2}}, turn={"phase": "draw"}, actors=["chance"]
    )
    assert all(text.startswith("draw ") for text in scene.odds())
