"""Commands over a table's socket: each message is checked, carried out, stored, and then answered."""

from __future__ import annotations

import contextlib
from functools import cache
from typing import Any, Final

import msgspec

from occasus.bots.registry import usual_bot
from occasus.core.basics import Refused, Seat
from occasus.locale import Words
from occasus.tables.match.replayed_match import ReplayedMatch
from occasus.tables.match.table_levels import table_levels
from occasus.tables.protocol.client_messages import (
    Chat,
    Claim,
    Explain,
    Foresee,
    FromClient,
    Hello,
    Hint,
    Mute,
    Pause,
    Phrase,
    Ping,
    Play,
    Rematch,
    Resign,
    Resume,
    Takeover,
    Undo,
    Vote,
)
from occasus.tables.protocol.problems import Problem, busy, conflict, forbidden, unavailable
from occasus.tables.protocol.server_messages import (
    Done,
    Explained,
    Foreseen,
    FromServer,
    Hinted,
    Pong,
    Refusal,
    Rematched,
)
from occasus.tables.room import presence, voting
from occasus.tables.room.connection import MOVED, Connection
from occasus.tables.room.rematch import rematch
from occasus.tables.room.room import Room
from occasus.tables.room.welcome import welcome
from occasus.tables.store.name_rules import readable
from occasus.tables.workers.bot_worker import Job, Thought
from occasus.tables.workers.worker_pool import TooSlow

PASSING: Final = (
    "stale",
    "too_fast",
    "busy",
    "unavailable",
)  # refusals that are not remembered: the same message may be right a little later


async def handle(room: Room, line: Connection, message: FromClient) -> None:
    """Carry a message out and answer it; a repeated one gets its old answer and changes nothing."""
    if isinstance(message, Ping):
        line.send(Pong())
        return
    if isinstance(message, Hello):
        async with room.lock:
            await _enter(room, line)
            await welcome(room, line, message.number)
        return
    if isinstance(message, Hint):
        line.send(await _hint(room, line, message))
        return
    if isinstance(message, Foresee):
        line.send(await _foresee(room, line, message))
        return
    async with room.lock:
        line.send(await _answer(room, line, message))


async def _enter(room: Room, line: Connection) -> None:
    """Read the table if need be; a line that came just before another worker took over is sent on."""
    await room.ensure_loaded()
    if not room.is_current():
        line.hang_up(MOVED)
        raise unavailable()


async def _answer(room: Room, line: Connection, message: FromClient) -> FromServer:
    assert not isinstance(message, Ping | Hello)
    person = line.person.id
    try:
        await _enter(room, line)
        known = room.answers.get((person, message.id)) or _stored(room, person, message.id)
        if known is not None:
            return known
        answer = await _do(room, person, message)
    except Problem as problem:
        # it may have been carried out before, by another worker or by one that was killed, whatever has happened since
        known = _stored(room, person, message.id) or await _kept(room, person, message.id)
        if known is not None or problem.code in PASSING:
            return known or refusal(room, message.id, problem)
        answer = refusal(room, message.id, problem)
    room.remember(person, message.id, answer)
    return answer


def _stored(room: Room, person: str, message: str) -> FromServer | None:
    """The answer to a message that is in the journal, from before this room was opened."""
    if room.playing is None:
        return None
    number = room.playing.commands.get((person, message))
    return None if number is None else Done(id=message, number=number)


async def _kept(room: Room, person: str, message: str) -> FromServer | None:
    """The answer to a message that is in the database, where the match cannot be told by its journal any more."""
    number = await room.server.store.find_command(room.id, person, message)
    return None if number is None else Done(id=message, number=number)


async def _do(room: Room, person: str, message: FromClient) -> FromServer:
    match message:
        case Play():
            await _play(room, person, message)
        case Explain():
            return _explain(room, person, message)
        case Undo():
            await voting.undo(room, person, own_seat(room, person, message.seat), message)
        case Takeover():
            await voting.takeover(room, person, message)
        case Claim():
            await voting.claim(room, person, message)
        case Vote():
            await voting.vote(room, person, message)
        case Resign():
            await voting.resign(room, person, own_seat(room, person, message.seat), message)
        case Pause():
            await voting.pause(room, person)
        case Resume():
            await voting.resume(room, person, message)
        case Chat():
            await _chat(room, person, message)
        case Phrase():
            await _say(room, person, message.id, english().say(f"phrase-{message.phrase}"), message.phrase)
        case Mute():
            await _mute(room, person, message)
        case Rematch():
            return Rematched(table_id=await rematch(room, person))
        case _:
            raise AssertionError(message)
    return Done(id=message.id, number=room.table.number)


async def _play(room: Room, person: str, message: Play) -> None:
    """Make a move."""
    playing = room.require_play()
    seat = own_seat(room, person, message.seat)
    if not playing.may_play(seat, message.number):
        raise conflict("stale", "The game has moved on. Check the position and try again.")
    code = action_code(playing, message.action)
    if code not in playing.legal(seat):
        raise _not_allowed(playing, seat, code)
    voting.require_no_reliance(room, person)  # a move ends a pause
    await room.commit(playing.play(seat, code, person, message.id))


def _not_allowed(playing: ReplayedMatch, seat: Seat, code: int) -> Problem:
    """Why a seat may not choose an action, with the rule."""
    try:
        playing.match.refuse_illegal(seat, code)
    except Refused as error:
        return Problem("not_allowed", str(error), 409, error.rule)
    raise AssertionError(code)


