"""From a seat's chance at the start to its result, and what decided it."""

from __future__ import annotations

from math import sqrt
from typing import Final

from occasus.arena.analysis.records import AccountRecord, FactRecord, TurnRecord
from occasus.arena.analysis.scale import accuracy, is_open, mean
from occasus.arena.analysis.survey import Survey
from occasus.core.basics import Seat

SURE: Final = 2.0  # standard errors by which decisions must be more than nothing,
CLEARLY: Final = 1.5  # and how many times the luck in the direction of the result
NOTHING: Final = 0.03  # of a chance to win: less is about even
GAP: Final = 10.0  # points of accuracy by which someone clearly played worse than another
USUAL: Final = 85.0  # accuracy where no one else's was judged
IDLE_SHARE: Final = 0.75  # of all actions left unused: then a defeat needs no forecast
OWN, OTHERS, LUCK, BOTH, UNKNOWN, IDLE = "own", "others", "luck", "both", "unknown", "idle"


def account_of(seat: Seat, survey: Survey, turns: list[TurnRecord]) -> AccountRecord:
    """The parts add up to the change; what neither luck nor turns explain is a part of its own."""
    judged = [turn for turn in turns if turn.judged]
    luck = sum(record.gains[seat] for record in survey.luck)
    own = sum(turn.effects[seat] for turn in judged if turn.seat == seat)
    others = sum(turn.effects[seat] for turn in judged if turn.seat != seat)
    start, end = survey.start[seat], survey.end[seat]
    return AccountRecord(
        start=round(start, 4),
        end=round(end, 4),
        luck=round(luck, 4),
        own=round(own, 4),
        others=round(others, 4),
        unexplained=round(end - start - luck - own - others, 4),
        error=round(sqrt(sum(turn.error**2 for turn in judged if turn.seat == seat)), 4),
    )


def accuracy_of(seat: Seat, turns: list[TurnRecord]) -> float | None:
    """The mean over a seat's turns in a game that was still open; None where there are none."""
    odds = [turn.odds for turn in turns if turn.judged and turn.seat == seat and is_open(turn.start[seat])]
    return round(mean([accuracy(one) for one in odds]), 1) if odds else None


def was_idle(facts: list[FactRecord]) -> bool:
    """Return whether a seat left most of its turns unused."""
    return any(fact.numbers["actions"] >= IDLE_SHARE * fact.numbers["could"] for fact in facts)


def decided_for(seat: Seat, survey: Survey, account: AccountRecord, accuracies: list[float | None]) -> str:
    """Return what decided the game for a seat."""
    decided = decided_by(account) if survey.sums else decided_by_accuracy(seat, account, accuracies)
    lost = account.end < account.start
    return IDLE if lost and decided != OWN and was_idle(survey.facts[seat]) else decided


def decided_by(account: AccountRecord) -> str:
    """The larger of decisions and luck if it is clearly larger; unknown where the rest is larger than both."""
    decisions = account.own + account.others
    if abs(account.unexplained) > max(abs(decisions), abs(account.luck)):
        return UNKNOWN
    direction = 1.0 if account.end > account.start else -1.0
    along, lucky = direction * decisions, direction * account.luck
    if along > NOTHING and along > SURE * account.error and along > CLEARLY * max(0.0, lucky):
        return OWN if direction * account.own > direction * account.others else OTHERS
    if lucky > NOTHING and lucky > CLEARLY * max(0.0, along):
        return LUCK
    return BOTH


def decided_by_accuracy(seat: Seat, account: AccountRecord, accuracies: list[float | None]) -> str:
    """The same where costs cannot be added up: whoever played clearly worse than the others, else luck."""
    mine = accuracies[seat]
    if mine is None:
        return UNKNOWN
    rest = [one for other, one in enumerate(accuracies) if other != seat and one is not None]
    gap = mine - (mean(rest) if rest else USUAL)
    won = account.end > account.start
    if gap > GAP if won else gap < -GAP:
        return OWN
    lucky = account.luck if won else -account.luck
    return LUCK if lucky > GAP / 100.0 else BOTH
