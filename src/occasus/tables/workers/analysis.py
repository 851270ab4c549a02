"""Analyses of match files in parts, so that no process is busy for long and whoever waits sees how it grows."""

from __future__ import annotations

from typing import Any

import msgspec

from occasus.arena.analysis.analyse import order_of, people_of, survey_of
from occasus.arena.analysis.effort import find_effort
from occasus.arena.analysis.judging import judge
from occasus.arena.analysis.records import TurnRecord
from occasus.arena.analysis.survey import Survey
from occasus.core.basics import Json
from occasus.core.match import Match
from occasus.core.match_file import from_data
from occasus.games import find


class SurveyPart(msgspec.Struct, kw_only=True):
    """The first look at a match, and the turns to judge, in order."""

    survey: Survey
    order: list[int]


def survey(data: dict[str, Json], effort: str) -> SurveyPart:
    """Look through a match file once."""
    match = _played(data)
    result = survey_of(match)
    people = people_of(match.seats, data.get("players"))
    return SurveyPart(survey=result, order=order_of(result, people, find_effort(effort).bots))


def judge_turns(data: dict[str, Json], places: list[int], effort: str) -> list[TurnRecord]:
    """Judge some turns of a match file; takes long."""
    return judge(_played(data), places, find_effort(effort))


def _played(data: dict[str, Json]) -> Match[Any]:
    """The match of a file, also where it does not end."""
    match = from_data({**data, "result": None}, find, 0)
    for move in data["moves"]:
        who, _, text = str(move).partition(" ")
        code = match.game.catalogue.parse(text)
        if who == "chance":
            match.chance(code)
        else:
            match.refuse_illegal(int(who), code)
            match.make(int(who), code)
    return match
