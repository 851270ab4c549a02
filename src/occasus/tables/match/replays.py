"""Finished matches as match files, and match files step by step."""

from __future__ import annotations

from typing import Any, Final, final

import msgspec

from occasus.core.basics import CHANCE, EVERYTHING, Json, OccasusError, Seat
from occasus.core.commitment import commitment_of
from occasus.core.match import Match
from occasus.core.match_file import FORMAT, from_data
from occasus.games import find
from occasus.tables.match.onlooker import EventChanges, Onlooker
from occasus.tables.match.replay_turns import ReplayTurn, TurnList
from occasus.tables.match.view_cache import action_record, events_for
from occasus.tables.protocol.problems import Problem
from occasus.tables.protocol.records import ViewRecord
from occasus.tables.store.rows import JournalEntry, SeatRow, Snapshot, TableRow

MOST_BYTES: Final = 1_000_000  # of views in an answer; whoever wants more asks for the steps that follow


class ReplayStep(msgspec.Struct, kw_only=True):
    """One move of a replay, what each of its events changed in the position, and the view afterwards."""

    number: int
    seat: int
    action: str
    events: list[dict[str, Any]]
    changes: EventChanges = []
    view: ViewRecord


class ReplayPart(msgspec.Struct, kw_only=True):
    """Some steps of a replay. Step 0 of a replay is the position before the first move."""

    game: str
    seats: int
    moves: int
    players: list[str]
    mine: list[int] = []  # the seats on which whoever asks played
    content: bool = False  # whether it was played with figures of its own
    older: bool = False  # it was played by older rules, and is shown as it was kept, with all secrets
    steps: list[ReplayStep]
    turns: list[ReplayTurn] = []  # of the whole match; told with its first steps


def match_file(
    table: TableRow, seats: list[SeatRow], entries: list[JournalEntry], snapshots: dict[str, Snapshot], content: str
) -> dict[str, Json]:
    """The match file of a journal; needs no rules, so that games of older rules can be downloaded too."""
    base = snapshots.get("base")
    moves = _moves(entries, 0 if base is None else base.number)
    nonces = [seat.nonce for seat in seats]
    fair = {"commitment": commitment_of(table.secret), "secret": table.secret, "nonces": nonces}
    given_up = (table.result or {}).get("reason") in ("resigned", "claimed", "time")  # no move led to it
    return {
        "format": FORMAT,
        "game": table.game,
        "rules_version": table.rules_version if base is None else base.rules_version,
        "seats": table.seats,
        "options": table.options,
        "content": msgspec.json.decode(content or "{}"),
        "seed": table.seed if base is None else f"{table.seed}/{base.number}",
        "opening": None if base is None else msgspec.json.decode(base.state),
        "moves": moves,
        "result": None if given_up else table.result,
        "players": [seat.name or seat.bot for seat in seats],  # whose seat it was, also where a bot played on
        **({"fair": fair} if table.secret else {}),
    }


def earlier_file(
    table: TableRow, seats: list[SeatRow], entries: list[JournalEntry], content: str
) -> dict[str, Json] | None:
    """The match file of what was played before the rules of a running game changed; None if they never did.

    Its dice can be verified by the release that it was played with.
    """
    changed = next((place for place, entry in enumerate(entries) if entry.kind == "rules"), None)
    if changed is None:
        return None
    file = match_file(table, seats, entries[:changed], {}, content)
    return {**file, "result": None}


def _moves(entries: list[JournalEntry], first: int) -> list[str]:
    """The moves that stand, from a number of the journal on."""
    moves: list[str] = []
    for entry in entries:
        if entry.number < first:
            continue
        if entry.kind == "move":
            moves.append(f"{'chance' if entry.seat == CHANCE else entry.seat} {entry.action}")
        elif entry.kind == "undo":
            del moves[int(entry.action) :]
    return moves


