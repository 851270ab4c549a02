"""Contradictions in a position: each is refused with its place and a sentence."""

from __future__ import annotations

from typing import Final

from occasus.core.agenda import NOTHING
from occasus.core.basics import BadPosition, Json, Position, Seat
from occasus.core.catalogue import Family
from occasus.games.empires_end import steps as s
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import (
    BEARER_WORDS,
    CARD_WORDS,
    COMBINED,
    CONFLICT,
    DISASTER,
    DOUBLE_DISASTER,
    ECONOMY,
    INDUSTRY,
    PHASE_WORDS,
    SETUP,
    TILES,
)
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.io.agenda_checks import refuse_wrong_order
from occasus.games.empires_end.io.describe import HIDDEN, at_end
from occasus.games.empires_end.rules.abilities import use_of
from occasus.games.empires_end.rules.conflict import base_strength
from occasus.games.empires_end.rules.setup import NOT_LAID, in_setup

DISASTERS: Final = (DISASTER, DOUBLE_DISASTER)
ECONOMIES: Final = (ECONOMY, COMBINED)
INDUSTRIES: Final = (INDUSTRY, COMBINED)
RENEWED_MOST: Final = 8  # uses that re-activations can give beside the printed ones
OVER: Final = -1  # stands for a phase once the game is over

# The phases in which a step can be due or decided; `advance` lies under all of them.
PHASES: Final[dict[Family, tuple[int, ...]]] = {
    **dict.fromkeys(
        (s.BEGIN_STRIKE_STEP, s.STRIKE_ALL_STEP, s.END_STRIKE_STEP, s.DRAW_TEMPLE_STEP, s.LAY_TILE_STEP), (SETUP,)
    ),
    **dict.fromkeys((s.CHOOSE_HAND_STEP, s.CHOOSE_STRIKE_STEP), (SETUP,)),
    **dict.fromkeys(
        (s.TURN_STEP, s.POLL_STEP, s.WINDOW_STEP, s.TO_DESTROY_STEP, s.TO_ATTACH_STEP, s.RELIEF_STEP, s.GO_ON_STEP),
        DISASTERS,
    ),
    **dict.fromkeys((s.DRAW_DISASTER_STEP, s.ON_TURN_STEP, s.IN_WINDOW_STEP, s.IN_RELIEF_STEP), DISASTERS),
    **dict.fromkeys((s.COMPARE_STEP, s.UPHEAVAL_STEP, s.DRAW_CONFLICT_STEP), (CONFLICT,)),
    **dict.fromkeys((s.CHOOSE_AXES_STEP, s.CHOOSE_COINS_STEP, s.CHOOSE_REFRESH_STEP), (CONFLICT,)),
    **dict.fromkeys((s.IN_ECONOMY_STEP, s.IN_REACTIVATION_STEP), ECONOMIES),
    **dict.fromkeys(
        (s.IN_INDUSTRY_STEP, s.WITH_CARDS_STEP, s.WITH_LEFTOVERS_STEP, s.IN_SWAP_STEP, s.IN_MOVE_STEP), INDUSTRIES
    ),
    s.DRAW_CARD_STEP: (SETUP, *INDUSTRIES),
    s.CHOOSE_RUIN_STEP: (SETUP, *DISASTERS),
    s.CHOOSE_HOME_STEP: (SETUP, *DISASTERS, *INDUSTRIES),
    s.CHOOSE_PART_STEP: (COMBINED,),
}


CHANCES: Final[tuple[Family, ...]] = (
    s.DRAW_TEMPLE_STEP,
    s.LAY_TILE_STEP,
    s.DRAW_CONFLICT_STEP,
    s.DRAW_CARD_STEP,
    s.DRAW_DISASTER_STEP,
)
OF_ECONOMY: Final[tuple[Family | None, ...]] = (s.IN_ECONOMY_STEP, s.IN_REACTIVATION_STEP)
OF_INDUSTRY: Final[tuple[Family | None, ...]] = (
    s.IN_INDUSTRY_STEP,
    s.WITH_CARDS_STEP,
    s.WITH_LEFTOVERS_STEP,
    s.CHOOSE_HOME_STEP,
    s.IN_SWAP_STEP,
    s.IN_MOVE_STEP,
)


