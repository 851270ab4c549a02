"""SR-SETUP: what stands and lies where when the first round begins."""

from __future__ import annotations

from occasus.games.struggle_for_rome.board.names import CITY_WORDS
from tests.games.struggle_for_rome.board import kinds, new_game, offers, player, riding, set_up, tribe
from tests.rules import rule

NEUTRAL = {
    "mogontiacum",
    "iuvavum",
    "samarobriva",
    "burdigala",
    "asturica_augusta",
    "carthago_nova",
    "augusta_taurinorum",
    "verona",
    "luceria",
    "tarentum",
}


@rule("SR-SETUP-02", "SR-DEC-01", "SR-RUL-05")
def test_the_owner_chooses_which_figure_stands_where_clockwise_from_the_start_player() -> None:
    scene = new_game(4)
    scene.chance("start_player white")
    scene.settle()
    for seat, first, second in ((2, "c019", "c036"), (3, "c025", "c028"), (0, "c017", "c037"), (1, "c018", "c038")):
        assert scene.actors == [seat]
        assert scene.legal() == [f"place_horseman {first}", f"place_horseman {second}"]
        assert scene.refused("place_horseman c002", seat) == "SR-SETUP-02"
        scene.play(f"place_horseman {second if seat == 3 else first}")
    assert (tribe(scene, "yellow")["figure"], tribe(scene, "yellow", "warrior")["figure"]) == ("c028", "c025")
    assert (tribe(scene, "red")["figure"], tribe(scene, "red", "warrior")["figure"]) == ("c017", "c037")


@rule("SR-SETUP-03")
def test_each_box_holds_one_fighter_and_one_wagon() -> None:
    scene = set_up(3)
    for name in ("red", "blue", "white"):
        for kind in ("horseman", "warrior"):
            assert (tribe(scene, name, kind)["fighters"], tribe(scene, name, kind)["wagons"]) == (1, 1)


@rule("SR-SETUP-05")
def test_every_available_city_has_a_token_of_its_colour() -> None:
    assert set_up(4).describe()["tokens_gone"] == []
    scene = riding({"figure": "c061", "fighters": 2})
    scene.play("plunder lutetia")
    scene.chance("turn gold_2")
    assert tribe(scene)["tokens"] == {"gallia": 1}


@rule("SR-SETUP-06", "SR-RUL-06")
def test_the_legionnaire_begins_on_a_forest_of_hispania() -> None:
    scene = new_game(3)
    scene.chance("start_player red")
    assert scene.odds() == {"station gallaecia": 1, "station oretania": 1}
    scene.chance("station oretania")
    assert scene.describe()["legionnaire"] == "oretania"


@rule("SR-SETUP-07")
def test_the_pasture_pile_mixes_horses_and_cattle() -> None:
    scene = new_game(3)
    scene.chance("start_player red")
    scene.chance("station oretania")
    assert scene.odds() == {"draw horse": 10, "draw cattle": 10}
    scene.chance("draw horse")
    assert scene.odds() == {"draw horse": 9, "draw cattle": 10}


@rule("SR-SETUP-08", "SR-BUILD-07")
def test_development_cards_are_shuffled() -> None:
    scene = set_up(3)
    counts = scene.describe()["development"]["pile"]
    assert counts == {
        "diplomat": 9,
        "traitor": 5,
        "great_warrior": 5,
        "forced_march": 4,
        "treasure_burgundians": 1,
        "treasure_visigoths": 1,
        "treasure_vandals": 1,
        "treasure_suebi": 1,
        "victory_point": 3,
    }


@rule("SR-SETUP-10")
def test_everybody_receives_five_gold_one_grain_and_a_pasture_card() -> None:
    scene = new_game(3)
    scene.chance("start_player blue")
    scene.chance("station oretania")
    for kind, name in (("horse", "blue"), ("cattle", "white"), ("horse", "red")):
        assert scene.chance(f"draw {kind}") == [f"drew {name} {kind}"]
    for name, kind in (("blue", "horse"), ("white", "cattle"), ("red", "horse")):
        assert player(scene, name)["hand"] == {"grain": 1, kind: 1}
        assert player(scene, name)["gold"] == 5
    assert scene.describe()["bank"]["grain"] == 11


@rule("SR-SETUP-11", "SR-ROUND-01", "SR-ROUND-02")
def test_the_first_round_begins_with_all_markers_in_the_centre() -> None:
    scene = set_up(4)
    assert scene.describe()["covered"] == []
    assert scene.describe()["agenda"] == ["roll"]
    assert scene.describe()["round"] == 1
    assert scene.describe()["turn"]["phase"] == "roll"


@rule("SR-SETUP-12", "SR-RUL-07")
def test_any_seat_is_as_likely_to_begin() -> None:
    assert new_game(3).odds() == {f"start_player {name}": 1 for name in ("red", "blue", "white")}
    assert new_game(4).odds() == {f"start_player {name}": 1 for name in ("red", "blue", "white", "yellow")}
    assert set_up(4, start="yellow").describe()["start"] == "yellow"


@rule("SR-SETUP-13", "SR-BOARD-06")
def test_with_three_players_ten_cities_are_neutral_and_have_no_token() -> None:
    state = new_game(3).state
    assert {CITY_WORDS[c] for c in state.facts.neutral} == NEUTRAL
    assert sum(state.token_on) == 30
    assert all(not state.token_on[CITY_WORDS.index(name)] for name in NEUTRAL)
    assert sum(state.unseen) == 40  # the ten left over stay unseen among them
    assert len(new_game(4).state.facts.neutral) == 0


@rule("SR-SETUP-13", "SR-SETUP-14")
def test_with_four_players_a_iii_city_is_a_city_like_others() -> None:
    scene = riding({"figure": "c042", "fighters": 2})
    assert "samarobriva" in offers(scene, "plunder")
    scene = riding({"figure": "c042", "fighters": 2}, seats=3)
    assert offers(scene, "plunder") == {"lutetia"}


@rule("SR-SETUP-14")
def test_a_realm_cannot_take_a_neutral_city() -> None:
    scene = riding({"cities": ["lutetia"], "fighters": 3, "wagons": 1}, seats=3)
    assert scene.refused("conquer samarobriva") == "SR-SETUP-14"
    assert "conquer durocortorum" in scene.legal()


@rule("SR-SETUP-15")
def test_neutral_wagons_produce_nothing_and_hinder_nobody() -> None:
    scene = riding({"figure": "c042"}, seats=3)
    state = scene.state
    assert state.holder[state.facts.geography.crossroads_of[CITY_WORDS.index("samarobriva")]] == 0
    assert "travel c022" in scene.legal()  # beyond Samarobriva


@rule("SR-SETUP-16")
def test_with_three_players_the_fourth_colours_crossroads_are_free() -> None:
    assert {"travel c025", "travel c028"} <= set(riding(seats=3).legal())
    assert not {"travel c025", "travel c028"} & set(riding(seats=4).legal())
    assert "place_horseman" not in kinds(riding(seats=3))
