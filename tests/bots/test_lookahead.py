"""Fall of Rome's legatus plays its plans on: the learned value, common luck, and no more tries than it may."""

from __future__ import annotations

from random import Random

from occasus.bots.budget import Budget, Thinking
from occasus.bots.fall_of_rome.distances import Distances
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.event_trials import EventTrials
from occasus.bots.fall_of_rome.features import features
from occasus.bots.fall_of_rome.learned_value import learned
from occasus.bots.fall_of_rome.level_params import QUICK
from occasus.bots.fall_of_rome.levels import make
from occasus.bots.fall_of_rome.lookahead import FURTHER, TRIED, Lookahead, Start, lookahead, weighed
from occasus.bots.fall_of_rome.planner import Planner, position_key
from occasus.bots.fall_of_rome.weights import Weights
from occasus.games import find
from occasus.games.fall_of_rome.board.state import State
from occasus.scenes.scene import Scene
from tests.bots.test_fall_of_rome import scene

GAME = find("fall_of_rome")


def stage(**more: object) -> Scene:
    """A usual position of the second turn."""
    return scene(
        {
            "players": [
                {"city": "genua", "hand": ["green_roma", "green_carnuntum"]},
                {"city": "lugdunum", "hand": ["green_mediolanum", "black_roma"]},
            ],
            "barbarians": {"carnuntum": {"ostrogoths": 3}, "iuvavum": {"huns": 1}, "mogontiacum": {"vandals": 2}},
            "legions": {"genua": 2},
            **more,
        }
    )


def judged(state: State) -> Evaluation:
    return Evaluation(state, Distances(state.facts), Weights())


def test_the_value_knows_what_helps() -> None:
    value = learned()
    calm = stage().state
    late = stage(decline=7).state
    allied = stage(allied=["huns", "vandals", "visigoths"]).state
    chances = [value.chance(state, judged(state)) for state in (late, calm, allied)]
    assert 0 < chances[0] < chances[1] < chances[2] < 1


def test_the_value_takes_as_many_features_as_there_are() -> None:
    value = learned()
    state = stage().state
    given = features(state, judged(state))
    assert len(given) == len(value.tilt) == len(value.layers[0].rows[0])


def test_the_same_luck_gives_the_same_end() -> None:
    state = stage().state
    before = GAME.save(state)
    ahead = Lookahead(Distances(state.facts), learned(), horizon=1)
    ends = [ahead.play_on(state, seed) for seed in (1, 1, 2, 3)]
    assert ends[0] == ends[1]
    assert len(set(ends)) > 1
    assert GAME.save(state) == before, "the position itself stays"


def test_no_more_tries_than_allowed_and_the_best_is_chosen() -> None:
    state = stage().state
    evaluation = judged(state)
    plans = Planner(evaluation, QUICK, Random(1)).plans(state, Budget().start(12))
    trials = weighed(plans, evaluation, learned(), 24.0)
    ahead = Lookahead(evaluation.distances, learned(), horizon=1)
    best = ahead.best(trials, Thinking(9, 0.0), Random(1))
    assert 0 < sum(len(trial.found) for trial in trials) <= 9
    assert best.chance() == max(trial.chance() for trial in trials if trial.found)


def test_thinking_ends_with_the_time() -> None:
    state = stage().state
    evaluation = judged(state)
    plans = Planner(evaluation, QUICK, Random(1)).plans(state, Budget().start(12))
    trials = weighed(plans, evaluation, learned(), 24.0)
    over = Thinking(500, 1e-9)  # long ago
    Lookahead(evaluation.distances, learned(), horizon=1).best(trials, over, Random(1))
    assert not any(trial.found for trial in trials)


def test_legatus_looks_ahead_and_the_others_do_not() -> None:
    assert make("legatus").value is not None
    assert make("centurio").value is None


def test_other_minds_think_of_plans_that_are_not_known_yet() -> None:
    state = stage().state
    evaluation = judged(state)
    planner = Planner(evaluation, QUICK, Random(1))
    player = make("legatus")
    player.choose(state, 0, GAME.legal(state, 0), Random(1), Budget(2))
    ends = [position_key(trial.plan.state) for trial in player.trials]
    assert 1 < len(ends) <= TRIED
    known = planner.plans(state, Thinking(12, 0.0))[:2]
    more = [position_key(plan.state) for plan in player.otherwise(state, known, planner)]
    assert more
    assert len(set(more)) == len(more)
    assert not {position_key(plan.state) for plan in known} & set(more)


def test_of_two_positions_the_better_one_has_the_better_chance() -> None:
    calm, late = stage().state, stage(decline=7).state
    ahead = Lookahead(Distances(calm.facts), learned(), horizon=1)
    starts = [Start(calm, 0.0, 0.0), Start(late, 0.0, 0.0), Start(calm, 30.0, 0.0)]
    chances = ahead.compare(starts, 3, Thinking(3, 0.0), Random(1))
    assert chances[1] < chances[0] < chances[2], "the evaluation counts beside the tries"


def test_tries_go_further_when_the_deck_runs_out() -> None:
    far, near = (stage(player_deck={"size": size}).state for size in (40, 8))
    horizons = [lookahead(state, Distances(state.facts), learned(), 2).horizon for state in (far, near)]
    assert horizons == [2, 2 + FURTHER]


def test_an_event_is_played_where_it_saves_and_not_where_it_loses() -> None:
    players = [{"city": "genua"}, {"city": "lugdunum", "hand": ["mortui_non_mordent"]}]
    threatened = {"carnuntum": {"ostrogoths": 3}, "iuvavum": {"ostrogoths": 3}, "aquileia": {"ostrogoths": 3}}
    state = stage(players=players, barbarians=threatened, decline=7).state
    GAME.apply(state, 0, GAME.catalogue.parse("end_actions"), None)
    planner = Planner(judged(state), QUICK, Random(1))
    choices = EventTrials(state, 1, planner, lookahead(state, Distances(state.facts), learned(), 1))
    standard, corruption = (
        GAME.catalogue.parse(f"event mortui_non_mordent {way}") for way in ("standard", "corruption")
    )
    assert choices.event([standard, corruption], Thinking(32, 0.0)) == standard
    assert choices.event([corruption], Thinking(32, 0.0)) == -1, "the eighth step of decline ends the game"


def test_only_what_can_be_done_is_remembered_of_a_plan() -> None:
    state = stage().state
    player = make("legatus")
    planner = Planner(judged(state), QUICK, Random(1))
    march, levy, enlist = (
        GAME.catalogue.parse(text) for text in ("march mediolanum 2", "levy mediolanum", "enlist green_roma 1")
    )
    player.remember(state, planner, (march, levy, enlist, levy), -1)
    assert [code for _, code in player.planned] == [levy], "nobody is allied"


def test_tries_that_cost_much_are_fewer() -> None:
    """Thinking is bounded by the positions looked at, not by a clock: the same seed decides the same anywhere."""
    state = stage().state
    evaluation = judged(state)
    plan = Planner(evaluation, QUICK, Random(1)).plans(state, Budget().start(12))[0]
    found = []
    for horizon in (1, 12):
        trials = weighed([plan, plan], evaluation, learned(), 24.0)  # alike, so that none is given up
        ahead = Lookahead(evaluation.distances, learned(), horizon)
        ahead.best(trials, Thinking(12, 0.0), Random(1))
        found.append(sum(len(trial.found) for trial in trials))
    assert found[0] == 12
    assert 2 <= found[1] < 12