def phase_of(state: State) -> int:
    """The phase under the hourglass, SETUP before the first and OVER after the last."""
    if state.space == state.facts.end_space:
        return OVER
    return SETUP if in_setup(state) else state.facts.track[state.space]


def refuse_impossible(state: State, position: Position, empires: list[dict[str, Json]]) -> None:
    """Refuse what the phase, and the decision of each seat in it, do not allow."""
    phase = phase_of(state)
    for key, expected in (("seats", state.facts.seats), ("options", state.facts.options)):
        if position.get(key, expected) != expected:
            raise BadPosition(key, "these belong to another game.")
    if not state.facts.finite and position.get("supply") is not None:
        raise BadPosition("supply", "tokens run out only with the option finite_supply.")
    _common(state, phase)
    for seat, empire in enumerate(empires):
        where = f"empires[{seat}]"
        _progress(state, seat, phase, where)
        _uses(state, seat, phase, where)
        _bid(state, seat, phase, where)
        if len(state.hands[seat]) > max(state.facts.hand_size, state.facts.dealt):
            raise BadPosition(f"{where}.hand", f"a hand has {state.facts.hand_size} cards at most.")
        if max(state.struck[2 * seat : 2 * seat + 2]) >= 0 and phase != SETUP:
            raise BadPosition(f"{where}.struck", "cards strike only in the lightning setup.")
        if phase == SETUP and s.CHOOSE_HOME_STEP.has(state.todo[seat]):
            _first_struck(state, seat, s.CHOOSE_HOME_STEP.of(state.todo[seat]), where)
        laid = NOT_LAID not in state.row[seat * TILES : seat * TILES + TILES]
        if not laid and phase != SETUP:
            raise BadPosition(f"{where}.row", f"a row has {TILES} locations.")
        strength = base_strength(state, seat) if laid else 0
        if empire.get("strength", strength) != strength:
            raise BadPosition(f"{where}.strength", f"it should be {strength}, given what is there.")
        counted = at_end(state, seat, empire.get("resources") != HIDDEN)
        if empire.get("at_end", counted) != counted:
            raise BadPosition(f"{where}.at_end", f"it should be {counted}, judging by what is there.")


def _first_struck(state: State, seat: Seat, card: int, where: str) -> None:
    """The card that gets its location is the first of those that struck (EE-LIGHT-05)."""
    if [card] != [struck for struck in state.struck[2 * seat : 2 * seat + 2] if struck >= 0][:1]:
        raise BadPosition(f"{where}.struck", f"{CARD_WORDS[card]}, which is being attached, must be the first one.")


def _common(state: State, phase: int) -> None:
    """Cards on offer, who took one, the conflict card."""
    if phase not in DISASTERS and (max(state.offers) >= 0 or max(state.handled)):
        raise BadPosition("offers", "only a disaster phase has cards on offer.")
    if phase == DISASTER and state.offers[1] >= 0:
        raise BadPosition("offers.second", "a single disaster has only a first card.")
    if phase not in DISASTERS and state.takers:
        raise BadPosition("takers", "cards are taken only in a disaster phase.")
    if phase != CONFLICT and state.conflict >= 0:
        raise BadPosition("conflict", "only a conflict phase has a conflict card.")


