"""Whose turn it is in an arranged position, and what is on the agenda."""

from __future__ import annotations

from typing import Any, Final

from occasus.core.basics import BadPosition, Json, OccasusError, Position
from occasus.core.words import look_up, meant
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.ending import REASONS
from occasus.games.fall_of_rome.names import (
    ACTION_PHASE,
    BARBARIAN_WORDS,
    CITY_WORDS,
    PHASE_WORDS,
    PLAYER_CARD_WORDS,
    ROLE_WORDS,
)
from occasus.games.fall_of_rome.state import State
from occasus.games.fall_of_rome.steps import STEPS

# What is still to be done when a scene begins in a phase, bottom first.
AGENDAS: Final = {
    "actions": [
        steps.END_TURN_STEP.base,
        steps.INVADE_STEP.base,
        steps.AFTER_DRAW_STEP.base,
        steps.DRAW_STEP.base,
        steps.ACTIONS_STEP.base,
    ],
    "draw": [steps.END_TURN_STEP.base, steps.INVADE_STEP.base, steps.AFTER_DRAW_STEP.base, steps.DRAW_STEP.base],
    "after_draw": [steps.END_TURN_STEP.base, steps.INVADE_STEP.base, steps.AFTER_DRAW_STEP.base],
    "invade": [steps.END_TURN_STEP.base, steps.INVADE_STEP.base],
    "revolt": [
        steps.END_TURN_STEP.base,
        steps.INVADE_STEP.base,
        steps.AFTER_DRAW_STEP.base,
        steps.REVOLT_STEP.base,
    ],
}
PHASES: Final = ("actions", "draw", "after_draw", "invade", "revolt")
NUMBERS: Final = (
    "active",
    "actions",
    "invasions_left",
    "revealed",
    "fewer",
    "skip_invasion",
    "alea",
    "alea_seat",
    "victory",
    "traded",
    "enlisted",
)
KEYS: Final = (*NUMBERS, "seat", "phase", "victory_city", "passed", "refused", "drawn", "chosen")


def arrange_turn(state: State, position: Position) -> None:
    """The active player, the phase, what happened in this turn, and the agenda."""
    given = position.get("turn")
    given = {} if given is None else given
    if not isinstance(given, dict):
        raise BadPosition("position.turn", f"a map such as {{active: 0, phase: actions}} was expected, not {given!r}")
    for key in given:
        if key not in KEYS:
            raise BadPosition(f"position.turn.{key}", f"this part is not known; {meant(str(key), KEYS)}")
    number = _numbers(given)
    state.active = number.get("active", number.get("seat", 0))
    if not 0 <= state.active < state.tables.pawns:
        raise BadPosition("position.turn.active", f"a pawn from 0 to {state.tables.pawns - 1} was expected")
    state.invasions_left = number.get("invasions_left", 0)
    state.revealed = number.get("revealed", 0)
    state.fewer = number.get("fewer", 0)
    state.skip_invasion = number.get("skip_invasion", 0)
    state.alea, state.alea_seat = number.get("alea", 0), number.get("alea_seat", 0)
    state.victory = number.get("victory", 0)
    state.traded, state.enlisted = number.get("traded", 0), number.get("enlisted", 0)
    if "victory_city" in given:
        state.victory_city = _word(given["victory_city"], CITY_WORDS, "victory_city")
    state.passed = [int(mark) for mark in given.get("passed", state.passed)]
    state.refused = [_refusal(word) for word in given.get("refused", [])]
    state.chosen = [int(choice) for choice in given.get("chosen", [])]
    state.outcome = look_up(position.get("outcome", "going_on"), ("going_on", *REASONS[1:]), "position.outcome:")
    _agenda(state, position, given, number)
    state.drawn = _drawn(state, given.get("drawn", []))


def _numbers(given: dict[str, Any]) -> dict[str, int]:
    found: dict[str, int] = {}
    for key in (*NUMBERS, "seat"):
        value = given.get(key, 0)
        if not isinstance(value, int) or value < 0:
            raise BadPosition(f"position.turn.{key}", f"a whole number was expected, not {value!r}")
        if key in given:
            found[key] = int(value)
    return found


def _agenda(state: State, position: Position, given: dict[str, Any], number: dict[str, int]) -> None:
    written = position.get("agenda")
    phase = given.get("phase", "actions")
    if written is not None:
        state.phase = _word(phase, PHASE_WORDS, "phase")
        state.actions_left = number.get("actions", 0)
        try:
            state.agenda = [STEPS.parse(str(step)) for step in written]
        except OccasusError as error:
            raise BadPosition("position.agenda", str(error)) from error
        return
    if phase not in AGENDAS:
        raise BadPosition("position.turn.phase", f"{phase!r} is not known; {meant(str(phase), PHASES)}")
    state.agenda = list(AGENDAS[phase])
    state.phase = {"actions": ACTION_PHASE, "invade": PHASE_WORDS.index("draw")}.get(phase, PHASE_WORDS.index("draw"))
    state.actions_left = number.get("actions", state.tables.actions if phase == "actions" else 0)


def _word(word: Json, words: tuple[str, ...], key: str) -> int:
    try:
        return look_up(word, words, "it")
    except OccasusError as error:
        raise BadPosition(f"position.turn.{key}", str(error)) from error


def _refusal(text: Json) -> int:
    role, _, card = str(text).partition(" ")
    return 64 * _word(role, ROLE_WORDS, "refused") + _word(card, PLAYER_CARD_WORDS, "refused")


def _drawn(state: State, words: list[Json]) -> list[int]:
    names = {STEPS.family(step).name for step in state.agenda}
    known = BARBARIAN_WORDS if "lay" in names else ROLE_WORDS if "pick_role" in names else PLAYER_CARD_WORDS
    return [_word(word, known, "drawn") for word in words]
