"""Whose turn it is in an arranged position, and what is on the agenda."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from occasus.core.basics import BadPosition, Json, Position
from occasus.core.int_arrays import Stack, vec
from occasus.core.position_parser import as_list, as_map, as_number, as_seat, as_step, as_word
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.board.names import (
    ACTION_PHASE,
    BARBARIAN_WORDS,
    CARDS,
    CITY_WORDS,
    DRAW_PHASE,
    EVENT_WORDS,
    FULL,
    INVADE_PHASE,
    PHASE_WORDS,
    PLAYER_CARD_WORDS,
    ROLE_WORDS,
    TRIBES,
)
from occasus.games.fall_of_rome.board.state import PASSED_TURN, State
from occasus.games.fall_of_rome.io.agenda_checks import refuse_wrong_order
from occasus.games.fall_of_rome.rules.consent import REFUSAL, REFUSED_MOVE
from occasus.games.fall_of_rome.rules.ending import REASONS
from occasus.games.fall_of_rome.steps import STEPS

# What is still to be done when a scene begins in a phase, bottom first.
AGENDAS: Final = {
    "actions": [
        steps.END_TURN_STEP.at(),
        steps.INVADE_STEP.at(),
        steps.AFTER_DRAW_STEP.at(),
        steps.DRAW_STEP.at(),
        steps.ACTIONS_STEP.at(),
    ],
    "draw": [steps.END_TURN_STEP.at(), steps.INVADE_STEP.at(), steps.AFTER_DRAW_STEP.at(), steps.DRAW_STEP.at()],
    "after_draw": [steps.END_TURN_STEP.at(), steps.INVADE_STEP.at(), steps.AFTER_DRAW_STEP.at()],
    "invade": [steps.END_TURN_STEP.at(), steps.INVADE_STEP.at()],
    "revolt": [
        steps.END_TURN_STEP.at(),
        steps.INVADE_STEP.at(),
        steps.AFTER_DRAW_STEP.at(),
        steps.REVOLT_STEP.at(),
    ],
}
PHASES: Final = ("actions", "draw", "after_draw", "invade", "revolt")
KEYS: Final = (
    "active",
    "seat",
    "phase",
    "actions",
    "invasions_left",
    "revealed",
    "fewer",
    "skip_invasion",
    "alea",
    "alea_seat",
    "victory",
    "victory_city",
    "traded",
    "enlisted",
    "passed",
    "refused",
    "drawn",
)
OUTCOMES: Final = ("going_on", *REASONS[1:])
MOST_ACTIONS: Final = 99  # far more than any turn can have


def arrange_turn(state: State, position: Position) -> None:
    """The active player, the phase, what happened in this turn, and the agenda."""
    given = as_map(position.get("turn"), "position.turn", KEYS, "{active: 0, phase: actions}")
    seats, pawns = state.facts.seats, state.facts.pawns
    state.active = _active(state, given, pawns)
    state.invasions_left = _number(given, "invasions_left", CARDS)
    state.revealed = _number(given, "revealed", 1)
    state.fewer_invasions = _number(given, "fewer", CARDS)
    state.skip_invasion = _number(given, "skip_invasion", 1)
    state.faces_chosen = _number(given, "alea", 2)
    if given.get("alea_seat") is not None:
        state.faces_seat = _number(given, "alea_seat", seats - 1)
    state.victory = _number(given, "victory", TRIBES * FULL)
    state.traded, state.enlisted = _number(given, "traded", 1), _number(given, "enlisted", 1)
    state.victory_city = state.cities[state.active] if state.cities[state.active] >= 0 else 0  # where battles are
    if given.get("victory_city") is not None:
        state.victory_city = as_word(given["victory_city"], CITY_WORDS, "position.turn.victory_city", "city")
    passed = as_list(given.get("passed", list(state.passed)), "position.turn.passed")
    if len(passed) != seats:
        raise BadPosition("position.turn.passed", f"one number for each of the {seats} seats was expected")
    state.passed = vec[i64]([as_number(mark, "position.turn.passed", most=PASSED_TURN) for mark in passed])
    state.refused = vec[i64]([_refusal(word) for word in as_list(given.get("refused"), "position.turn.refused")])
    state.over = as_word(position.get("outcome", OUTCOMES[0]), OUTCOMES, "position.outcome", "outcome")
    if state.decline == state.facts.steps_to_lose and not state.over:
        raise BadPosition("position.decline", f"with {state.decline} steps the game is lost (FR-END-04)")
    _agenda(state, position, given)
    state.drawn = vec[i64](_drawn(state, as_list(given.get("drawn"), "position.turn.drawn")))


def _active(state: State, given: dict[Any, Any], pawns: int) -> int:
    """The current player, by number or by role."""
    key = "active" if "active" in given else "seat"
    roles = tuple(ROLE_WORDS[role] for role in state.roles)
    return as_seat(given.get(key, 0), roles or ROLE_WORDS[:pawns], f"position.turn.{key}")


def _number(given: dict[Any, Any], key: str, most: int, default: int = 0) -> int:
    """A number of the turn; true and false are 1 and 0."""
    value = given.get(key, default)
    return as_number(int(value) if most == 1 and isinstance(value, bool) else value, f"position.turn.{key}", most=most)


def _agenda(state: State, position: Position, given: dict[Any, Any]) -> None:
    written = position.get("agenda")
    phase = given.get("phase", "actions")
    if written is not None:
        state.phase = as_word(phase, PHASE_WORDS, "position.turn.phase", "phase")
        state.actions_left = _number(given, "actions", MOST_ACTIONS)
        steps = as_list(written, "position.agenda")
        state.agenda = Stack([as_step(step, STEPS, "position.agenda") for step in steps])
        if not state.agenda:
            raise BadPosition(
                "position.agenda", "something must be left to do; leave this out to derive it from `turn`"
            )
        if not state.over:
            refuse_wrong_order(state)
        _check_setup(state, as_map(position.get("player_deck"), "position.player_deck"))
        return
    as_word(phase, PHASES, "position.turn.phase", "phase")
    if given.get("drawn"):
        raise BadPosition("position.turn.drawn", "cards just drawn can be given only with an `agenda`")
    state.agenda = Stack(AGENDAS[phase])
    state.phase = ACTION_PHASE if phase == "actions" else DRAW_PHASE  # the invade phase begins as the draw phase ends
    if state.over and phase == "invade":  # it does not begin any more
        state.phase = INVADE_PHASE
    all_actions = state.facts.actions if phase == "actions" else 0
    state.actions_left = _number(given, "actions", MOST_ACTIONS, all_actions)
    if phase == "actions" and not state.actions_left:
        raise BadPosition("position.turn.actions", "with no actions left, the phase is `draw`")


def _check_setup(state: State, deck: dict[Any, Any]) -> None:
    """What is dealt and placed fits what the agenda says is still to be dealt and placed."""
    agenda = state.agenda
    if steps.BUILD_DECK_STEP.at() in agenda and as_list(deck.get("top"), "position.player_deck.top"):
        raise BadPosition("position.player_deck.top", "the deck has no known top before it is built (FR-SETUP-19)")
    if steps.BUILD_DECK_STEP.at() in agenda and state.rate:
        raise BadPosition(
            "position.rate", "only a revolt moves the rate marker, and none is in the deck yet (FR-REVOLT-01)"
        )
    _check_cards(state)
    picks, deals = agenda.count(steps.PICK_ROLE_STEP.at()), agenda.count(steps.DEAL_ROLE_STEP.at())
    if len(state.roles) + (picks or deals) != state.facts.pawns:
        raise BadPosition(
            "position.players", "every player needs a role, or the agenda must still deal one (FR-SETUP-09)"
        )
    for pawn, city in enumerate(state.cities):
        if (city < 0) != (steps.START_STEP.at(pawn) in agenda):
            what = f"a pawn stands in a city, or 'start {pawn}' is still on the agenda (FR-SETUP-14)"
            raise BadPosition(f"position.players[{pawn}].city", what)


def _check_cards(state: State) -> None:
    """Whoever plays an event holds it or has spent it, and no one is dealt more than the opening hand."""
    for step in state.agenda:
        if steps.PLAYED_STEP.has(step):
            event, seat, _ = steps.PLAYED_STEP.split(step)
            if event not in state.events[seat] and CARDS + event not in state.player_discard:
                what = f"{STEPS.text(step)!r} is on the agenda, so seat {seat} holds the card or it is discarded"
                raise BadPosition(f"position.players[{seat}].hand", f"{what} (FR-EVENT-06)")
    for seat in range(state.facts.seats):
        still = state.agenda.count(steps.DEAL_STEP.at(seat))
        if still and len(state.hands[seat]) + len(state.events[seat]) + still > state.facts.hand_dealt:
            what = f"{state.facts.hand_dealt} cards are dealt to each, those on the agenda included (FR-SETUP-12)"
            raise BadPosition(f"position.players[{seat}].hand", what)


def _refusal(text: Json) -> int:
    """Who has refused which card, `mercator white_genua`, or a move by an event, `consul festina_lente genua`."""
    where = "position.turn.refused"
    role, _, rest = str(text).partition(" ")
    who = as_word(role, ROLE_WORDS, where, "role")
    card, _, city = rest.partition(" ")
    if not city:
        return REFUSAL.at(who, as_word(card, PLAYER_CARD_WORDS, where, "card"))
    return REFUSED_MOVE.at(who, as_word(card, EVENT_WORDS, where, "event"), as_word(city, CITY_WORDS, where, "city"))


def _drawn(state: State, words: list[Json]) -> list[int]:
    names = {STEPS.family(step).name for step in state.agenda}
    known = BARBARIAN_WORDS if "lay" in names else ROLE_WORDS if "pick_role" in names else PLAYER_CARD_WORDS
    return [as_word(word, known, "position.turn.drawn", "it") for word in words]
