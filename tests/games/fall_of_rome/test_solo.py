"""The solo challenge: three roles, one hand, a treasury (FR-SOLO)."""

from __future__ import annotations

import pytest

from occasus.games.fall_of_rome.board.names import EVENT_WORDS, ROLE_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import before, kinds, new_game, set_up
from tests.rules import rule

ROW = ["praefectus_fabrum", "consul", "regina_foederata"]
SEVEN = [f"white_{city}" for city in ("aquileia", "athenae", "corduba", "genua", "narbo", "narona", "patrae")]


def solo(*cities: str, roles: tuple[str, ...] = tuple(ROW)) -> Scene:
    """The first role of a row is on turn; each stands in a city, and nobody holds a card."""
    places = [*cities, *["eburacum"] * (3 - len(cities))]
    return before(
        "actions", seats=1, players=[{"role": role, "city": city} for role, city in zip(roles, places, strict=True)]
    )


def dealt(*steps: str) -> Scene:
    """A new solo game; after the gold cards chance does what is named."""
    scene = new_game(1)
    for _ in range(9):
        scene.chance()
    for step in steps:
        scene.chance(step)
    return scene


OPENING = [f"draw {card}" for card in ("white_tyras", "blue_sinope", "orange_genua")]
TREASURE = [f"draw {card}" for card in ("black_tingi", "green_roma", "white_patrae")]
ROLES = [f"role {role}" for role in ROW]


@rule("FR-SOLO-01")
def test_one_player_commands_three_roles_with_one_hand() -> None:
    scene = dealt(*ROLES, *OPENING, *TREASURE)
    scene.expect(actors=[0], players={"size": 3, 0: {"role": ROW[0]}, 1: {"role": ROW[1]}, 2: {"role": ROW[2]}})
    assert ["hand" in player for player in scene.describe()["players"]] == [True, False, False]
    scene.play("start tyras")
    scene.expect(actors=[0])


@rule("FR-SOLO-02")
def test_the_mercator_and_do_ut_des_are_not_in_the_game() -> None:
    scene = dealt()
    assert scene.odds() == {f"role {role}": 1 for role in ROLE_WORDS if role != "mercator"}
    for seed in range(3):
        deck = set_up(1, seed=seed).describe()["player_deck"]
        assert deck["unseen_events"] == [event for event in EVENT_WORDS if event != "do_ut_des"]
        assert len(deck["unseen_events"]) == 13


@rule("FR-SOLO-03")
def test_three_of_six_roles_are_dealt_in_a_row() -> None:
    scene = dealt("role vestalis")
    assert len(scene.odds()) == 5
    assert "role vestalis" not in scene.odds()
    scene.chance("role consul")
    scene.chance("role regina_foederata")
    assert all(text.startswith("draw ") for text in scene.odds())
    for step in (*OPENING, *TREASURE):
        scene.chance(step)
    for city in ("genua", "sinope", "tyras"):
        scene.play(f"start {city}")
    row = ["vestalis", "consul", "regina_foederata"]
    scene.expect(players={"size": 3, **{place: {"role": role} for place, role in enumerate(row)}})


@rule("FR-SOLO-04", "FR-SOLO-13")
def test_roles_take_turns_from_left_to_right_and_again() -> None:
    scene = solo("roma", "tyras", "sinope")
    for role in (0, 1, 2, 0):
        scene.expect(turn={"active": role, "phase": "actions", "actions": 4}, actors=[0])
        scene.play("end_actions")
        scene.settle()


@rule("FR-SOLO-05")
def test_hand_and_treasury_are_dealt_before_events_are_added() -> None:
    """All six are city cards, three in the hand and the next three in the treasury."""
    scene = dealt(*ROLES)
    for number in range(6):
        odds = scene.odds()
        assert len(odds) == 49 - number
        assert not odds.keys() & {f"draw {event}" for event in EVENT_WORDS}
        scene.chance([*OPENING, *TREASURE][number])
    scene.expect(
        players={0: {"hand": ["white_tyras", "blue_sinope", "orange_genua"]}},
        treasury=["black_tingi", "green_roma", "white_patrae"],
    )


@rule("FR-SOLO-06")
@pytest.mark.parametrize(("difficulty", "revolts"), [("novice", 5), ("normal", 6), ("heroic", 7)])
def test_four_events_join_the_other_43_city_cards(difficulty: str, revolts: int) -> None:
    scene = set_up(1, {"difficulty": difficulty})
    scene.expect(player_deck={"events": 4, "cards": {"size": 43}, "size": 47 + revolts})


@rule("FR-SOLO-07")
def test_the_player_decides_which_role_starts_in_which_city_of_the_hand() -> None:
    scene = dealt(*ROLES, *OPENING, *TREASURE)
    scene.expect(only={"legal": ["start tyras", "start sinope", "start genua"]})
    scene.play("start sinope")
    scene.expect(only={"legal": ["start tyras", "start genua"]})
    scene.play("start genua")
    scene.expect(only={"legal": ["start tyras"]})
    scene.play("start tyras")
    scene.expect(
        players={0: {"city": "sinope", "hand": {"size": 3}}, 1: {"city": "genua"}, 2: {"city": "tyras"}},
        only={"legions": {"sinope": 2, "genua": 2, "tyras": 2}},
        supply={"legions": 10},
    )


@rule("FR-SOLO-08")
@pytest.mark.parametrize(("last", "events"), [("vestalis", 9), ("consul", 0)])
def test_vestalis_gets_the_nine_unused_events(last: str, events: int) -> None:
    scene = dealt("role regina_foederata", "role praefectus_fabrum", f"role {last}", *OPENING, *TREASURE)
    for city in ("genua", "sinope", "tyras"):
        scene.play(f"start {city}")
    scene.expect(player_deck={"event_deck": events, "events": 4})


