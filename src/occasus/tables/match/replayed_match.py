"""A match as its journal tells it: a fold of entries, without sockets and without a database.

The number of a playing match counts the entries of its journal, undos and changes of seats included, and only grows.
It is what clients have "seen". Moves are counted apart: an undo makes them fewer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any, Final, final

import msgspec

from occasus.core.basics import CHANCE, OccasusError, Seat
from occasus.core.game import Game
from occasus.core.log import Event, remark
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.tables.match.content_files import game_with
from occasus.tables.store.rows import JournalEntry, Snapshot, TableRow


class Damaged(OccasusError):
    """A journal that does not lead to a match by the present rules."""


@final
class ReplayedMatch:
    """The match of a table."""

    def __init__(self, table: TableRow, base: Snapshot | None, content: str = "") -> None:
        self.game: Final[Game[Any]] = game_with(table.game, content)
        self.base: Final = base
        self.rated: Final = table.rated
        self._undoable: Final = not table.challenge  # where everyone meets the same luck, it could be tried out
        self._options: Final = complete(self.game.options, table.options)
        self._seats: Final = table.seats
        self._seed: Final = table.seed if base is None else f"{table.seed}/{base.number}"
        self.match = self._begin()
        self.number = 0 if base is None else base.number
        self.steps: list[int] = []  # the number of the entry behind each move
        self.history_start = self.number  # what happened before this number cannot be told step by step any more
        self.new_rules = -1  # since this number the match goes on by other rules than before; -1: it never changed
        self.commands: dict[tuple[str, str], int] = {}  # which number each message led to
        self._command: tuple[str, str] | None = None  # the message that chance answers now
        self._open: dict[Seat, tuple[int, list[int]]] = {}  # since when a seat has had the same choice
        self._said: Event | None = None  # with the move that comes next
        self._legal: dict[Seat, list[int]] = {}  # as far as anyone has asked since the last move
        self.texts: dict[Seat, list[bytes]] = {}  # of the first steps, as each seat was told them (see views)
        self.actors: list[Seat] = self.game.actors(self.match.state)

    def _begin(self) -> Match[Any]:
        opening = None if self.base is None else self.game.load(msgspec.json.decode(self.base.state))
        return Match(self.game, self._seats, self._options, self._seed, opening)

    def apply_entry(self, entry: JournalEntry) -> None:
        """Carry out an entry of the journal."""
        if entry.number != self.number:
            raise Damaged(f"the journal has no entry {self.number}.")
        try:
            if entry.kind == "move":
                self._repeat_move(entry.seat, self.game.catalogue.codes()[entry.action])
            elif entry.kind == "undo":
                self._take_back(int(entry.action))
            else:
                if entry.kind == "said":
                    self._said = remark(self.game.events, entry.seat, entry.action)
                elif entry.kind == "rules":
                    self.new_rules = entry.number
                self.number += 1
        except (KeyError, IllegalEntry) as error:
            raise Damaged(f"entry {entry.number} ({entry.action!r}) does not fit the rules.") from error
        self._note_command(entry, self.number)

    def pass_over(self, entry: JournalEntry) -> None:
        """Note the message behind an entry from before the match was opened."""
        self._note_command(entry, entry.number + 1)

    def skip(self, entry: JournalEntry) -> None:
        """Pass over a move of the journal that was taken back later, or over the taking back."""
        self._said = None  # what was said with it went with it
        self.number += 1
        if entry.kind == "undo":
            self.history_start = self.number
            self._open.clear()
        self._note_command(entry, self.number)

    def _note_command(self, entry: JournalEntry, number: int) -> None:
        """Note to which number a message led: that after chance has answered it."""
        if entry.kind != "move" or entry.seat != CHANCE:
            self._command = (entry.person, entry.command) if entry.person and entry.command else None
        if self._command is not None:
            self.commands[self._command] = number

    def play(self, seat: Seat, code: int, person: str | None, command: str | None) -> list[JournalEntry]:
        """Make a legal move, let chance answer; returns the entries for the journal."""
        first = self.number
        count = len(self.match.moves)
        self._make(seat, code)
        self._settle()
        entries = self._entries(count, first)
        entries[0].person, entries[0].command = person, command
        if person and command:
            self.commands[person, command] = self.number
        return entries

    def begin(self) -> list[JournalEntry]:
        """Start the match: the first entry of its journal, and what chance does before anyone decides."""
        self.number = 1
        self._settle()
        self._reopen(CHANCE)
        return [JournalEntry(number=0, kind="start", seat=CHANCE, action=""), *self._entries(0, 1)]

    def note(self, kind: str, seat: Seat, action: str, person: str | None, command: str | None) -> JournalEntry:
        """An entry that is no move, such as a change of seats."""
        entry = JournalEntry(number=self.number, kind=kind, seat=seat, action=action, person=person, command=command)
        self.apply_entry(entry)
        return entry

    def may_play(self, seat: Seat, number: int) -> bool:
        """Return whether a seat that has seen the journal up to a number knows all that matters to its choice.

        So it is when nothing has happened since, or nothing but moves of others that left it the same choice: in a
        simultaneous phase any order will do.
        """
        return number == self.number or (seat in self._open and self._open[seat][0] <= number <= self.number)

    def next_of(self, bots: Collection[Seat]) -> Seat | None:
        """The bot that is asked next; one that could only cut others short lets people answer first."""
        people = any(seat not in bots for seat in self.actors)
        for seat in self.actors:
            if seat in bots and not (people and self._only_hurries(seat)):
                return seat
        return None

    def _only_hurries(self, seat: Seat) -> bool:
        family = self.game.catalogue.family
        return all(family(code).name in self.game.hurries for code in self.legal(seat))

    def legal(self, seat: Seat) -> list[int]:
        """The codes that a seat may choose from now."""
        if seat not in self.actors:
            return []
        if seat not in self._legal:
            self._legal[seat] = self.game.legal(self.match.state, seat)
        return self._legal[seat]

    def own_move(self, seat: Seat) -> int | None:
        """The place of the last move of a seat, with what it paid for it; None if it has made none."""
        moves = self.match.moves
        last = next((place for place in range(len(moves) - 1, -1, -1) if moves[place][0] == seat), None)
        return None if last is None else self._begun(last)

    def undoers(self, bots: set[Seat]) -> set[Seat]:
        """Whose last move can be taken back unasked: nothing was revealed, and only bots moved since.

        In a rated game no one may have been asked since: whoever undoes must still be deciding.
        """
        seats: set[Seat] = set()
        if not self._undoable:
            return seats
        place = len(self.match.moves)
        seen = place - self.match.free_moves()
        while place > seen:
            mover = self.match.moves[place - 1][0]
            place = self._begun(place - 1)
            if place >= seen and (not self.rated or mover in self.actors):
                seats.add(mover)
            if self.rated or mover not in bots:
                break
        return seats

    def _begun(self, place: int) -> int:
        """Return where a move began: before a payment stands what its seat paid for."""
        moves, family = self.match.moves, self.game.catalogue.family
        while place and moves[place - 1][0] == moves[place][0] and family(moves[place][1]).name in self.game.payments:
            place -= 1
        return place

    def position(self) -> int:
        """Return a number that only the same state has again."""
        state = msgspec.json.encode(self.game.save(self.match.state))
        return int.from_bytes(hashlib.blake2b(state, digest_size=6).digest())

    def snapshot(self, kind: str = "latest") -> Snapshot:
        """The state as plain data."""
        return Snapshot(
            kind=kind,
            number=self.number,
            moves=len(self.match.moves) + (0 if self.base is None else self.base.moves),
            rules_version=self.game.rules_version,
            state=msgspec.json.encode(self.game.save(self.match.state)).decode(),
        )

    def _settle(self) -> None:
        """Let chance answer; each answer is a move of its own."""
        if self.actors != [CHANCE]:
            return
        count = len(self.match.moves)
        self.match.settle()
        for _ in range(len(self.match.moves) - count):
            self.steps.append(self.number)
            self.number += 1
        self._reopen(CHANCE)

    def _repeat_move(self, seat: Seat, code: int) -> None:
        state = self.match.state
        legal = [code for code, _ in self.game.odds(state)] if seat == CHANCE else self.game.legal(state, seat)
        if seat not in self.game.actors(state) or code not in legal:
            raise IllegalEntry
        self._make(seat, code)

    def _make(self, seat: Seat, code: int) -> None:
        self.match.make(seat, code)
        if self._said is not None:
            self.match.log[-1].append(self._said)
            self._said = None
        self.steps.append(self.number)
        self.number += 1
        self._reopen(seat)

    def _take_back(self, moves: int) -> None:
        """Go back until so many moves are left."""
        match = self.match
        if not 0 <= moves <= len(match.moves):
            raise IllegalEntry
        if len(match.moves) - moves <= match.free_moves():
            while len(match.moves) > moves:
                match.undo()
        else:
            self.match = self._begin()
            for seat, code in match.moves[:moves]:
                self.match.make(seat, code)
            self.match.log = match.log[:moves]  # with what was said
        del self.steps[moves:]
        for texts in self.texts.values():
            del texts[moves:]
        self.number += 1
        self.history_start = self.number
        self._open.clear()
        self._legal.clear()
        self.actors = self.game.actors(self.match.state)

    def _reopen(self, mover: Seat) -> None:
        """Note since when each seat has had its choice, where several may choose."""
        self.actors = actors = self.game.actors(self.match.state)
        self._legal.clear()
        before, self._open = self._open, {}
        for seat in actors if len(actors) > 1 else [seat for seat in actors if seat in before]:
            legal = self.legal(seat)
            same = mover not in (seat, CHANCE) and seat in before and before[seat][1] == legal
            self._open[seat] = (before[seat][0] if same else self.number, legal)

    def _entries(self, count: int, first: int) -> list[JournalEntry]:
        game = self.game
        return [
            JournalEntry(number=first + place, kind="move", seat=seat, action=game.catalogue.text(code))
            for place, (seat, code) in enumerate(self.match.moves[count:])
        ]


class IllegalEntry(Exception):
    """An entry that the rules do not allow."""


def open_match(
    table: TableRow, entries: list[JournalEntry], snapshots: dict[str, Snapshot], content: str = ""
) -> ReplayedMatch:
    """The match that a journal tells, by the present rules.

    A match that began under other rules goes on from its base, the last snapshot of the older rules. Moves that were
    taken back are not made again: whoever plays and takes back for hours makes a long journal, but no long work.
    """
    base = snapshots.get("base")
    playing = ReplayedMatch(table, base, content)
    gone = undone([entry for entry in entries if entry.number >= playing.number])
    for entry in entries:
        if entry.number in gone:
            playing.skip(entry)
        elif entry.number >= playing.number:
            playing.apply_entry(entry)
        else:
            playing.pass_over(entry)
    return playing


def undone(entries: list[JournalEntry]) -> set[int]:
    """The numbers of the moves that were taken back later, and of what took them back."""
    gone: set[int] = set()
    standing: list[int] = []
    begun = 0  # moves that stand from before the rules were changed, which an undo does not count
    for entry in entries:
        if entry.kind == "move":
            standing.append(entry.number)
        elif entry.kind == "rules":
            begun = len(standing)
        elif entry.kind == "undo":
            left = begun + int(entry.action)
            gone.update(standing[left:], [entry.number])
            del standing[left:]
    return gone


def new_base(table: TableRow, entries: list[JournalEntry], latest: Snapshot, content: str = "") -> Snapshot:
    """Where a match goes on by new rules: its last snapshot, and the moves after it as far as the new rules allow.

    Moves after the snapshot are there only if the server died in the second in which they were made.
    """
    playing = ReplayedMatch(table, latest, content)
    for entry in entries[latest.number :]:
        if entry.kind == "undo":  # it counts moves from the start
            break
        try:
            playing.apply_entry(entry)
        except Damaged:
            break
    return msgspec.structs.replace(playing.snapshot("base"), number=table.number)


def needs_base(table: TableRow, snapshots: dict[str, Snapshot]) -> bool:
    """Return whether the rules have changed since the match was last played."""
    return written_by(table, snapshots) != find(table.game).rules_version


def written_by(table: TableRow, snapshots: dict[str, Snapshot]) -> int:
    """The version of the rules by which a match was last played."""
    base = snapshots.get("base")
    return table.rules_version if base is None else base.rules_version
