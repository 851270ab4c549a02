"""The planning bots of Fall of Rome: what is at hand is taken, what threatens is met, hints make sense."""

from __future__ import annotations

from itertools import count
from math import exp, factorial
from random import Random
from typing import Any

import pytest

from occasus.arena.plan import Plan
from occasus.arena.simulate import play_one
from occasus.bots.budget import Budget, Thinking
from occasus.bots.contract import Advice
from occasus.bots.fall_of_rome.danger import Danger
from occasus.bots.fall_of_rome.distances import Distances
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.event_timing import EventTiming
from occasus.bots.fall_of_rome.level_params import QUICK, LevelParams
from occasus.bots.fall_of_rome.levels import make, values
from occasus.bots.fall_of_rome.planner import Planner, first_code
from occasus.bots.fall_of_rome.threat import over
from occasus.bots.fall_of_rome.weights import Weights
from occasus.bots.levels import LEVELS
from occasus.cli.play.advice import reason_text
from occasus.core.basics import CHANCE
from occasus.core.game import view
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.games.fall_of_rome.board.names import CITY_WORDS, ROLE_WORDS, SETUP_PHASE
from occasus.locale import LANGUAGES, Words
from occasus.scenes import Scene

GAME = find("fall_of_rome")
FOUR_ALLIED = ["anglo_saxons_franks", "vandals", "huns", "visigoths"]


@pytest.mark.parametrize(("rate", "most"), [(0.7, 0), (1.3, 1), (2.5, 3), (4.0, 3)])
def test_invasions_beyond_what_a_city_holds_come_as_often_as_poisson_says(rate: float, most: int) -> None:
    series = [(hits - most) * exp(-rate) * rate**hits / factorial(hits) for hits in range(most + 1, 60)]
    assert over(rate, most) == pytest.approx(sum(series))


def scene(position: dict[str, Any], players: int = 2) -> Scene:
    """Two players, the consul and the magister, and the first one's turn."""
    roles = ["consul", "magister_militum", "praefectus_classis"][:players]
    given = position.pop("players", [{}] * players)
    seats = [{"role": role, "city": "roma", "hand": [], **more} for role, more in zip(roles, given, strict=True)]
    return Scene("fall_of_rome", players, {"players": seats, "turn": {"active": 0, "actions": 4}, **position})


def decide(level: str, stage: Scene, seat: int = 0) -> str:
    seen = view(GAME, stage.state, seat)
    return make(level).decide(GAME, seen, list(seen["legal"]), Random(1), Budget())


@pytest.mark.parametrize("level", LEVELS)
def test_an_alliance_that_wins_is_forged(level: str) -> None:
    stage = scene(
        {
            "players": [{"city": "carnuntum", "hand": ["blue_roma", "blue_aquileia", "blue_sinope"]}, {}],
            "barbarians": {"carnuntum": {"ostrogoths": 1}, "mogontiacum": {"vandals": 2}},
            "allied": FOUR_ALLIED,
        }
    )
    assert decide(level, stage) == "ally ostrogoths"


@pytest.mark.parametrize("level", ["miles", "centurio", "legatus"])
def test_an_event_that_wins_is_played(level: str) -> None:
    stage = scene(
        {
            "players": [{"hand": ["mortui_non_mordent"]}, {}],
            "barbarians": {"carnuntum": {"ostrogoths": 2}, "mogontiacum": {"vandals": 2}},
            "allied": FOUR_ALLIED,
            "decline": 7,
        }
    )
    assert decide(level, stage) == "event mortui_non_mordent standard"


@pytest.mark.parametrize("level", ["centurio", "legatus"])
def test_a_certain_loss_is_kept_off(level: str) -> None:
    """Roma falls to the next card unless a legion stands there."""
    stage = scene(
        {
            "players": [{"city": "roma"}, {"city": "corduba"}],
            "barbarians": {"roma": {"huns": 3}, "brundisium": {"huns": 3}},
            "forts": ["roma"],
            "barbarian_deck": [["huns roma"], "others"],
        }
    )
    bot = make(level)
    seen = view(GAME, stage.state, 0)
    while stage.actors == [0] and stage.describe()["turn"]["phase"] == "actions":
        seen = view(GAME, stage.state, 0)
        stage.play(bot.decide(GAME, seen, list(seen["legal"]), Random(1), Budget()), 0)
        while stage.actors == [-1] and stage.describe()["turn"]["phase"] == "actions":
            stage.chance()
    held = stage.describe()
    assert held["legions"].get("roma", 0) > 0 or held["barbarians"].get("roma", {}).get("huns", 0) < 3


