"""What finished games count: ratings, profiles, ladders; who left or let a bot finish; who may see it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command

from occasus.bots.levels import LEVELS
from occasus.bots.strength import MIDDLE
from occasus.server.ops import maintenance
from occasus.server.ratings.game_scores import Player, counts, players, scores, team_of, with_ratings
from occasus.server.ratings.rating import Rating, bot_ratings, rated
from occasus.server.ratings.weights import weights
from occasus.server.server import Server
from occasus.server.storage import scores as stored_scores
from occasus.server.storage.engine import Storage
from occasus.server.storage.migrate import config, migrate
from occasus.tables.match.replays import match_file
from occasus.tables.store.rows import JournalEntry, SeatRow, TableRow
from tests.server.harness import PATIENCE, ROOT, Client, Running, close_all, play_first_decisions
from tests.server.in_process_server import inside
from tests.server.services import postgres
from tests.server.stored_fixtures import OWNER, make, stored_in
from tests.server.workers.test_stored_matches import owner

RIVALS = ["empires_end", "struggle_for_rome"]


def waited(look: Callable[[], Any]) -> Any:
    """Look until there is something."""
    deadline = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return found


def profile_with(client: Client, person: str, games: int) -> dict[str, Any]:
    """The profile of a person, as soon as so many games have counted."""

    def look() -> dict[str, Any] | None:
        found: dict[str, Any] = client.get(f"/api/people/{person}")
        return found if sum(each["count"] for each in found["tallies"]) >= games else None

    found: dict[str, Any] = waited(look)
    return found


def duel(server: Running, **settings: Any) -> tuple[Client, Client, str]:
    """Ada and Bob sit at a game of Empire's End for two that has begun."""
    ada, bob = server.person("Ada"), server.person("Bob")
    if settings.get("rated"):
        ada.sign_up(), bob.sign_up()
    table = ada.table("empires_end", "me", "open", public=True, **settings)["id"]
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    bob.say_ready(table)
    ada.post(f"/api/tables/{table}/start")
    if settings.get("rated"):
        play_first_decisions([ada, bob], table)
    return ada, bob, table


RATED = {"rated": True, "hints": False, "minutes": 60}


# the model


@pytest.mark.parametrize("game", RIVALS)
def test_bots_have_fixed_ratings_in_their_order_and_the_second_level_begins_where_people_do(game: str) -> None:
    found = bot_ratings(game)
    assert list(found) == list(LEVELS)
    assert found["miles"].points == MIDDLE
    assert all(below.points < above.points for below, above in pairwise(found.values()))


@pytest.mark.parametrize("game", RIVALS)
def test_the_ratings_of_bots_are_told_as_they_are(game: str) -> None:
    text = (ROOT / "docs/ratings.md").read_text(encoding="utf-8")
    figures = " | ".join(str(round(each.points)) for each in bot_ratings(game).values())
    assert f"| {figures} |" in text


def test_bots_of_a_game_that_all_win_or_lose_together_have_none() -> None:
    assert bot_ratings("fall_of_rome") == {}


def test_a_first_win_lifts_a_new_player_above_the_bot_and_makes_the_rating_surer() -> None:
    mine, bot = rated([Rating(), bot_ratings("empires_end")["miles"]], [1, 2])
    assert mine.points > MIDDLE + 50
    assert mine.spread < Rating().spread
    assert abs(bot.points - MIDDLE) < 1


def test_all_places_of_a_table_count_at_once_and_ties_change_nothing_between_equals() -> None:
    first, second, third = rated([Rating()] * 3, [1, 2, 3])
    assert first.points > second.points > third.points
    tied = rated([Rating()] * 3, [1, 1, 1])
    assert [round(each.points) for each in tied] == [1500] * 3


def test_four_hundred_points_are_ten_to_one_however_many_sit_there() -> None:
    """Ratings stand still on average where each win counts as often as the model expects it."""
    for seats in (2, 4):
        strong, *weak = [Rating(1900, 1.0), *[Rating(1500, 1.0)] * (seats - 1)]
        up = rated([strong, *weak], [1, *[2] * (seats - 1)])[0].points - 1900
        down = rated([strong, *weak], [2, 1, *[3] * (seats - 2)])[0].points - 1900
        expected = 10 / (10 + seats - 1)
        if seats == 2:
            assert abs(expected * up + (1 - expected) * down) < 0.01 * abs(down)
        assert up > 0 > down


