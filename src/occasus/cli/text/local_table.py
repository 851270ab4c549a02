"""A match on this computer that a model plays through tools; bots play the other seats."""

from __future__ import annotations

from threading import Lock
from typing import Any, Final, final

from occasus.bots.budget import Budget
from occasus.bots.registry import find_bot
from occasus.cli.play.advice import advise, percent, reason_text
from occasus.cli.play.bot_decision import thought
from occasus.cli.play.event_text import ending, in_one, sentences, standings
from occasus.cli.play.match_files import new_match_file
from occasus.cli.play.play_session import PlaySession
from occasus.cli.text.lookup import rule_text
from occasus.cli.text.reply import action_meant
from occasus.cli.text.view_text import legal_text, view_text
from occasus.core.basics import OccasusError, Refused, Seat
from occasus.core.match import Match
from occasus.locale import Words

HINT_SECONDS: Final = 10.0
MOST_STEPS: Final = 60  # sentences of a replay at once


@final
class LocalTable:
    """A match, kept in a file like those of the terminal, so that people can continue it there."""

    def __init__(self, match: Match[Any], players: list[str]) -> None:
        words = Words(match.game.name, "en", more=(f"{match.game.name}_board",))
        self.session: Final = PlaySession(match, players, words, new_match_file(match.game.name))
        self.game: Final[str] = match.game.name
        self._bots: Final = {
            seat: find_bot(name) for seat, name in enumerate(players) if seat not in self.session.people
        }
        self._told = [0] * match.seats  # up to which move each seat was told
        self._one: Final = Lock()  # a client may ask again before the bots have answered
        self.session.begin()
        self._let_bots_play()

    def view(self, seat: Seat | None) -> str:
        """Return what a seat of ours may know, with what happened since it looked last."""
        with self._one:
            return self._view(self._ours(seat))

    def legal(self, seat: Seat | None, kind: str) -> str:
        """Return the legal actions, all or those of one kind."""
        with self._one:
            legal = self.session.match.view(self._ours(seat))["legal"]
        wanted = [action for action in legal if not kind or action.split()[0] == kind.strip().lower()]
        return legal_text(wanted) or "none"

    def why_not(self, seat: Seat | None, action: str) -> str:
        """Return why an action is not legal now."""
        with self._one:
            seen = self.session.match.view(self._ours(seat))
            try:
                meant = action_meant(action, self.session.match.game, seen, self.session.deeds)
            except Refused as error:
                return f"{error}\n{rule_text(error.rule)}".strip()
            return f"{meant} is legal now."

    def play(self, seat: Seat | None, action: str) -> str:
        """Play an action, then let the bots play, and return what happened."""
        with self._one:
            ours, match = self._ours(seat), self.session.match
            seen = match.view(ours)
            if not seen["legal"]:
                raise OccasusError("the game is over." if seen["result"] else f"seat {ours} can't decide now.")
            match.play(ours, action_meant(action, match.game, seen, self.session.deeds))
            self.session.keep()
            self._let_bots_play()
            return self._view(self._ours(None))

    def hint(self, seat: Seat | None) -> str:
        """Return the best actions with their chances and reasons."""
        with self._one:
            ours, match = self._ours(seat), self.session.match
            if not match.view(ours)["legal"]:
                raise OccasusError(f"seat {ours} can't decide now.")
            lines = []
            suggestions = advise(match, ours, "", Budget(seconds=HINT_SECONDS))
            self.session.at_this_table(ours, suggestions)
            for advice in suggestions:
                reasons = "; ".join(reason_text(self.session.words, reason) for reason in advice.reasons)
                lines.append(f"{advice.action} ({percent(advice.chance)}%): {reasons}")
            return "\n".join(lines)

    def replay(self, first: int) -> str:
        """Return what happened from a move on, as far as all our seats together may know it."""
        with self._one:
            self.session.name_seats()
            match, shown = self.session.match, []
            for number in range(max(0, first), len(match.log)):
                if sentence := in_one(match.log[number], self.session.words, self.session.watching()):
                    shown.append(f"{number}: {sentence}")
                if len(shown) >= MOST_STEPS:
                    return "\n".join([*shown, f"Continue with first={number + 1}."])
            return "\n".join([*shown, *self._ending()]) or "nothing yet"

    def _ours(self, seat: Seat | None) -> Seat:
        """Return a seat that this model plays: the one named, or the one that is asked."""
        people, due = self.session.people, self.session.due()
        if seat is None:
            return due if due in people else people[0]
        if seat not in people:
            raise OccasusError(f"seat {seat} is not yours; yours: {', '.join(map(str, people))}.")
        return seat

    def _view(self, seat: Seat) -> str:
        session = self.session
        session.name_seats()
        news = sentences(session.match, session.words, seat, self._told[seat])
        self._told[seat] = len(session.match.moves)
        seen = session.match.view(seat)
        parts = ["What happened:\n" + "\n".join(news[-MOST_STEPS:]) if news else "", view_text(seen)]
        parts.append(f"Your legal actions:\n{legal_text(seen['legal'])}" if seen["legal"] else "")
        return "\n\n".join(part for part in (*parts, *self._ending()) if part)

    def _ending(self) -> list[str]:
        match, words = self.session.match, self.session.words
        return [] if match.result() is None else ["\n".join([ending(match, words), *standings(match, words)])]

    def _let_bots_play(self) -> None:
        session = self.session
        while (seat := session.due()) is not None and seat in self._bots:
            match = session.match
            code, said = thought(match.game, match.state, self._bots[seat], seat, match.seed, len(match.moves))
            session.bot_plays(seat, code, said)
        session.keep()