def test_what_an_atlas_remembers_of_one_pawn_is_not_told_of_another() -> None:
    """It serves all games with the same tables, so that every role, place and hand has a row of its own."""
    state = scene({}).state
    asked = [
        (role, mask, city)
        for role in range(len(ROLE_WORDS))
        for mask in (0, 1, 31)
        for city in range(-1, len(CITY_WORDS))
    ]
    shared = Distances(state.facts)
    told = [list(shared.ways(*each, state.forts)) for each in asked]
    assert told == [list(Distances(state.facts).ways(*each, state.forts)) for each in asked]


def test_stopping_is_a_plan_too() -> None:
    """Whoever has nothing better to do stays, instead of marching there and back."""
    state = scene({"barbarians": {"tyras": {"visigoths": 1}}}).state
    params = LevelParams(width=3)
    plans = Planner(Evaluation(state, Distances(state.facts), Weights()), params, Random(1)).plans(
        state, Budget().start(50)
    )
    assert any(not plan.codes for plan in plans)
    assert first_code(next(plan for plan in plans if not plan.codes)) == GAME.catalogue.parse("end_actions")


def test_a_plot_is_accepted() -> None:
    stage = scene(
        {
            "players": [
                {"city": "lutetia", "hand": ["orange_lutetia"]},
                {"city": "lutetia", "hand": ["orange_roma", "orange_narbo"]},
            ]
        }
    )
    stage.play("give magister_militum orange_lutetia")
    assert decide("legatus", stage, 1) == "accept"


def test_an_event_with_many_choices_is_thought_through_by_few_tries() -> None:
    forts = ["roma", "genua", "lutetia", "mogontiacum", "philippopolis", "carnuntum"]
    crowd = {city: {"huns": 2} for city in forts[2:]}
    stage = scene({"players": [{"hand": ["hic_manebimus_optime"]}, {}], "forts": forts, "barbarians": crowd})
    planner = Planner(Evaluation(stage.state, Distances(stage.state.facts), Weights()), LevelParams(width=3), Random(1))
    event = next(code for code in GAME.legal(stage.state, 0) if "hic_manebimus" in GAME.catalogue.text(code))
    EventTiming(stage.state, 0, planner).worth(event)
    assert 20 < planner.tries < 100


def test_when_the_time_is_over_the_best_so_far_is_taken() -> None:
    crowd = {city: {"huns": 2} for city in ("lutetia", "mogontiacum", "philippopolis", "carnuntum")}
    stage = scene({"players": [{"hand": ["veni_vidi_vici"]}, {}], "legions": {"roma": 6}, "barbarians": crowd})
    event = next(code for code in GAME.legal(stage.state, 0) if "veni_vidi_vici" in GAME.catalogue.text(code))
    tries = []
    for clock in (Thinking(0, 0.0), Thinking(0, 1e-9)):  # no limit; over long ago
        planner = Planner(
            Evaluation(stage.state, Distances(stage.state.facts), Weights()), LevelParams(width=3), Random(1)
        )
        planner.clock = clock
        EventTiming(stage.state, 0, planner).worth(event)
        tries.append(planner.tries)
    assert tries[1] < 5 < tries[0]