@pytest.mark.parametrize(
    ("today", "month", "provisional", "weight"),
    [
        (0, 0, False, 1.0),
        (1, 1, False, 0.5),
        (2, 2, False, 0.25),
        (0, 5, False, 0.5),
        (0, 10, False, 1 / 3),
        (1, 6, False, 0.25),  # the five of the days before, not that of today once more
        (0, 0, True, 0.25),
    ],
)
def test_a_game_counts_less_the_oftener_two_have_met_and_against_newcomers(
    today: int, month: int, provisional: bool, weight: float
) -> None:
    seated = [Player(person="ada"), Player(person="bob")]
    found = weights(seated, lambda me, other: (today, month), lambda person: provisional)
    assert found == pytest.approx([weight, weight])


def test_with_several_opponents_the_mean_of_them_counts_and_bots_count_fully() -> None:
    seated = [Player(person="ada"), Player(person="bob"), Player(bot="miles"), Player()]  # the last one was deleted
    found = weights(seated, lambda me, other: (1, 1), lambda person: False)
    assert found == pytest.approx([(0.5 + 1.0 + 0.25) / 3, (0.5 + 1.0 + 0.25) / 3, (1.0 + 1.0 + 0.25) / 3, 1.0])


# the rule for those who do not play to the end


def table_of(state: str = "over", is_rated: bool = True, result: dict[str, Any] | None = None) -> TableRow:
    return TableRow(
        id="t",
        code="c",
        host="ada",
        game="empires_end",
        options={},
        seats=3,
        public=True,
        spectators=True,
        hints=False,
        days=0,
        state=state,
        created=0.0,
        changed=9.0,
        rated=is_rated,
        result=result,
    )


SEATED = [SeatRow(seat=0, kind="person", person="ada"), SeatRow(seat=1, kind="person", person="bob")]
BOT = SeatRow(seat=2, kind="bot", bot="miles")
RESULT = {"winners": [0], "places": [1, 2, 3], "scores": [], "reason": "most_points", "rule": ""}


def entry(seat: int, action: str, person: str | None, kind: str = "seat") -> JournalEntry:
    return JournalEntry(number=5, kind=kind, seat=seat, action=action, person=person)


def test_who_is_away_at_the_end_while_a_bot_finishes_is_last_even_if_the_bot_wins() -> None:
    lent = SeatRow(seat=0, kind="bot", bot="legatus", owner="ada")
    table = table_of(result=RESULT)
    found = players(table, [lent, SEATED[1], BOT], [entry(0, "legatus", "bob")])
    made = scores(table, found, [])
    assert [(each.person, each.ended, each.place, each.won) for each in made] == [
        ("ada", "replaced", 3, False),
        ("bob", "played", 2, False),
    ]
    ada, bob = with_ratings(table, found, made, {})
    assert (ada.points or 0) < MIDDLE < (bob.points or 0), "bob is rated as having beaten ada"


def test_a_seat_that_a_bot_plays_on_is_still_that_of_whoever_left_it() -> None:
    left = SeatRow(seat=0, kind="bot", bot="tiro", owner="ada", name="Ada", resigned=True)
    seats = [left, msgspec.structs.replace(SEATED[1], name="Bob"), BOT]
    table = table_of(result=RESULT)
    found = players(table, seats, [entry(0, "left", "ada"), entry(0, "tiro", "bob")])
    assert [(each.person, each.ended) for each in found] == [("ada", "left"), ("bob", "played"), ("", "played")]
    assert match_file(table, seats, [], {}, "")["players"] == ["Ada", "Bob", "miles"]


@pytest.mark.parametrize("how", ["left", "resigned"])
def test_who_left_or_resigned_is_found_in_the_journal_though_a_bot_sits_there(how: str) -> None:
    bot = SeatRow(seat=0, kind="bot", bot="miles")
    found = players(table_of(result=RESULT), [bot, SEATED[1], BOT], [entry(0, how, "ada")])
    assert found[0] == Player(person="ada", ended="left" if how == "left" else "resigned")
    assert scores(table_of(result=RESULT), found, [])[0].place == 3


