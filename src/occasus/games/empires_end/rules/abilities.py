"""The abilities of locations and innovations (EE-ABIL): whose they are, how often they were used, what a use does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.empires_end.board.names import (
    GAIN,
    GAIN_PER_ADJACENT,
    GAIN_POINTS,
    POINTS_PER_ADJACENT,
    POINTS_PER_ADJACENT_DESTROYED,
    REFRESH_ADJACENT,
    RESOURCES,
    SLOTS,
    TILES,
)
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.empire import intact_beside, refresh_beside, ruins_beside
from occasus.games.empires_end.rules.resources import gain, gain_bundle, score

_CARD_USE: Final = SLOTS - TILES  # from a card's number as a bearer to its count of uses


def slot_of(state: State, seat: i64, bearer: i64) -> i64:
    """The slot that a bearer is, or is attached to."""
    return seat * TILES + bearer if bearer < TILES else state.home[bearer - TILES]


def use_of(seat: i64, bearer: i64) -> i64:
    """Return where the uses of a bearer are counted: by tile and card, wherever they stand (EE-IND-29, EE-RUL-39)."""
    return seat * TILES + bearer if bearer < TILES else bearer + _CARD_USE


def why_not_usable(
    state: State, seat: i64, bearer: i64, phase: i64, not_own: RuleId, other_phase: RuleId
) -> RuleId | None:
    """An ability of one's own, of this phase, on an intact location; several there all work (EE-LOC-06, EE-INNO-07)."""
    if bearer >= TILES and bearer - TILES not in state.innovations[seat]:
        return not_own
    if state.facts.abilities.phase[bearer] != phase:
        return other_phase
    return None if state.intact[slot_of(state, seat, bearer)] else "EE-LOC-06"


def why_not_ready(state: State, seat: i64, card: i64, kind: i64, rule: RuleId) -> RuleId | None:
    """An innovation of one's own with this ability, not in ruins and not exhausted (EE-LOC-06, EE-EXH-02)."""
    if card not in state.innovations[seat] or state.facts.abilities.kind[TILES + card] != kind:
        return rule
    return why_not_working(state, card)


def why_not_working(state: State, card: i64) -> RuleId | None:
    """An attached innovation, however new, that is neither in ruins nor exhausted
    (EE-LOC-06, EE-EXH-02, EE-RUL-36, EE-RUL-37).
    """
    if not state.intact[state.home[card]]:
        return "EE-LOC-06"
    return "EE-EXH-02" if state.exhausted[card] else None


def carry_out(state: State, seat: i64, bearer: i64, log: Log | None) -> None:
    """Do what an ability does that asks nothing
    (EE-ABIL-01, EE-ABIL-06, EE-ABIL-07, EE-ABIL-08, EE-ABIL-09, EE-ABIL-13).
    """
    abilities = state.facts.abilities
    kind = abilities.kind[bearer]
    if kind == GAIN:
        gain_bundle(state, seat, abilities.gain[bearer], log)
        return
    slot = slot_of(state, seat, bearer)
    if kind == REFRESH_ADJACENT:
        refresh_beside(state, seat, slot, log)
    elif kind == GAIN_POINTS:
        score(state, seat, abilities.points[bearer], log)
    elif kind == POINTS_PER_ADJACENT_DESTROYED:
        score(state, seat, abilities.points[bearer] * ruins_beside(state, slot), log)
    elif kind == POINTS_PER_ADJACENT:
        score(state, seat, abilities.points[bearer] * intact_beside(state, slot, abilities.beside[bearer]), log)
    else:
        assert kind == GAIN_PER_ADJACENT
        times = intact_beside(state, slot, abilities.beside[bearer])
        for resource in range(RESOURCES):
            if abilities.gain[bearer][resource] and times:
                gain(state, seat, resource, times * abilities.gain[bearer][resource], log)
