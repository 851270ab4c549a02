"""A whole analysis from what was found at once and the turns judged so far."""

from __future__ import annotations

from collections import Counter
from typing import Final

from occasus.arena.analysis.account import account_of, accuracy_of, decided_for
from occasus.arena.analysis.effort import Effort
from occasus.arena.analysis.moments import moments_of
from occasus.arena.analysis.records import METHOD, AnalysisRecord, MomentRecord, PlayerRecord, TurnRecord
from occasus.arena.analysis.survey import Survey

WATCHED: Final = 3


def report(survey: Survey, judged: list[TurnRecord], wanted: int, effort: Effort) -> AnalysisRecord:
    """The analysis as far as it is made; `wanted` turns will be judged in the end."""
    by_place = {turn.place: turn for turn in judged}
    turns = [by_place.get(turn.place, turn) for turn in survey.turns]
    seats = range(len(survey.start))
    accuracies = [accuracy_of(seat, turns) for seat in seats]
    players = []
    for seat in seats:
        account = account_of(seat, survey, turns)
        own = [turn for turn in turns if turn.judged and turn.seat == seat]
        players.append(
            PlayerRecord(
                seat=seat,
                facts=survey.facts[seat],
                judged=len(own),
                accuracy=accuracies[seat],
                labels=dict(Counter(turn.label for turn in own if turn.label)),
                luck=account.luck,
                luck_by_kind={kind: round(gain, 4) for kind, gain in survey.luck_by_kind[seat].items()},
                account=account if survey.sums else None,
                decided=decided_for(seat, survey, account, accuracies),
                moments=moments_of(seat, turns, survey.luck, survey.sums),
            )
        )
    return AnalysisRecord(
        method=METHOD,
        effort=effort.name,
        game=survey.game,
        cooperative=survey.cooperative,
        done=len(by_place),
        total=wanted,
        curve=survey.curve,
        turns=turns,
        luck=survey.luck,
        players=players,
        moments=_watched(players),
    )


def _watched(players: list[PlayerRecord]) -> list[MomentRecord]:
    """The turns that cost those who took them most."""
    own = [moment for player in players for moment in player.moments if moment.kind == "own"]
    own.sort(key=lambda moment: (moment.after - moment.before, moment.step))
    return sorted(own[:WATCHED], key=lambda moment: moment.step)