def test_the_setup_has_the_chance_of_the_first_turn_and_harder_games_less() -> None:
    found = []
    for difficulty in ("novice", "normal", "heroic"):
        match = Match(GAME, 3, complete(GAME.options, {"difficulty": difficulty}), "chances")
        match.settle()
        seat = GAME.actors(match.state)[0]
        seen = match.view(seat)
        opening = make("miles").advise(GAME, seen, list(seen["legal"]), Random(1), Budget())[0].chance
        assert opening == pytest.approx(values(GAME, match.state)[0])
        while match.state.phase == SETUP_PHASE:
            seat = GAME.actors(match.state)[0]
            match.play(seat, GAME.legal(match.state, seat)[0])
        assert values(GAME, match.state)[0] == pytest.approx(opening, abs=0.12)
        found.append(opening)
    assert found == pytest.approx([0.66, 0.46, 0.27], abs=0.03)  # docs/appendix/calibration.md


def test_hints_have_chances_and_reasons_in_every_language() -> None:
    stage = scene(
        {
            "players": [{"city": "carnuntum", "hand": ["blue_roma", "blue_aquileia", "blue_sinope"]}, {}],
            "barbarians": {"carnuntum": {"ostrogoths": 3}, "tyras": {"visigoths": 3}},
            "legions": {"carnuntum": 2},
        }
    )
    seen = view(GAME, stage.state, 0)
    told = make("legatus").advise(GAME, seen, list(seen["legal"]), Random(1), Budget())
    assert len(told) == 3
    assert [advice.chance for advice in told] == sorted((advice.chance for advice in told), reverse=True)
    assert all(0 < advice.chance < 1 for advice in told)
    keys = {reason.key for advice in told for reason in advice.reasons}
    assert "hint-ally" in keys
    for language in LANGUAGES:
        words = Words("fall_of_rome", language)
        assert all(words.has(key) for key in keys)


def test_a_hint_says_whom_to_meet_and_where() -> None:
    stage = scene(
        {
            "players": [
                {"city": "genua", "hand": ["green_roma", "green_carnuntum", "green_iuvavum"]},
                {"city": "lugdunum", "hand": ["green_mediolanum", "black_roma"]},
            ],
            "barbarians": {
                "carnuntum": {"ostrogoths": 1},
                "iuvavum": {"huns": 1},
                "tyras": {"visigoths": 1},
                "mogontiacum": {"vandals": 1, "anglo_saxons_franks": 1},
            },
        }
    )
    seen = view(GAME, stage.state, 0)
    best = make("legatus").advise(GAME, seen, list(seen["legal"]), Random(1), Budget())[0]
    assert best.action == "march mediolanum 0"
    assert best.reasons[0].key == "hint-meet"
    assert best.reasons[0].words == {
        "tribe": "huns",
        "number": 1,
        "role": "consul",
        "other_role": "magister_militum",
        "city": "mediolanum",
        "card": "green_mediolanum",
    }


def test_a_hint_says_which_city_it_keeps_from_falling() -> None:
    """Three Ostrogoths stand in Carnuntum, and the next cards bring more of them there."""
    stage = scene(
        {
            "players": [{"city": "iuvavum"}, {"city": "roma"}],
            "barbarians": {
                "carnuntum": {"ostrogoths": 3},
                "lutetia": {"huns": 1},
                "tyras": {"visigoths": 1},
                "mogontiacum": {"vandals": 1, "anglo_saxons_franks": 1},
            },
            "legions": {"iuvavum": 3},
            "barbarian_deck": [["ostrogoths carnuntum"], "others"],
        }
    )
    seen = view(GAME, stage.state, 0)
    best = make("legatus").advise(GAME, seen, list(seen["legal"]), Random(1), Budget())[0]
    told = next(reason for reason in best.reasons if reason.key == "hint-falls")
    assert told.words["city"] == "carnuntum"
    assert told.words["number"] > 50 > told.words["rest"]
    for language in LANGUAGES:
        assert "Carnuntum" in reason_text(Words("fall_of_rome", language), told)


def advice_on(stage: Scene, seat: int = 0) -> list[Advice]:
    seen = view(GAME, stage.state, seat)
    return make("legatus").advise(GAME, seen, list(seen["legal"]), Random(1), Budget())


THREATENED: dict[str, Any] = {
    "barbarians": {
        "carnuntum": {"ostrogoths": 3},
        "lutetia": {"huns": 1},
        "tyras": {"visigoths": 1},
        "mogontiacum": {"vandals": 1, "anglo_saxons_franks": 1},
    },
    "barbarian_deck": [["ostrogoths carnuntum"], "others"],
}


