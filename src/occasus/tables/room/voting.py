"""Votes of a table: undoing what was seen, and giving an abandoned seat to someone else.

An undo beyond what is free and a pause of the clocks need the yes of all people at the table; a takeover that of more
than half of the others. Only those who sit propose, and no one who sits gets to see another hand: where hands are
hidden, a bot plays an abandoned seat, until its person is back. Resigning, and claiming a game that the other one of
two has abandoned, ask no one.
"""

from __future__ import annotations

import msgspec

from occasus.bots.registry import bots_of, usual_bot
from occasus.core.basics import Seat
from occasus.tables.protocol.client_messages import Claim, Resign, Resume, Takeover, Undo, Vote
from occasus.tables.protocol.problems import Problem, conflict, forbidden
from occasus.tables.room.broadcast import (
    broadcast_table,
    can_be_aborted,
    can_be_taken,
    is_paused,
    is_relied_on,
    voters,
)
from occasus.tables.room.ending import TIME, abort, give_up
from occasus.tables.room.room import Room
from occasus.tables.store.ids import random_id
from occasus.tables.store.rows import Person, Proposal, SeatRow


async def undo(room: Room, person: str, seat: Seat, message: Undo) -> None:
    """Take a seat's last move back, or ask the others to agree."""
    playing = room.require_play()
    if room.table.challenge:
        raise conflict("challenge_undo", "You can't undo in a challenge.")
    if room.table.contest:
        raise conflict("contest_undo", "You can't undo in an event.")
    if message.number != playing.number:
        raise conflict("stale", "The game has moved on. Check the position and try again.")
    moves = playing.own_move(seat)
    if moves is None:
        raise conflict("nothing_to_undo", "This seat has no move to undo.")
    if seat in playing.undoers(room.bots()):
        room.server.limits.check("undo", person)
        await room.commit([playing.note("undo", seat, str(moves), person, message.id)])
        return
    if room.table.rated and (playing.game.cooperative or _is_alone(room, person)):
        raise conflict(
            "nothing_to_undo", "No one else could object in this rated game, so you can't undo what was revealed."
        )
    await _propose(room, Proposal(id="", kind="undo", person=person, seat=seat, bot="", number=0, moves=moves))


async def takeover(room: Room, person: str, message: Takeover) -> None:
    """Propose that a bot, or the one who asks, plays an abandoned seat."""
    playing = room.require_play()
    if not room.seats_of(person):
        raise forbidden("Only players at the table can ask for this.")
    if message.seat >= len(room.seats) or not can_be_taken(room, room.seats[message.seat]):
        raise conflict("not_abandoned", "This seat can't be taken over right now.")
    if message.bot and message.bot not in bots_of(room.table.game):
        raise Problem("unknown_bot", "There's no such bot.")
    if not message.bot and playing.game.hidden_information:
        raise Problem("hidden_hand", "Hands are secret in this game, so only a bot can take over.", 403)
    await _propose(
        room,
        Proposal(id="", kind="takeover", person=person, seat=message.seat, bot=message.bot, number=0, moves=0),
    )


async def pause(room: Room, person: str) -> None:
    """Ask the others to let the clocks stand still."""
    room.require_play()
    seats = room.seats_of(person)
    if not seats:
        raise forbidden("Only players at the table can ask for this.")
    if room.table.contest:
        raise conflict("contest_pause", "Clocks can't be paused in an event: others are waiting for this table to end.")
    if not room.table.minutes and not room.table.days:
        raise conflict("no_clock", "This table has no clock to pause.")
    if is_paused(room):
        raise conflict("paused", "The clocks are already paused.")
    if room.table.rated and room.table.minutes and _is_alone(room, person):
        raise forbidden("You can't pause a rated game against bots. Choose days per move instead.")
    await _propose(room, Proposal(id="", kind="pause", person=person, seat=seats[0], bot="", number=0, moves=0))


async def resume(room: Room, person: str, message: Resume) -> None:
    """Let the clocks run again; anyone who sits may, unless someone is away for the pause."""
    playing = room.require_play()
    if not room.seats_of(person):
        raise forbidden("Only players at the table can do this.")
    if not is_paused(room):
        raise conflict("not_paused", "The clocks are already running.")
    require_no_reliance(room, person)
    await room.commit([playing.note("resume", room.seats_of(person)[0], "", person, message.id)])
    broadcast_table(room)


def require_no_reliance(room: Room, person: str) -> None:
    """Refuse to end a pause while someone who agreed to it is away; after a while it can be ended all the same."""
    if is_relied_on(room, person):
        raise conflict("others_away", "Someone is away during the pause; wait until they are back, or for 15 minutes.")


def _is_alone(room: Room, person: str) -> bool:
    """Return whether no other person sits here who could say no."""
    return all(seat.person in (None, person) for seat in room.seats)


async def _propose(room: Room, proposal: Proposal) -> None:
    same = [other for other in room.proposals if other.kind == proposal.kind and other.seat == proposal.seat]
    if same:
        raise conflict("asked_already", "A vote on this is already open.")
    if await room.server.store.was_refused(room.id, proposal.kind, proposal.seat, room.table.number):
        raise conflict("refused_already", "The others declined. Make a move before asking again.")
    room.server.limits.check("ask", f"{room.id}/{proposal.person}")
    proposal = msgspec.structs.replace(proposal, id=random_id(), number=room.table.number)
    store = room.server.store
    await store.propose(room.id, proposal)
    if proposal.person in voters(room, proposal):
        await store.vote(proposal.id, proposal.person, True)
    await room.reload_votes()
    await _settle(room)


