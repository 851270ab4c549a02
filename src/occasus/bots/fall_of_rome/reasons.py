"""Why a planning player chooses what it does, from what changes most."""

from __future__ import annotations

from typing import Final

from occasus.bots.contract import Reason
from occasus.bots.fall_of_rome.alliance_progress import hand_counts
from occasus.bots.fall_of_rome.danger import Danger
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.forecast import SLOPE
from occasus.core.basics import Json
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import (
    CARD_CITY,
    CARD_WORDS,
    CITIES,
    CITY_WORDS,
    ROLE_WORDS,
    ROMA,
    TRIBE_WORDS,
    TRIBES,
)
from occasus.games.fall_of_rome.board.state import WON as TEAM_WON
from occasus.games.fall_of_rome.board.state import State

LEAST: Final = 0.4  # a change below this is no reason
MOST: Final = 2  # reasons told
LATER: Final = ("hint-falls", "hint-fights", "hint-guards")  # reasons that are about a city
SAVED: Final = 0.08  # of a chance that a city falls, worth telling


def reasons_against(before: State, other: State, after: State, evaluation: Evaluation, danger: Danger) -> list[Reason]:
    """Return what an action changes most, then that of its changes which makes it better than the next best one."""
    whole = _changes(before, after, evaluation, danger)
    better = [_subject(reason) for reason in _changes(other, after, evaluation, danger)]
    rest = sorted(whole[1:], key=lambda reason: _subject(reason) not in better)
    return [*whole[:1], *rest][:MOST]


def reasons(before: State, after: State, evaluation: Evaluation, danger: Danger) -> list[Reason]:
    """The changes that count most between two positions, the greatest first."""
    return _changes(before, after, evaluation, danger)[:MOST]


def _subject(reason: Reason) -> tuple[str, Json, Json]:
    """Return what a reason is about, whatever its numbers."""
    return (reason.key, reason.words.get("tribe"), reason.words.get("city"))


def _changes(before: State, after: State, evaluation: Evaluation, danger: Danger) -> list[Reason]:
    if after.over:
        return [Reason("hint-wins" if after.over == TEAM_WON else "hint-loses", {}, 1.0)]
    candidates = [
        *_alliances(before, after, evaluation),
        *_dangers(before, after, evaluation, danger),
        *_troops(before, after, evaluation),
    ]
    chosen = sorted(
        (reason for reason in candidates if reason.weight > LEAST), key=lambda one: one.weight, reverse=True
    )
    for reason in chosen:
        reason.weight /= 4 * SLOPE  # near an even chance
    return chosen


def on_the_way(state: State, seat: int, code: int, text: str, why: list[Reason]) -> list[Reason]:
    """The reasons for an action of a turn: what only later ones of its plan achieve is told so, and comes last; whoever
    stays where they are comes no nearer.
    """
    after = state.copy()
    AGENDA.apply(after, seat, code, None)
    places = [*text.split(), CITY_WORDS[state.cities[state.active]]]
    if after.agenda[-1] == state.agenda[-1] and after.cities[state.active] == state.cities[state.active]:
        why = [reason for reason in why if reason.key != "hint-reach"]
    for reason in why:
        won = reason.key == "hint-wins" and not after.over
        allied = reason.key == "hint-ally" and not after.allied[TRIBE_WORDS.index(str(reason.words["tribe"]))]
        if won or allied or (reason.key in LATER and reason.words["city"] not in places):
            reason.key += "-later"
    return sorted(why, key=lambda reason: reason.key == "hint-legions" or reason.key.endswith("-later"))


def _alliances(before: State, after: State, evaluation: Evaluation) -> list[Reason]:
    result: list[Reason] = []
    counts = hand_counts(after)
    for tribe in range(TRIBES):
        word = TRIBE_WORDS[tribe]
        gain = evaluation.alliance(after, tribe) - evaluation.alliance(before, tribe)
        if after.allied[tribe] and not before.allied[tribe]:
            result.append(Reason("hint-ally", {"tribe": word}, gain + 5.0))
            continue
        collector = evaluation.collector(after, tribe)
        missing = after.facts.alliance_cost[tribe] - counts[collector * TRIBES + tribe]
        if missing <= 0:
            holder = ROLE_WORDS[after.roles[collector]]
            result.append(Reason("hint-ready", {"tribe": word, "role": holder}, gain))
            continue
        words: dict[str, Json] = {"tribe": word, "number": missing, "role": ROLE_WORDS[after.roles[collector]]}
        partner, card = evaluation.progress.meeting(after, tribe, collector)
        if partner < 0:
            result.append(Reason("hint-cards", words, gain))
            continue
        words["other_role"] = ROLE_WORDS[after.roles[partner]]
        words["city"] = CITY_WORDS[CARD_CITY[card]]
        words["card"] = CARD_WORDS[card]
        result.append(Reason("hint-meet", words, gain))
    return result


def _dangers(before: State, after: State, evaluation: Evaluation, danger: Danger) -> list[Reason]:
    """Cities that are kept from falling, barbarians gone, and places where those that come are held off."""
    result: list[Reason] = []
    old, new = evaluation.board(before), evaluation.board(after)
    falls, still = danger.falls(before), danger.falls(after)
    for city in range(CITIES):
        guard = evaluation.guard(after, new, city) - evaluation.guard(before, old, city)
        saved = falls[city] - still[city]
        relief = sum([old.threats[tribe].whole[city] - new.threats[tribe].whole[city] for tribe in range(TRIBES)])
        if saved >= SAVED:
            arguments = {"city": CITY_WORDS[city], "number": round(100 * falls[city]), "rest": round(100 * still[city])}
            result.append(Reason("hint-falls", arguments, 2 * LEAST + max(0.0, relief) + max(0.0, guard)))
            continue
        for tribe in range(TRIBES):
            relief = old.threats[tribe].whole[city] - new.threats[tribe].whole[city]
            fewer = before.hordes[tribe * CITIES + city] - after.hordes[tribe * CITIES + city]
            words = {"tribe": TRIBE_WORDS[tribe], "city": CITY_WORDS[city]}
            if fewer > 0:
                result.append(Reason("hint-fights", words, relief))
            elif city == ROMA:
                result.append(Reason("hint-roma", words, relief))
        if guard > 0 and after.legions[city] > before.legions[city]:
            result.append(Reason("hint-guards", {"city": CITY_WORDS[city]}, guard))
    return result


def _troops(before: State, after: State, evaluation: Evaluation) -> list[Reason]:
    """Forts, legions and pawns that come nearer to trouble."""
    result: list[Reason] = []
    for city in range(CITIES):
        if after.forts[city] and not before.forts[city]:
            gain = evaluation.forts(after, evaluation.board(after)) - evaluation.forts(before, evaluation.board(before))
            result.append(Reason("hint-fort", {"city": CITY_WORDS[city]}, gain))
    reach = evaluation.reach(after, evaluation.board(after)) - evaluation.reach(before, evaluation.board(before))
    result.append(Reason("hint-reach", {}, reach))
    legions = sum(after.legions) - sum(before.legions)
    if legions > 0:
        result.append(Reason("hint-legions", {"number": legions}, evaluation.weights.legion * float(legions)))
    return result
