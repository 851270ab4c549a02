"""Links tell other sites what they lead to, in words and as a picture; those to running games no secrets."""

from __future__ import annotations

import re
import struct

import pytest

from occasus.core.basics import WATCHER
from occasus.core.registry import OURS
from occasus.games import find
from occasus.lessons.lesson import lessons
from occasus.locale import LANGUAGES
from occasus.pictures.drawing import Drawing, Text
from occasus.scenes.run import open_scene
from occasus.server.http import link_boards, link_cards
from occasus.server.http.client_files import CLIENT, PAGES
from occasus.server.http.link_cards import CARDS, Card, Shown
from occasus.server.http.link_pictures import draw
from occasus.tables.store.rows import SeatRow
from tests.server.contests.test_contests import create, host_of, sign_up
from tests.server.fair_play.test_standings import duel, profile_with, table_of
from tests.server.harness import ROOT, Client, Running, fetch, play_first_decisions

pytestmark = pytest.mark.skipif(not (CLIENT / "index.html").is_file(), reason="the client is not built (script/client)")


def tags(server: Running, replay: str, language: str = "en", kind: str = "replay") -> dict[str, str]:
    """The OpenGraph tags of a page, as a program that knows nobody would read them."""
    headers = {"accept": "*/*", "accept-language": language}
    page = fetch(f"{server.url}/{kind}/{replay}", headers=headers)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "<title>Occasus" in page.text
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page.text))


def size_of(address: str) -> tuple[int, int]:
    """Width and height of a PNG."""
    picture = fetch(address)
    assert picture.headers["content-type"] == "image/png"
    assert picture.content[:4] == b"\x89PNG"
    return struct.unpack(">II", picture.content[16:24])


def test_the_app_has_its_icon_in_every_size(server: Running) -> None:
    manifest = fetch(f"{server.url}/manifest.webmanifest").json()
    drawn = [each for each in manifest["icons"] if each["type"] == "image/png"]
    for each in drawn:
        assert "{}x{}".format(*size_of(f"{server.url}/{each['src']}")) == each["sizes"]
    assert {"192x192", "512x512"} <= {each["sizes"] for each in drawn}
    assert "maskable" in {each["purpose"] for each in drawn}
    page = fetch(server.url, headers={"accept": "text/html"}).text
    (touch,) = re.findall(r'<link rel="apple-touch-icon" href="([^"]+)"', page)
    assert size_of(f"{server.url}{touch}") == (180, 180)


def resigned(ada: Client, table: str) -> None:
    with ada.socket(table) as socket:
        socket.until("0 in self.views")
        assert socket.ask("resign", seat=0)["type"] == "done"


def test_a_public_game_that_is_over_says_who_won_in_the_readers_language(server: Running) -> None:
    ada, _, table = duel(server)
    assert tags(server, table) == {}, "it is being played"
    assert ada.http.get(f"/api/replays/{table}/share").status_code >= 400
    resigned(ada, table)
    found = tags(server, table)
    assert found["title"] == "Empire&#x27;s End: Bob won"
    assert found["description"] == "Ada, Bob"
    assert size_of(found["image"]) == (1200, 630)
    assert "Bob" in tags(server, table, "pl-PL")["title"] and tags(server, table, "pl-PL")["title"] != found["title"]


def test_a_private_game_is_told_by_its_shared_link_only_and_names_are_no_markup(server: Running) -> None:
    ada = server.person('Ada "<b>"')
    table = ada.table("empires_end", "me", "miles")["id"]
    ada.post(f"/api/tables/{table}/start")
    resigned(ada, table)
    assert tags(server, table) == {}
    shared = ada.get(f"/api/replays/{table}/share")["id"]
    assert "&lt;b&gt;" in tags(server, shared)["description"]
    assert tags(server, f"{shared[:-1]}0" if shared[-1] != "0" else f"{shared[:-1]}1") == {}
    assert tags(server, "nothing-of-the-kind") == {}


def test_a_preview_names_whoever_a_bot_played_on_for() -> None:
    seats = [SeatRow(seat=0, kind="bot", bot="miles", owner="ada", name="Ada"), SeatRow(seat=1, kind="bot", bot="tiro")]
    result = {"winners": [0], "places": [1, 2], "scores": [], "reason": "most_points", "rule": ""}
    card = link_cards.finished(table_of(result=result), seats, "en")
    assert (card.title, card.sentence) == ("Empire's End: Ada won", "Ada, Tiro")