@pytest.mark.parametrize(("days", "ended"), [(0, "left"), (3, "time")])
def test_who_did_not_come_back_to_a_game_of_two_that_was_claimed_is_told_so(days: int, ended: str) -> None:
    table = msgspec.structs.replace(table_of(result={**RESULT, "places": [2, 1], "winners": [1]}), seats=2, days=days)
    away = msgspec.structs.replace(SEATED[0], resigned=True)
    found = players(table, [away, SEATED[1]], [entry(0, "claimed", "bob")])
    assert [(each.person, each.ended) for each in found] == [("ada", ended), ("bob", "played")]
    assert [(score.place, score.won) for score in scores(table, found, [])] == [(2, False), (1, True)]


@pytest.mark.parametrize("reason", ["resigned", "claimed", "time"])
def test_the_file_of_a_game_that_no_move_ended_has_no_result(reason: str) -> None:
    table = table_of(result={**RESULT, "reason": reason})
    assert match_file(table, [*SEATED, BOT], [], {}, "")["result"] is None


@pytest.mark.parametrize("own", [0, 1])
def test_who_lets_a_bot_decide_more_than_they_do_is_last_though_they_are_back_at_the_end(own: int) -> None:
    moves = [entry(0, "x", "ada", "move")] * own + [entry(0, "x", None, "move")] * 2 + [entry(1, "x", "bob", "move")]
    found = players(table_of(result=RESULT), [*SEATED, BOT], [entry(0, "miles", "bob"), entry(0, "back", "ada")], moves)
    assert [each.ended for each in found] == ["replaced", "played", "played"]


def test_who_came_back_plays_to_the_end() -> None:
    found = players(table_of(result=RESULT), [*SEATED, BOT], [entry(0, "miles", "bob"), entry(0, "back", "ada")])
    assert [each.ended for each in found] == ["played"] * 3


def test_a_game_that_was_stopped_counts_for_who_left_nobody_but_bots_behind_where_it_was_rated() -> None:
    seats = [SEATED[0], SeatRow(seat=1, kind="bot", bot="tiro"), BOT]
    for changes in ([entry(-1, "", "ada", "close")], []):  # stopped by hand, or asleep for long
        found = players(table_of("closed"), seats, changes)
        assert counts(table_of("closed"), found)
        made = with_ratings(table_of("closed"), found, scores(table_of("closed"), found, []), {})
        assert [(each.person, each.ended, each.place) for each in made] == [("ada", "left", 3)]
        assert (made[0].points or 0) < MIDDLE
        assert not counts(table_of("closed", is_rated=False), found)


def test_a_game_that_fell_asleep_with_several_people_counts_for_nobody() -> None:
    assert not counts(table_of("closed"), players(table_of("closed"), [*SEATED, BOT], []))


@pytest.mark.parametrize("seats", [[SEATED[0], BOT, BOT], [*SEATED, BOT]])
def test_a_game_that_those_who_run_the_server_close_is_nobodys_loss(seats: list[SeatRow]) -> None:
    found = players(table_of("closed"), seats, [entry(-1, "admin", None, "close")])
    assert not counts(table_of("closed"), found)
    found = players(table_of("closed"), seats, [entry(0, "resigned", "ada"), entry(-1, "admin", None, "close")])
    assert [each.ended for each in found][1:] == ["played", "played"]


def test_who_leaves_bots_behind_is_behind_them_and_not_beside_them() -> None:
    seats = [SeatRow(seat=0, kind="left"), *(SeatRow(seat=seat, kind="bot", bot="legatus") for seat in (1, 2))]
    table = table_of("closed")
    found = players(table, seats, [entry(0, "left", "ada")])
    assert [each.ended for each in found] == ["left", "played", "played"]
    (ada,) = with_ratings(table, found, scores(table, found, []), {})
    assert (ada.points or 0) < MIDDLE


@pytest.mark.parametrize("bob", [SEATED[1], SeatRow(seat=1, kind="bot", bot="miles", owner="bob")])
def test_a_game_that_was_stopped_does_not_count_for_those_who_had_not_left_it(bob: SeatRow) -> None:
    table = table_of("closed")
    found = players(table, [SeatRow(seat=0, kind="left"), bob, BOT], [entry(0, "left", "ada")])
    assert counts(table, found)
    made = with_ratings(table, found, scores(table, found, []), {})
    assert [(each.person, each.ended, each.place) for each in made] == [("ada", "left", 3)]


def test_the_same_people_and_bots_are_the_same_team_wherever_they_sit() -> None:
    ada, bob, bot = Player(person="ada"), Player(person="bob"), Player(bot="miles")
    assert team_of([ada, bob, bot]) == team_of([bot, ada, bob]) != team_of([ada, bob])


