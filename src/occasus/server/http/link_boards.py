"""The boards in pictures of links: of finished games, of tables before their first move, of puzzles and studies.

A table is shown as its game begins, before any chance: so it can be shown while it is played, and tells nothing.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from occasus.core.basics import CHANCE, WATCHER
from occasus.games import find
from occasus.lessons.lesson import lessons
from occasus.pictures.catalogue import picture_of
from occasus.pictures.drawing import Drawing
from occasus.pictures.finished_game import GameEnd
from occasus.pictures.link_card import LinkTexts, link_card
from occasus.scenes.run import open_scene
from occasus.server.http.link_cards import Card, Shown, link_words
from occasus.server.server import Server
from occasus.server.storage.studies import find_study
from occasus.tables.match.content_files import facts_with, game_with
from occasus.tables.protocol.problems import Problem, not_found
from occasus.tables.queries.pictures import of_table
from occasus.tables.store.rows import TableRow
from occasus.tables.workers.bot_worker import Job
from occasus.tables.workers.worker_pool import TooSlow

TOO_LATE: Final = "This study takes too long to play through."


async def draw_board(server: Server, card: Card, where: str) -> Drawing:
    """The picture of a card with its board; refused if there is no such board any more."""
    assert card.board is not None
    if card.board.kind == "game":
        return await of_table(server, card.board.id, card.language, where)
    shown = await _position(server, card.board, where)
    return await server.run_in_thread(drawn, shown, card)


def drawn(shown: GameEnd, card: Card) -> Drawing:
    """The picture of a card with this position."""
    texts = LinkTexts(title=card.title, sentence=card.sentence, call=card.call)
    return link_card(shown, texts, picture_of(shown.game).card_words(link_words(card.language)))


async def _position(server: Server, board: Shown, where: str) -> GameEnd:
    if board.kind == "puzzle":
        return await server.run_in_thread(puzzle_board, board.id)
    if board.kind == "study":
        return await _study_board(server, board.id, where)
    stored = await server.store.find_table(board.id)
    if stored is None:
        raise not_found()
    content = await server.store.content(stored[0].content)
    return await server.run_in_thread(_table_board, stored[0], content)


def _table_board(table: TableRow, content: str) -> GameEnd:
    """Return how the game of a table begins."""
    game = game_with(table.game, content)
    position = game.describe(game.start(table.seats, table.options), WATCHER)
    return _shown(table.game, position, facts_with(table.game, content) if content else None)


def puzzle_board(puzzle: str) -> GameEnd:
    """Where a puzzle begins, as whoever only watches sees it; for Empire's End, the row of whoever decides first."""
    lesson = lessons()[puzzle]
    scene = open_scene(lesson.scene)
    return _shown(lesson.game, scene.match.game.describe(scene.match.state, WATCHER), first=lesson.seat)


async def _study_board(server: Server, study: str, where: str) -> GameEnd:
    """Return where a study begins; if that is the start of a game, where its main line ends."""
    row = await find_study(server.storage, study)
    if row is None:
        raise not_found()
    file: dict[str, Any] = {key: value for key, value in msgspec.json.decode(row.data).items() if key != "study"}
    if file.get("position"):
        file["moves"] = []
    try:
        thought = await server.replayers.think(Job(kind="final", data=file), "", where)
    except TooSlow:
        raise Problem("damaged", TOO_LATE, 409) from None
    if thought.error or thought.final is None:
        raise Problem(thought.code or "damaged", thought.error, 409)
    movers = [int(mover) for mover, _, _ in (str(move).partition(" ") for move in file["moves"]) if mover.isdigit()]
    return _shown(find(str(file["game"])).name, thought.final.position, first=movers[-1] if movers else 0)


def _shown(game: str, position: dict[str, Any], known: Any = None, first: int = CHANCE) -> GameEnd:
    """A position, a seat of it first; no one is named."""
    seats = len(position.get("empires") or position["players"])
    places = [1 if seat == first else 2 + seat for seat in range(seats)]
    return GameEnd(game=game, position=position, names=("",) * seats, result={"places": places}, known=known)
