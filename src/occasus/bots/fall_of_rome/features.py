"""The inputs of the learned value of Fall of Rome: the terms of the evaluation, and counts by tribe, hand and pawn."""

from __future__ import annotations

from math import exp
from typing import Final

from occasus.bots.fall_of_rome.alliance_progress import hand_counts
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.games.fall_of_rome.board.names import CITIES, EVENTS, FULL, ROLES, TRIBES
from occasus.games.fall_of_rome.board.state import State, hand_size
from occasus.games.fall_of_rome.rules.draw import deck_size

HANDS: Final = 3  # hands looked at one by one, from that of the current player; the others together
NEAR: Final = 3.4  # actions at which an alliance counts for a third
FAR: Final = 9.0


def features(state: State, evaluation: Evaluation) -> list[float]:
    """The position where a turn's actions end, as numbers of about the size of one."""
    numbers: list[float] = []
    _course(state, numbers)
    _terms(state, evaluation, numbers)
    _tribes(state, evaluation, numbers)
    _places(state, evaluation, numbers)
    return numbers


def _course(state: State, numbers: list[float]) -> None:
    """How far the game has come, and what game it is."""
    add = numbers.append
    facts = state.facts
    numbers += [float(state.decline) / 8.0]
    for step in range(1, 9):
        add(1.0 if state.decline >= step else 0.0)
    for space in range(9):
        add(1.0 if state.rate == space else 0.0)
    size = float(deck_size(state))
    numbers += [size / 50.0, 1.0 / (1.0 + size / 6.0), 1.0 if size < 12.0 else 0.0]
    revolts = 0.0
    for pile in state.piles:
        revolts += float(pile & 1)
    top = int(state.piles[-1]) if len(state.piles) > 0 else 2
    numbers += [revolts / 5.0, (top & 1) * 2.0 / max(1, top >> 1)]
    numbers += [float(state.legion_supply) / 16.0, float(state.fort_supply) / 6.0]
    for seats in range(1, 6):
        add(1.0 if facts.seats == seats else 0.0)
    add(1.0 if facts.rcm else 0.0)
    roles = [0.0] * ROLES
    for role in state.roles:
        roles[role] = 1.0
    numbers += roles
    held = [0.0] * EVENTS
    for events in state.events:
        for event in events:
            held[event] = 1.0
    numbers += held


def _terms(state: State, evaluation: Evaluation, numbers: list[float]) -> None:
    board = evaluation.board(state)
    troops = evaluation.troops(state, board)
    allies = evaluation.alliances(state, board)
    cards = evaluation.cards_worth(state)
    danger = troops - evaluation.weights.spent[min(state.decline, 8)] - board.harm
    numbers += [board.harm / 30.0, troops / 30.0, allies / 100.0, cards / 30.0]
    numbers += [evaluation.urgency, evaluation.patience, (evaluation.urgency * danger + allies + cards) / 100.0]


def _tribes(state: State, evaluation: Evaluation, numbers: list[float]) -> None:
    """By tribe: how far its alliance is, where it stands, and who holds its cards."""
    add = numbers.append
    board = evaluation.board(state)
    progress = evaluation.progress
    counts = hand_counts(state)
    rows = progress.rows(state, counts)
    seats = len(state.hands)
    first = int(state.active) if seats > 1 else 0
    allies = 0
    left = 0
    ways: list[float] = []
    for tribe in range(TRIBES):
        allied = int(state.allied[tribe])
        allies += allied
        threat = board.threats[tribe]
        cost = int(state.facts.alliance_cost[tribe])
        distance, who = 0.0, first
        if not allied:
            distance, found_by = progress.tribe(state, tribe, threat.stands, counts, rows)
            who = int(found_by)
            ways.append(distance)
            left += int(threat.count)
        numbers += [float(allied), distance / 20.0, exp(-distance / NEAR), exp(-distance / FAR)]
        numbers.append(float(threat.count) / 10.0)
        for size in range(FULL, 0, -1):
            numbers.append(_crowds_of(state, tribe, size) / 3.0)
        supply = int(state.supply[tribe])
        numbers += [threat.harm / 10.0, progress.pool[tribe] / 8.0, supply / 20.0]
        numbers += [1.0 if supply < 4 else 0.0, 1.0 if supply < 2 else 0.0]
        total = most = others = 0
        for offset in range(seats):
            held = int(counts[(first + offset) % seats * TRIBES + tribe])
            total += held
            most = max(most, held)
            if offset < HANDS:
                add(held / 4.0)
            else:
                others += held
        for _ in range(seats, HANDS):
            add(0.0)
        add(others / 4.0)
        missing = 0 if allied else max(0, cost - total)
        numbers += [1.0 if allied else min(total, cost) / 5.0, 1.0 if allied else min(most, cost) / 5.0]
        numbers += [missing / 4.0, 0.0 if allied else max(0, cost - most) / 4.0]
        add(1.0 if missing > progress.pool[tribe] else 0.0)
        for offset in range(HANDS):
            add(1.0 if not allied and offset < seats and (first + offset) % seats == who else 0.0)
    for number in range(1, TRIBES + 1):
        add(1.0 if allies >= number else 0.0)
    ways.sort()
    for place in range(TRIBES):
        add(ways[place] / 20.0 if place < len(ways) else 0.0)
    numbers += [sum(ways) / 60.0, left / 30.0, exp(-left / 6.0), 1.0 if left <= 2 else 0.0]


def _crowds_of(state: State, tribe: int, size: int) -> int:
    """In how many cities so many barbarians of a tribe stand."""
    numbers = 0
    for place in range(tribe * CITIES, (tribe + 1) * CITIES):
        if state.hordes[place] == size:
            numbers += 1
    return numbers


def _places(state: State, evaluation: Evaluation, numbers: list[float]) -> None:
    """How full the hands are, what goes with the pawns, and how many cities are near their fall."""
    add = numbers.append
    seats = len(state.hands)
    first = state.active if seats > 1 else 0
    for offset in range(HANDS):
        seat = (first + offset) % seats
        full = 0 if offset >= seats else int(hand_size(state, seat))
        numbers += [full / 7.0, 1.0 if full > 5 else 0.0]
    pawns = len(state.cities)
    for offset in range(HANDS):
        city = state.cities[(state.active + offset) % pawns]
        add(float(min(state.legions[city], 4)) / 3.0 if offset < pawns else 0.0)
    board = evaluation.board(state)
    open_full = guarded = 0
    likely = 0.0
    for city in range(CITIES):
        for tribe in range(TRIBES):
            if state.hordes[tribe * CITIES + city] == FULL:
                if state.legions[city]:
                    guarded += 1
                else:
                    open_full += 1
                    likely += 1.0 - exp(-board.threats[tribe].hits[city])
    numbers += [open_full / 3.0, guarded / 3.0, likely, float(sum(state.forts)) / 6.0, float(sum(state.legions)) / 16.0]
