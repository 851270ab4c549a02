"""When event cards may be played: the windows, and the cards with a timing of their own (FR-EVENT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from occasus.games.fall_of_rome.board.names import EVENT_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import before, fight
from tests.rules import rule

SIX = [f"orange_{city}" for city in ("genua", "narbo", "lutetia", "burdigala", "gesoriacum", "eburacum")]
TABLE: Final[dict[str, Any]] = {
    "barbarians": {"constantinopolis": {"visigoths": 3}, "lutetia": {"huns": 3}, "corduba": {"vandals": 1}},
    "legions": {"constantinopolis": 3},
    "forts": ["constantinopolis", "roma"],
    "player_discard": ["white_constantinopolis"],
    "decline": 1,
}


def meeting(phase: str, *events: str, **position: Any) -> Scene:
    """The Consul's turn in Constantinopolis; the Magister Militum is there too and holds the events."""
    players = [
        {"role": "consul", "city": "constantinopolis", "hand": ["blue_constantinopolis", *position.pop("hand", [])]},
        {"role": "magister_militum", "city": "constantinopolis", "hand": ["blue_sinope", *events]},
    ]
    return before(phase, players=players, **{**TABLE, **position})


def first_of_turn(*events: str) -> Scene:
    return meeting("actions", *events)


def after_an_action(*events: str) -> Scene:
    scene = meeting("actions", *events)
    scene.play("recruit")
    return scene


def after_the_last_action(*events: str) -> Scene:
    scene = meeting("actions", *events, turn={"actions": 1})
    scene.play("recruit")
    return scene


def after_stopping(*events: str) -> Scene:
    scene = meeting("actions", *events)
    scene.play("end_actions")
    return scene


def after_a_battle(*events: str) -> Scene:
    scene = meeting("actions", *events)
    fight(scene, "barbarian")
    return scene


def between_revolts(*events: str) -> Scene:
    scene = meeting("draw", *events, player_deck={"top": ["revolt", "revolt"]})
    for text in ("draw revolt", "draw revolt", "reveal huns brundisium"):
        scene.chance(text)
    return scene


def after_the_draw(*events: str) -> Scene:
    scene = meeting("draw", *events, player_deck={"top": ["black_tingi", "black_roma"]})
    scene.chance()
    scene.chance()
    return scene


def before_the_first_invasion(*events: str) -> Scene:
    return meeting("invade", *events)


def between_invasions(*events: str) -> Scene:
    scene = meeting("invade", *events)
    if scene.actors == [1]:
        scene.play("pass", 1)
    scene.chance("reveal huns brundisium")
    return scene


def after_the_last_invasion(*events: str) -> Scene:
    scene = between_invasions(*events)
    if scene.actors == [1]:
        scene.play("pass", 1)
    scene.chance("reveal huns carnuntum")
    return scene


ACTIONS: Final = (first_of_turn, after_an_action, after_the_last_action, after_stopping, after_a_battle)
INVASIONS: Final = (before_the_first_invasion, between_invasions, after_the_last_invasion)
OPEN: Final = (*ACTIONS, between_revolts, after_the_draw, *INVASIONS)
TIMED: Final[dict[str, tuple[tuple[Callable[..., Scene], ...], str]]] = {
    "alea_iacta_est": (ACTIONS, "FR-EVENT-13"),
    "veni_vidi_vici": (ACTIONS, "FR-EVENT-13"),
    "carpe_diem": (ACTIONS, "FR-EVENT-13"),
    "audentes_fortuna_iuvat": ((after_the_draw,), "FR-EVENT-14"),
    "vae_victis": ((after_a_battle,), "FR-EVENT-15"),
}


def offered(scene: Scene, event: str) -> list[str]:
    """The options of the event that the Magister Militum may choose."""
    return [text.split()[-1] for text in scene.legal(1) if text.startswith(f"event {event}")]


@rule("FR-EVENT-04", "FR-EVENT-09", "FR-EVENT-17")
@pytest.mark.parametrize("window", OPEN)
def test_an_event_without_a_timing_of_its_own_may_be_played_in_every_window(window: Callable[..., Scene]) -> None:
    for event in EVENT_WORDS:
        if event in TIMED:
            continue
        late = event == "abundans_cautela_non_nocet" and window in INVASIONS[1:]
        options = ["standard"] if late else ["standard", "corruption"]
        assert offered(window(event), event) == options, event


@rule("FR-EVENT-13", "FR-EVENT-14", "FR-EVENT-15")
@pytest.mark.parametrize("event", TIMED)
def test_an_event_with_a_timing_of_its_own_is_played_only_then(event: str) -> None:
    windows = TIMED[event][0]
    for window in OPEN:
        scene = window(event)
        if window in windows:
            assert offered(scene, event) == ["standard", "corruption"], window
        elif window is after_the_last_invasion:
            scene.expect(turn={"active": 1})  # nobody was asked, and the next turn has begun
        else:
            assert offered(scene, event) == [], window
            assert scene.actors != [1]


@rule("FR-EVENT-13", "FR-EVENT-14", "FR-EVENT-15")
@pytest.mark.parametrize("event", TIMED)
def test_a_card_out_of_its_time_is_refused_by_its_own_rule(event: str) -> None:
    """Another event holds the window open."""
    windows, why = TIMED[event]
    for window in (between_revolts, after_the_draw, *INVASIONS):
        if window not in windows:
            assert window("festina_lente", event).refused(f"event {event} standard", 1) == why


