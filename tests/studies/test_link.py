"""Links: positions in an address, which come back unchanged, and bounds on what comes in."""

from __future__ import annotations

import base64
import json
import zlib
from random import Random
from typing import Any

import pytest

from occasus.core.basics import EVERYTHING, OccasusError
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.core.short_position import short_position
from occasus.games import find
from occasus.studies.link import DEEPEST, LONGEST, MOST_BYTES, decode, encode, linked_position, position_link
from tests.core.test_faults import GAMES, play_random


def survive(game: str, seed: str, most: int = 400) -> int:
    """Play a random game; each of its first positions goes through a link and comes back. Returns how many."""
    match = Match(find(game), 3, complete(find(game).options, {}), seed)
    rng, positions = Random(seed), 0
    while match.result() is None and positions < most:
        position = match.game.describe(match.state, EVERYTHING)
        link = position_link(match.game, position, 3, match.options)
        assert len(link) < LONGEST
        assert linked_position(link) == {"game": game, "players": 3, "position": json.loads(json.dumps(position))}
        positions += 1
        seat = match.game.actors(match.state)[0]
        if seat == -1:
            match.make(seat, match.game.sample(match.state, rng))
        else:
            match.make(seat, rng.choice(list(match.game.legal(match.state, seat))))
    return positions


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_random_games_comes_back_from_its_link(game: str) -> None:
    assert sum(survive(game, str(seed)) for seed in range(4)) > 300


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(10))
@pytest.mark.parametrize("game", GAMES)
def test_positions_of_1000_random_games_come_back_from_their_links(game: str, hundred: int) -> None:
    for number in range(100):
        assert survive(game, f"long/{hundred}/{number}", 130) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_link_of_a_short_position_leads_to_the_same_game(game: str) -> None:
    match = play_random(game, 90, "link")
    whole = match.game.describe(match.state, EVERYTHING)
    link = position_link(match.game, short_position(match.game, whole), 3, match.options)
    assert len(link) < 1_600
    again = match.game.from_position(linked_position(link)["position"], 3, match.options, Random(0))
    assert match.game.describe(again, EVERYTHING) == whole


def test_options_are_named_where_they_are_not_the_usual_ones() -> None:
    game = find("fall_of_rome")
    options = complete(game.options, {"difficulty": "heroic"})
    assert linked_position(position_link(game, {}, 4, options)) == {
        "game": "fall_of_rome",
        "players": 4,
        "position": {},
        "options": {"difficulty": "heroic"},
    }


def packed(text: bytes) -> str:
    return "1" + base64.urlsafe_b64encode(zlib.compress(text)).decode().rstrip("=")


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("", "this link is broken"),
        ("1", "this link is broken"),
        ("1!!!!", "this link is broken"),
        ("1AAAA", "this link is broken"),
        ("9AAAA", "newer release"),
        ("1" + "A" * LONGEST, "too long"),
        (encode({"game": "fall_of_rome"})[:-6], "this link is broken"),
        (packed(b" " * (MOST_BYTES + 1)), "unpacks to more than"),
        (packed(b"[" * 5000 + b"]" * 5000), f"more than {DEEPEST} lists"),
        (packed(b'{"a":"[[[["'), "this link is broken"),
        (packed(b"[]"), "this link is broken"),
        (packed(b"\xff"), "this link is broken"),
    ],
    ids=range(12),
)
def test_bad_links_are_rejected_with_a_sentence(link: str, sentence: str) -> None:
    with pytest.raises(OccasusError, match=sentence):
        decode(link)


@pytest.mark.parametrize("data", [{"game": 3}, {"game": "x", "players": 3}, {"x": 1}, {"game": "x", "position": {}}])
def test_what_is_no_position_is_rejected(data: dict[str, Any]) -> None:
    with pytest.raises(OccasusError, match="not the link of a position"):
        linked_position(encode(data))


def test_random_damage_never_causes_an_accident() -> None:
    rng, link = Random(5), encode({"game": "fall_of_rome", "players": 3, "position": {"legions": {"roma": 2}}})
    for _ in range(300):
        place = rng.randrange(len(link))
        try:
            decode(link[:place] + chr(rng.randrange(33, 500)) + link[place + 1 :])
        except OccasusError as error:
            assert str(error).endswith((".", "Occasus."))