def part(data: dict[str, Json], first: int, count: int, seat: Seat, most: int = MOST_BYTES) -> ReplayPart:
    """Some steps of a match file, as a seat saw them, at least one, at most so many bytes of them.

    Takes a while, so that a process of its own does it.
    """
    try:
        match = from_data({**data, "result": None}, find, 0)
        moves = [str(move) for move in data["moves"]]
        if seat != EVERYTHING and not 0 <= seat < match.seats:
            raise Problem("no_seat", "There's no such seat.")
        for move in moves[: max(0, first - 1)]:
            repeat(match, move)
        turns = turns_of(data, moves) if first == 0 else []
        reader = ReplayReader(match, seat)
        steps = [reader.now()] if first == 0 else []
        size = sum(map(size_of, steps))
        for move in moves[max(0, first - 1) : first + count - 1]:
            repeat(match, move)
            steps.append(reader.read())
            size += size_of(steps[-1])
            if size > most:
                break
    except (OccasusError, KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Problem("damaged", f"This match file can't be shown: {error}", 409) from error
    players = data.get("players")
    named = [str(name) for name in players] if isinstance(players, list) else []
    return ReplayPart(
        game=match.game.name,
        seats=match.seats,
        moves=len(moves),
        players=named,
        content=bool(match.game.overlay),
        steps=steps,
        turns=turns,
    )


def turns_of(data: dict[str, Json], moves: list[str]) -> list[ReplayTurn]:
    """The turns of a whole match file."""
    match = from_data({**data, "result": None}, find, 0)
    turns = TurnList(match)
    for move in moves:
        who = move.partition(" ")[0]
        turns.note(CHANCE if who == "chance" else int(who))
        repeat(match, move)
    return turns.turns


def state_at(data: dict[str, Json], step: int) -> str:
    """The state after so many moves of a match file, as plain data in JSON; someone must be able to go on from it."""
    try:
        match = from_data({**data, "result": None}, find, 0)
        for move in [str(move) for move in data["moves"]][:step]:
            repeat(match, move)
        if match.result() is not None:
            raise Problem("over", "The game is over at this point. Go back a few moves and continue from there.", 409)
        return msgspec.json.encode(match.game.save(match.state)).decode()
    except (OccasusError, KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        if isinstance(error, Problem):
            raise
        raise Problem("damaged", f"This match file can't be shown: {error}", 409) from error


def size_of(step: ReplayStep) -> int:
    """The bytes of a step."""
    return len(msgspec.json.encode(step))


def repeat(match: Match[Any], move: str) -> None:
    """Make a move of a match file, if it is legal."""
    who, _, text = move.partition(" ")
    code = match.game.catalogue.codes()[text]
    if who == "chance":
        match.chance(code)
    else:
        match.refuse_illegal(int(who), code)
        match.make(int(who), code)


@final
class ReplayReader:
    """Reads a match as a seat saw it, one step after each move."""

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self._match: Final = match
        self._seat: Final = seat
        self._onlooker: Final = Onlooker(match.game, match.state, seat)

    def now(self) -> ReplayStep:
        """Return the position before the next move, as a step without events."""
        return ReplayStep(number=len(self._match.moves), seat=CHANCE, action="", events=[], view=self._view())

    def read(self) -> ReplayStep:
        """Return the move that was just made."""
        match, seat = self._match, self._seat
        mover, code = match.moves[-1]
        changes = self._onlooker.make(mover, code, match.log[-1])
        return ReplayStep(
            number=len(match.moves),
            seat=mover,
            action=match.game.catalogue.text(code) if seat in (mover, EVERYTHING) else "",
            events=events_for(match.log[-1], seat),
            changes=changes,
            view=self._view(),
        )

    def _view(self) -> ViewRecord:
        match, seat, result = self._match, self._seat, self._match.result()
        game = match.game
        codes = sorted(game.legal(match.state, seat)) if seat >= 0 else []
        return ViewRecord(
            seat=seat,
            actors=game.actors(match.state),
            legal=[action_record(game, code) for code in codes],
            position=self._onlooker.position,
            result=result.record() if result else None,
            can_undo=False,
        )