# at the server


def test_a_rated_game_changes_both_ratings_and_says_so_at_the_seats(server: Running) -> None:
    ada, bob, table = duel(server, **RATED)
    with ada.socket(table) as socket:
        socket.until("0 in self.views")
        assert socket.ask("resign", seat=0)["type"] == "done"
        socket.until("self.table['seats'][0]['change'] is not None")
        lost, won = (seat["change"] for seat in socket.table["seats"])
    assert lost < 0 < won
    mine = profile_with(ada, ada.id, 1)
    assert mine["mine"] and mine["name"] == ada.name
    spread = mine["ratings"][0]["spread"]
    assert mine["ratings"] == [{"game": "empires_end", "points": 1500 + lost, "spread": spread, "provisional": True}]
    assert [(each["game"], each["points"]) for each in mine["curve"]] == [("empires_end", 1500 + lost)]
    (tally,) = mine["tallies"]
    assert (tally["seats"], tally["place"], tally["won"], tally["rated"]) == (2, 2, False, True)
    assert tally["ended"] == "resigned"
    assert ada.get("/api/ladders/empires_end")["people"] == [], "both are provisional"
    with sqlite3.connect(server.data / "occasus.sqlite", timeout=PATIENCE) as connection:
        assert connection.execute("SELECT DISTINCT opponents FROM ratings").fetchall() == [(1,)]
        connection.execute("UPDATE ratings SET opponents = 5")
    ladder = ada.get("/api/ladders/empires_end")
    assert ladder["teams"] == [], "those are for people who win together"
    standing = [each for each in ladder["people"] if each["id"] in (ada.id, bob.id)]
    assert [(each["name"], each["points"], each["won"]) for each in standing] == [
        (bob.name, 1500 + won, 1),
        (ada.name, 1500 + lost, 0),
    ]
    assert [each["before"] for each in mine["curve"]] == [1500]
    ada.put("/api/me", {"profile": "nobody"})
    assert ada.id not in [each["id"] for each in bob.get("/api/ladders/empires_end")["people"]]
    ada.put("/api/me", {"profile": "all"})
    (past,) = ada.get(f"/api/people/{bob.id}")["recent"]
    assert (past["won"], past["place"], past["change"]) == (True, 1, won)
    assert past["table"]["result"]["winners"] == [1]

    again = ada.table("empires_end", "me", "open", public=True)
    assert again["seats"][0]["rating"] == 1500 + lost
    listed = next(each for each in bob.get("/api/tables")["open"] if each["id"] == again["id"])
    assert listed["seats"][0]["rating"] == 1500 + lost


def test_opponents_see_ratings_and_that_a_table_is_rated_before_and_during_the_game(server: Running) -> None:
    ada, bob, won = duel(server, **RATED)
    with bob.socket(won) as socket:
        socket.until("1 in self.views")
        assert socket.ask("resign", seat=1)["type"] == "done"
    points = round(profile_with(ada, ada.id, 1)["ratings"][0]["points"])
    assert points > MIDDLE
    eve = server.person("Eve").sign_up()
    table = ada.table("empires_end", "me", "open", public=True, **RATED)["id"]
    (listed,) = [each for each in eve.get("/api/tables")["open"] if each["id"] == table]
    for before in (listed, eve.get(f"/api/tables/{table}")):
        seat = before["seats"][0]
        assert (before["rated"], seat["rating"], seat["provisional"]) == (True, points, True)
    eve.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    eve.say_ready(table)
    ada.post(f"/api/tables/{table}/start")
    with eve.socket(table) as playing:
        during = playing.welcome["table"]
        assert (during["state"], during["rated"]) == ("playing", True)
        assert [seat["rating"] for seat in during["seats"]] == [points, None], "who has not played yet has none"
    with server.person("Watcher").socket(table) as watching:
        assert watching.welcome["table"]["seats"][0]["rating"] == points


def test_a_friendly_game_counts_as_played_and_changes_no_rating(server: Running) -> None:
    ada, _, table = duel(server)
    with ada.socket(table) as socket:
        socket.until("0 in self.views")
        socket.ask("resign", seat=0)
    mine = profile_with(ada, ada.id, 1)
    assert (mine["ratings"], mine["curve"]) == ([], [])
    assert mine["recent"][0]["change"] is None


