"""The requests of a page, by the same methods and paths as on a server."""

from __future__ import annotations

import inspect
import logging
import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

import msgspec

from occasus.content import facts
from occasus.core.basics import EVERYTHING, OccasusError
from occasus.core.registry import names
from occasus.lessons.daily import puzzle_of
from occasus.local.import_file import damaged, read_file
from occasus.local.kv_store import NotKept
from occasus.local.records import StoredRecord
from occasus.local.services import LocalServices
from occasus.locale import known_language
from occasus.tables.match.editor import EditAsk
from occasus.tables.match.studies import PositionAsk, StudyLook
from occasus.tables.protocol.problems import Problem, ProblemRecord, not_found
from occasus.tables.protocol.records import PersonRecord, TableRecord
from occasus.tables.queries import books, challenges, games, lessons, people, pictures, replays, scenes, studies, tables
from occasus.tables.queries.challenges import ChallengeRequest
from occasus.tables.queries.lessons import LessonAsk
from occasus.tables.queries.people import Me, MeRequest
from occasus.tables.queries.pictures import PictureAsk
from occasus.tables.queries.replays import PlayOn
from occasus.tables.room.lobby import CreateTableRequest, NonceRequest, SeatRequest, TableChange
from occasus.tables.store.name_rules import readable
from occasus.tables.store.rows import Person
from occasus.tables.workers.bot_worker import Job
from occasus.tables.workers.worker_pool import TooSlow

Query = dict[str, str]
Answer = Callable[..., Any]
ENGLISH: Final = "en"


async def _me(house: LocalServices) -> Me:
    person = house.store.me()
    return Me(person=people.record(person) if person else None)


async def _be(house: LocalServices, wish: MeRequest) -> PersonRecord:
    known = house.store.me()
    usual = ("Guest", ENGLISH) if known is None else ("", "")
    person = await house.store.be(readable(wish.name or "") or usual[0], wish.language or usual[1])
    await house.refresh()
    return people.record(person)


class FileRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The file with all games of another device, as a text."""

    file: str


class Brought(msgspec.Struct, kw_only=True):
    """How many games and match files were new."""

    games: int


async def _bring(house: LocalServices, wish: FileRequest) -> Brought:
    brought = read_file(wish.file)
    await _try_contents(house, brought)
    games = await house.store.bring(brought)
    await house.refresh()
    return Brought(games=games)


async def _try_contents(house: LocalServices, brought: dict[str, str]) -> None:
    """Play with each content file of a game, as with one that is brought by itself."""
    tables = [
        msgspec.json.decode(text, type=StoredRecord).table for key, text in brought.items() if key.startswith("table/")
    ]
    for content, game in {(table.content, table.game) for table in tables if table.content}:
        try:
            job = Job(kind="content", game=game, content=brought[f"content/{content}"])
            thought = await house.replayers.think(job)
        except TooSlow:
            raise damaged() from None
        if thought.error:
            raise damaged()


async def _damaged(house: LocalServices, method: str, game: str) -> object:
    """Return what cannot be read any more: which games, all that is kept of one, or nothing more of it."""
    if not game:
        return house.store.damaged()
    if method == "GET":
        return house.store.records_of(game)
    await house.store.forget(game)
    await house.refresh()
    return None


async def _steps(house: LocalServices, person: Person, query: Query, replay: str) -> object:
    first, count = int(query.get("first", 0)), int(query.get("count", 20))
    return await replays.show(house, person, replay, first, count, int(query.get("seat", EVERYTHING)))


async def _analysis(house: LocalServices, person: Person, query: Query, replay: str) -> object:
    after = int(query["after"]) if "after" in query else None
    return await replays.analyse(house, person, replay, "", after)


async def _drop(house: LocalServices, person: Person, replay: str) -> None:
    await replays.drop(house, person, replay)
    await house.refresh()


async def _sit(house: LocalServices, person: Person, table: str, seat: str, wish: SeatRequest) -> TableRecord:
    return await tables.sit(house, person, table, int(seat), wish)


def _home() -> dict[str, object]:
    """Return what the home page shows where there is no one else."""
    puzzle = puzzle_of(datetime.now(UTC).date())
    nobody = dict.fromkeys(("online", "running", "waiting", "featured"))
    return nobody | {"puzzle": puzzle.id, "puzzle_game": puzzle.game}


def _language(query: Query) -> str:
    return known_language(query.get("language", ENGLISH))


GAME: Final = r"(\w+)"
ID: Final = r"([\w-]+)"
# what needs no one: of the query and the parts of the path
OPEN: Final[list[tuple[str, Answer]]] = [
    ("/api/games", lambda query: [games.game_record(name) for name in names()]),
    (f"/api/games/{GAME}", lambda query, game: games.game_record(games.known(game))),
    (f"/api/games/{GAME}/(?:vocabulary|words)", lambda query, game: games.words(games.known(game))),
    (f"/api/games/{GAME}/facts", lambda query, game: facts(games.known(game))),
    (f"/api/games/{GAME}/(?:values|figures)", lambda query, game: games.figures(games.known(game))),
    (f"/api/games/{GAME}/template", lambda query, game: games.template(games.known(game))),
    (f"/api/games/{GAME}/rules", lambda query, game: games.rules(games.known(game), _language(query))),
    (f"/api/books/{GAME}", lambda query, game: books.show(game, _language(query))),
    ("/api/home", lambda query: _home()),
    ("/api/challenges/code", lambda query: challenges.compare(query.get("code", ""))),
    ("/api/lessons", lambda query: lessons.show_all()),
    (f"/api/lessons/{ID}/file", lambda query, lesson: lessons.opening_file(lesson)),
    (f"/api/lessons/{ID}", lambda query, lesson: lessons.record(lessons.known(lesson))),
    ("/api/scenes", lambda query: scenes.show_all(_language(query))),
    (f"/api/scenes/{ID}", lambda query, scene: scenes.show(scene)),
]
# what someone asks: of the house, the person and the parts of the path; the body, where there is one, comes last
TABLE: Final = f"/api/tables/{ID}"
REPLAY: Final = f"/api/replays/{ID}"
MINE: Final[list[tuple[str, str, Answer, Any]]] = [
    ("POST", f"/api/lessons/{ID}", lessons.play, LessonAsk),
    ("GET", "/api/challenges", challenges.show_all, None),
    ("POST", f"/api/challenges/{ID}/tables", challenges.begin, ChallengeRequest),
    ("GET", "/api/me/turns", tables.show_turns, None),
    ("GET", "/api/tables", tables.show_all, None),
    ("POST", "/api/tables", tables.make, CreateTableRequest),
    ("GET", TABLE, tables.show, None),
    ("PATCH", TABLE, tables.change, TableChange),
    ("DELETE", TABLE, tables.close, None),
    ("GET", f"{TABLE}/(?:values|figures)", tables.show_figures, None),
    ("GET", f"{TABLE}/facts", tables.show_facts, None),
    ("PUT", f"{TABLE}/seats/(\\d+)", _sit, SeatRequest),
    ("PUT", f"{TABLE}/nonce", tables.add_nonce, NonceRequest),
    ("POST", f"{TABLE}/start", tables.start, None),
    ("POST", f"{TABLE}/leave", tables.leave, None),
    ("POST", f"{TABLE}/rematch", tables.rematch, None),
    ("GET", "/api/replays", replays.show_all, None),
    ("POST", "/api/replays", lambda house, person, data: replays.bring(house, person, data, ""), dict[str, Any]),
    ("GET", REPLAY, replays.take, None),
    ("DELETE", REPLAY, _drop, None),
    ("GET", f"{REPLAY}/facts", replays.show_facts, None),
    ("POST", f"{REPLAY}/play", replays.play_on, PlayOn),
    ("POST", f"{REPLAY}/picture", pictures.show, PictureAsk),
    ("POST", "/api/studies/look", studies.look, StudyLook),
    ("POST", "/api/studies/hint", studies.hint, StudyLook),
    ("POST", "/api/studies/positions", studies.check, PositionAsk),
    ("POST", "/api/studies/edit", studies.edit, EditAsk),
]
_log: Final = logging.getLogger("occasus.local")
UNSAVED: Final = ("/api/lessons/", "/api/studies/")  # what is asked there changes nothing
DAMAGED: Final = re.compile(f"/api/me/damaged(?:/{ID})?")
STEPS: Final = re.compile(f"{REPLAY}/steps")
ANALYSIS: Final = re.compile(f"{REPLAY}/analysis")


async def ask(house: LocalServices, method: str, address: str, body: str) -> tuple[int, str]:
    """The status and the text of an answer."""
    try:
        if method != "GET" and not (address.startswith(UNSAVED) or address.endswith("/picture")):
            house.require_writable()
        answer = await _answer(house, method, address, body)
    except NotKept:
        return _refused(house.not_kept())
    except Problem as problem:
        return _refused(problem)
    except (OccasusError, msgspec.MsgspecError, ValueError) as error:
        return 400, _json(ProblemRecord(code="bad_request", sentence=str(error)))
    except Exception:
        _log.exception("a request failed")
        return 500, _json(ProblemRecord(code="accident", sentence="Something went wrong. Please try again."))
    return (204, "") if answer is None else (200, answer if isinstance(answer, str) else _json(answer))


async def _answer(house: LocalServices, method: str, address: str, body: str) -> object:
    url = urlsplit(address)
    path, query = url.path.rstrip("/"), dict(parse_qsl(url.query))
    if path == "/api/me" and method in ("GET", "PUT"):
        return await _me(house) if method == "GET" else await _be(house, msgspec.json.decode(body, type=MeRequest))
    if path == "/api/me/data" and method in ("GET", "POST"):
        return (
            house.store.file() if method == "GET" else await _bring(house, msgspec.json.decode(body, type=FileRequest))
        )
    if (match := DAMAGED.fullmatch(path)) and (method == "GET" or (method == "DELETE" and match[1])):
        return await _damaged(house, method, match[1] or "")
    if method == "GET":
        for pattern, answer in OPEN:
            if match := re.fullmatch(pattern, path):
                return answer(query, *match.groups())
    person = house.store.me()
    if person is None:
        raise Problem("nobody", "Sign in first.", 401)
    if method == "GET" and (match := STEPS.fullmatch(path)):
        return await _steps(house, person, query, *match.groups())
    if method == "GET" and (match := ANALYSIS.fullmatch(path)):
        return await _analysis(house, person, query, *match.groups())
    for wanted, pattern, answer, kind in MINE:
        if wanted == method and (match := re.fullmatch(pattern, path)):
            given = [] if kind is None else [msgspec.json.decode(body, type=kind)]
            answered = answer(house, person, *match.groups(), *given)
            return await answered if inspect.isawaitable(answered) else answered
    raise not_found()


def _refused(problem: Problem) -> tuple[int, str]:
    return problem.status, _json(ProblemRecord(code=problem.code, sentence=str(problem), rule=problem.rule))


def _json(answer: object) -> str:
    return msgspec.json.encode(answer).decode()
