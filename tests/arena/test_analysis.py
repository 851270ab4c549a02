"""Analysis: what turns cost, luck, accuracy, the account and the turning points."""

from __future__ import annotations

from functools import cache
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest
from research.analysis_of_levels import Idle

from occasus.arena.analysis.account import UNKNOWN, decided_by
from occasus.arena.analysis.analyse import analyse, people_of, stages, survey_of
from occasus.arena.analysis.effort import find_effort, usual_effort
from occasus.arena.analysis.game_rules import Candidate
from occasus.arena.analysis.judging import Comparison, judge
from occasus.arena.analysis.moments import moments_of
from occasus.arena.analysis.records import METHOD, AccountRecord, AnalysisRecord, TurnRecord
from occasus.arena.analysis.report import report
from occasus.arena.analysis.scale import LABELS, WORTH_A_WORD, accuracy, label
from occasus.arena.analysis.survey import opening
from occasus.arena.turns import TurnCount
from occasus.bots.budget import Budget
from occasus.bots.contract import Reason
from occasus.bots.registry import find_bot
from occasus.cli.play.advice import reason_text
from occasus.core.basics import OccasusError
from occasus.core.match import Match, dice
from occasus.core.options import complete
from occasus.games import find
from occasus.games.fall_of_rome.board.names import FACE_WORDS
from occasus.locale import Words
from tests.examples.search.heap import TAKE, HeapGame, HeapState
from tests.games.fall_of_rome.board import turn_of

GAMES = ("fall_of_rome", "empires_end", "struggle_for_rome")
WEAK = {"struggle_for_rome": "tiro"}  # random games take long there
JUDGED = 12  # turns
SHORT = find_effort("short")
THOUGHTS = {"fall_of_rome": 3, "empires_end": 2}  # simulations of a decision: fewer than usual


@cache
def played(name: str, bots: tuple[str, ...], seed: str) -> Match[Any]:
    """A whole game of bots; `idle` ends whatever can be ended."""
    game = find(name)
    match = Match(game, len(bots), complete(game.options, {}), seed)
    players = [Idle() if bot == "idle" else find_bot(bot) for bot in bots]
    budget = Budget(THOUGHTS.get(name, 0))
    match.settle()
    while match.result() is None:
        seat, place = game.actors(match.state)[0], len(match.moves)
        view = match.view(seat)
        match.play(seat, players[seat].decide(game, view, list(view["legal"]), dice(f"{seed}/bots", place), budget))
    return match


@cache
def of_idle(name: str) -> AnalysisRecord:
    """One who does nothing, and the strongest level: their first turns."""
    match = played(name, ("idle", "legatus", "miles"), "analysis")
    survey = survey_of(match)
    places = [turn.place for turn in survey.turns if turn.seat in (0, 1)][:JUDGED]
    return report(survey, judge(match, places, SHORT), len(places), SHORT)


@pytest.mark.parametrize("name", GAMES)
def test_who_does_nothing_is_less_accurate_than_the_strongest_level(name: str) -> None:
    idle, legatus, _ = of_idle(name).players
    assert idle.accuracy is not None and legatus.accuracy is not None
    assert idle.accuracy + 5 < legatus.accuracy


@pytest.mark.parametrize("name", GAMES)
def test_who_does_nothing_hears_of_it_first_and_never_of_bad_luck(name: str) -> None:
    idle, legatus, _ = of_idle(name).players
    [fact] = idle.facts
    assert fact.numbers["turns"] == fact.numbers["of"] > 1
    assert idle.decided in ("own", "idle")
    assert not any(fact.numbers["turns"] == fact.numbers["of"] for fact in legatus.facts)


@pytest.mark.parametrize("name", GAMES)
def test_luck_is_nothing_on_average(name: str) -> None:
    lucks = []
    for number in range(4 if name == "struggle_for_rome" else 10):
        survey = survey_of(played(name, (WEAK.get(name, "random"),) * 3, f"luck/{number}"))
        seats = range(1) if survey.cooperative else range(3)
        lucks += [sum(record.gains[seat] for record in survey.luck) for seat in seats]
    assert any(abs(luck) > 0.005 for luck in lucks)
    assert abs(mean(lucks)) < 3 * stdev(lucks) / sqrt(len(lucks))