def test_who_stops_a_rated_game_against_bots_has_lost_it(server: Running) -> None:
    ada = server.person("Ada").sign_up()
    friendly = ada.table("empires_end", "me", "tiro", "tiro")["id"]
    ada.post(f"/api/tables/{friendly}/start")
    ada.call("DELETE", f"/api/tables/{friendly}")
    table = ada.table("empires_end", "me", "tiro", "tiro", **RATED)["id"]
    ada.post(f"/api/tables/{table}/start")
    play_first_decisions([ada], table)
    ada.call("DELETE", f"/api/tables/{table}")

    mine = profile_with(ada, ada.id, 1)

    assert [(each["ended"], each["place"], each["rated"]) for each in mine["tallies"]] == [("left", 3, True)]
    assert mine["ratings"][0]["points"] < bot_ratings("empires_end")["tiro"].points + 400


def test_who_leaves_a_rated_game_against_strong_bots_gains_nothing(server: Running) -> None:
    ada = server.person("Ada").sign_up()
    table = ada.table("empires_end", "me", "tiro", "legatus", **RATED)["id"]
    ada.post(f"/api/tables/{table}/start")
    play_first_decisions([ada], table)
    ada.post(f"/api/tables/{table}/leave")

    mine = profile_with(ada, ada.id, 1)

    assert [(each["ended"], each["place"]) for each in mine["tallies"]] == [("left", 3)]
    assert mine["ratings"][0]["points"] < MIDDLE


def test_a_table_says_as_soon_as_leaving_it_counts(server: Running) -> None:
    ada = server.person("Ada").sign_up()
    table = ada.table("empires_end", "me", "tiro", "tiro", **RATED)["id"]
    ada.post(f"/api/tables/{table}/start")
    with ada.socket(table) as looks:
        looks.until("0 in self.views")
        assert looks.table["aborts"]
        play_first_decisions([ada], table)
        looks.catch_up()
        assert not looks.table["aborts"]


def test_a_new_guest_may_say_at_once_who_sees_the_profile(server: Running) -> None:
    ada, bob = Client(server.url), server.person("Bob")
    assert ada.put("/api/me", {"name": "Ada", "profile": "nobody"})["profile"] == "nobody"
    bob.get(f"/api/people/{ada.get('/api/me')['person']['id']}", 404)


def test_a_profile_is_shown_as_far_as_its_owner_wants(server: Running) -> None:
    ada, bob, table = duel(server, **RATED)
    with ada.socket(table) as socket:
        socket.until("0 in self.views")
        socket.ask("resign", seat=0)
    assert len(profile_with(bob, ada.id, 1)["recent"]) == 1
    assert ada.get("/api/me")["person"]["profile"] == "all"

    assert ada.put("/api/me", {"profile": "numbers"})["profile"] == "numbers"
    seen = bob.get(f"/api/people/{ada.id}")
    assert seen["ratings"] and not seen["recent"]
    assert len(ada.get(f"/api/people/{ada.id}")["recent"]) == 1

    ada.put("/api/me", {"profile": "nobody"})
    assert bob.get(f"/api/people/{ada.id}", 404)["code"] == "not_found"
    assert ada.get(f"/api/people/{ada.id}")["ratings"]
    ours = next(each for each in bob.get("/api/replays")["mine"] if each["id"] == table)
    assert (ours["seats"][0]["rating"], ours["seats"][0]["change"]) == (None, None)
    assert ours["seats"][1]["change"] > 0
    ada.put("/api/me", {"profile": "everybody"}, 400)
    bob.get("/api/people/nobodyofthatname", 404)
    bob.get("/api/people/a%00b", 404)


def test_games_of_private_tables_are_listed_for_their_own_people_only(server: Running) -> None:
    ada, bob, table = duel(server, **RATED)
    private = ada.table("empires_end", "me", "miles", **RATED)["id"]
    for each, seat in ((table, 0), (private, 0)):
        if each == private:
            ada.post(f"/api/tables/{private}/start")
            play_first_decisions([ada], private)
        with ada.socket(each) as socket:
            socket.until(f"{seat} in self.views")
            assert socket.ask("resign", seat=seat)["type"] == "done"
    assert {each["table"]["id"] for each in profile_with(ada, ada.id, 2)["recent"]} == {table, private}
    assert {each["table"]["id"] for each in bob.get(f"/api/people/{ada.id}")["recent"]} == {table}