async def vote(room: Room, person: str, message: Vote) -> None:
    """Answer a proposal; a no of whoever made it withdraws it, and it may be made again."""
    room.require_play()
    await room.reload_votes()
    proposal = next((proposed for proposed in room.proposals if proposed.id == message.proposal), None)
    if proposal is None:
        raise conflict("no_proposal", "That vote is already closed.")
    if person not in voters(room, proposal):
        raise forbidden("You have no vote on this.")
    if proposal.kind == "takeover" and not can_be_taken(room, room.seats[proposal.seat]):
        await room.drop_proposals()
        broadcast_table(room)
        raise conflict("not_abandoned", "The absent player is back.")
    if person == proposal.person and not message.yes:
        await room.server.store.settle(proposal.id)
    else:
        await room.server.store.vote(proposal.id, person, message.yes)
    await room.reload_votes()
    await _settle(room)


async def _settle(room: Room) -> None:
    """Carry out what has enough votes, give up what cannot get them, and tell everyone."""
    for proposal in room.proposals:
        asked = voters(room, proposal)
        yes, no = len(set(proposal.yes) & set(asked)), len(set(proposal.no) & set(asked))
        needed = len(asked) if proposal.kind != "takeover" else len(asked) // 2 + 1 if asked else 0
        passed = yes >= needed
        if (passed or no > len(asked) - needed) and await room.server.store.settle(proposal.id):
            room.proposals = [other for other in room.proposals if other.id != proposal.id]
            if passed:
                await _carry_out(room, proposal)
                break
    broadcast_table(room)


async def _carry_out(room: Room, proposal: Proposal) -> None:
    playing = room.require_play()
    if proposal.kind == "undo":
        await room.commit([playing.note("undo", proposal.seat, str(proposal.moves), proposal.person, proposal.id)])
    elif proposal.kind == "pause":
        await room.commit([playing.note("pause", proposal.seat, "", proposal.person, proposal.id)])
    else:
        await _seat(room, proposal)


async def _seat(room: Room, proposal: Proposal) -> None:
    """Give the seat to the bot or to the person."""
    playing = room.require_play()
    if proposal.bot:
        was = room.seats[proposal.seat]
        row = SeatRow(seat=proposal.seat, kind="bot", bot=proposal.bot, owner=was.person or was.owner, name=was.name)
        late = room.table.rated and room.table.days > 0 and was.kind == "person"
        row.gone = TIME if late else "left" if was.kind == "left" else ""
        row.resigned = bool(row.gone)  # does not come back, but it is still told whose seat it was
        if late:
            await room.commit([playing.note("seat", proposal.seat, TIME, was.person, None)], [row])
            return
    elif playing.game.hidden_information or not room.seats_of(proposal.person):
        return  # proposed at a server of an earlier release
    else:
        name = next(seat.name for seat in room.seats if seat.person == proposal.person)
        row = SeatRow(seat=proposal.seat, kind="person", person=proposal.person, name=name)
    entry = playing.note("seat", proposal.seat, proposal.bot or "person", proposal.person, proposal.id)
    await room.commit([entry], [row])


async def give_back(room: Room, person: Person) -> None:
    """Let someone who is back play on where a bot has played for them."""
    seats = room.lent_by(person.id)
    if room.table.state != "playing" or not seats or room.playing is None:
        return
    rows = [SeatRow(seat=seat, kind="person", person=person.id, name=person.name) for seat in seats]
    entries = [room.playing.note("seat", seat, "back", person.id, None) for seat in seats]
    await room.commit(entries, rows)


async def claim(room: Room, person: str, message: Claim) -> None:
    """Win a game that the other one of two has abandoned."""
    playing = room.require_play()
    if not room.seats_of(person):
        raise conflict("not_seated", "You don't have a seat at this table.")
    if playing.game.cooperative:
        raise conflict("cooperative", "In a cooperative game, no one wins alone.")
    if len(room.seats) != 2:
        raise conflict("not_for_two", "You can claim victory only in a two-player game. Let a bot take over instead.")
    mine = room.seats_of(person)[0]
    if not can_be_taken(room, room.seats[1 - mine]):
        raise conflict("not_abandoned", "The other player hasn't been away long enough.")
    if can_be_aborted(room):
        await abort(room, 1 - mine, person, message.id)
        return
    await give_up(room, 1 - mine, playing.note("seat", 1 - mine, "claimed", person, message.id), "claimed")


async def resign(room: Room, person: str, seat: Seat, message: Resign) -> None:
    """Give a seat up: with two at the table the other one wins, with more a bot plays on."""
    playing = room.require_play()
    if playing.game.cooperative:
        raise conflict("cooperative", "You can't resign in a cooperative game, but you can leave the table.")
    if can_be_aborted(room):
        await abort(room, seat, person, message.id)
        return
    entry = playing.note("seat", seat, "resigned", person, message.id)
    if len(room.seats) > 2:
        row = SeatRow(seat=seat, kind="bot", bot=usual_bot(room.table.game), resigned=True, owner=person)
        row.name, row.gone = room.seats[seat].name, "resigned"
        await room.commit([entry], [row], "closed" if room.table.challenge else "")  # one alone against bots
        return
    await give_up(room, seat, entry, "resigned")


async def leave(room: Room, person: str) -> None:
    """Leave a game that is being played: the seats wait for someone to take them over."""
    playing = room.require_play()
    seats = room.seats_of(person)
    if not seats:
        raise conflict("not_seated", "You don't have a seat at this table.")
    if can_be_aborted(room):
        await abort(room, seats[0], person, None)
        return
    rows = [SeatRow(seat=seat, kind="left", gone="left", owner=person, name=room.seats[seat].name) for seat in seats]
    entries = [playing.note("seat", seat, "left", person, None) for seat in seats]
    nobody = all((row.person or row.lender or person) == person for row in room.seats)  # a bot may play for someone
    await room.commit(entries, rows, "closed" if nobody else "")
