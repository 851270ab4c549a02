"""What a planning player says about its choices: the chance to win, and why, from what changes most."""

from __future__ import annotations

from math import exp
from typing import Final

from occasus.bots.contract import Reason
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.progress import hand_counts
from occasus.bots.fall_of_rome.weights import LOST, WON
from occasus.core.basics import Json
from occasus.games.fall_of_rome.board.names import (
    CITIES,
    CITY_WORDS,
    ROLE_WORDS,
    ROMA,
    SETUP_PHASE,
    TRIBE_WORDS,
    TRIBES,
)
from occasus.games.fall_of_rome.board.state import WON as TEAM_WON
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.draw import deck_size

EVEN: Final = 319.4  # a position of this worth is won as often as lost when the player deck is empty;
CARD: Final = 4.86  # each card left makes up for so much
SLOPE: Final = 61.1
START: Final = 28.5  # the worth of a usual first turn,
DECK: Final = 52.0  # and its cards; their chances are those of the games in docs/bots.md,
FEW_REVOLTS: Final = 1.3  # on the logistic scale more than by the worth with five revolts,
REVOLT: Final = 0.84  # each further one takes away so much,
TEAM: Final = (0.0, 0.24, 0.14, 0.0, -0.4, -1.47)  # and this is for the number of players; it fades with the deck
LEAST: Final = 0.4  # a change below this is no reason
MOST: Final = 2  # reasons told


def chance(worth: float, state: State) -> float:
    """The chance to win in a position of this worth, if everybody plays as the strongest level.

    How worth and cards count was fitted by `benchmarks.fit_fall_of_rome`; what difficulty and players make of it is
    known at the start and fades with the deck.
    """
    if worth >= WON:
        return 1.0
    if worth <= LOST:
        return 0.0
    cards = DECK if state.phase == SETUP_PHASE else float(deck_size(state))
    ahead = FEW_REVOLTS - REVOLT * float(state.tables.revolts - 5) + TEAM[state.tables.seats]
    logit = (worth + CARD * cards - EVEN) / SLOPE + ahead * cards / DECK
    return 1.0 / (1.0 + exp(-logit)) if logit > -30.0 else 0.0


def reasons_against(before: State, other: State, after: State, evaluation: Evaluation) -> list[Reason]:
    """What an action changes most, then what makes it better than the next best one."""
    whole = reasons(before, after, evaluation)
    told = whole[:1]
    for reason in [*reasons(other, after, evaluation), *whole[1:]]:
        if len(told) < MOST and not any(reason.key == one.key and reason.words == one.words for one in told):
            told.append(reason)
    return told


def reasons(before: State, after: State, evaluation: Evaluation) -> list[Reason]:
    """The changes that count most between two positions, the greatest first."""
    if after.over:
        return [Reason("hint-wins" if after.over == TEAM_WON else "hint-loses", {}, 1.0)]
    found = [
        *_alliances(before, after, evaluation),
        *_dangers(before, after, evaluation),
        *_troops(before, after, evaluation),
    ]
    told = sorted((reason for reason in found if reason.weight > LEAST), key=lambda one: one.weight, reverse=True)
    for reason in told:
        reason.weight /= 4 * SLOPE  # near an even chance
    return told[:MOST]


def _alliances(before: State, after: State, evaluation: Evaluation) -> list[Reason]:
    found: list[Reason] = []
    counts = hand_counts(after)
    for tribe in range(TRIBES):
        word = TRIBE_WORDS[tribe]
        gain = evaluation.alliance(after, tribe) - evaluation.alliance(before, tribe)
        if after.allied[tribe] and not before.allied[tribe]:
            found.append(Reason("hint-ally", {"tribe": word}, gain + 5.0))
            continue
        collector = evaluation.collector(after, tribe)
        missing = after.tables.alliance_cost[tribe] - counts[collector][tribe]
        if missing <= 0:
            holder = ROLE_WORDS[after.roles[collector]]
            found.append(Reason("hint-ready", {"tribe": word, "role": holder}, gain))
            continue
        words: dict[str, Json] = {"tribe": word, "number": missing, "role": ROLE_WORDS[after.roles[collector]]}
        partner, city = evaluation.progress.meeting(after, tribe, collector)
        if partner < 0:
            found.append(Reason("hint-cards", words, gain))
            continue
        words["other_role"] = ROLE_WORDS[after.roles[partner]]
        words["city"] = CITY_WORDS[city]
        found.append(Reason("hint-meet", words, gain))
    return found


def _dangers(before: State, after: State, evaluation: Evaluation) -> list[Reason]:
    """Barbarians gone, and places where those that come are held off."""
    found: list[Reason] = []
    old, new = evaluation.board(before), evaluation.board(after)
    for city in range(CITIES):
        for tribe in range(TRIBES):
            relief = old.threats[tribe].whole[city] - new.threats[tribe].whole[city]
            fewer = before.hordes[tribe * CITIES + city] - after.hordes[tribe * CITIES + city]
            words = {"tribe": TRIBE_WORDS[tribe], "city": CITY_WORDS[city]}
            if fewer > 0:
                found.append(Reason("hint-fights", words, relief))
            elif city == ROMA:
                found.append(Reason("hint-roma", words, relief))
        guard = evaluation.guard(after, new, city) - evaluation.guard(before, old, city)
        if guard > 0 and after.legions[city] > before.legions[city]:
            found.append(Reason("hint-guards", {"city": CITY_WORDS[city]}, guard))
    return found


def _troops(before: State, after: State, evaluation: Evaluation) -> list[Reason]:
    """Forts, legions and pawns that come nearer to trouble."""
    found: list[Reason] = []
    for city in range(CITIES):
        if after.forts[city] and not before.forts[city]:
            gain = evaluation.forts(after, evaluation.board(after)) - evaluation.forts(before, evaluation.board(before))
            found.append(Reason("hint-fort", {"city": CITY_WORDS[city]}, gain))
    reach = evaluation.reach(after, evaluation.board(after)) - evaluation.reach(before, evaluation.board(before))
    found.append(Reason("hint-reach", {}, reach))
    legions = sum(after.legions) - sum(before.legions)
    if legions > 0:
        found.append(Reason("hint-legions", {"number": legions}, evaluation.weights.legion * float(legions)))
    return found
