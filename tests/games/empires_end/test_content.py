"""A user's own content: what is refused, and where."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.content import facts
from occasus.core.basics import OccasusError
from occasus.core.options import complete
from occasus.games.empires_end.board.names import CARD_WORDS, TILES
from occasus.games.empires_end.game import make
from tests.rules import rule


def card(**parts: Any) -> dict[str, Any]:
    return {"disaster_cards": {"cards": [{"id": "fire_01", **parts}]}}


def tile(**parts: Any) -> dict[str, Any]:
    return {"locations": {"tiles": [{"id": "farm_3", **parts}]}}


def clash(**parts: Any) -> dict[str, Any]:
    return {"conflict_cards": {"cards": [{"id": "conflict_01", **parts}]}}


def track(side: str, *spaces: str, mark: int = 1) -> dict[str, Any]:
    return {"decline_track": {side: {"spaces": list(spaces), "lightning_space": mark}}}


BAND = {"min": 0, "max": 5, "points": 1, "resources": {}, "refresh": 0}


@rule("EE-COMP-03", "EE-COMP-04", "EE-COMP-10", "EE-COMP-13", "EE-TRACK-03", "EE-TRACK-05")
@pytest.mark.parametrize(
    ("overlay", "place"),
    [
        (card(number=12), "disaster_cards[fire_01].number"),
        (card(number=0), "disaster_cards[fire_01].number"),
        (card(cost=3), "disaster_cards[fire_01].cost"),
        (card(cost=0), "disaster_cards[fire_01].cost"),
        (card(bid=[]), "disaster_cards[fire_01].bid"),
        (card(phase="economy"), "fire_01.phase"),
        (card(ability={"id": "flying"}), "fire_01.ability"),
        (card(ability={"id": "build_discount", "params": {}}), "fire_01.ability: build_discount cannot stand"),
        (card(phase="industry", ability={"id": "gain_points", "params": {}}), "fire_01.ability.params: 'points'"),
        (tile(ability={"params": {"strength": 2}}), "farm_3.ability.params.strength: gain doesn't use this value"),
        (
            {"disaster_cards": {"cards": [{"id": "pestilence_01", "ability": {"params": {"resource": "axe"}}}]}},
            "pestilence_01.ability.params.resource: gain_points doesn't use this value",
        ),
        (tile(type="road"), "locations.tiles: a set has 2 of kind farm|locations.tiles: a set has 3 of kind"),
        (tile(points={"value": 8}), "locations.tiles[farm_3].points"),
        (tile(rebuild_hammers={"value": 10}), "locations.tiles[farm_3].rebuild_hammers"),
        (clash(upheaval={"rank": 4}), "conflict_cards[conflict_01].upheaval.rank"),
        (clash(upheaval={"position": 12}), "conflict_cards[conflict_01].upheaval.position"),
        (clash(brackets=[BAND, BAND]), "conflict_cards[conflict_01].brackets"),
        (track("players_2", "economy", "disaster"), "decline_track.players_2: the first phase"),
        (track("players_2", "disaster", "double_disaster"), "decline_track.players_2: two players"),
        (track("players_2", "disaster", "economy", mark=8), "decline_track.players_2.lightning_space"),
    ],
)
def test_content_that_cannot_be_played_is_refused_with_its_place(overlay: dict[str, Any], place: str) -> None:
    with pytest.raises(OccasusError) as error:
        make(overlay)
    assert any(part in str(error.value) for part in place.split("|")), error.value


def test_an_exchange_of_another_sort_is_refused() -> None:
    ability = {"id": "exchange", "params": {"give": {"wheat": 2}, "get": [{"coin": 1}], "max_times": 1}}
    with pytest.raises(OccasusError, match="gives 1 wheat or 1 coin"):
        make(card(phase="economy", ability=ability))
    twins = {"id": "exchange", "params": {"give": {"wheat": 1}, "get": [{"axe": 1}, {"axe": 2}], "max_times": 1}}
    with pytest.raises(OccasusError, match="begin with axe"):
        make(card(phase="economy", ability=twins))


def test_an_ability_is_typed_in_without_what_was_there_before() -> None:
    gain = {"id": "gain", "params": {"resources": {"wheat": 2}}}
    for card in ("flood_11", "fire_01"):
        entry = {"id": card, "phase": "economy", "ability": gain}
        game = make({"disaster_cards": {"cards": [entry]}})
        state = game.start(2, complete(game.options, {}))
        assert list(state.facts.abilities.gain[TILES + CARD_WORDS.index(card)]) == [2, 0, 0, 0]
    with pytest.raises(OccasusError, match="stone"):
        make(
            {"disaster_cards": {"cards": [{"id": "flood_11", "ability": {"params": {"resources": {"stone": 1}}}}]}}
        ).start(2, complete(game.options, {}))


def test_our_own_content_names_what_is_designed() -> None:
    own = facts("empires_end")
    entries = [*own["locations"]["tiles"], *own["disaster_cards"]["cards"], *own["conflict_cards"]["cards"]]
    assert all("designed" in str(entry) or entry["id"] == "farm_3" or "rulebook" in str(entry) for entry in entries)
