"""Analyse a match in parts, each of which can be made elsewhere: a survey, then turn after turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from occasus.arena.analysis.effort import EFFORTS, Effort
from occasus.arena.analysis.judging import judge
from occasus.arena.analysis.records import AnalysisRecord, TurnRecord
from occasus.arena.analysis.report import report
from occasus.arena.analysis.survey import Survey, Surveyor
from occasus.bots.registry import BOTS
from occasus.core.basics import Seat
from occasus.core.match import Match

PART: Final = 3  # turns that are judged at once, while someone waits


def survey_of(match: Match[Any]) -> Survey:
    return Surveyor(match).run()


def people_of(seats: int, players: object) -> list[Seat]:
    """The seats of people; all, where only bots played or no one knows."""
    names = [str(name) for name in players] if isinstance(players, list) else []
    people = [seat for seat in range(seats) if seat >= len(names) or names[seat] not in BOTS]
    return people or list(range(seats))


def order_of(survey: Survey, first: Iterable[Seat], others: bool = True) -> list[int]:
    """The places of turns in the order in which they are judged: those of some seats, then the rest."""
    early = set(first)
    mine = [turn.place for turn in survey.turns if turn.seat in early]
    rest = [turn.place for turn in survey.turns if turn.seat not in early]
    return mine + rest if others else mine


def analyse(match: Match[Any], effort: Effort = EFFORTS["full"], seats: Iterable[Seat] = ()) -> AnalysisRecord:
    """Analyse a match; with seats only their turns are judged."""
    return list(stages(match, effort, seats))[-1]


def stages(match: Match[Any], effort: Effort, seats: Iterable[Seat] = ()) -> Iterator[AnalysisRecord]:
    """The analysis as it grows, first without any turn judged."""
    survey = survey_of(match)
    chosen = list(seats)
    order = order_of(survey, chosen, others=not chosen)
    judged: list[TurnRecord] = []
    yield report(survey, judged, len(order), effort)
    for first in range(0, len(order), PART):
        judged += judge(match, order[first : first + PART], effort)
        yield report(survey, judged, len(order), effort)
