"""A study in the terminal: look at a spot, make moves for every seat and chance, comment, and save."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Any, Final, final

from occasus.bots.budget import Budget
from occasus.cli.boards import find_board
from occasus.cli.play.action_text import ActionText
from occasus.cli.play.advice import advise, show_advice
from occasus.cli.play.event_text import ending, in_one
from occasus.cli.play.line_menu import Listed
from occasus.cli.play.match_files import not_written
from occasus.cli.play.menu import Menu
from occasus.cli.play.pages import show_why
from occasus.cli.play.prompt import understand
from occasus.cli.play.screen import Screen
from occasus.core.basics import CHANCE, EVERYTHING, OccasusError, Seat
from occasus.core.match import Match
from occasus.studies.board import legal_after, match_at, play, roll, written
from occasus.studies.link import encode
from occasus.studies.study import GLYPHS, LONGEST_COMMENT, Note, Spot, Study

PROMPT: Final = "study> "
FEW_RESULTS: Final = 40  # of chance that are listed


@final
class StudyUi:
    """Shows a study and obeys one line after the other."""

    def __init__(self, screen: Screen, study: Study, file: Path) -> None:
        self.screen: Final = screen
        self.whole: Final = study
        self.study = study  # the chapter that is explored
        self.file: Final = file
        self.spot = Spot()
        self.match: Match[Any] = match_at(study, self.spot)
        self.changed = False
        self._texts: Final = ActionText(self.match.game.catalogue, screen.words)
        self._commands: Final[dict[str, Callable[[str], None]]] = {
            "next": self._next,
            "back": self._back,
            "go": self._go,
            "tree": self._tree,
            "chapter": self._chapter,
            "roll": self._roll,
            "why": self._why,
            "hint": self._hint,
            "say": self._say,
            "mark": self._mark,
            "main": self._main,
            "delete": self._delete,
            "link": self._link,
            "save": self._save,
            "help": self._help,
        }

    def run(self) -> None:
        """Show the beginning, and obey until the reader quits; a study that is not saved is asked about once."""
        self._show()
        self._help("")
        while (line := self.screen.ask(PROMPT)) is not None:
            word, _, rest = line.strip().partition(" ")
            if word == "quit" and not self.changed:
                return
            try:
                if word == "quit":
                    self.changed = False
                    self.screen.say("study-unsaved", save="save", quit="quit")
                elif word in self._commands:
                    self._commands[word](rest.strip())
                elif word:
                    self._play(line.strip())
                else:
                    self._show()
            except OccasusError as error:
                self.screen.line(self._told(error))

    def _told(self, error: OccasusError) -> str:
        from occasus.locale.sentences import told

        return told(str(error), self.screen.words.language)

    def _go_to(self, spot: Spot) -> None:
        self.study.require(spot)
        self.spot = self.study.main_spot(spot)
        self.match = match_at(self.study, self.spot)
        self._show()

    def _show(self) -> None:
        """Show the board, what led here, and what is possible."""
        match, words, screen = self.match, self.screen.words, self.screen
        board = find_board(match.game, words)
        seen = match.view(EVERYTHING)
        words.seats = board.seats(seen)
        screen.show(board.board(seen))
        if match.log and (sentence := in_one(match.log[-1], words, EVERYTHING)):
            screen.line(sentence)
        note = self.study.notes.get(self.spot)
        if note:
            screen.line(" ".join(part for part in (note.glyph, note.comment) if part), "italic")
        screen.say("study-spot", style="dim", line=self.spot.line, at=self.spot.at)
        for move, after in self.study.next_spots(self.spot):
            screen.item(f"{move}  ({after.line} {after.at})")
        if match.result() is not None:
            screen.line(ending(match, words), "bold")
        elif match.game.actors(match.state) == [CHANCE]:
            self._show_chance()
        else:
            screen.say("study-seat", seat=words.name("seat", str(self._seat())))
            screen.show(Listed(self._menu(), self._texts, match.view(self._seat())))

    def _show_chance(self) -> None:
        self.screen.say("study-chance", roll="roll")
        odds = [(code, weight) for code, weight in self.match.game.odds(self.match.state) if weight]
        total = sum(weight for _, weight in odds)
        for code, weight in odds[:FEW_RESULTS]:
            self.screen.item(f"{self.match.game.catalogue.text(code)}  {weight}/{total}")
        if len(odds) > FEW_RESULTS:
            self.screen.item(f"… {len(odds) - FEW_RESULTS}")

    def _seat(self) -> Seat:
        """Return the seat that decides, the first of several."""
        actors = [seat for seat in self.match.game.actors(self.match.state) if seat != CHANCE]
        if not actors:
            raise OccasusError(self.screen.words.say("study-no-seat"))
        return actors[0]

    def _menu(self) -> Menu:
        return Menu(self._legal(self._seat()))

    def _legal(self, seat: Seat) -> list[str]:
        game = self.match.game
        return [game.catalogue.text(code) for code in game.legal(self.match.state, seat)]

    def _play(self, line: str) -> None:
        """Make a move: of chance, of the seat that is named, or of the one that decides."""
        match = self.match
        if match.game.actors(match.state) == [CHANCE]:
            self._make(f"chance {line.removeprefix('chance ')}")
            return
        who, _, rest = line.partition(" ")
        seat = int(who) if who.isdigit() and rest else self._seat()
        typed = rest if who.isdigit() and rest else line
        menu, seen = Menu(self._legal(seat)), match.view(seat)
        action = understand(typed, menu, self._texts, match.game, match.state, seat, seen)
        self._make(f"{seat} {action}")

    def _make(self, move: str) -> None:
        self.spot, self.match = play(self.study, self.spot, move)
        self.changed = True
        self._show()

    def _next(self, rest: str) -> None:
        known = self.study.next_spots(self.spot)
        if not known:
            raise OccasusError(self.screen.words.say("study-end"))
        self._go_to(known[0][1])

    def _back(self, rest: str) -> None:
        if self.spot.at == 0:
            raise OccasusError(self.screen.words.say("study-start"))
        self._go_to(Spot(self.spot.line, self.spot.at - 1))

    def _go(self, rest: str) -> None:
        numbers = [int(word) for word in rest.split() if word.isdigit()]
        if len(numbers) not in (1, 2):
            raise OccasusError(self.screen.words.say("study-go", example="go 1 12"))
        self._go_to(Spot(*numbers) if len(numbers) == 2 else Spot(self.spot.line, numbers[0]))

    def _tree(self, rest: str) -> None:
        """List the lines, each with its moves and what was said about them."""
        for number, line in enumerate(self.study.lines):
            self.screen.line(f"{number}  ({line.parent} {line.at})" if number else "0", "bold")
            for at, move in enumerate(line.moves, line.at + 1):
                note = self.study.notes.get(Spot(number, at))
                said = f"  {note.glyph} {note.comment}".rstrip() if note else ""
                self.screen.item(f"{at:>4} {move}{said}")

    def _chapter(self, rest: str) -> None:
        """Go to a chapter by its number; without one, list them."""
        chapters = [self.whole, *self.whole.chapters]
        if not rest:
            for number, chapter in enumerate(chapters, 1):
                self.screen.item(f"{number}  {chapter.chapter or chapter.title}".rstrip())
            return
        if not rest.isdigit() or not 1 <= int(rest) <= len(chapters):
            raise OccasusError(self.screen.words.say("study-chapters", count=len(chapters)))
        self.study = chapters[int(rest) - 1]
        self._go_to(Spot())

    def _roll(self, rest: str) -> None:
        self._make(roll(self.match, SystemRandom()))

    def _why(self, rest: str) -> None:
        """Say why an action is not possible, and what makes it legal."""
        match, seat = self.match, self._seat()
        show_why(self.screen, match, seat, rest)
        known = match.game.catalogue.codes().get(rest)
        after = [] if known is None or known in match.game.legal(match.state, seat) else legal_after(match, seat, known)
        if after:
            self.screen.say("study-after", actions="; ".join(after))

    def _hint(self, rest: str) -> None:
        seat = self._seat()
        says = partial(self._texts.sentence, seen=self.match.view(seat))
        advice = advise(self.match, seat, "", Budget(0, 0.0))
        show_advice(self.screen, advice, self.match.game.cooperative, says)

    def _note(self, comment: str | None, glyph: str | None) -> None:
        old = self.study.notes.get(self.spot, Note())
        new = Note(
            old.comment if comment is None else comment, old.glyph if glyph is None else glyph, old.marks, old.by
        )
        self.study.note(self.spot, new)
        self.changed = True

    def _say(self, rest: str) -> None:
        if len(rest) > LONGEST_COMMENT:
            raise OccasusError(self.screen.words.say("study-long", most=LONGEST_COMMENT))
        self._note(rest, None)

    def _mark(self, rest: str) -> None:
        if rest not in ("", *GLYPHS):
            raise OccasusError(self.screen.words.say("study-glyphs", glyphs=", ".join(GLYPHS)))
        self._note(None, rest)

    def _main(self, rest: str) -> None:
        moves = self.study.moves_to(self.spot)
        self.study.promote(self.spot.line)
        self.changed = True
        spot = Spot()
        for move in moves:
            spot = self.study.add(spot, move)
        self._go_to(spot)

    def _delete(self, rest: str) -> None:
        spot = self.study.delete_from(self.spot)
        self.changed = True
        self._go_to(spot)

    def _link(self, rest: str) -> None:
        self.screen.line(encode(written(self.whole)))

    def _save(self, rest: str) -> None:
        """Write the file in one step: it is the old one or the new one, never half of it."""
        file = Path(rest) if rest else self.file
        if rest and file.exists():
            raise OccasusError(f"{file} already exists; choose another name.")
        unfinished = file.with_name(f".{file.name}.{os.getpid()}")
        try:
            unfinished.write_text(json.dumps(written(self.whole), indent=1) + "\n", encoding="utf-8")
            unfinished.replace(file)
        except OSError as error:
            raise not_written(file, error) from error
        self.changed = False
        self.screen.say("study-saved", file=str(file))

    def _help(self, rest: str) -> None:
        self.screen.say("study-commands", style="dim", commands=", ".join([*self._commands, "quit"]))