@rule("FR-EVENT-16")
def test_the_invade_phase_is_skipped_only_before_its_first_card() -> None:
    event = "abundans_cautela_non_nocet"
    assert offered(before_the_first_invasion(event), event) == ["standard", "corruption"]
    for window in INVASIONS[1:]:
        scene = window(event)
        assert offered(scene, event) == ["standard"]
        assert scene.refused(f"event {event} corruption", 1) == "FR-EVENT-16"
    late = after_the_last_invasion(event)
    late.play("pass", 1)
    late.expect(turn={"active": 1})
    assert offered(late, event) == ["standard", "corruption"]


@rule("FR-EVENT-09")
def test_after_the_last_invasion_the_next_turn_opens_a_window_of_its_own() -> None:
    """What is then played concerns the next player: Homo Faber names the city of the new active player."""
    scene = after_the_last_invasion("homo_faber_fortunae_suae")
    scene.expect(turn={"active": 0, "phase": "invade"}, actors=[1])
    scene.play("pass", 1)
    scene.expect(turn={"active": 1, "phase": "actions"}, actors=[1])
    scene.play("event homo_faber_fortunae_suae standard", 1)
    scene.expect(actors=[1], legal=["take_card white_constantinopolis"])


@rule("FR-EVENT-10")
@pytest.mark.parametrize("event", ["mortui_non_mordent", "audentes_fortuna_iuvat"])
def test_nothing_is_played_while_cards_are_drawn_or_revealed(event: str) -> None:
    """Between the two cards of a draw, inside a revolt, and while an invasion card is due."""
    drawing = meeting("draw", event, player_deck={"top": ["black_tingi", "revolt"]})
    drawing.chance("draw black_tingi")
    assert drawing.refused(f"event {event} standard", 1) == "FR-EVENT-10"
    drawing.chance("draw revolt")
    assert drawing.refused(f"event {event} standard", 1) == "FR-EVENT-10"
    invading = meeting("invade", event)
    if invading.actors == [1]:
        invading.play("pass", 1)
    invading.expect(actors=["chance"])
    assert invading.refused(f"event {event} standard", 1) == "FR-EVENT-10"


@rule("FR-EVENT-10")
def test_extra_cards_of_an_event_are_resolved_before_the_next_event() -> None:
    top = {"top": ["revolt", "vae_victis"]}
    scene = meeting("after_draw", "audentes_fortuna_iuvat", hand=["festina_lente"], player_deck=top)
    scene.play("event audentes_fortuna_iuvat standard", 1)
    scene.play("use", 0)
    for text in ("draw revolt", "draw vae_victis", "reveal huns brundisium"):
        scene.expect(actors=["chance"])
        assert scene.refused("event festina_lente standard", 0) == "FR-EVENT-10"
        scene.chance(text)
    scene.expect(actors=[0], legal=["event festina_lente standard"])


def over_limit(phase: str, event: str) -> Scene:
    """The Consul with seven cards, an event among them, gets one more."""
    if phase == "draw":
        scene = meeting("draw", hand=[*SIX[:5], event], player_deck={"top": ["black_tingi", "revolt"]})
        scene.settle()
    else:
        scene = meeting(phase, "homo_faber_fortunae_suae", hand=[*SIX[:5], event])
        scene.play("event homo_faber_fortunae_suae standard", 1)
        scene.play("take_card white_constantinopolis", 0)
    scene.expect(actors=[0], turn={"phase": phase}, legal=[f"discard {event}"])
    return scene


@rule("FR-EVENT-09", "FR-EVENT-13", "FR-EVENT-14", "FR-EVENT-15", "FR-EVENT-17")
@pytest.mark.parametrize("phase", ["actions", "draw", "invade"])
def test_whoever_is_over_the_limit_may_play_an_event_of_that_phase(phase: str) -> None:
    for event in EVENT_WORDS:
        if event == "homo_faber_fortunae_suae":
            continue
        rule_of = TIMED.get(event, ((), "FR-EVENT-17"))[1]
        fits = {"FR-EVENT-13": "actions", "FR-EVENT-14": "draw", "FR-EVENT-15": ""}.get(rule_of, phase) == phase
        scene = over_limit(phase, event)
        assert (f"event {event} standard" in scene.legal(0)) == fits, event


@rule("FR-EVENT-15")
def test_vae_victis_follows_a_battle_that_removed_barbarians() -> None:
    scene = meeting("actions", "vae_victis")
    fight(scene, "legion")
    assert offered(scene, "vae_victis") == []
    fight(scene, "barbarian")
    assert offered(scene, "vae_victis") == ["standard", "corruption"]
    scene.play("recruit", 0)
    assert offered(scene, "vae_victis") == []


@rule("FR-EVENT-15")
def test_other_events_may_come_between_the_battle_and_vae_victis() -> None:
    scene = meeting("actions", "vae_victis", hand=["festina_lente"])
    fight(scene, "barbarian")
    scene.play("event festina_lente standard", 0)
    scene.play("choose tyras")
    scene.play("move_pawn consul 1")
    assert offered(scene, "vae_victis") == ["standard", "corruption"]


@rule("FR-EVENT-15")
@pytest.mark.parametrize("deed", ["recruit", "end_actions", "march tyras 0"])
def test_after_another_deed_it_is_too_late_for_vae_victis(deed: str) -> None:
    scene = meeting("actions", "vae_victis")
    fight(scene, "barbarian")
    scene.play(deed, 0)
    assert scene.refused("event vae_victis standard", 1) in ("FR-EVENT-15", "FR-EVENT-10")