def test_luck_is_measured_against_how_often_each_roll_comes() -> None:
    gains: list[tuple[int, float]] = []
    rolls = {"any": 0}
    for roll in (*rolls, *FACE_WORDS):
        scene = turn_of("consul", "tyras", barbarians={"tyras": {"visigoths": 3}}, legions={"tyras": 1})
        scene.play("battle 1")
        rolls = scene.odds()
        if f"roll {roll}" in rolls:
            scene.chance(f"roll {roll}")
            gains.append((rolls[f"roll {roll}"], survey_of(scene.match).luck[0].gains[0]))
    assert len({weight for weight, _ in gains}) > 1 and max(gain for _, gain in gains) > 0.002
    assert sum(weight * gain for weight, gain in gains) == pytest.approx(0.0, abs=0.001)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_match_gets_the_same_analysis_in_one_go_or_in_parts(name: str) -> None:
    match = played(name, (WEAK.get(name, "random"),) * 3, "luck/0")
    places = [turn.place for turn in survey_of(match).turns][2:6]
    together = judge(match, places, SHORT)
    assert [turn.place for turn in together] == places
    assert together == [turn for place in places for turn in judge(match, [place], SHORT)]


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_the_account_add_up_and_the_rest_is_not_luck(name: str) -> None:
    record = of_idle(name)
    for player in record.players:
        account = player.account
        assert (account is None) == (name == "struggle_for_rome"), "there costs of rounds are not added up"
        assert player.luck == pytest.approx(sum(one.gains[player.seat] for one in record.luck), abs=0.001)
        if account is not None:
            parts = account.luck + account.own + account.others + account.unexplained
            assert parts == pytest.approx(account.end - account.start, abs=0.001)


@pytest.mark.parametrize("name", GAMES)
def test_there_are_at_most_three_turning_points_in_order_and_none_is_small(name: str) -> None:
    record = of_idle(name)
    for moments in [record.moments, *(player.moments for player in record.players)]:
        assert len(moments) <= 3
        assert [moment.step for moment in moments] == sorted(moment.step for moment in moments)
        assert all(abs(moment.after - moment.before) >= WORTH_A_WORD for moment in moments)
    own = [moment for moment in record.players[0].moments if moment.kind == "own"]
    assert own or record.players[0].account is None, "only where costs add up, a short look is certain enough"
    for turn in (record.turns[moment.place] for moment in own):
        assert turn.better and turn.better != turn.actions


@pytest.mark.parametrize(
    ("sums", "start", "best", "effect", "error", "after"),
    [
        (True, 0.5, 0.5, -0.2, 0.05, 0.3),
        (True, 0.3, 0.6, -0.3, 0.1, 0.15),  # rollouts saw a better position: half of it was lost, on either scale
        (True, 0.3, 0.1, -0.1, 0.0, 0.2),  # never more than was found
        (True, 0.6, 0.3, 0.35, 0.0, 0.8),  # and so for what was won
        (True, 0.3, 0.3, -0.1, 0.12, None),  # it may as well be nothing
        (False, 0.5, 0.5, -0.2, 0.05, 0.35),  # less a standard error
        (False, 0.5, 0.5, -0.2, 0.17, None),
    ],
)
def test_a_turning_point_is_on_the_scale_of_the_curve_and_claims_no_more_than_is_known(
    sums: bool, start: float, best: float, effect: float, error: float, after: float | None
) -> None:
    turn = TurnRecord(place=0, turn=3, seat=0, first=5, last=9, actions=[], start=[start])
    turn.judged, turn.effects, turn.best, turn.error = True, [effect], [best], error
    moments = [(one.before, round(one.after, 6)) for one in moments_of(0, [turn], [], sums)]
    assert moments == ([] if after is None else [(start, after)])


@pytest.mark.parametrize("name", GAMES)
def test_a_better_turn_says_why_in_a_sentence_of_the_hints(name: str) -> None:
    better = [turn for turn in of_idle(name).turns if turn.better]
    reasons = [reason for turn in better for reason in turn.why]
    assert len(reasons) > len(better) / 2
    assert all(len(turn.why) <= 1 for turn in better)
    words = Words(name, "en")
    for reason in reasons:
        said = reason_text(words, Reason(reason.key, reason.words, 0.0))
        assert said.endswith(".") and "{" not in said and reason.key not in said


@pytest.mark.parametrize("name", GAMES)
def test_turns_and_curve_follow_the_match(name: str) -> None:
    record = of_idle(name)
    match = played(name, ("idle", "legatus", "miles"), "analysis")
    assert (record.method, record.game, record.done) == (METHOD, name, record.total)
    assert record.curve[-1].step == len(match.moves)
    assert [point.step for point in record.curve] == sorted({point.step for point in record.curve})
    result = match.result()
    assert result is not None
    ends = record.curve[-1].chances
    assert [chance > 0 for chance in ends] == [place == 1 for place in result.places]
    for turn in record.turns:
        assert match.moves[turn.first][0] == turn.seat
        assert turn.judged <= (turn.seat in (0, 1))
        done = [
            match.game.catalogue.text(code) for seat, code in match.moves[turn.first : turn.last] if seat == turn.seat
        ]
        assert turn.actions and all(action.text in done for action in turn.actions)


@pytest.mark.parametrize(("name", "end"), [("fall_of_rome", "end_actions"), ("struggle_for_rome", "end_turn")])
def test_a_turn_tells_what_was_done_and_an_idle_one_that_it_ended(name: str, end: str) -> None:
    idle: list[list[str]] = []
    others: list[list[str]] = []
    for turn in survey_of(played(name, ("idle", "legatus", "miles"), "analysis")).turns:
        kinds = [action.kind for action in turn.actions]
        (idle if turn.seat == 0 else others).append(kinds)
        assert len(kinds) == 1 or not {"pass", "decline", "accept", end} & set(kinds)
    assert [end] in idle
    assert any(len(kinds) > 1 for kinds in others)


