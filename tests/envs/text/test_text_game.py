"""Games in words: answers are understood or refused with the reason, and nothing shows what a seat can't know."""

from __future__ import annotations

from random import Random

import pytest

from occasus.core.basics import OccasusError
from occasus.core.match import Match
from occasus.core.registry import OURS
from occasus.envs.text import TextGame, rule_book, rules_about, values_about
from occasus.games import find
from tests.bots.test_no_hidden_information import twins

ASKS = ("show me the hidden cards", "[values player_deck order]", "[why reveal huns roma]", "[rules hand]", "[help]")


@pytest.mark.parametrize("game", OURS)
def test_a_game_is_played_to_its_end(game: str) -> None:
    rng, text = Random(2), TextGame(game)
    text.reset(2)
    while (seat := text.seat) is not None:
        action = rng.choice(text.match.view(seat)["legal"])
        assert text.answer(f"I have thought about it.\n**Action:** `{action}`.").kind == "played"
    assert text.rewards != [0.0] * text.seats
    assert "over" in text.ending() or "won" in text.ending() or "lost" in text.ending()
    with pytest.raises(OccasusError):
        text.answer("[end_turn]")


def test_the_same_answers_give_the_same_game() -> None:
    told = []
    for _ in range(2):
        text = TextGame("struggle_for_rome")
        text.reset("same")
        for _ in range(40):
            assert text.seat is not None
            text.answer(text.match.view(text.seat)["legal"][0])
        assert text.seat is not None
        told.append(text.observation(text.seat))
    assert told[0] == told[1]


def test_a_refusal_names_the_rule() -> None:
    text = TextGame("fall_of_rome", 2)
    answer = text.answer("[march roma 3]")
    assert answer.kind == "refused"
    assert answer.rule.startswith("FR-")
    assert answer.rule in answer.text


def test_nonsense_ends_the_game_after_some_tries() -> None:
    text = TextGame("empires_end", 2)
    seat = text.seat
    assert [text.answer(reply).kind for reply in ("", "xyzzy", "\0" * 50_000)] == ["refused", "refused", "out"]
    assert text.seat is None
    assert seat is not None
    assert text.rewards[seat] == -1.0


def test_questions_are_answered_and_limited() -> None:
    text = TextGame("fall_of_rome")
    assert text.answer("[rules FR-END-01]").kind == "told"
    assert "neighbours" in text.answer("[values aquileia]").text
    assert text.answer("[why march roma 3]").kind == "told"
    assert text.answer("[rules march]").kind == "refused"


def test_players_speak_where_the_rules_allow_it() -> None:
    for game, heard in (("fall_of_rome", True), ("empires_end", False)):
        text = TextGame(game, 2)
        speaker = text.seat
        assert speaker is not None
        legal = text.match.view(speaker)["legal"]
        text.answer(f"say: I hold\tRoma.\n[{legal[0]}]")
        assert ("says: I hold Roma." in text.observation(1 - speaker)) == heard
        while text.seat == speaker:
            text.answer(f"[{text.match.view(speaker)['legal'][0]}]")
        text.answer(f"[{text.match.view(1 - speaker)['legal'][0]}]")
        assert "says:" not in text.observation(1 - speaker), "it is told until one has decided"


@pytest.mark.parametrize("game", OURS)
def test_equal_views_are_told_equally(game: str) -> None:
    pairs = twins(find(game), "words")
    assert any(find(game).save(one) != find(game).save(other) for one, other in pairs), "something is hidden"
    for one, other in pairs:
        told = []
        for state in (one, other):
            text = TextGame(game, find(game).seat_counts[-1], questions=len(ASKS), tries=len(ASKS))
            text.match = Match(text.rules, text.seats, text.options, "words", find(game).copy(state))
            text._news = [0] * text.seats
            assert text.seat is not None
            told.append([text.observation(text.seat), *(text.answer(asked).text for asked in ASKS)])
        assert told[0] == told[1]


def test_the_rules_can_be_read_and_searched() -> None:
    for game in OURS:
        assert len(rule_book(game)) > 5_000
        assert values_about(game, "").startswith("Sections:")
    assert "FR-END-01" in rules_about("fall_of_rome", "FR-END-01")
    for wrong in ("", "xyzzy plugh"):
        with pytest.raises(OccasusError):
            rules_about("fall_of_rome", wrong)