def test_an_invitation_says_who_invites_to_what_in_the_hosts_language(server: Running) -> None:
    livia = server.person("Livia")
    livia.put("/api/me", {"language": "pl"})
    table = livia.table("struggle_for_rome", "me", "open", "open")
    found = tags(server, table["code"], "nl", "join")
    assert found["title"] == "Livia zaprasza do gry Walka o Rzym"
    assert found["description"] == "Wolne są 2 miejsca z 3. Konto nie jest potrzebne."
    assert size_of(found["image"]) == (1200, 630)
    assert tags(server, table["id"], kind="table") == {}, "it is private: only the link of the invitation tells"


def test_a_public_table_says_that_it_waits_is_played_and_how_it_ended(server: Running) -> None:
    ada, _, table = duel(server)
    found = tags(server, table, kind="table")
    assert (found["title"], found["description"]) == ("Empire&#x27;s End, live", "Ada, Bob")
    code = ada.get(f"/api/tables/{table}")["code"]
    assert tags(server, code, kind="join")["description"] == "This game has already started."
    resigned(ada, table)
    assert tags(server, table, kind="table")["title"] == "Empire&#x27;s End: Bob won"


def test_a_profile_shows_its_numbers_unless_nobody_may_see_them(server: Running) -> None:
    ada, bob, table = duel(server)
    resigned(ada, table)
    profile_with(ada, bob.id, 1)
    found = tags(server, bob.id, kind="person")
    assert (found["title"], found["description"]) == ("Bob", "Empire&#x27;s End: 1 of 1 won")
    bob.put("/api/me", {"profile": "nobody"})
    assert tags(server, bob.id, kind="person") == {}
    assert tags(server, "nobody-at-all", kind="person") == {}


def test_a_puzzle_asks_its_question_in_the_readers_language(server: Running) -> None:
    puzzles = [lesson for lesson in server.person("Ada").get("/api/lessons") if not lesson["steps"]]
    degrees = [lesson["id"] for lesson in puzzles if lesson["degree"]]
    named = [lesson["id"] for lesson in puzzles if not lesson["degree"]]
    for puzzle in (degrees[0], named[0]):
        english, dutch = tags(server, puzzle, kind="puzzle"), tags(server, puzzle, "nl", "puzzle")
        assert english["title"].endswith(": puzzle")
        assert english["description"] != dutch["description"]
        assert "puzzle-" not in english["description"]
    assert tags(server, "no-such-puzzle", kind="puzzle") == {}


def public_facts(page: str) -> str:
    """A page without the addresses of its files."""
    return "".join(re.findall(r'<meta property="og:[^>]*>', page))


def test_no_preview_of_a_running_game_changes_while_it_is_played(server: Running) -> None:
    ada, bob, table = duel(server)
    code = ada.get(f"/api/tables/{table}")["code"]
    addresses = [f"/{kind}/{code if kind == 'join' else table}" for kind in ("table", "join", "replay")]
    pictures = [f"/preview{address}.png" for address in addresses]

    def seen() -> list[object]:
        pages = [public_facts(fetch(server.url + address).text) for address in addresses]
        drawn = [fetch(server.url + address, follow_redirects=True).content for address in pictures]
        return [*pages, *drawn]

    before = seen()
    play_first_decisions([ada, bob], table)
    assert seen() == before
    view = ada.get(f"/api/tables/{table}")
    for secret in filter(None, (view.get("secret"), view.get("seed"), view.get("commitment"))):
        assert secret not in str(before)


def test_the_picture_of_a_finished_game_shows_its_board_and_is_drawn_once(server: Running) -> None:
    ada, _, table = duel(server)
    running = fetch(f"{server.url}/preview/table/{table}.png").content
    asked = {"title": "Bob won", "sentence": "At last.", "names": ["Ada", "Bob"], "words": {"card-fire": "Fire"}}
    refused = ada.post(f"/api/replays/{table}/picture", asked, 409)
    assert refused["code"] == "not_over", "the board of a running game is nobody's"
    resigned(ada, table)
    pictures = [fetch(f"{server.url}/preview/{kind}/{table}.png") for kind in ("table", "replay", "table")]
    assert [picture.status_code for picture in pictures] == [200] * 3
    assert len({picture.content for picture in pictures}) == 1
    assert struct.unpack(">II", pictures[0].content[16:24]) == (1200, 630)
    assert len(running) < len(pictures[0].content) < 400_000
    card = Card(language="en", title="Empire's End: Bob won", sentence="Ada, Bob")
    assert pictures[0].content != draw(card), "the board, not words alone"
    drawing = ada.post(f"/api/replays/{table}/picture", asked, 200)
    texts = [shape["text"] for shape in drawing["shapes"] if shape["type"] == "text"]
    assert {"Ada", "Bob", "Bob won", "At last."} <= set(texts)
    assert server.person("Cleo").post(f"/api/replays/{table}/picture", asked, 200) == drawing, "the game is public"