def test_my_data_tells_what_my_games_counted(server: Running) -> None:
    ada, _, table = duel(server, **RATED)
    with ada.socket(table) as socket:
        socket.until("0 in self.views")
        socket.ask("resign", seat=0)
    profile_with(ada, ada.id, 1)
    (score,) = ada.get("/api/me/data")["scores"]
    assert (score["table_id"], score["ended"], score["place"]) == (table, "resigned", 2)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"hints": True}, "rated_hints"),
        ({"hints": False, "options": {"mode": "lightning"}}, "rated_options"),
    ],
)
def test_a_rated_table_that_cannot_be_compared_is_refused(server: Running, wish: dict[str, Any], code: str) -> None:
    ada = server.person("Ada").sign_up()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "tiro"}]
    refused = ada.post("/api/tables", {"game": "empires_end", "seats": seats, "rated": True, "minutes": 9, **wish}, 409)
    assert refused["code"] == code
    table = ada.post("/api/tables", {"game": "empires_end", "seats": seats, "minutes": 9})["id"]
    assert ada.call("PATCH", f"/api/tables/{table}", {"rated": True, "minutes": 9, **wish}, 409)["code"] == code
    assert ada.call("PATCH", f"/api/tables/{table}", {"rated": True, "hints": False})["rated"]
    assert ada.call("PATCH", f"/api/tables/{table}", {"hints": True}, 409)["code"] == "rated_hints"


def test_a_rated_game_does_not_begin_with_two_seats_of_one_person_or_a_bot_that_was_not_measured(
    server: Running,
) -> None:
    ada = server.person("Ada").sign_up()
    for seats, said in ((["me", "me"], "rated_seats"), (["me", "random"], "rated_bots")):
        table = ada.table("empires_end", *seats, **RATED)["id"]
        assert ada.post(f"/api/tables/{table}/start", None, 409)["code"] == said


def test_difficulty_may_be_chosen_in_a_rated_game(server: Running) -> None:
    ada = server.person("Ada").sign_up()
    made = ada.table("fall_of_rome", "me", "tiro", options={"difficulty": "heroic"}, **RATED)
    assert ada.post(f"/api/tables/{made['id']}/start")["rated"]


def test_a_rematch_turns_the_seats(server: Running) -> None:
    ada, bob, table = duel(server, **RATED)
    with ada.socket(table) as socket:
        socket.until("0 in self.views")
        socket.ask("resign", seat=0)
    ended = waited(lambda: bob.get("/api/replays")["mine"])[0]["changed"]
    again = ada.get(f"/api/tables/{ada.post(f'/api/tables/{table}/rematch')['id']}")
    (over,) = [each for each in bob.get("/api/replays")["mine"] if each["id"] == table]
    assert over["changed"] == ended, "a rematch does not change when the game ended"
    assert [seat["name"] for seat in again["seats"]] == [bob.name, ada.name]
    assert again["rated"] and again["host"] == ada.id
    assert ada.post(f"/api/tables/{again['id']}/start", None, 409)["code"] == "open_seats", "Bob is asked"
    bob.put(f"/api/tables/{again['id']}/seats/0", {"kind": "me"})
    assert ada.post(f"/api/tables/{again['id']}/start", None, 409)["code"] == "not_ready"
    bob.say_ready(again["id"])
    assert ada.post(f"/api/tables/{again['id']}/start")["state"] == "playing"
    assert bob.get("/api/me/invitations") == []


# games of earlier releases, and ladders


def test_games_of_an_earlier_release_are_counted_once_and_teams_have_a_ladder(tmp_path: Path) -> None:
    stored = make("fall_of_rome", over=True)
    stored.table.rated, stored.table.hints = True, False
    settings = stored_in(tmp_path, stored)
    for _ in range(2):  # the second start finds it counted
        with inside(tmp_path, **settings) as url:
            ada = owner(url)
            mine = profile_with(ada, OWNER, 1)
            ladder = ada.get("/api/ladders/fall_of_rome?level=normal")["teams"]
            assert ada.get("/api/ladders/fall_of_rome?level=heroic")["teams"] == []
            ada.get("/api/ladders/no_such_game", 404)
            ada.get("/api/ladders/fall_of_rome?level=%00", 400)
            close_all()
        assert {each["level"] for each in mine["tallies"]} == {"normal"}
        assert [each["count"] for each in mine["tallies"]] == [1], "one game, though both seats of it are Ada's"
        assert {each["role"] for each in mine["roles"]} and mine["ratings"] == []
        (team,) = ladder
        assert (team["played"], team["won"]) == (1, int(bool((stored.table.result or {})["winners"])))
        assert [each["name"] for each in team["members"]] == ["Ada", "Ada"]
    with sqlite3.connect(tmp_path / "occasus.sqlite") as connection:
        connection.execute("UPDATE people SET profile = 'nobody'")
    with inside(tmp_path, **settings) as url:
        assert owner(url).get("/api/ladders/fall_of_rome?level=normal")["teams"] == []
        close_all()


