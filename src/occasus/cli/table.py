"""A match at the table: people and bots take their turns until the match is over or the people leave."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Any, Final, final

from rich.rule import Rule

from occasus.arena.simulate import decision
from occasus.bots.budget import Budget
from occasus.bots.contract import remark_of
from occasus.bots.registry import find_bot
from occasus.cli.advice import advise, show_advice
from occasus.cli.arguments import HUMAN
from occasus.cli.boards import find_board
from occasus.cli.files import refuse_existing, write_match
from occasus.cli.menu import Menu
from occasus.cli.narrate import ending, sentences
from occasus.cli.pages import COMMANDS, PAGES, SAME, show_help, show_log, show_page, show_rule
from occasus.cli.prompt import understand
from occasus.cli.screen import Screen
from occasus.core.basics import CHANCE, WATCHER, Json, OccasusError, Refused, Seat, View
from occasus.core.log import remark
from occasus.core.match import Match
from occasus.locale import Words

OFTEN: Final = 0.2  # seconds between two writings while bots move
REMINDER: Final = 8  # moves that are told again when a match goes on


def called(players: list[str], words: Words) -> list[str]:
    """How to call players: bots by their names, with numbers where there are several of a kind, people by numbers."""
    names: list[str] = []
    for seat, player in enumerate(players):
        number = f" {players[: seat + 1].count(player)}" if players.count(player) > 1 else ""
        bot = player.rpartition(":")[2].capitalize() + number
        names.append(words.say("person", number=seat + 1) if player == HUMAN else bot)
    return names


@final
class Table:
    """A match, who plays it, where it is shown and where it is kept."""

    def __init__(self, match: Match[Any], players: list[str], screen: Screen, file: Path) -> None:
        self.match: Final = match
        self.players: Final = players
        self.screen: Final = screen
        self.file: Final = file
        self.board: Final = find_board(match.game, screen.words)
        self.board.called = called(players, screen.words)
        self._bots: Final = {seat: find_bot(name) for seat, name in enumerate(players) if name != HUMAN}
        self._told = [max(0, len(match.moves) - REMINDER)] * match.seats  # up to which move each seat was told
        self._kept = 0.0  # when the match was written last
        self._shown: Json = None  # the moment at which the board was last shown
        self._last: Seat = WATCHER  # the person who was asked last

    def run(self) -> None:
        """Play until the match is over or somebody leaves; the match is kept after every move of a person.

        Moves of bots follow from the seed, so that nothing is lost when a few of them are kept together.
        """
        self.match.settle()
        self._keep()
        try:
            while actors := self.match.game.actors(self.match.state):
                seat = actors[0]
                if seat in self._bots:
                    self._bot_moves(seat)
                elif not self._person_moves(seat):
                    return
            self._finish()
        finally:
            self._keep()

    def _bot_moves(self, seat: Seat) -> None:
        match = self.match
        legal = match.game.legal(match.state, seat)
        number = len(match.moves)
        bot, seen = self._bots[seat], match.view(seat)
        code = decision(match.game, match.state, bot, seat, legal, match.seed, number)
        said = remark_of(bot, match.game, seen, match.game.catalogue.text(code))
        match.play(seat, code)
        if said and (event := remark(match.game.events, seat, said)):
            match.log[number].append(event)
        if monotonic() - self._kept > OFTEN:
            self._keep()
        if len(self._bots) == match.seats:
            self._tell(WATCHER, number)

    def _person_moves(self, seat: Seat) -> bool:
        """Ask a person until a move is made; False when the person leaves."""
        self.screen.words.seats = self.board.seats(self.match.view(WATCHER))
        self._hand_over(seat)
        seen = self.match.view(seat)
        moment = self.board.moment(seen)
        if self._shown is None or (moment is not None and moment != self._shown):
            self.screen.show(self.board.board(seen))
            self._shown = [seat] if moment is None else moment
        self._tell(seat, self._told[seat])
        self._told[seat] = len(self.match.moves)
        menu = Menu(seen["legal"])
        self._show_menu(seen, menu)
        others = [other for other in seen["actors"] if other != seat and other not in self._bots]
        if others:
            names = ", ".join(f"{other + 1}: {self._name(other)}" for other in others)
            self.screen.say("others-too", style="dim", names=names, number=others[0] + 1)
        self.screen.offer([*menu.actions, *COMMANDS])
        prompt = self.screen.words.say("prompt", seat=self._asked(seen)) + " "
        while True:
            line = self.screen.ask(prompt)
            if line is None:
                return False
            if not line.strip():
                continue
            try:
                answer = self._answer(line.strip(), seat, menu)
            except OccasusError as error:
                self.screen.line(str(error), "yellow")
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
            self._undo()
            return True
        if command in COMMANDS:
            self._page(command, rest, seat, menu)
            return None
        self._move(line, seat, menu)
        return True

    def _page(self, command: str, rest: str, seat: Seat, menu: Menu) -> None:
        """Show what a command asks for."""
        screen, match = self.screen, self.match
        if command in PAGES:
            show_page(screen, self.board, match, seat, command, rest)
            if command == "board":
                self._show_menu(match.view(seat), menu)
        elif command == "hint":
            show_advice(screen, advise(match, seat, "", Budget()), match.game.cooperative)
        elif command == "log":
            show_log(screen, match, seat, rest)
        elif command == "save":
            self._save(rest)
        else:
            show_help(screen, menu, match)

    def _move(self, line: str, seat: Seat, menu: Menu) -> None:
        """Make the move that a line means; `2: pass` is a move of the second player, who may move as well."""
        match = self.match
        who, colon, rest = line.partition(":")
        if colon and who.strip().isdigit():
            seat = int(who) - 1
            if not 0 <= seat < match.seats or seat in self._bots:
                raise OccasusError(self.screen.words.say("nobody-there", number=who.strip()))
            menu = Menu(match.view(seat)["legal"])
            line = rest.strip()
        action = understand(line, menu, match.game, match.state, seat, self.screen.words)
        match.play(seat, match.game.catalogue.parse(action))
        self._keep()

    def _undo(self) -> None:
        """Take back the last move of a person, with what bots did since; what was revealed stays."""
        match = self.match
        for back, (seat, _) in enumerate(reversed(match.moves), start=1):
            if seat == CHANCE:
                break
            if seat not in self._bots:
                taken = [match.text(move) for move in match.moves[-back:]]
                for _ in taken:
                    match.undo()
                self._told = [min(told, len(match.moves)) for told in self._told]
                self._shown = None
                self._keep()
                self.screen.say("undone", moves=", ".join(taken))
                return
        raise OccasusError(self.screen.words.say("no-undo"))

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.file
        if path != self.file:
            refuse_existing(path)
        write_match(path, self.match, self.players)
        self.screen.say("saved", file=str(path))

    def _keep(self) -> None:
        write_match(self.file, self.match, self.players)
        self._kept = monotonic()

    def _hand_over(self, seat: Seat) -> None:
        """Between two people at one screen: hide what only the first may know."""
        last, self._last = self._last, seat
        if last in (seat, WATCHER):
            return
        self._shown = None
        game, state = self.match.game, self.match.state
        if game.describe(state, last) != game.describe(state, seat):
            self.screen.wipe()
            self.screen.say("hand-over", style="bold", seat=self._name(seat))
            if self.screen.live:
                self.screen.ask(self.screen.words.say("hand-over-ready", seat=self._name(seat)))
                self.screen.wipe()

    def _tell(self, seat: Seat, first: int) -> None:
        self.screen.words.seats = self.board.seats(self.match.view(WATCHER))
        for sentence in sentences(self.match, self.screen.words, seat, first):
            self.screen.item(sentence)

    def _show_menu(self, seen: View, menu: Menu) -> None:
        self.screen.show(Rule(style="dim"))
        status = self.board.status(seen)
        if status is not None:
            self.screen.show(status)
        self.screen.show(menu)

    def _asked(self, seen: View) -> str:
        """Who is asked: you, where only one person plays and the game has no name for you."""
        name = self.board.asked(seen)
        alone = self.players.count(HUMAN) == 1 and name == self.board.called[seen["seat"]]
        return self.screen.words.say("you") if alone else name

    def _name(self, seat: Seat) -> str:
        return self.screen.words.name("seat", str(seat))

    def _finish(self) -> None:
        people = [seat for seat in range(self.match.seats) if seat not in self._bots]
        if people:
            self._tell(people[0] if len(people) == 1 else WATCHER, min(self._told[seat] for seat in people))
        self.screen.show(self.board.board(self.match.view(people[0] if len(people) == 1 else WATCHER)))
        self.screen.line(ending(self.match, self.screen.words), "bold")