def test_a_picture_is_for_those_who_may_see_the_game_and_what_it_says_is_bounded(server: Running) -> None:
    ada = server.person("Ada")
    table = ada.table("empires_end", "me", "miles")["id"]
    ada.post(f"/api/tables/{table}/start")
    resigned(ada, table)
    asked = {"title": "Ada lost", "sentence": "", "names": ["Ada", "Miles"], "words": {}}
    server.person("Bob").post(f"/api/replays/{table}/picture", asked, 404)
    for wrong in (
        {"title": "x" * 121},
        {"sentence": "x" * 601},
        {"names": ["x"] * 11},
        {"words": {str(number): "x" for number in range(41)}},
        {"words": {"a": "x" * 161}},
        {"more": 1},
    ):
        ada.post(f"/api/replays/{table}/picture", {**asked, **wrong}, 400)
    assert fetch(f"{server.url}/preview/replay/{table}.png").status_code == 302, "it is private"
    shared = ada.get(f"/api/replays/{table}/share")["id"]
    assert size_of(f"{server.url}/preview/replay/{shared}.png") == (1200, 630)


def test_the_board_of_an_open_challenge_stays_hidden(server: Running) -> None:
    ada = server.person("Ada")
    open_now = next(each for each in ada.get("/api/challenges")["now"] if each["game"] == "empires_end")
    table = ada.post(f"/api/challenges/{open_now['id']}/tables", {"seats": 1}, 200)["id"]
    resigned(ada, table)
    asked = {"title": "Over", "sentence": "", "names": [], "words": {}}
    assert ada.post(f"/api/replays/{table}/picture", asked, 409)["code"] == "challenge_open"
    assert fetch(f"{server.url}/preview/replay/{table}.png").status_code == 302
    assert fetch(f"{server.url}/preview/table/{table}.png").status_code == 302


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_text_is_drawn_within_the_picture_in_every_language(language: str) -> None:
    words = link_cards.link_words(language)
    game = words.say(f"game-{OURS[0]}")
    title = words.say("link-invites", name="Żółć Ἀθήνα 東京 " * 12, game=game)
    short = Card(language=language, title=title[:20], sentence=words.say("link-full"))
    long = Card(language=language, title=title, sentence=title * 9, call=words.say("link-join"))
    for card in (short, long):
        picture = draw(card)
        assert struct.unpack(">II", picture[16:24]) == (1200, 630)
        assert len(picture) < 200_000
    assert draw(short) != draw(long)


def test_programs_that_read_links_get_pages_of_the_client_and_the_api_stays_json(server: Running) -> None:
    for page in sorted(PAGES):
        answer = fetch(f"{server.url}/{page}/x")
        assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, "text/html"), page
    for path in ("/api/nothing", "/nothing/of/the/kind", "/assets/nothing.js"):
        answer = fetch(server.url + path)
        assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (404, "application/json"), path
    assert fetch(f"{server.url}/preview/nothing/x.png").status_code == 302
    assert set(CARDS) == {"replay", "table", "join", "person", "puzzle", "events", "study"}


def test_an_event_says_what_it_is(server: Running) -> None:
    contest = create(host_of(server), name="<b>Evening</b>", kind="arena", length=60)["id"]
    shown = tags(server, contest, "nl", kind="events")
    assert shown["title"] == "&lt;b&gt;Evening&lt;/b&gt;"
    assert shown["description"] == "Einde van het Rijk · arena, 60 min · 2 per tafel · 5 min per speler"
    assert size_of(shown["image"]) == (1200, 630)
    assert tags(server, "nonsense", kind="events") == {}
    ada = server.person("Ada")
    before = fetch(f"{server.url}/preview/events/{contest}.png").content
    sign_up(contest, [ada])
    assert fetch(f"{server.url}/preview/events/{contest}.png").content != before, "how many have signed up"


def texts(drawing: Drawing) -> set[str]:
    return {shape.text for shape in drawing.shapes if isinstance(shape, Text)}