@rule("FR-SOLO-09")
def test_the_leftmost_role_begins_whatever_the_days_are() -> None:
    """Tyras lies farther from Roma than Genua, but the role that starts in Genua stands on the left."""
    scene = dealt(*ROLES, *OPENING, *TREASURE)
    for city in ("genua", "sinope", "tyras"):
        scene.play(f"start {city}")
    scene.expect(turn={"active": 0, "phase": "actions"}, no_events=["first_player"], forts=["roma"])
    scene.expect(barbarian_discard={"size": 14}, rate=0, decline=0)
    assert sum(sum(horde.values()) for horde in scene.describe()["barbarians"].values()) == 18


@rule("FR-SOLO-10")
@pytest.mark.parametrize(("held", "over"), [(5, False), (6, True)])
def test_the_shared_hand_holds_seven_cards_beside_the_treasury(held: int, over: bool) -> None:
    scene = before(
        "draw",
        seats=1,
        players=[{"role": "consul", "hand": SEVEN[:held]}],
        treasury=["black_tingi", "green_roma", "blue_sinope"],
        turn={"active": 2},
        player_deck={"top": ["orange_genua", "orange_narbo"]},
    )
    scene.settle()
    assert ("discard" in kinds(scene)) == over
    scene.expect(turn={"active": 2 if over else 0})


@rule("FR-SOLO-11")
def test_cards_in_the_treasury_cannot_be_spent() -> None:
    """No sailing, no fort, no alliance, no discard with them; and they do not count."""
    scene = before(
        "actions",
        seats=1,
        players=[{"role": "consul", "city": "sinope"}],
        treasury=["blue_sinope", "blue_roma", "blue_aquileia", "blue_chersonesus", *SEVEN],
        barbarians={"sinope": {"ostrogoths": 1}},
        allied=["visigoths"],
    )
    assert kinds(scene) == {"end_actions", "march", "fetch", "levy"}
    scene.expect(
        treasury={"size": 11},
        illegal={"ally ostrogoths": "FR-ACT-ALLY-02", "fortify blue_sinope": "FR-TURN-07", "sail roma 0": None},
    )


@rule("FR-SOLO-12")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_plotting_moves_a_card_of_the_city_between_hand_and_treasury(active: int) -> None:
    """FR-EX-14, FR-EX-15: by the role on turn, for one action; any other city's card stays."""
    places = ["roma", "roma", "roma"]
    places[active] = "constantinopolis"
    hand, treasury = (
        ["white_constantinopolis", "white_roma"],
        ["black_constantinopolis", "blue_roma"],
    )
    players = [
        {"role": role, "city": city, **({"hand": hand} if place == 0 else {})}
        for place, (role, city) in enumerate(zip(ROW, places, strict=True))
    ]
    scene = before("actions", seats=1, players=players, treasury=treasury, turn={"active": active})
    plots = [text for text in scene.legal() if text.split()[0] in ("store", "fetch")]
    assert plots == ["store white_constantinopolis", "fetch black_constantinopolis"]
    scene.expect(illegal={"store white_roma": "FR-SOLO-12", "fetch blue_roma": "FR-SOLO-12"})
    scene.play("store white_constantinopolis")
    scene.expect(
        treasury=[*treasury, "white_constantinopolis"], players={0: {"hand": ["white_roma"]}}, turn={"actions": 3}
    )
    scene.play("fetch black_constantinopolis")
    scene.expect(treasury=["blue_roma", "white_constantinopolis"], turn={"actions": 2})
    scene.expect(players={0: {"hand": ["white_roma", "black_constantinopolis"]}})


@rule("FR-SOLO-11", "FR-SOLO-12")
def test_only_city_cards_are_stored_and_nothing_is_given_to_other_roles() -> None:
    hand = ["blue_roma", "carpe_diem"]
    scene = before("actions", seats=1, players=[{"role": role, "city": "roma"} for role in ROW])
    assert not kinds(scene) & {"give", "take", "store", "fetch"}
    scene = before(
        "actions",
        seats=1,
        players=[{"role": "consul", "city": "roma", "hand": hand}, *({"role": r, "city": "roma"} for r in ROW[::2])],
    )
    assert [text for text in scene.legal() if text.startswith("store")] == ["store blue_roma"]
    assert scene.refused("give praefectus_fabrum blue_roma") == "FR-SOLO-12"


@rule("FR-SOLO-12", "FR-SOLO-10")
def test_fetching_an_eighth_card_makes_the_player_discard_at_once() -> None:
    scene = before(
        "actions",
        seats=1,
        players=[{"role": "consul", "city": "tyras", "hand": SEVEN}],
        treasury=["white_tyras"],
    )
    scene.play("fetch white_tyras")
    assert kinds(scene) == {"discard"}
    scene.play("discard white_tyras")
    scene.expect(players={0: {"hand": SEVEN}}, treasury=[], player_discard=["white_tyras"], turn={"actions": 3})


@rule("FR-SOLO-13")
def test_each_role_has_four_actions_then_a_draw_then_invasions() -> None:
    scene = solo("roma", "tyras", "sinope", roles=("consul", "praefectus_classis", "magister_militum"))
    for city in ("genua", "roma", "genua", "roma"):
        scene.expect(turn={"active": 0, "phase": "actions"})
        scene.play(f"march {city} 0")
    for move in ("draw", "draw", "reveal", "reveal"):
        assert all(text.startswith(move) for text in scene.odds() if text != "draw revolt")
        scene.chance(next(text for text in scene.odds() if text != "draw revolt"))
    scene.expect(turn={"active": 1, "actions": 4}, players={0: {"hand": {"size": 2}}})
    assert "sail_free" in kinds(scene)
    assert "levy" not in kinds(scene)
