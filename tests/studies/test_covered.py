"""Beside a physical board, cards that were drawn face down become known later, and games end as they were played."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from occasus.core.basics import CHANCE, WATCHER, OccasusError
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.studies.board import begin, match_at
from occasus.studies.board import written as study_file
from occasus.studies.covered import Cover, enter, who_sees
from occasus.studies.file import read_study
from occasus.studies.study import Spot, Study

OPTIONS: Final[dict[str, dict[str, Any]]] = {"empires_end": {}, "struggle_for_rome": {"round_limit": 1}}
SEEN: Final = 120  # moves between two looks at what may be done


def refereed(game: str, seed: int) -> None:
    """Play a random game and enter what everybody sees of it; it ends in the same way."""
    found, rng = find(game), Random(seed)
    played = Match(found, 3, complete(found.options, OPTIONS[game]), "table")
    study, hidden = begin(game, 3, OPTIONS[game]), list[int]()
    while played.result() is None:
        seat = found.actors(played.state)[0]
        chance = seat == CHANCE
        code = found.sample(played.state, rng) if chance else rng.choice(sorted(found.legal(played.state, seat)))
        at, move = len(played.moves), played.text((seat, code))
        if chance and who_sees(played):
            hidden.append(at)
            enter(study, at, "roll")
        else:
            if at % SEEN == SEEN - 1:
                assert code in Cover(study, at).choices(seat), (at, move)
            enter(study, at, move)
        played.make(seat, code)
    assert len(hidden) >= 5 and study.covered == hidden
    ended = match_at(read_study(study_file(study)), Spot(0, len(played.moves)))
    assert ended.result() == played.result()
    assert found.describe(ended.state, WATCHER) == found.describe(played.state, WATCHER)


@pytest.mark.parametrize("game", OPTIONS)
def test_a_game_with_hidden_hands_ends_as_it_was_played(game: str) -> None:
    refereed(game, 1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 7))
@pytest.mark.parametrize("game", OPTIONS)
def test_more_games_with_hidden_hands_end_as_they_were_played(game: str, seed: int) -> None:
    refereed(game, seed)


def dealt() -> Study:
    """Every empire has its cards, face down."""
    study = begin("empires_end", 3, {})
    enter(study, 0, "roll on")
    return study


def test_what_only_its_owner_sees_is_face_down_and_what_lies_open_is_not() -> None:
    study = dealt()
    hands = [study.lines[0].moves[place].split()[1:3] for place in study.covered]
    assert [words[0] for words in hands] == ["draw"] * 12
    assert [each.seats for each in Cover(study, len(study.lines[0].moves)).face_down()][:5] == [[0]] * 4 + [[1]]


def test_a_card_that_comes_up_is_no_longer_a_stand_in() -> None:
    study = dealt()
    while (match := match_at(study, Spot(0, at := len(study.lines[0].moves)))).game.actors(match.state) != [CHANCE] or (
        who_sees(match)
    ):
        seat = match.game.actors(match.state)[0]
        enter(study, at, "roll" if seat == CHANCE else match.text((seat, match.game.legal(match.state, seat)[0])))
    standing = study.lines[0].moves[study.covered[0]].rpartition(" ")[2]
    assert not who_sees(match)
    opened = [match.game.catalogue.text(code) for code in Cover(study, at).choices(CHANCE)]
    move = next(text for text in opened if text.endswith(f" {standing}"))
    enter(study, at, f"chance {move}")
    assert standing not in study.lines[0].moves[study.covered[0]]


def test_players_show_what_they_still_hold() -> None:
    study = dealt()
    at = len(study.lines[0].moves)
    left = Cover(study, at).face_down()[0]
    drawn = {move.rpartition(" ")[2] for move in study.lines[0].moves}
    card = next(card for card in left.cards if card not in drawn)
    enter(study, at, f"show {left.place} {card}")
    assert study.lines[0].moves[left.place].endswith(f" {card}")
    assert left.place not in study.covered


def test_what_no_cards_allow_is_refused() -> None:
    study = dealt()
    at = len(study.lines[0].moves)
    with pytest.raises(OccasusError):
        enter(study, at, "2 destroy road_6")
    with pytest.raises(OccasusError, match="can’t be the one"):
        enter(study, at, f"show {study.covered[0]} no_such_card")
    with pytest.raises(OccasusError, match="can’t be the one"):
        enter(study, at, "show 0 flood_01")
    assert len(study.lines[0].moves) == at


@pytest.mark.parametrize("move", ["nobody pays", "0", "chance", "-1 pay", "show x y", "show", "0 pay everything"])
def test_what_is_no_move_is_refused(move: str) -> None:
    study = dealt()
    with pytest.raises(OccasusError):
        enter(study, len(study.lines[0].moves), move)
    with pytest.raises(OccasusError, match="end of the main line"):
        enter(study, 3, "roll")


def test_draws_that_are_none_do_no_harm() -> None:
    study = dealt()
    at = len(study.lines[0].moves)
    study.covered.extend([0, at - 1, at - 1])
    assert Cover(study, at).fits("nobody pays") is None


def test_stand_ins_are_undone_with_their_moves_and_kept_in_the_file() -> None:
    study = dealt()
    kept = read_study(study_file(study))
    assert kept.covered == study.covered
    kept.delete_from(Spot(0, study.covered[3] + 1))
    assert kept.covered == study.covered[:3]