@pytest.mark.parametrize("game", OURS)
def test_the_picture_of_an_invitation_shows_how_its_game_begins_and_no_luck(server: Running, game: str) -> None:
    livia = server.person("Livia")
    tables = [livia.table(game, "me", "open", "open") for _ in range(2)]
    pictures = [fetch(f"{server.url}/preview/join/{table['code']}.png") for table in tables]
    assert [picture.headers["content-type"] for picture in pictures] == ["image/png"] * 2
    assert pictures[0].content == pictures[1].content, "the same for all luck"
    assert len(pictures[0].content) < 300_000
    card = Card(language="en", title=f"Livia invites you to {game}", sentence="2 of 3 seats are free.")
    assert pictures[0].content != draw(card), "the board, not words alone"
    livia.call("PATCH", f"/api/tables/{tables[0]['id']}", {"seats": 4})
    assert fetch(f"{server.url}/preview/join/{tables[0]['code']}.png").content != pictures[0].content


def test_every_puzzle_has_a_board_in_its_picture_and_only_what_a_watcher_sees() -> None:
    described: list[int] = []
    for puzzle, lesson in lessons().items():
        if lesson.steps:
            continue
        shown = link_boards.puzzle_board(puzzle)
        game = find(lesson.game)
        scene = open_scene(lesson.scene)
        assert shown.position == game.describe(scene.match.state, WATCHER), puzzle
        card = Card(language="en", title="Puzzle", sentence="What now?", call="Solve it", board=Shown("puzzle", puzzle))
        drawing = link_boards.drawn(shown, card)
        assert {"Puzzle", "What now?", "Solve it"} <= texts(drawing)
        described.append(len(drawing.shapes))
    assert len(described) > 40 and min(described) > 40


def test_the_cards_on_a_picture_are_named_in_its_language() -> None:
    card = Card(language="pl", title="Zadanie", sentence="", call="", board=Shown("puzzle", "ee-2"))
    named = texts(link_boards.drawn(link_boards.puzzle_board("ee-2"), card))
    assert "Powódź" in named and "Flood" not in named


def test_the_picture_of_a_puzzle_is_its_position(server: Running) -> None:
    pictures = {fetch(f"{server.url}/preview/puzzle/{name}.png").content for name in ("fr-1", "ee-1", "sr-1", "fr-2")}
    assert len(pictures) == 4
    assert max(map(len, pictures)) < 300_000


def test_a_shared_study_shows_its_title_chapters_and_position(server: Running) -> None:
    ada, _, table = duel(server)
    resigned(ada, table)
    file = ada.get(f"/api/replays/{table}") | {"study": {"format": "occasus study 1", "title": 'The <b>"end"</b>'}}
    shared = ada.post("/api/studies/shared", {"file": file}, 200)
    page = fetch(f"{server.url}/study?shared={shared['id']}", headers={"accept": "*/*", "accept-language": "fr"}).text
    shown = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page))
    assert shown["title"] == "The &lt;b&gt;&quot;end&quot;&lt;/b&gt;"
    assert shown["description"] == "La Fin de l’Empire\N{NO-BREAK SPACE}: étude"
    assert shared["key"] not in page
    assert size_of(shown["image"]) == (1200, 630)
    words_alone = draw(Card(language="fr", title='The <b>"end"</b>', sentence="", call="Ouvrir"))
    assert fetch(shown["image"]).content != words_alone
    for other in ("", "?shared=", "?shared=nonsense", f"?shared={'x' * 2000}", "?position=1abc"):
        plain = fetch(f"{server.url}/study{other}", headers={"accept": "*/*"})
        assert plain.status_code == 200 and "og:" not in plain.text, other
    ada.call("DELETE", f"/api/studies/shared/{shared['id']}")
    assert fetch(shown["image"]).status_code == 302, "it is shared no longer"


def test_every_page_of_the_client_answers_programs_that_read_links(server: Running) -> None:
    router = (ROOT / "web/src/lib/layout/router.svelte.ts").read_text("utf-8")
    lists = re.findall(r"const (?:SIMPLE|NAMED) = \[(.*?)\]", router, re.DOTALL)
    pages = set(re.findall(r"'(\w+)'", " ".join(lists)))
    assert len(pages) > 20
    for page in sorted(pages | {"rules", "book", "table", "events"}):
        answer = fetch(f"{server.url}/{page}/x" if page in CARDS else f"{server.url}/{page}")
        assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, "text/html"), page
