"""SR-ROUND: phases, turns, and who may act when."""

from __future__ import annotations

from occasus.core.basics import CHANCE
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.scenes import Scene
from tests.games.struggle_for_rome.board import at, building, due, kinds, offer, riding, rolling, set_up, until
from tests.rules import rule


def turns(scene: Scene, number: int) -> list[tuple[str, int]]:
    """The next turns, as phase and seat, everybody ending at once."""
    seen = []
    for _ in range(number):
        seen.append((scene.describe()["turn"]["phase"], scene.actors[0]))
        scene.play("end_turn")
    return seen


@rule("SR-ROUND-01", "SR-ROUND-03", "SR-TRIBE-01", "SR-RUL-37")
def test_everybody_has_one_turn_in_each_phase_before_the_next_begins() -> None:
    scene = at("build", player="blue", start="blue", seats=3)
    phases = ("build", "horseman_actions", "warrior_actions")
    assert turns(scene, 9) == [(phase, seat) for phase in phases for seat in (1, 2, 0)]
    assert scene.describe()["turn"]["phase"] == "roll"
    assert scene.describe()["round"] == 2


@rule("SR-ROUND-02", "SR-ROUND-04")
def test_the_start_player_rolls_for_all_and_passes_the_dice_to_the_left() -> None:
    scene = at("warrior_actions", player="red", start="blue", seats=4)
    assert scene.play("end_turn") == ["round_began 2 white"]
    assert scene.describe()["start"] == "white"
    scene.chance("roll 7")
    assert scene.actors == [2]
    scene = at("warrior_actions", player="white", start="yellow", seats=4)
    scene.play("end_turn")
    assert scene.describe()["start"] == "red"


@rule("SR-ROUND-05")
def test_the_markers_return_to_the_centre_before_the_next_round() -> None:
    scene = at("warrior_actions", player="yellow", covered=[2, 7, 11, 12])
    scene.play("end_turn")
    assert scene.describe()["covered"] == []


@rule("SR-ROUND-06")
def test_only_a_shortage_is_for_several_at_once() -> None:
    players = {
        "red": {"hand": {"grain": 7}, "horseman": {"figure": "c015"}},
        "blue": {"hand": {"grain": 7}, "horseman": {"figure": "c023"}},
    }
    scene = rolling(players)
    scene.chance("roll 5")
    assert scene.actors == [0, 1]
    for phase in ("build", "horseman_actions", "warrior_actions"):
        assert at(phase).actors == [0]
        assert at(phase).legal(1) == []
        assert at(phase).refused("end_turn", 1) == "SR-ROUND-03"


@rule("SR-ROUND-07")
def test_the_same_seed_gives_the_same_game_and_a_replay_needs_no_seed() -> None:
    game = find("struggle_for_rome")
    first, second, other = (Match(game, 3, complete(game.options, {}), seed) for seed in ("a", "a", "b"))
    for match in (first, second, other):
        match.settle()
        for _ in range(12):
            match.play(game.actors(match.state)[0], game.legal(match.state, game.actors(match.state)[0])[0])
    assert first.moves == second.moves != other.moves
    again = game.start(3, complete(game.options, {}))
    for seat, action in first.moves:
        game.apply(again, seat, action, None)
    assert game.save(again) == game.save(first.state)
    assert any(seat == CHANCE for seat, _ in first.moves)
    assert building().refused("roll 8") == "SR-ROUND-07"


@rule("SR-ROUND-08")
def test_an_offer_waits_for_all_answers_and_who_is_not_waited_for_has_declined() -> None:
    scene = building({"hand": {"grain": 1}}, others={"blue": {"hand": {"ore": 1}}, "white": {"hand": {"ore": 1}}})
    offer(scene, {"grain": 1}, {"ore": 1})
    assert scene.legal(0) == ["stop_waiting"]
    scene.play("accept", 1)
    scene.play("counter", 2)
    scene.play("give ore", 2)
    assert scene.play("stop_waiting", 0) == ["unanswered white", "unanswered yellow"]
    assert scene.legal() == ["no_deal", "deal blue"]
    scene = building({"hand": {"grain": 1}})
    offer(scene, {"grain": 1}, {"ore": 1})
    scene.play("stop_waiting", 0)
    assert due(scene) == "build red"
    assert scene.describe()["offer"] is None


@rule("SR-ROUND-01")
def test_what_belongs_to_one_phase_is_refused_in_the_others() -> None:
    assert riding(red={"hand": {"ore": 1, "horse": 1}}).refused("build_fighters no_joker") == "SR-ROUND-01"
    assert riding(red={"hand": {"ore": 3}}).refused("bank ore grain") == "SR-ROUND-01"
    assert building().refused("travel c002") == "SR-ROUND-01"
    assert building().refused("take two_gold") == "SR-ROUND-01"
    assert "propose" not in kinds(building())


@rule("SR-ROUND-02")
def test_phase_one_comes_once_a_round() -> None:
    scene = set_up(3)
    until(scene, "build red")
    rolls = sum(event.startswith("rolled") for event in scene.events)
    until(scene, "roll")
    assert sum(event.startswith("rolled") for event in scene.events) == rolls == 4
