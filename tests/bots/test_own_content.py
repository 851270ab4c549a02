"""Bots and hints reckon with the figures of the content file that a table is played with."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.bots.fall_of_rome.candidates import candidates
from occasus.bots.fall_of_rome.distances import Distances
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.weights import Weights
from occasus.bots.struggle_for_rome.map_stats import MapStats
from occasus.bots.struggle_for_rome.reasons import Why
from occasus.bots.struggle_for_rome.weights import WEIGHTS
from occasus.games.fall_of_rome.actions import CATALOGUE
from occasus.games.struggle_for_rome.actions import PLUNDER
from occasus.games.struggle_for_rome.board.names import CITY_WORDS
from tests.games.fall_of_rome.board import turn_of
from tests.games.struggle_for_rome.board import riding


@pytest.mark.parametrize("most", [1, 2])
def test_a_bot_recruits_in_a_port_as_many_as_the_role_can(most: int) -> None:
    content: dict[str, Any] = {
        "roles": {"entries": [{"id": "praefectus_classis", "ability_params": {"port_recruits": most}}]}
    }
    state = turn_of("praefectus_classis", "genua", ["orange_genua"], content=content).state
    evaluation = Evaluation(state, Distances(state.facts), Weights())
    texts = [CATALOGUE.text(code) for code in candidates(state, evaluation.board(state), False)]
    assert [text for text in texts if text.startswith("port_recruit")] == [f"port_recruit orange_genua {most}"]


@pytest.mark.parametrize(("steps", "decline"), [(8, 7), (4, 3), (12, 11)])
def test_the_last_step_before_the_end_is_the_dearest_however_many_there_are(steps: int, decline: int) -> None:
    content: dict[str, Any] = {"tracks": {"decline": {"steps_to_lose": steps}}}
    worths = []
    for taken in (decline - 1, decline):
        state = turn_of("consul", "roma", content=content, decline=taken).state
        worths.append(Evaluation(state, Distances(state.facts), Weights()).value(state))
    spent = Weights().spent
    assert worths[0] - worths[1] == pytest.approx((spent[7] - spent[6]), rel=0.3)


@pytest.mark.parametrize("gold", [1, 2])
def test_a_hint_tells_the_gold_that_wagons_bring(gold: int) -> None:
    content: dict[str, Any] = {"plunder_tokens": {"always": {"gold_per_supply_wagon_of_the_tribe": gold}}}
    state = riding({"figure": "c061", "fighters": 2, "wagons": 3}, content=content).state
    why = Why(MapStats(state.facts), WEIGHTS[0], state, 0)
    told = {reason.key: reason.words for reason in why.reasons(PLUNDER.at(CITY_WORDS.index("lutetia")))}
    assert told["hint-sr-booty"] == {"number": 3 * gold}