def _progress(state: State, seat: Seat, phase: int, where: str) -> None:
    """What a seat has done in this phase, beside what it decides now."""
    step = state.todo[seat]
    if state.next_part[seat]:
        part = s.STEPS.family(step) if step != NOTHING else None
        if phase != COMBINED or part not in (OF_ECONOMY if state.next_part[seat] == INDUSTRY else OF_INDUSTRY):
            raise BadPosition(f"{where}.next_part", "only during the other part of the combined phase.")
    for name, value in (
        ("cards_handled", state.cards_handled[seat]),
        ("rebuilt", state.rebuilt[seat]),
        ("block", state.block[seat]),
    ):
        if value and phase not in INDUSTRIES:
            raise BadPosition(f"{where}.{name}", "only industry has this.")
    if state.block[seat] and not state.facts.one_block:
        raise BadPosition(f"{where}.block", "only with the option abilities_in_one_block.")
    if phase in INDUSTRIES:
        possible = _cards_handled(state, step)
        if state.cards_handled[seat] not in possible:
            choices = " or ".join(map(str, possible))
            raise BadPosition(f"{where}.cards_handled", f"{choices} was expected, given the seat's decision.")


def _cards_handled(state: State, step: int) -> list[int]:
    """How many cards can be handled while a seat decides this: 0 before the first, one too many after the refill."""
    most = state.facts.handled_most
    if s.WITH_CARDS_STEP.has(step):
        return list(range(1, most))
    if s.WITH_LEFTOVERS_STEP.has(step):
        return [most]
    return list(range(1, most + 1)) if s.CHOOSE_HOME_STEP.has(step) else [0, most + 1]


def _uses(state: State, seat: Seat, phase: int, where: str) -> None:
    """Uses of this phase's abilities, of locations and attached innovations, as often as they can be used."""
    abilities, phases = state.facts.abilities, (ECONOMY, INDUSTRY) if phase == COMBINED else (phase,)
    for bearer in [*range(TILES), *(TILES + card for card in state.innovations[seat])]:
        use = use_of(seat, bearer)
        if not state.used[use]:
            continue
        place = f"{where}.used.{BEARER_WORDS[bearer]}"
        if abilities.phase[bearer] not in (ECONOMY, INDUSTRY) or abilities.phase[bearer] not in phases:
            raise BadPosition(place, "it has no ability for this phase.")
        if not -RENEWED_MOST <= state.used[use] <= abilities.limit[bearer]:
            raise BadPosition(place, f"it can be used {abilities.limit[bearer]} times per phase.")


def _bid(state: State, seat: Seat, phase: int, where: str) -> None:
    """Axes, then coins, once a conflict card lies open."""
    axes, coins = state.bids[2 * seat : 2 * seat + 2]
    if axes < 0 and coins < 0:
        return
    if phase != CONFLICT or state.conflict < 0:
        raise BadPosition(f"{where}.bid", "bids need a revealed conflict card.")
    if axes < 0:
        raise BadPosition(f"{where}.bid", "axes are chosen before coins.")


def refuse_unsettled(state: State) -> None:
    """Refuse an agenda that does not fit the phase, or with which the game could not go on."""
    phase = phase_of(state)
    if phase == OVER:
        if state.agenda or state.open_seats:
            raise BadPosition("agenda", "the game is over, so there's nothing left to do.")
        return
    _refuse_foreign_steps(state, phase)
    chance = s.STEPS.family(state.agenda[-1]) in CHANCES
    _refuse_empty_deck(state)
    if not state.open_seats and not chance:
        raise BadPosition("agenda", "no one decides and no card is drawn.")
    if phase in DISASTERS and len(state.open_seats) > 1:
        raise BadPosition("agenda", "in a disaster phase, seats decide one at a time.")
    if phase == CONFLICT and (state.conflict >= 0) == any(s.DRAW_CONFLICT_STEP.has(step) for step in state.agenda):
        raise BadPosition("conflict", "a conflict card must be revealed or about to be drawn.")
    for seat in range(state.facts.seats):
        _refuse_wrong_bid(state, seat, phase)
        if phase == SETUP:
            _refuse_wrong_strike(state, seat)
    refuse_wrong_order(state)
    for seat in state.open_seats:
        if not chance and not AGENDA.legal(state, seat):
            raise BadPosition(f"empires[{seat}].decides", "there is nothing to choose from.")


