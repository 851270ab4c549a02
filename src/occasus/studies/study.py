"""A study as a tree of lines: the main line is a match, each other line leaves an earlier one at some move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from occasus.core.basics import Json, OccasusError

GLYPHS: Final = ("!", "!?", "?", "luck")  # good, worth a look, mistake, luck
MARK_KINDS: Final = ("ring", "arrow")
COLOURS: Final = ("gold", "ember", "info", "good")
MOST_LINES: Final = 500
MOST_MOVES: Final = 5_000  # in all lines that are not the main one
LONGEST_COMMENT: Final = 2_000  # characters
MOST_MARKS: Final = 40
MOST_CHAPTERS: Final = 40


@dataclass(frozen=True)
class Spot:
    """A place in the tree: after so many moves of a line, counted from the opening."""

    line: int = 0
    at: int = 0


@dataclass
class Line:
    """Moves that leave another line after so many moves; the main line leaves itself at 0."""

    parent: int
    at: int
    moves: list[str]

    @property
    def end(self) -> int:
        """The number of moves from the opening to the end of this line."""
        return self.at + len(self.moves)


@dataclass(frozen=True)
class Mark:
    """A ring around a place of the board, or an arrow between two."""

    kind: str
    places: tuple[str, ...]
    colour: str = "gold"


@dataclass
class Note:
    """A note on a move: a comment, a symbol and marks on the board; `by` is its author."""

    comment: str = ""
    glyph: str = ""
    marks: list[Mark] = field(default_factory=list)
    by: str = ""

    def is_empty(self) -> bool:
        """Return whether nothing is said."""
        return not (self.comment or self.glyph or self.marks)


class Study:
    """A match file without its moves, its lines, and notes on their moves."""

    def __init__(self, match: dict[str, Json], moves: list[str], title: str = "", solution: str = "") -> None:
        self.match: Final = match
        self.title = title
        self.solution = solution  # of a puzzle: the right first move, in the words of an action
        self.chapter = ""  # what this chapter is called, where there are several
        self.chapters: Final[list[Study]] = []  # that come after this one; they have none of their own
        self.covered: Final[list[int]] = []  # draws of the main line that nobody has shown: their results are stand-ins
        self.lines: Final[list[Line]] = [Line(0, 0, moves)]
        self.notes: Final[dict[Spot, Note]] = {}

    def moves_to(self, spot: Spot) -> list[str]:
        """Return all moves from the opening to a spot."""
        self.require(spot)
        number, until, parts = spot.line, spot.at, list[list[str]]()
        while True:
            line = self.lines[number]
            parts.append(line.moves[: max(0, until - line.at)])
            if number == 0:
                return [move for part in reversed(parts) for move in part]
            number, until = line.parent, min(until, line.at)

    def require(self, spot: Spot) -> None:
        """Refuse a spot that is not in this study."""
        if not 0 <= spot.line < len(self.lines):
            raise OccasusError(f"this study has no line {spot.line}; its lines are 0 to {len(self.lines) - 1}.")
        line = self.lines[spot.line]
        if not line.at <= spot.at <= line.end:
            raise OccasusError(f"line {spot.line} goes from move {line.at} to {line.end}, not to {spot.at}.")

    def main_spot(self, spot: Spot) -> Spot:
        """Return the same spot on the line where its last move is: the start of a line is a spot of its parent."""
        while spot.line and spot.at <= self.lines[spot.line].at:
            spot = Spot(self.lines[spot.line].parent, spot.at)
        return spot

    def next_spots(self, spot: Spot) -> list[tuple[str, Spot]]:
        """Return the moves that are known after a spot, and where they lead; the line's own move first."""
        spot = self.main_spot(spot)
        line = self.lines[spot.line]
        own = [(line.moves[spot.at - line.at], Spot(spot.line, spot.at + 1))] if spot.at < line.end else []
        others = [
            (other.moves[0], Spot(number, other.at + 1))
            for number, other in enumerate(self.lines)
            if number and other.moves and other.at == spot.at and self.main_spot(Spot(number, other.at)) == spot
        ]
        return own + others

    def find(self, moves: list[str]) -> Spot | None:
        """Return the spot to which some moves lead from the opening, if all of them are known."""
        spot = Spot()
        for move in moves:
            known = dict(reversed(self.next_spots(spot)))
            if move not in known:
                return None
            spot = known[move]
        return spot

    def add(self, spot: Spot, move: str) -> Spot:
        """Add a move after a spot: follow it where it is known, else extend the line or begin a variation."""
        self.require(spot)
        spot = self.main_spot(spot)
        for known, after in self.next_spots(spot):
            if known == move:
                return after
        line = self.lines[spot.line]
        if spot.line and sum(len(other.moves) for other in self.lines[1:]) >= MOST_MOVES:
            raise OccasusError(f"a study has at most {MOST_MOVES} moves in its variations; delete some first.")
        if spot.at == line.end:
            line.moves.append(move)
            return Spot(spot.line, spot.at + 1)
        if len(self.lines) >= MOST_LINES:
            raise OccasusError(f"a study has at most {MOST_LINES} lines; delete some first.")
        self.lines.append(Line(spot.line, spot.at, [move]))
        return Spot(len(self.lines) - 1, spot.at + 1)

    def note(self, spot: Spot, note: Note) -> None:
        """Say something about the move before a spot, in place of what was said; an empty note removes it."""
        self.require(spot)
        spot = self.main_spot(spot)
        if note.is_empty():
            self.notes.pop(spot, None)
        else:
            self.notes[spot] = note

    def delete_from(self, spot: Spot) -> Spot:
        """Delete the move before a spot and all that follows it; returns the spot before it."""
        self.require(spot)
        spot = self.main_spot(spot)
        line = self.lines[spot.line]
        if spot.at == 0:
            raise OccasusError("the opening cannot be deleted; start a new study instead.")
        before = self.main_spot(Spot(spot.line, spot.at - 1))
        gone = {number for number in range(1, len(self.lines)) if self._passes(number, spot)}
        if spot.line and spot.at - 1 == line.at:
            gone.add(spot.line)
        del line.moves[spot.at - 1 - line.at :]
        if spot.line == 0:
            self.covered[:] = [place for place in self.covered if place < line.end]
        self._keep(gone, spot)
        return before

    def _passes(self, number: int, spot: Spot) -> bool:
        """Return whether a line begins behind the move before a spot."""
        while number != spot.line:
            line = self.lines[number]
            if line.parent == spot.line:
                return line.at >= spot.at
            if number == 0:
                return False
            number = line.parent
        return False

    def _keep(self, gone: set[int], spot: Spot) -> None:
        """Remove lines and the notes on what is no longer there, and number the rest again."""
        places = {old: new for new, old in enumerate(n for n in range(len(self.lines)) if n not in gone)}
        notes = {
            Spot(places[old.line], old.at): note
            for old, note in self.notes.items()
            if old.line in places and not (old.line == spot.line and old.at >= spot.at)
        }
        lines = [line for number, line in enumerate(self.lines) if number not in gone]
        for line in lines:
            line.parent = places[line.parent]
        self.lines[:] = lines
        self.notes.clear()
        self.notes.update(notes)

    def promote(self, number: int) -> None:
        """Make a line the continuation of the line that it leaves; what it replaces becomes the variation."""
        self.require(Spot(number, self.lines[number].at if 0 <= number < len(self.lines) else 0))
        if number == 0:
            return
        line = self.lines[number]
        parent, at = self.lines[line.parent], line.at
        if at < parent.at:
            raise OccasusError("this line leaves at the start of another one; promote that one first.")
        up, down = line.parent, number
        parent.moves[at - parent.at :], line.moves = line.moves, parent.moves[at - parent.at :]
        for other in self.lines[1:]:
            if other is not line and other.at > at and other.parent in (up, down):
                other.parent = down if other.parent == up else up
        self.notes.update(self._swapped(up, down, at))
        if not line.moves:  # nothing was replaced: the line was a mere continuation
            self._keep({down}, Spot(down, at))

    def _swapped(self, up: int, down: int, at: int) -> dict[Spot, Note]:
        moved = {spot: note for spot, note in self.notes.items() if spot.line in (up, down) and spot.at > at}
        for spot in moved:
            del self.notes[spot]
        return {Spot(down if spot.line == up else up, spot.at): note for spot, note in moved.items()}
