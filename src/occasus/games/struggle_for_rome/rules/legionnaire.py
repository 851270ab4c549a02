"""The legionnaire: where he goes, and who is robbed there."""

from __future__ import annotations

from random import Random

from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import MOVE_LEGIONNAIRE_0, ROB_0, STEAL_0, TAKE_GOLD_0
from occasus.games.struggle_for_rome.board.names import KINDS, PLAYERS
from occasus.games.struggle_for_rome.board.state import State, hand_size
from occasus.games.struggle_for_rome.events import LEGIONNAIRE_MOVED, RANSOMED, ROBBED
from occasus.games.struggle_for_rome.rules.knowledge import steal_unseen
from occasus.games.struggle_for_rome.steps import RANSOM_STEP, ROB_STEP, STEAL_STEP, ransom_step, steal_step


def legionnaire_options(state: State) -> list[int]:
    """Any other hex of the Empire (SR-LEG-01 to 03)."""
    here = state.legionnaire
    return [MOVE_LEGIONNAIRE_0 + hexagon for hexagon in state.tables.empire if hexagon != here]


def move_legionnaire(state: State, seat: int, action: int, log: Log | None) -> None:
    """Move him and rob somebody there; of several the mover chooses (SR-LEG-04, SR-LEG-06)."""
    state.agenda.pop()
    state.legionnaire = action - MOVE_LEGIONNAIRE_0
    if log is not None:
        log.add(LEGIONNAIRE_MOVED, seat, state.legionnaire)
    victims = victims_of(state, seat)
    if len(victims) == 1:
        _rob(state, seat, victims[0])
    elif victims:
        state.agenda.append(ROB_STEP + seat)


def victims_of(state: State, seat: int) -> list[int]:
    """Opponents with a piece on a corner of the legionnaire's hex (SR-LEG-04)."""
    there = state.guests[state.legionnaire]
    return [other for other in range(state.tables.seats) if there >> other & 1 and other != seat]


def rob_options(state: State, seat: int) -> list[int]:
    """Which of several is robbed."""
    return [ROB_0 + victim for victim in victims_of(state, seat)]


def choose_victim(state: State, seat: int, action: int, log: Log | None) -> None:
    """Rob this one."""
    state.agenda.pop()
    _rob(state, seat, action - ROB_0)


def _rob(state: State, thief: int, victim: int) -> None:
    """A card at random, or gold of somebody who has no cards (SR-LEG-04, SR-LEG-05)."""
    if hand_size(state, victim):
        state.agenda.append(steal_step(thief, victim))
    elif state.gold[victim]:
        state.agenda.append(ransom_step(thief, victim))


def steal_odds(state: State) -> list[tuple[int, int]]:
    """Every card of the victim is as likely as the others (SR-RUL-34)."""
    first = (state.agenda[-1] - STEAL_STEP) % PLAYERS * KINDS
    return [(STEAL_0 + kind, state.hands[first + kind]) for kind in range(KINDS) if state.hands[first + kind]]


def sample_steal(state: State, rng: Random) -> int:
    """One of these."""
    first = (state.agenda[-1] - STEAL_STEP) % PLAYERS * KINDS
    hand = state.hands[first : first + KINDS]
    left = int(rng.random() * sum(hand))
    for kind, number in enumerate(hand):
        left -= number
        if left < 0:
            return STEAL_0 + kind
    raise AssertionError("the victim has no cards")


def steal(state: State, seat: int, action: int, log: Log | None) -> None:
    """The card goes over; only thief and victim see it (SR-INFO-07)."""
    thief, victim = divmod(state.agenda.pop() - STEAL_STEP, PLAYERS)
    steal_unseen(state, thief, victim, action - STEAL_0)
    if log is not None:
        log.whisper((thief, victim), ROBBED, thief, victim, action - STEAL_0)


def ransom_options(state: State) -> list[int]:
    """From nothing up to 2 gold, as far as there is (SR-LEG-05, SR-RUL-13)."""
    victim = (state.agenda[-1] - RANSOM_STEP) % PLAYERS
    most = min(state.tables.robbed_gold, state.gold[victim])
    return [TAKE_GOLD_0 + amount for amount in range(most + 1)]


def take_gold(state: State, seat: int, action: int, log: Log | None) -> None:
    """The chosen amount goes over."""
    victim = (state.agenda.pop() - RANSOM_STEP) % PLAYERS
    amount = action - TAKE_GOLD_0
    state.gold[victim] -= amount
    state.gold[seat] += amount
    if log is not None:
        log.add(RANSOMED, seat, victim, amount)