def _explain(room: Room, person: str, message: Explain) -> Explained:
    """Why not: the rule that forbids an action to a seat now."""
    playing = room.require_play()
    seat = own_seat(room, person, message.seat)
    room.server.limits.check("explain", person)
    code = action_code(playing, message.action)
    rule = playing.game.explain(playing.match.state, seat, code) or ""
    return Explained(id=message.id, action=message.action, rule=rule, rule_text=room.server.rule(rule))


async def _foresee(room: Room, line: Connection, message: Foresee) -> FromServer:
    """Try actions out on what a seat knows, in another process; nothing is kept of it, not even the answer."""
    person = line.person.id
    try:
        async with room.lock:
            await room.ensure_loaded()
            playing = room.require_play()
            seat = own_seat(room, person, message.seat)
            room.server.limits.check("foresee", person)
            seen = playing.match.view(seat)
        codes = [[action_code(playing, text) for text in texts] for texts in message.lines]
        job = Job(
            kind="foresee",
            game=room.table.game,
            content=room.content,
            view=seen,
            lines=codes,
            danger=message.danger,
            seed=str(playing.number),
        )
        thought = await room.server.previewers.think(job, person, line.address)
    except TooSlow:
        return refusal(room, message.id, busy())
    except Problem as problem:
        return refusal(room, message.id, problem)
    return Foreseen(id=message.id, lines=thought.foreseen, danger=thought.danger)


async def _hint(room: Room, line: Connection, message: Hint) -> FromServer:
    """Ask a bot what it would do; the table is not locked meanwhile."""
    try:
        async with room.lock:
            await room.ensure_loaded()
            playing = room.require_play()
            seat = own_seat(room, line.person.id, message.seat)
            if not room.table.hints:
                raise forbidden("This table has no hints.")
            room.server.limits.check("hint", line.person.id)
            view: dict[str, Any] = playing.match.view(seat)
            number = playing.number
            if not view["legal"]:
                raise conflict("not_your_turn", "It's not your turn to decide.")
            levels = table_levels(room.table.game, room.seats)
        job = Job(kind="advise", game=room.table.game, content=room.content, view=view, seed=f"hint/{number}")
        job.levels = levels
        thought = await _advised(room, job, line)
    except TooSlow:
        return refusal(room, message.id, Problem("no_hint", "No suggestion yet. Try again in a moment.", 503))
    except Problem as problem:
        return refusal(room, message.id, problem)
    counted = levels if thought.at_table else []
    return Hinted(id=message.id, seat=seat, number=number, action=thought.action, advice=thought.advice, levels=counted)


async def _advised(room: Room, job: Job, line: Connection) -> Thought:
    """Return what the strongest bot advises; where it fails, what one would do that thinks quickly."""
    with contextlib.suppress(TooSlow):
        thought = await room.server.thinkers.think(job, line.person.id, line.address)
        if not thought.error:
            return thought
    quick = msgspec.structs.replace(job, kind="decide", bot=usual_bot(job.game))
    thought = await room.server.thinkers.think(quick, line.person.id, line.address)
    if thought.error:
        raise TooSlow
    return thought


async def _chat(room: Room, person: str, message: Chat) -> None:
    """Say something."""
    lines = [readable(row) for row in message.text.splitlines()]
    text = "\n".join(lines).strip()
    if not text:
        raise Problem("empty", "This message is empty.")
    await _say(room, person, message.id, text)


async def _say(room: Room, person: str, message: str, text: str, phrase: str = "") -> None:
    """Keep what is said, then send it on."""
    room.server.limits.check("chat", person)
    store = room.server.store
    where = presence.room_of(room, person)
    said = await store.add_line(room.id, where, person, text, message, phrase)
    for line in await store.lines(room.id, max(room.said, said - 1)):
        presence.say(room, line)


async def _mute(room: Room, person: str, message: Mute) -> None:
    """Read nothing more of a person, or again."""
    if message.everyone and room.table.host != person:
        raise forbidden("Only the host can mute someone for everyone.")
    known = {seat.person for seat in room.seats} | {line.person.id for line in room.lines}
    known |= {remark.person for remark in await room.server.store.lines(room.id)}
    if message.person not in known or message.person == person:
        raise conflict("no_person", "There's no such person to mute here.")
    await room.server.store.mute(room.id, person, message.person, message.on, message.everyone)
    room.mutes = await room.server.store.mutes(room.id)


@cache
def english() -> Words:
    """The words of ready sentences for those who read no key."""
    return Words(language="en", part="web")


def own_seat(room: Room, person: str, seat: Seat) -> Seat:
    """A seat, if it belongs to this person."""
    if seat not in room.seats_of(person):
        raise forbidden(f"Seat {seat} isn't yours.")
    return seat


def action_code(playing: ReplayedMatch, text: str) -> int:
    """The code of an action's text."""
    code = playing.game.catalogue.codes().get(" ".join(text.split()))
    if code is None:
        raise Problem("unknown_action", "There's no such action in this game.")
    return code


def refusal(room: Room, message: str, problem: Problem) -> Refusal:
    """The answer that refuses a message."""
    return Refusal(
        id=message,
        code=problem.code,
        sentence=str(problem),
        rule=problem.rule,
        rule_text=room.server.rule(problem.rule) if problem.rule else "",
        number=room.playing.number if room.playing else 0,
    )
