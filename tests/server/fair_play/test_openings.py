"""How people open their games: one rule for each game, counted from finished games, as far as their owner shows it."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from occasus.games import find
from occasus.games.empires_end.board.names import CARD_WORDS
from occasus.locale import Words
from occasus.server.ratings.openings import ACTIONS, ATTACKS, RULES, openings
from occasus.tables.store.rows import JournalEntry
from tests.server.fair_play.test_standings import RATED, duel, profile_with, waited
from tests.server.harness import Running, close_all
from tests.server.in_process_server import inside
from tests.server.stored_fixtures import OWNER, make, stored_in
from tests.server.workers.test_stored_matches import owner


def journal(*moves: tuple[int, str, str | None]) -> list[JournalEntry]:
    """Moves of seats by people, or by bots; `undo` goes back to so many."""
    return [
        JournalEntry(
            number=number,
            kind="undo" if action.startswith("undo") else "move",
            seat=seat,
            action=action.removeprefix("undo "),
            person=person,
        )
        for number, (seat, action, person) in enumerate(moves)
    ]


def test_fall_of_rome_is_opened_by_the_first_action_and_not_by_what_comes_before_it() -> None:
    moves = journal(
        (-1, "first 1", None),
        (0, "start roma", "ada"),
        (1, "pass", "bob"),
        (1, "port_recruit roma 2", "bob"),
        (1, "battle 3", "bob"),
        (0, "sail_free carthago 1", "ada"),
    )
    assert openings("fall_of_rome", moves) == {(0, "ada"): "sail", (1, "bob"): "recruit"}


def test_empires_end_is_opened_by_the_kind_of_the_first_card_that_is_built() -> None:
    moves = journal(
        (0, "pay 0 axe", "ada"),
        (0, "sell fire_01", "ada"),
        (0, "build rat_plague_03 none 1", "ada"),
        (1, "done", "bob"),
    )
    assert openings("empires_end", moves) == {(0, "ada"): "rat_plague"}


def test_struggle_for_rome_is_opened_by_the_first_city_that_is_plundered_or_conquered() -> None:
    moves = journal(
        (0, "place_horseman c061", "ada"),
        (1, "conquer_with_traitor aquileia", "bob"),
        (0, "plunder mogontiacum", "ada"),
        (0, "conquer aquileia", "ada"),
    )
    assert openings("struggle_for_rome", moves) == {(0, "ada"): "mogontiacum", (1, "bob"): "aquileia"}


def test_what_was_taken_back_and_what_a_bot_did_is_nobodys_opening() -> None:
    moves = journal(
        (0, "march roma 1", "ada"),
        (0, "undo 0", "ada"),
        (0, "recruit", None),
        (0, "battle 2", "ada"),
        (1, "march roma 1", None),
    )
    assert openings("fall_of_rome", moves) == {(0, "ada"): "battle"}


def test_a_game_without_a_rule_has_no_openings() -> None:
    assert openings("another_game", journal((0, "build fire_01 none 1", "ada"))) == {}


@pytest.mark.parametrize("language", ["en", "pl", "fr", "nl"])
def test_every_opening_is_an_action_of_its_game_and_has_words(language: str) -> None:
    words = Words("empires_end", language, "people")
    for opening in set(ACTIONS.values()):
        assert words.has(f"opening-{opening}")
    for kind in {card.rpartition("_")[0] for card in CARD_WORDS}:
        assert words.has(f"card-{kind}")
    for game in RULES:
        assert words.has(f"profile-opening-{game}")
    assert words.has("profile-rule-opening")
    families = {game: {text.partition(" ")[0] for text in find(game).catalogue.codes()} for game in RULES}
    assert families["fall_of_rome"] >= set(ACTIONS)
    assert "build" in families["empires_end"]
    assert families["struggle_for_rome"] >= set(ATTACKS)


def told_openings(url: str) -> list[dict[str, Any]]:
    """The openings of the owner's profile."""
    found: list[dict[str, Any]] = owner(url).get(f"/api/people/{OWNER}")["openings"]
    return found


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end"])
def test_openings_are_counted_when_a_game_is_over_and_those_of_earlier_releases_are_found_later(
    tmp_path: Path, game: str
) -> None:
    stored = make(game, over=True)
    expected = openings(game, stored.entries)
    assert expected
    settings = stored_in(tmp_path, stored)
    for _ in range(2):
        with inside(tmp_path, **settings) as url:
            ada = owner(url)
            profile_with(ada, OWNER, 1)
            found = waited(partial(told_openings, url))
            close_all()
        assert sum(each["played"] for each in found) == len(expected)
        assert {each["opening"] for each in found} == set(expected.values())
        assert [each["played"] for each in found] == sorted((each["played"] for each in found), reverse=True)
        with sqlite3.connect(tmp_path / "occasus.sqlite") as connection:
            assert connection.execute("SELECT count(*) FROM scores WHERE opening IS NULL").fetchone() == (0,)
            connection.execute("UPDATE scores SET opening = NULL")  # as an earlier release left them


def test_nothing_of_a_running_game_is_told_as_an_opening_and_a_hidden_profile_tells_none(server: Running) -> None:
    ada, bob = server.person("Ada").sign_up(), server.person("Bob")
    table = ada.table("fall_of_rome", "me", "tiro", public=True, **RATED)["id"]
    ada.post(f"/api/tables/{table}/start")
    with ada.socket(table) as socket:
        socket.until("0 in self.views")
        action, decided = "", 0
        while not action or decided < 4:  # a rated game counts after four decisions
            socket.until("self.views[0]['legal']")
            texts = [each["text"] for each in socket.views[0]["legal"]]
            opening = "" if action else next((text for text in texts if text.partition(" ")[0] in ACTIONS), "")
            socket.play(0, opening)
            action, decided = action or opening, decided + 1
    for client in (ada, bob):
        assert client.get(f"/api/people/{ada.id}")["openings"] == [], "the game is not over"
    ada.post(f"/api/tables/{table}/leave")
    seen = profile_with(bob, ada.id, 1)["openings"]
    expected = {"game": "fall_of_rome", "opening": ACTIONS[action.partition(" ")[0]], "played": 1, "won": 0}
    assert seen == [expected]
    (score,) = ada.get("/api/me/data")["scores"]
    assert score["opening"] == expected["opening"]
    ada.put("/api/me", {"profile": "numbers"})
    assert bob.get(f"/api/people/{ada.id}")["openings"] == [expected]
    ada.put("/api/me", {"profile": "nobody"})
    bob.get(f"/api/people/{ada.id}", 404)
    assert ada.get(f"/api/people/{ada.id}")["openings"] == [expected]


def test_who_resigns_before_the_opening_has_none(server: Running) -> None:
    ada, _, table = duel(server, **RATED)
    with ada.socket(table) as socket:
        socket.until("0 in self.views")
        socket.ask("resign", seat=0)
    assert profile_with(ada, ada.id, 1)["openings"] == []