def test_a_reason_about_a_city_to_which_an_action_only_leads_says_so() -> None:
    """From Ravenna the way to Carnuntum takes two marches: the first one only leads there."""
    stage = scene({**THREATENED, "players": [{"city": "ravenna"}, {"city": "roma"}], "legions": {"ravenna": 3}})
    best = advice_on(stage)[0]
    assert best.action.startswith("march ") and "carnuntum" not in best.action
    keys = [reason.key for reason in best.reasons if reason.words.get("city") == "carnuntum"]
    assert keys and all(key.endswith("-later") for key in keys)
    for language in LANGUAGES:
        words = Words("fall_of_rome", language)
        assert all(words.has(reason.key) for reason in best.reasons)


def test_of_a_win_that_takes_more_than_one_action_the_first_is_told_as_a_step() -> None:
    stage = scene(
        {
            "players": [{"city": "aquileia", "hand": ["blue_roma", "blue_aquileia", "blue_sinope"]}, {}],
            "barbarians": {"carnuntum": {"ostrogoths": 1}, "mogontiacum": {"vandals": 2}},
            "allied": FOUR_ALLIED,
        }
    )
    while (best := advice_on(stage)[0]).action != "ally ostrogoths":
        assert [reason.key for reason in best.reasons] == ["hint-wins-later"]
        stage.play(best.action, 0)
    assert [reason.key for reason in best.reasons] == ["hint-wins"]


def test_whoever_plays_no_event_changes_nothing_and_is_told_no_change() -> None:
    stage = scene({**THREATENED, "players": [{"hand": ["alea_iacta_est"]}, {"city": "roma"}]})
    stage.play("end_actions", 0)
    while stage.actors == [CHANCE]:
        stage.chance()
    told = {advice.action: advice.reasons for advice in advice_on(stage)}
    assert [reason.key for reason in told["pass"]] == ["hint-keep"]


def test_the_price_of_an_action_is_worth_what_the_action_is_worth() -> None:
    """A chance does not jump down and up again between a journey and its payment."""
    hand = ["green_roma", "black_corduba", "orange_lutetia"]
    stage = scene({**THREATENED, "players": [{"city": "roma", "hand": hand}, {"city": "roma"}], "legions": {"roma": 4}})
    sail = next(text for text in view(GAME, stage.state, 0)["legal"] if text.startswith("sail athenae 3"))
    before = make("legatus").advise(GAME, view(GAME, stage.state, 0), [sail], Random(1), Budget())[0]
    stage.play(sail, 0)
    paying = advice_on(stage)
    assert {advice.action.split()[0] for advice in paying} == {"pay"}
    assert paying[0].chance == pytest.approx(before.chance, abs=0.03)


def test_the_danger_of_a_city_is_less_behind_legions() -> None:
    places = {"barbarians": {"carnuntum": {"ostrogoths": 3}}}
    bare, held = (scene({**places, "legions": legions}).state for legions in ({}, {"carnuntum": 3}))
    calm = scene({"barbarians": {"carnuntum": {"ostrogoths": 1}}}).state
    city = CITY_WORDS.index("carnuntum")
    before = GAME.save(bare)
    danger = Danger(Planner(Evaluation(bare, Distances(bare.facts), Weights()), QUICK, Random(1)), Random(1))
    assert 0 <= danger.falls(held)[city] < danger.falls(bare)[city] <= 1
    assert not any(danger.falls(calm))
    assert GAME.save(bare) == before, "the position itself stays"


def test_when_the_time_of_a_hint_is_over_dangers_are_told_by_few_trials() -> None:
    state = scene({"barbarians": {"carnuntum": {"ostrogoths": 3}}}).state
    tries = []
    for clock in (Thinking(0, 0.0), Thinking(0, 1e-9)):  # no limit; over long ago
        planner = Planner(Evaluation(state, Distances(state.facts), Weights()), QUICK, Random(1))
        planner.clock = clock
        danger = Danger(planner, Random(1))
        assert danger.falls(state)[CITY_WORDS.index("carnuntum")] > 0
        tries.append(danger.tries)
    assert 0 < tries[1] < tries[0] / 4


