"""Fall of Rome's legatus plays its plans on: the learned value, common luck, and no more tries than it may."""

from __future__ import annotations

from random import Random

from occasus.bots.budget import Budget, Thinking
from occasus.bots.fall_of_rome.atlas import Atlas
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.features import features
from occasus.bots.fall_of_rome.levels import make
from occasus.bots.fall_of_rome.lookahead import Lookahead, weighed
from occasus.bots.fall_of_rome.planner import Planner
from occasus.bots.fall_of_rome.style import QUICK
from occasus.bots.fall_of_rome.value import learned
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
    return Evaluation(state, Atlas(state.tables), Weights())


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
    ahead = Lookahead(Atlas(state.tables), learned(), horizon=1)
    ends = [ahead.play_on(state, seed) for seed in (1, 1, 2, 3)]
    assert ends[0] == ends[1]
    assert len(set(ends)) > 1
    assert GAME.save(state) == before, "the position itself stays"


def test_no_more_tries_than_allowed_and_the_best_is_chosen() -> None:
    state = stage().state
    evaluation = judged(state)
    plans = Planner(evaluation, QUICK, Random(1)).plans(state, Budget().start(12))
    trials = weighed(plans, evaluation, learned(), 24.0)
    ahead = Lookahead(evaluation.atlas, learned(), horizon=1)
    best = ahead.best(trials, Thinking(9, 0.0), Random(1))
    assert 0 < sum(len(trial.found) for trial in trials) <= 9
    assert best.chance() == max(trial.chance() for trial in trials if trial.found)


def test_thinking_ends_with_the_time() -> None:
    state = stage().state
    evaluation = judged(state)
    plans = Planner(evaluation, QUICK, Random(1)).plans(state, Budget().start(12))
    trials = weighed(plans, evaluation, learned(), 24.0)
    over = Thinking(500, 1e-9)  # long ago
    Lookahead(evaluation.atlas, learned(), horizon=1).best(trials, over, Random(1))
    assert not any(trial.found for trial in trials)


def test_legatus_looks_ahead_and_the_others_do_not() -> None:
    assert make("legatus").value is not None
    assert make("centurio").value is None
