"""Fall of Rome keeps the contract in every configuration, and its golden playthroughs stay what they are."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings

from occasus.core.checks.contract import check_chance, check_contract
from occasus.core.options import complete
from occasus.games import find
from occasus.scenes.scene import Scene
from tests.golden import keep_golden
from tests.perft import count_lines
from tests.stateful_play import GameMachine

GAME = find("fall_of_rome")
LEVELS = [
    *(("base", level) for level in ("novice", "normal", "heroic")),
    *(("roma_caput_mundi", level) for level in ("novice", "normal", "heroic", "legendary")),
]
SWITCHES: list[dict[str, Any]] = [
    {"recruit.allow_fewer": True, "mercator.consent": False, "audentes.short_deck": "loss"},
    {"solo.choose_roles": True, "first_player.tie": "choose", "vestalis.may_return_revolt": False},
    {"solo.order": "choose", "first_player.days": "random", "challenge": "roma_caput_mundi"},
    {"roles.first_seat": "mercator"},
    {"rcm.regina_into_roma": "forbid", "challenge": "roma_caput_mundi", "decline.steps_to_lose": 16},
]


@pytest.mark.parametrize("edition", ["default", "first_polish"])
@pytest.mark.parametrize(("challenge", "difficulty"), LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_configuration_keeps_the_contract(seats: int, challenge: str, difficulty: str, edition: str) -> None:
    options = {"challenge": challenge, "difficulty": difficulty, "edition": edition}
    check_contract(GAME, seats, complete(GAME.options, options), f"{seats} {challenge} {difficulty} {edition}", every=9)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("switches", SWITCHES)
def test_every_switch_keeps_the_contract(seats: int, switches: dict[str, Any]) -> None:
    check_contract(GAME, seats, complete(GAME.options, switches), f"{seats} {switches}", every=9)


@pytest.mark.long
@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize(("challenge", "difficulty"), LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_many_games_keep_the_contract(seats: int, challenge: str, difficulty: str, number: int) -> None:
    options = {"challenge": challenge, "difficulty": difficulty}
    check_contract(GAME, seats, complete(GAME.options, options), f"long {number}", every=3)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_dice_are_those_of_the_seed(seats: int) -> None:
    check_chance(GAME, seats, complete(GAME.options, {}), f"chance {seats}")


@pytest.mark.parametrize(("challenge", "difficulty"), LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_game_by_a_seed_goes_as_it_went_before(seats: int, challenge: str, difficulty: str) -> None:
    options = {"challenge": challenge, "difficulty": difficulty}
    keep_golden(GAME, seats, options, "golden", f"{seats}_{challenge}_{difficulty}", most=80)


LUGDUNUM: dict[str, Any] = {
    "players": [
        {"role": "regina_foederata", "city": "lugdunum", "hand": ["black_lugdunum", "green_lutetia", "carpe_diem"]},
        {"role": "mercator", "city": "lugdunum", "hand": ["green_lugdunum", "black_tingi", "mortui_non_mordent"]},
    ],
    "barbarians": {"lugdunum": {"vandals": 2, "huns": 1}, "lutetia": {"huns": 3}, "carthago": {"vandals": 1}},
    "legions": {"lugdunum": 2, "roma": 1},
    "forts": ["lugdunum"],
    "allied": ["huns"],
}
HARBOUR: dict[str, Any] = {
    "players": [
        {"role": "praefectus_classis", "city": "carthago", "hand": ["black_carthago", "white_roma", "veni_vidi_vici"]},
        {"role": "consul", "city": "roma"},
        {"role": "vestalis", "city": "athenae", "hand": ["white_athenae", "festina_lente"]},
    ],
    "barbarians": {"carthago": {"vandals": 3, "visigoths": 1}, "athenae": {"visigoths": 3}},
    "legions": {"carthago": 3},
    "forts": ["roma"],
}
TREASURY: dict[str, Any] = {
    "players": [
        {"role": "praefectus_fabrum", "city": "tyras", "hand": ["white_tyras", "blue_sinope", "hic_manebimus_optime"]},
        {"role": "magister_militum", "city": "sinope"},
        {"role": "consul", "city": "roma"},
    ],
    "treasury": ["white_roma"],
    "barbarians": {"tyras": {"visigoths": 2, "ostrogoths": 2}},
    "legions": {"tyras": 3},
    "forts": ["roma"],
}


@pytest.mark.parametrize(
    ("position", "seats", "lines"),
    [(LUGDUNUM, 2, (31, 371, 5341)), (HARBOUR, 3, (166, 10858)), (TREASURY, 1, (73, 900))],
    ids=["lugdunum", "harbour", "treasury"],
)
def test_a_known_position_goes_on_in_as_many_ways_as_before(
    position: dict[str, Any], seats: int, lines: tuple[int, ...]
) -> None:
    state = Scene("fall_of_rome", seats, position).state
    assert tuple(count_lines(GAME, state, depth + 1) for depth in range(len(lines))) == lines


class Machine(GameMachine):
    game = GAME
    setups = [
        (seats, {"challenge": challenge, "difficulty": difficulty})
        for seats in range(1, 6)
        for challenge, difficulty in LEVELS
    ]


TestHypothesis = Machine.TestCase
TestHypothesis.settings = settings(max_examples=25, stateful_step_count=60, deadline=None)
