"""The picture of a finished game: the same for the end page, for links to it and on a device without a server."""

from __future__ import annotations

from functools import cache
from time import time
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from occasus.games import find
from occasus.locale import Words, known_language
from occasus.pictures.drawing import Drawing
from occasus.pictures.finished_game import CardTexts, GameEnd
from occasus.pictures.game_end import texts_of
from occasus.pictures.share_card import share_card
from occasus.tables.match.challenges import is_open
from occasus.tables.match.content_files import facts_with
from occasus.tables.match.final_view import FinalView, archived_view
from occasus.tables.protocol.problems import Problem, conflict
from occasus.tables.queries import replays
from occasus.tables.queries.app_services import AppServices
from occasus.tables.queries.contents import content_of
from occasus.tables.store.ids import shared_replay
from occasus.tables.store.rows import Person, SeatRow
from occasus.tables.workers.bot_worker import Job
from occasus.tables.workers.worker_pool import TooSlow

WORDS: Final = ("links", "ending", "fall_of_rome_board", "empires_end_board", "struggle_for_rome_board")
Said: TypeAlias = Annotated[str, msgspec.Meta(max_length=160)]


class PictureAsk(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the picture says: a client writes it, in the reader's language. No one but who asks gets to see it."""

    title: Annotated[str, msgspec.Meta(max_length=120)]
    sentence: Annotated[str, msgspec.Meta(max_length=600)]
    names: Annotated[list[Annotated[str, msgspec.Meta(max_length=120)]], msgspec.Meta(max_length=10)]
    words: Annotated[dict[Annotated[str, msgspec.Meta(max_length=40)], Said], msgspec.Meta(max_length=40)]


async def show(house: AppServices, person: Person, replay: str, ask: PictureAsk, address: str = "") -> Drawing:
    """The picture of a replay that a person may see."""
    house.limits.check("work", person.id)
    data = await replays.take(house, person, replay)
    table = shared_replay(house.key, replay) or replay
    stored = await house.store.find_table(table)
    result = stored[0].result if stored else data["result"]
    end = await _game_end(house, data, table, ask.names, result, person.id, address)
    texts = CardTexts(title=ask.title, sentence=ask.sentence, words=ask.words)
    return await house.run_in_thread(share_card, end, texts)


async def of_table(house: AppServices, table: str, language: str, address: str) -> Drawing:
    """The picture of a finished game that everyone may see; whoever asks has seen to that."""
    room = await house.room(table)
    row = room.table
    if row.state != "over" or (row.challenge and is_open(row.challenge, time())):
        raise conflict("not_over", "There are pictures of finished games only.")
    words = await house.run_in_thread(_words, row.game, known_language(language))
    names = [seat_name(words, seat) for seat in room.seats]
    end = await _game_end(house, await replays.file_of(house, room), table, names, row.result, "", address)
    return await house.run_in_thread(lambda: share_card(end, texts_of(end, words)))


async def _game_end(
    house: AppServices,
    data: dict[str, Any],
    table: str,
    names: list[str],
    result: dict[str, Any] | None,
    who: str,
    address: str,
) -> GameEnd:
    view = await _final_view(house, data, table, who, address)
    seats = int(data["seats"])
    content = content_of(data)
    game = find(str(data["game"])).name
    return GameEnd(
        game=game,
        position=view.position,
        names=tuple([*names, *[""] * seats][:seats]),
        result=result or {},
        turns=view.turns,
        last=view.last,
        known=facts_with(game, content) if content else None,
    )


async def _final_view(house: AppServices, data: dict[str, Any], table: str, who: str, address: str) -> FinalView:
    if data["rules_version"] != find(str(data["game"])).rules_version:
        kept = await house.store.story(table)
        if kept:
            return await house.run_in_thread(archived_view, kept, len(data["moves"]))
    try:
        thought = await house.replayers.think(Job(kind="final", data=data), who, address)
    except TooSlow:
        raise Problem("damaged", "This match file takes too long to play through.", 409) from None
    if thought.error or thought.final is None:
        raise Problem(thought.code or "damaged", thought.error, 409)
    return thought.final


@cache
def _words(game: str, language: str) -> Words:
    """Made once: reading them takes long."""
    return Words(game, language, "web", WORDS)


def seat_name(words: Words, seat: SeatRow) -> str:
    """Return how everyone reads the name of a seat."""
    if seat.kind == "bot" and not seat.name:  # else it played on for someone
        return words.say(f"bot-{seat.bot}")
    return seat.name or words.say("player", number=seat.seat + 1)