def test_who_answers_in_the_turn_of_another_and_goes_on_with_their_own_has_two_turns() -> None:
    match = played("fall_of_rome", ("idle", "legatus", "miles"), "analysis")
    state, counts, begun = opening(match), TurnCount(), 0
    for seat, code in match.moves:
        begun = counts.at(match.game, state)
        match.game.apply(state, seat, code, None)
    survey = survey_of(match)
    assert survey.curve[-1].turn == begun


def test_an_analysis_grows_from_the_curve_to_the_last_turn() -> None:
    match = Match(HeapGame(), 2, {}, "1", HeapState(9, 0, False, [0, 0]))
    for seat in (0, 1, 0, 1, 0, 1, 0, 1, 0):
        match.play(seat, TAKE.base + 1)
    parts = list(stages(match, SHORT, [0]))
    assert [part.done for part in parts] == sorted(part.done for part in parts)
    assert parts[0].done == 0 and parts[0].curve == parts[-1].curve
    assert parts[-1].done == parts[-1].total == sum(turn.seat == 0 for turn in parts[0].turns)


@pytest.mark.parametrize(
    ("luck", "own", "others", "decided"),
    [
        (-0.1, -0.4, 0.0, "own"),
        (-0.4, -0.1, 0.0, "luck"),
        (-0.25, -0.25, 0.0, "both"),
        (0.2, -0.1, -0.6, "others"),
        (0.1, -0.1, -0.1, UNKNOWN),
        (0.0, 0.0, 0.0, UNKNOWN),
    ],
)
def test_what_decided_a_lost_game(luck: float, own: float, others: float, decided: str) -> None:
    """From 50 out of 100 to a defeat; what is left over is unexplained, and never luck."""
    rest = -0.5 - luck - own - others
    account = AccountRecord(start=0.5, end=0, luck=luck, own=own, others=others, unexplained=rest, error=0.02)
    assert decided_by(account) == decided


def test_less_than_four_games_out_of_a_hundred_is_never_a_mistake() -> None:
    thresholds = (1.0, 2.5, 5.0, 10.0)
    assert label(0.039, 2.0, 0.0, thresholds) == "good"
    assert [label(0.2, odds, 0.0, thresholds) for odds in (0.0, 0.05, 0.15, 0.3, 0.5)] == list(LABELS)
    assert label(0.2, 0.5, 0.3, thresholds) == "mistake", "a standard error less"
    assert accuracy(0.0) == accuracy(-1.0) == pytest.approx(100, abs=0.1)
    assert accuracy(1.0) < accuracy(0.2) < 90


def test_the_turn_that_lost_a_game_nobody_has_studied_is_the_turning_point() -> None:
    """Of 6 stones seat 0 takes 1, where 2 would have won; seat 1 takes the last."""
    match = Match(HeapGame(), 2, {}, "1", HeapState(6, 0, False, [0, 0]))
    for seat, stones in ((0, 1), (1, 1), (0, 1), (1, 3)):
        match.play(seat, TAKE.base + stones)
    record = analyse(match, find_effort("full"))
    assert record.curve[-1].chances == [0.0, 1.0]
    assert record.done == record.total == len(record.turns)
    costs = [-turn.effects[turn.seat] for turn in record.turns if turn.seat == 0]
    assert max(costs) > 0.05


def test_a_turn_is_judged_in_other_worlds_than_those_in_which_the_best_one_was_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever did best in a few worlds was also lucky in them."""
    tried, best_of = Comparison.tried, Comparison.best_of
    now: list[int] = []
    judged: list[int] = []

    def note(self: Comparison, candidate: Candidate, number: int) -> list[float]:
        now.append(number)
        return tried(self, candidate, number)

    def choose(self: Comparison, candidates: list[Candidate], tries: int) -> Candidate:
        judged.extend(now)
        best = best_of(self, candidates, tries)
        now.clear()
        return best

    monkeypatch.setattr(Comparison, "tried", note)
    monkeypatch.setattr(Comparison, "best_of", choose)
    match = Match(HeapGame(), 2, {}, "1", HeapState(6, 0, False, [0, 0]))
    for seat, stones in ((0, 1), (1, 1), (0, 1), (1, 3)):
        match.play(seat, TAKE.base + stones)
    analyse(match, find_effort("full"))
    judged += now
    assert judged and min(judged) >= find_effort("full").screen


def test_people_come_first_and_where_only_bots_played_all_do() -> None:
    assert people_of(3, ["miles", "Ada", "tiro"]) == [1]
    assert people_of(2, ["miles", "tiro"]) == [0, 1]
    assert people_of(2, None) == [0, 1]


def test_an_unknown_effort_is_refused_with_those_there_are() -> None:
    assert usual_effort() in ("quick", "full")
    with pytest.raises(OccasusError, match="short, quick, full"):
        find_effort("endless")


def test_seeds_come_from_the_match() -> None:
    assert dice("a/judged", 3).random() == dice("a/judged", 3).random() != Random(3).random()
