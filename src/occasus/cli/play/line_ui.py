"""A match in lines: people and bots take their turns until the match is over or the people leave."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final, final

from rich.rule import Rule

from occasus.bots.budget import Budget
from occasus.bots.registry import find_bot
from occasus.cli.play.advice import advise, show_advice
from occasus.cli.play.bot_decision import thought
from occasus.cli.play.event_text import ending, sentences, standings
from occasus.cli.play.line_menu import Listed
from occasus.cli.play.menu import Menu
from occasus.cli.play.pages import COMMANDS, PAGES, SAME, show_guide_page, show_help, show_log, show_page, show_rule
from occasus.cli.play.play_session import PlaySession
from occasus.cli.play.screen import Screen
from occasus.core.basics import WATCHER, Json, OccasusError, Refused, Seat, View
from occasus.core.match import Match
from occasus.locale.sentences import told

REMINDER: Final = 8  # moves that are told again when a match goes on


@final
class Table:
    """A sitting, told and asked line by line."""

    def __init__(self, match: Match[Any], players: list[str], screen: Screen, file: Path) -> None:
        self.match: Final = match
        self.screen: Final = screen
        self.sitting: Final = PlaySession(match, players, screen.words, file)
        self.board: Final = self.sitting.board
        people = self.sitting.people
        self._bots: Final = {seat: find_bot(name) for seat, name in enumerate(players) if seat not in people}
        self._told = [max(0, len(match.moves) - REMINDER)] * match.seats  # up to which move each seat was told
        self._shown: Json = None  # the moment at which the board was last shown
        self._last: Seat = WATCHER  # the person who was asked last
        self._hinted = ""  # the action that Enter takes, after a hint

    def run(self) -> None:
        """Play until the match is over or someone leaves; the match is kept after every move of a person."""
        self.sitting.begin()
        try:
            while (seat := self.sitting.due()) is not None:
                if seat in self._bots:
                    self._bot_moves(seat)
                elif not self._person_moves(seat):
                    return
            self._finish()
        finally:
            self.sitting.keep()

    def _bot_moves(self, seat: Seat) -> None:
        match, number = self.match, len(self.match.moves)
        code, said = thought(match.game, match.state, self._bots[seat], seat, match.seed, number)
        self.sitting.bot_plays(seat, code, said)
        if len(self._bots) == match.seats:
            self._tell(WATCHER, number)

    def _person_moves(self, seat: Seat) -> bool:
        """Ask a person until a move is made; False when the person leaves."""
        self.sitting.name_seats()
        if not self._hand_over(seat):
            return False
        self._hinted = ""
        seen = self.match.view(seat)
        moment = self.board.moment(seen)
        if self._shown is None or (moment is not None and moment != self._shown):
            self.screen.show(self.board.board(seen))
            self._shown = [seat] if moment is None else moment
        self._tell(seat, self._told[seat])
        self._told[seat] = len(self.match.moves)
        menu = Menu(seen["legal"])
        self._show_menu(seen, menu)
        if others := self.sitting.others_too(seen):
            self.screen.line(others, "dim")
        listed = [self.sitting.deeds.brief(action, seen) for action in menu.actions]
        self.screen.offer([*menu.actions, *listed, *COMMANDS])
        prompt = self.screen.words.say("prompt", seat=self.sitting.asked(seen)) + " "
        while True:
            line = self.screen.ask(prompt)
            if line is None:
                return False
            line = line.strip() or self._hinted
            if not line:
                continue
            try:
                answer = self._answer(line, seat, menu)
            except OccasusError as error:
                self.screen.line(told(str(error), self.screen.words.language), "yellow")
                if isinstance(error, Refused) and error.rule:
                    show_rule(self.screen, error.rule)
                continue
            if answer is not None:
                return answer

    def _answer(self, line: str, seat: Seat, menu: Menu) -> bool | None:
        """Do what a line says. True: a move was made or taken back. False: leave. None: ask again."""
        command, _, rest = line.partition(" ")
        command, rest = SAME.get(command.lower(), command.lower()), rest.strip()
        if command == "quit":
            return False
        if command == "undo":
            self.screen.line(self.sitting.undo(seat))
            self._told = [min(shown, len(self.match.moves)) for shown in self._told]
            self._shown = None
            return True
        if command in COMMANDS:
            self._page(command, rest, seat, menu)
            return None
        self.sitting.move(line, seat, menu)
        return True

    def _page(self, command: str, rest: str, seat: Seat, menu: Menu) -> None:
        """Show what a command asks for."""
        screen, match = self.screen, self.match
        if command in PAGES:
            show_page(screen, self.board, match, seat, command, rest)
            if command == "board":
                self._show_menu(match.view(seat), menu)
        elif command == "hint":
            says = partial(self.sitting.deeds.sentence, seen=match.view(seat))
            advice = advise(match, seat, "", Budget())
            level = self.sitting.at_this_table(seat, advice)
            show_advice(screen, advice, match.game.cooperative, says, level)
            self._hinted = advice[0].action
            screen.say("hint-enter", action=says(self._hinted))
        elif command == "log":
            show_log(screen, match, seat, rest)
        elif command == "save":
            screen.line(self.sitting.save(rest))
        elif command == "guide":
            show_guide_page(screen, match.game.name, min(100, screen.console.width))
        else:
            show_help(screen, menu, match, self.board)

    def _hand_over(self, seat: Seat) -> bool:
        """Between two people at one screen: hide what only the first may know. False when no one takes over.

        Enter alone is no answer: it has just ended the line of the first, who may still hold it down.
        """
        last, self._last = self._last, seat
        if last in (seat, WATCHER):
            return True
        self._shown = None
        if self.sitting.hides(last, seat):
            name = self.sitting.name(seat)
            self.screen.wipe()
            self.screen.say("hand-over", style="bold", seat=name)
            if self.screen.live:
                answer: str | None = ""
                while answer is not None and not answer.strip():
                    answer = self.screen.ask(self.screen.words.say("hand-over-ready", seat=name) + " ")
                self.screen.wipe()
                return answer is not None
        return True

    def _tell(self, seat: Seat, first: int) -> None:
        self.sitting.name_seats()
        for sentence in sentences(self.match, self.screen.words, seat, first):
            self.screen.item(sentence)

    def _show_menu(self, seen: View, menu: Menu) -> None:
        self.screen.show(Rule(style="dim"))
        status = self.board.status(seen)
        if status is not None:
            self.screen.show(status)
        if question := self.board.question(seen):
            self.screen.line(question, "bold")
        self.screen.show(Listed(menu, self.sitting.deeds, seen))

    def _finish(self) -> None:
        watching = self.sitting.watching()
        if people := self.sitting.people:
            self._tell(watching, min(self._told[seat] for seat in people))
        self.screen.show(self.board.board(self.match.view(watching)))
        self.screen.line(ending(self.match, self.screen.words), "bold")
        for line in standings(self.match, self.screen.words):
            self.screen.item(line)