def test_a_hint_about_several_actions_has_one_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time goes on by a second with every look at it: after four of them everything comes to its end."""
    looks = count()
    monkeypatch.setattr("occasus.bots.budget.perf_counter", lambda: float(next(looks)))
    stage = scene({"players": [{"city": "iuvavum"}, {}], "barbarians": {"carnuntum": {"ostrogoths": 1}}})
    seen = view(GAME, stage.state, 0)
    make("legatus").advise(GAME, seen, list(seen["legal"])[:3], Random(1), Budget(0, 40.0))
    assert next(looks) < 80


@pytest.mark.parametrize("level", ["centurio", "legatus"])
def test_good_cards_are_swapped_by_do_ut_des(level: str) -> None:
    """Each gives the other the card that is missing."""
    stage = scene(
        {
            "players": [
                {"hand": ["do_ut_des", "blue_roma", "blue_sinope", "green_roma"]},
                {"hand": ["green_patrae", "green_iuvavum", "green_lutetia", "blue_carnuntum"]},
            ],
            "barbarians": {"carnuntum": {"ostrogoths": 1, "huns": 1}, "tyras": {"visigoths": 3}},
        }
    )
    bot = make(level)
    stage.play("event do_ut_des standard", 0)
    for seat, card in ((0, "green_roma"), (1, "blue_carnuntum")):
        seen = view(GAME, stage.state, seat)
        if seen["legal"][0].startswith("swap"):
            stage.play(seen["legal"][0], seat)
            seen = view(GAME, stage.state, seat)
        choice = bot.decide(GAME, seen, list(seen["legal"]), Random(1), Budget())
        assert choice == f"offer {card}"
        stage.play(choice, seat)


def test_a_position_is_worth_more_with_an_alliance() -> None:
    position = {"barbarians": {"mogontiacum": {"vandals": 2}, "tyras": {"visigoths": 3}}}
    (few, _), (more, _) = (
        values(GAME, scene({**position, "allied": allied}).state) for allied in ([], ["vandals", "huns"])
    )
    assert 0 < few < more < 1


def test_the_same_position_is_worth_less_with_fewer_cards_to_come() -> None:
    position = {"barbarians": {"mogontiacum": {"vandals": 2}}, "allied": FOUR_ALLIED[:2]}
    late, early = (values(GAME, scene({**position, "player_deck": {"size": size}}).state)[0] for size in (8, 40))
    assert late < early / 2


@pytest.mark.parametrize(
    ("seats", "options", "won"),
    [
        (3, {"difficulty": "novice"}, 0.64),
        (3, {}, 0.48),
        (3, {"difficulty": "heroic"}, 0.25),
        (3, {"challenge": "roma_caput_mundi"}, 0.38),
        (1, {}, 0.53),
        (2, {}, 0.53),
        (4, {}, 0.29),
        (5, {}, 0.12),
    ],
    ids=str,
)
def test_in_the_setup_a_chance_is_as_often_as_games_were_won(seats: int, options: dict[str, str], won: float) -> None:
    """Compare with the win rates in docs/appendix/calibration.md."""
    state = GAME.start(seats, complete(GAME.options, {"difficulty": "normal", **options}))
    assert values(GAME, state)[0] == pytest.approx(won, abs=0.07)


@pytest.mark.long
def test_each_level_does_better_than_the_one_below() -> None:
    """Of 150 games, legatus of 30: 400 were won in 0.5, 12, 22 and 61 per cent, which 30 games cannot tell apart."""
    options = complete(GAME.options, {"difficulty": "novice"})
    shares = []
    for level in LEVELS:
        plan = Plan("fall_of_rome", {}, 3, options, (level,) * 3, "ordered")
        games = 30 if level == LEVELS[-1] else 150
        shares.append(sum(len(play_one(plan, number).winners()) > 0 for number in range(games)) / games)
    assert shares == sorted(set(shares))