def test_a_game_that_cannot_be_counted_keeps_no_other_from_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    count = maintenance._count

    async def first_fails(server: Server, table: str) -> None:
        tried.append(table)
        if table == tried[0]:
            raise RuntimeError("this one cannot be counted")
        await count(server, table)

    monkeypatch.setattr(maintenance, "_count", first_fails)
    monkeypatch.setattr(maintenance, "AT_ONCE", 1)
    monkeypatch.setattr(maintenance, "BREATH", 0.0)
    with inside(tmp_path, sweep_seconds=0.05) as url:
        ada = Client(url)
        me = ada.put("/api/me", {"name": "Ada"})["id"]
        ada.sign_up()
        for _ in range(2):
            table = ada.table("empires_end", "me", "tiro", **RATED)["id"]
            ada.post(f"/api/tables/{table}/start")
            play_first_decisions([ada], table)
            ada.post(f"/api/tables/{table}/leave")
            waited(lambda: tried)
        profile_with(ada, me, 1)
        close_all()


def test_rooms_are_opened_to_count_only_where_there_are_roles_and_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    servers: list[Server] = []
    roles = maintenance._roles

    async def asking(server: Server, table: str) -> list[str]:
        asked.append(table)
        servers.append(server)
        return await roles(server, table)

    async def nothing(*_: object) -> list[tuple[str, float]]:
        return []

    monkeypatch.setattr(maintenance, "_roles", asking)
    monkeypatch.setattr("occasus.server.storage.journal.untold", nothing)  # stories open rooms as well
    together, rivals = (make(game, over=True) for game in ("fall_of_rome", "empires_end"))
    for stored in (together, rivals):
        folder = tmp_path / stored.table.game
        with inside(folder, **stored_in(folder, stored), sweep_seconds=0.05) as url:
            profile_with(owner(url), OWNER, 1)
            waited(lambda: not any(server.rooms for server in servers))
            close_all()
    assert asked == [together.table.id]


def earlier_and_now(address: str) -> tuple[str, bool, bool]:
    """A person and a table of the former schema, as they are afterwards."""

    async def run() -> tuple[str, bool, bool]:
        storage = Storage(address)
        try:
            async with storage.write() as connection:
                await connection.run_sync(lambda sync: command.upgrade(config(sync), "0008"))
                await connection.exec_driver_sql(
                    "INSERT INTO people (id, name, language, session, created) VALUES ('ada', 'Ada', 'en', -1, 0)"
                )
                await connection.exec_driver_sql(
                    "INSERT INTO tables (id, code, host, game, options, seats, public, spectators, hints, days, state,"
                    " created, changed, number, due, seed, rules_version, secret, content) VALUES ('t', 'c', 'ada',"
                    " 'fall_of_rome', '{}', 2, true, true, true, 0, 'over', 0, 0, 7, '[]', '', 1, '', '')"
                )
            await migrate(storage)
            assert await stored_scores.uncounted(storage, 5) == ["t"]
            async with storage.read() as connection:
                row: Any = (
                    await connection.exec_driver_sql("SELECT profile, rated, counted FROM people, tables")
                ).one()
                return row[0], bool(row[1]), bool(row[2])
        finally:
            await storage.close()

    return asyncio.run(run())


def test_people_and_tables_of_the_former_release_stay_as_they_are_on_sqlite(tmp_path: Path) -> None:
    assert earlier_and_now(f"sqlite+aiosqlite:///{tmp_path / 'occasus.sqlite'}") == ("all", False, False)


def test_people_and_tables_of_the_former_release_stay_as_they_are_on_postgresql() -> None:
    with postgres() as address:
        assert earlier_and_now(address.replace("postgresql", "postgresql+asyncpg")) == ("all", False, False)