def _refuse_empty_deck(state: State) -> None:
    """Whatever is drawn next lies in its deck; the discards are shuffled before."""
    step = state.agenda[-1]
    if not state.deck and (s.DRAW_CARD_STEP.has(step) or s.DRAW_DISASTER_STEP.has(step)):
        raise BadPosition("deck", "a card is drawn from it next, so the discards must be shuffled into it (EE-RUL-26).")
    if not state.conflict_deck and s.DRAW_CONFLICT_STEP.has(step):
        raise BadPosition(
            "conflict_discards", "a conflict card is drawn next, so they must be shuffled first (EE-RUL-27)."
        )


def _refuse_foreign_steps(state: State, phase: int) -> None:
    for place, step in enumerate(state.agenda):
        if s.ADVANCE_STEP.has(step) != (place == 0):
            raise BadPosition("agenda", "`advance` can only come first.")
        if place and phase not in PHASES[s.STEPS.family(step)]:
            raise BadPosition("agenda", f"`{s.STEPS.text(step)}` has no place in {_name(phase)}.")
    for seat in range(state.facts.seats):
        cards = len(state.hands[seat]) + state.agenda.count(s.DRAW_CARD_STEP.at(seat))
        if cards > max(state.facts.hand_size, state.facts.dealt):
            raise BadPosition("agenda", f"seat {seat} would draw more cards than a hand holds (EE-INV-09).")
    waiting = sum(s.LAY_TILE_STEP.has(step) for step in state.agenda)
    if any(
        list(state.row[place::TILES]).count(NOT_LAID) != (place >= TILES - waiting) * state.facts.seats
        for place in range(TILES)
    ):
        raise BadPosition("agenda", "the tiles to lay must match the places left in the rows.")
    if not state.agenda:
        raise BadPosition("agenda", "`advance` must come first, because the game continues.")
    for seat in state.open_seats:
        if phase not in PHASES[s.STEPS.family(state.todo[seat])]:
            text = s.STEPS.text(state.todo[seat])
            raise BadPosition(f"empires[{seat}].decides", f"`{text}` is not asked in {_name(phase)}.")


def _refuse_wrong_bid(state: State, seat: Seat, phase: int) -> None:
    """Refuse bids that come too early: axes are chosen first, then coins."""
    if phase != CONFLICT or state.conflict < 0:
        return
    axes, coins = state.bids[2 * seat : 2 * seat + 2]
    step = state.todo[seat]
    expected = (False, False) if s.CHOOSE_AXES_STEP.has(step) else (True, not s.CHOOSE_COINS_STEP.has(step))
    if (axes >= 0, coins >= 0) != expected:
        raise BadPosition(f"empires[{seat}].bid", "it doesn't fit the seat's current decision.")


def _refuse_wrong_strike(state: State, seat: Seat) -> None:
    """Cards are chosen one by one, both strike together, and each goes when it has its location (EE-LIGHT-03 to 05)."""
    chosen = sum(card >= 0 for card in state.struck[2 * seat : 2 * seat + 2])
    step = state.todo[seat]
    if s.CHOOSE_STRIKE_STEP.has(step):
        allowed = (0, 1)
    elif s.CHOOSE_HOME_STEP.has(step):
        allowed = (1, 2)
    elif s.CHOOSE_RUIN_STEP.has(step):
        allowed = (2, 2)
    else:  # chosen and not yet struck, or not in the middle of it
        waiting = step < 0 and s.STRIKE_ALL_STEP.at() in state.agenda and s.BEGIN_STRIKE_STEP.at() not in state.agenda
        allowed = (2, 2) if waiting else (0, 0)
    if chosen not in allowed:
        raise BadPosition(f"empires[{seat}].struck", "this number doesn't fit the seat's current decision.")


def _name(phase: int) -> str:
    return f"the {PHASE_WORDS[phase].replace('_', ' ')}"
