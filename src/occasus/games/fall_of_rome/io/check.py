"""Invariants of every position: no piece or card appears or gets lost (FR-COMP)."""

from __future__ import annotations

from occasus.games.fall_of_rome.board.names import (
    CARDS,
    CITIES,
    CITY_WORDS,
    EVENTS,
    FULL,
    REVOLT,
    ROMA,
    TRIBE_WORDS,
    TRIBES,
)
from occasus.games.fall_of_rome.board.state import State, hand_size
from occasus.games.fall_of_rome.rules.setup import usable_events
from occasus.games.fall_of_rome.steps import LAID_STEP, REVOLT_STEP, STEPS


def check(state: State) -> list[str]:
    """The broken invariants, as sentences."""
    return [*_pieces(state), *_markers(state), *_player_cards(state), *_barbarian_cards(state), *_hands(state)]


def _pieces(state: State) -> list[str]:
    facts, broken = state.facts, []
    for tribe in range(TRIBES):
        horde = list(state.hordes)[tribe * CITIES : (tribe + 1) * CITIES]
        if sum(horde) + state.supply[tribe] != facts.cubes[tribe] or state.supply[tribe] < 0:
            broken.append(
                f"{TRIBE_WORDS[tribe]}: {sum(horde)} barbarians and {state.supply[tribe]} in supply (FR-COMP-04)"
            )
        broken.extend(
            f"{CITY_WORDS[city]}: {count} barbarians of {TRIBE_WORDS[tribe]} (FR-COMP-08)"
            for city, count in enumerate(horde)
            if not 0 <= count <= FULL
        )
    if sum(state.legions) + state.legion_supply != facts.legions or min(state.legions) < 0 or state.legion_supply < 0:
        broken.append(f"{sum(state.legions)} legions and {state.legion_supply} in supply (FR-COMP-05)")
    if sum(state.forts) + state.fort_supply != facts.forts or max(state.forts) > 1 or state.fort_supply < 0:
        broken.append(f"{sum(state.forts)} forts and {state.fort_supply} in supply (FR-COMP-06)")
    if facts.rcm and state.legions[ROMA]:
        broken.append("a legion stands in Roma (FR-RCM-04)")
    return broken


def _markers(state: State) -> list[str]:
    """A revolt moves the rate marker by one space, so that it and the revolts left are no more than there are."""
    facts, broken = state.facts, []
    moves = state.rate < len(facts.invasion_rate) - 1  # on its last space it stays (FR-RUL-57)
    drawn = (state.agenda.count(REVOLT_STEP.at()) + list(state.drawn).count(REVOLT)) if moves else 0
    left = sum(pile & 1 for pile in state.piles) + list(state.top).count(REVOLT) + drawn
    if state.rate + left > facts.revolts:
        broken.append(
            f"the rate marker on space {state.rate} and {left} revolts to come, of {facts.revolts} (FR-SETUP-17)"
        )
    if state.invasions_left > facts.invasion_rate[state.rate]:
        most = facts.invasion_rate[state.rate]
        broken.append(f"{state.invasions_left} invasions are left, of {most} at this rate (FR-INV-01)")
    return broken


def _player_cards(state: State) -> list[str]:
    broken = []
    loose = [*state.top, *(card for card in _drawn_player_cards(state) if card != REVOLT), *state.player_discard]
    cities = sorted(
        [*state.pool, *state.treasury, *(card for hand in state.hands for card in hand)]
        + [card for card in loose if card < CARDS]
    )
    if cities != list(range(CARDS)):
        broken.append("every city card is in one place (FR-COMP-02)")
    held = [event for hand in state.events for event in hand] + [
        card - CARDS for card in loose if CARDS <= card < REVOLT
    ]
    if sorted([*held, *state.unseen_events]) != usable_events(state.facts):
        broken.append(f"every event card is in one place (FR-COMP-02): {held} {list(state.unseen_events)} of {EVENTS}")
    if state.pool_events + state.event_deck > len(state.unseen_events):
        broken.append("the face-down events are among the unseen ones (FR-RUL-104)")
    if len(state.piles) > 0:
        revolts = sum(pile & 1 for pile in state.piles)
        if sum(pile >> 1 for pile in state.piles) != len(state.pool) + state.pool_events + revolts:
            broken.append("the piles hold the undealt cards and their revolts (FR-SETUP-19)")
    return broken


def _drawn_player_cards(state: State) -> list[int]:
    """Cards just drawn; the same list holds roles in the setup and barbarian cards that were looked at."""
    names = [STEPS.family(step).name for step in state.agenda]
    return list(state.drawn) if "sort_drawn" in names else []


def _barbarian_cards(state: State) -> list[str]:
    names = [STEPS.family(step).name for step in state.agenda]
    looked = list(state.drawn) if "lay" in names else []
    laid = [LAID_STEP.of(step) for step in state.agenda if LAID_STEP.has(step)]
    revealed = [*state.deck.cards, *state.barbarian_discard, *state.removed, *looked, *laid]
    if sorted(revealed) != list(range(CARDS)) and not state.over:
        return ["every barbarian card is in one place (FR-COMP-03)"]
    return []


def _hands(state: State) -> list[str]:
    limit = state.facts.hand_limit
    return [f"seat {seat} holds more than {limit} cards (FR-HAND-02)" for seat in seats_over_limit(state)]


def seats_over_limit(state: State) -> list[int]:
    """The seats that hold too many cards, and are not about to discard any."""
    waiting = {STEPS.family(step).name for step in state.agenda} & {"sort_drawn", "hand_limit", "discard"}
    if waiting or state.over:
        return []
    return [seat for seat in range(state.facts.seats) if hand_size(state, seat) > state.facts.hand_limit]
