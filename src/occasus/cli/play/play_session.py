"""A match that people and bots sit down to, and its file: what the line mode and the full screen share."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Any, Final, final

from occasus.bots.contract import Advice
from occasus.bots.table_chances import at_table, counted, left_of, shifts
from occasus.cli.arguments import HUMAN
from occasus.cli.boards import find_board
from occasus.cli.play.action_text import ActionText
from occasus.cli.play.match_files import refuse_existing, stamp, write_match
from occasus.cli.play.menu import Menu
from occasus.cli.play.prompt import understand
from occasus.core.basics import CHANCE, WATCHER, OccasusError, Seat, View
from occasus.core.log import remark
from occasus.core.match import Match, Move
from occasus.locale import Words

OFTEN: Final = 0.2  # seconds between two writings while bots move


def called(players: list[str], words: Words) -> list[str]:
    """How to call players: bots by their names, with numbers where there are several of a kind, people by numbers."""
    names: list[str] = []
    for seat, player in enumerate(players):
        number = f" {players[: seat + 1].count(player)}" if players.count(player) > 1 else ""
        bot = player.rpartition(":")[2].capitalize() + number
        names.append(words.say("person", number=seat + 1) if player == HUMAN else bot)
    return names


@final
class PlaySession:
    """A match, who plays it, the words it is told in, and where it is kept."""

    def __init__(self, match: Match[Any], players: list[str], words: Words, file: Path) -> None:
        self.match: Final = match
        self.players: Final = players
        self.words: Final = words
        self.file: Final = file
        self.deeds: Final = ActionText(match.game.catalogue, words)
        self.board: Final = find_board(match.game, words)
        self.board.called = called(players, words)
        self.people: Final = [seat for seat, player in enumerate(players) if player == HUMAN]
        self._kept = 0.0  # when the match was written last
        self._written = stamp(file)  # the file as this sitting knows it

    def begin(self) -> None:
        """Let chance go first, and keep the match."""
        self.match.settle()
        self.keep()
        self.name_seats()

    def due(self) -> Seat | None:
        """Return who is asked first; None when the match is over."""
        actors = self.match.game.actors(self.match.state)
        return actors[0] if actors else None

    def watching(self) -> Seat:
        """Whose knowledge is shown when no one in particular is asked: the only person's, or what all may know."""
        return self.people[0] if len(self.people) == 1 else WATCHER

    def name_seats(self) -> None:
        """Call the seats as the game does now: roles are dealt in its course."""
        self.words.seats = self.board.seats(self.match.view(WATCHER))

    def name(self, seat: Seat) -> str:
        """Return how to call a seat."""
        return self.words.name("seat", str(seat))

    def at_this_table(self, seat: Seat, advice: list[Advice]) -> str:
        """Tell the chances of advice for those who play here; return as which level the seat counts, if measured."""
        game = self.match.game
        if shifts(game.name) is None:
            return ""
        levels = counted([None if player == HUMAN else player.rpartition(":")[2] for player in self.players])
        left = left_of(game, self.match.view(seat)["position"])
        for line in advice:
            line.chance = at_table(game, line.chance, seat, levels, left)
        return levels[seat]

    def asked(self, seen: View) -> str:
        """Return who is asked: you, where only one person plays and the game has no name for you."""
        name = self.board.asked(seen)
        alone = len(self.people) == 1 and name == self.board.called[seen["seat"]]
        return self.words.say("you") if alone else name

    def others_too(self, seen: View) -> str:
        """A sentence on the other people who may decide as well; empty if there are none."""
        others = [other for other in seen["actors"] if other != seen["seat"] and other in self.people]
        if not others:
            return ""
        names = ", ".join(f"{other + 1}: {self.name(other)}" for other in others)
        return self.words.say("others-too", names=names, number=others[0] + 1)

    def hides(self, last: Seat, seat: Seat) -> bool:
        """Return whether one person must not see what the other sees."""
        game, state = self.match.game, self.match.state
        return last not in (seat, WATCHER) and bool(game.describe(state, last) != game.describe(state, seat))

    def bot_plays(self, seat: Seat, code: int, said: str) -> None:
        """Make the move of a bot, with what it says. It follows from the seed, so that a few may be kept together."""
        match, number = self.match, len(self.match.moves)
        match.play(seat, code)
        if said and (event := remark(match.game.events, seat, said)):
            match.log[number].append(event)
        if monotonic() - self._kept > OFTEN:
            self.keep()

    def move(self, line: str, seat: Seat, menu: Menu) -> None:
        """Make the move that a line means; `2: pass` is a move of the second player, who may move as well."""
        match = self.match
        who, colon, rest = line.partition(":")
        if colon and who.strip().isdigit():
            seat = int(who) - 1
            if seat not in self.people:
                raise OccasusError(self.words.say("nobody-there", number=who.strip()))
            menu = Menu(match.view(seat)["legal"])
            line = rest.strip()
        action = understand(line, menu, self.deeds, match.game, match.state, seat, match.view(seat))
        match.play(seat, match.game.catalogue.parse(action))
        self.keep()

    def undo(self, reader: Seat) -> str:
        """Take back the last move of a person, with what bots did since, and say so; what was revealed stays."""
        match = self.match
        for back, (seat, _) in enumerate(reversed(match.moves), start=1):
            if seat == CHANCE:
                break
            if seat in self.people:
                taken = [self._told(move, reader) for move in match.moves[-back:]]
                for _ in taken:
                    match.undo()
                self.keep()
                return self.words.say("undone", moves="; ".join(taken))
        raise OccasusError(self.words.say("no-undo"))

    def _told(self, move: Move, reader: Seat) -> str:
        """A move; of another person only its kind, since what was chosen may be a secret."""
        seat, code = move
        if seat == reader or seat not in self.people:
            action = self.deeds.brief(self.match.game.catalogue.text(code))
        else:
            action = self.deeds.kind(self.match.game.catalogue.family(code).name)
        return f"{self.words.label(self.name(seat))} {action}"

    def save(self, name: str) -> str:
        """Write a copy, and say where."""
        path = Path(name).expanduser() if name else self.file
        if path != self.file:
            refuse_existing(path)
        write_match(path, self.match, self.players)
        return self.words.say("saved", file=str(path))

    def keep(self) -> None:
        """Write the match into its file, unless someone else has: it may be open in another window."""
        if stamp(self.file) != self._written:
            raise OccasusError(f"{self.file}: someone else has resumed this match; your later moves are not saved.")
        write_match(self.file, self.match, self.players)
        self._written = stamp(self.file)
        self._kept = monotonic()
