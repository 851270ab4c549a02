"""A game in words for several players: each reads its own view, and answers in text.

    game = TextGame("fall_of_rome", seats=3)
    game.reset(seed=7)
    while (seat := game.seat) is not None:
        answer = game.answer(model(game.instructions(seat), game.observation(seat)))
    print(game.rewards)

An answer plays an action, asks for rules, or is refused with the reason. Questions and refusals are limited, since a
model that never plays would never end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, final

from occasus.cli.play.action_text import ActionText
from occasus.cli.play.event_text import ending, in_one, standings
from occasus.cli.text.instructions import TALKS, instructions
from occasus.cli.text.lookup import action_list, rule_text, rules_about, values_about
from occasus.cli.text.reply import Reply, action_meant
from occasus.cli.text.view_text import board_of, legal_text, view_text
from occasus.core.basics import WATCHER, OccasusError, Refused, RuleId, Seat
from occasus.core.game import Game
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.envs.rewards import rewards_of
from occasus.games import find
from occasus.locale import Words

Kind = Literal["played", "told", "refused", "out"]
QUESTIONS: Final = ("rules", "values", "why", "help")
ILLEGAL: Final = -1.0  # what a seat gets that cannot be understood, as in the other environments
LONGEST_NEWS: Final = 900  # characters of what happened since a seat was asked last
LONGEST_TOLD: Final = 6_000  # characters of an answer to a question


@final
class Answer:
    """The outcome of a reply."""

    def __init__(self, kind: Kind, text: str, rule: RuleId = "", action: str = "") -> None:
        self.kind: Final[Kind] = kind  # out: it was refused too often, and the game is over
        self.text: Final = text
        self.rule: Final = rule
        self.action: Final = action


@final
class TextGame:
    """A match, told to each seat in words."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        questions: int = 3,  # that a seat may ask per decision
        tries: int = 3,  # replies that may be refused per decision
    ) -> None:
        self.rules: Final[Game[Any]] = find(game)
        self.options: Final = complete(self.rules.options, options or {})
        self.seats: Final = seats or self.rules.usual_seats
        self.questions: Final = questions
        self.tries: Final = tries
        self.words: Final = Words(self.rules.name, "en")
        self.deeds: Final = ActionText(self.rules.catalogue, self.words)
        self.reset()

    def reset(self, seed: int | str = 0) -> None:
        """Begin a new game; the same seed and answers give the same game."""
        self.match: Match[Any] = Match(self.rules, self.seats, self.options, str(seed))
        self.match.settle()
        self.out: Seat | None = None  # whose replies were refused too often
        self.last: Answer | None = None
        self._news = [0] * self.seats  # up to which move each seat was told
        self._heard: list[list[str]] = [[] for _ in range(self.seats)]
        self._begin_decision()

    @property
    def seat(self) -> Seat | None:
        """Who is asked; None when the game is over."""
        actors = self.rules.actors(self.match.state)
        return actors[0] if actors and self.out is None else None

    @property
    def rewards(self) -> list[float]:
        """What the game is worth to each seat; zeros until it is over."""
        if self.out is not None:
            return [ILLEGAL if seat == self.out else 0.0 for seat in range(self.seats)]
        result = self.match.result()
        return [0.0] * self.seats if result is None else rewards_of(self.rules, result)

    def instructions(self, seat: Seat) -> str:
        """Return what a player must know once: how to read, how to answer, and what the actions do."""
        return instructions(self.rules, self.seats, seat, asks=True)

    def observation(self, seat: Seat) -> str:
        """Return all that a seat may know now, with what happened since it was asked last and its legal actions."""
        seen = self.match.view(seat)
        parts = [self._since(seat), view_text(seen)]
        if self.seat is None:
            parts.append(self.ending())
        elif seen["legal"]:
            parts.append(f"Your legal actions:\n{legal_text(seen['legal'])}")
        if seat == self.seat and self.last is not None:
            parts.append(self.last.text)
        return "\n\n".join(part for part in parts if part)

    def answer(self, text: str) -> Answer:
        """Take the reply of the seat that is asked."""
        seat = self.seat
        if seat is None:
            raise OccasusError("the game is over.")
        reply = Reply(text)
        try:
            answer = self._told(reply.wanted) or self._played(seat, reply)
        except OccasusError as error:
            answer = self._refused(seat, str(error), error.rule if isinstance(error, Refused) else "")
        self.last = None if answer.kind == "played" else answer
        return answer

    def ending(self) -> str:
        """Return how the game ended, with the standings."""
        if self.out is not None:
            return f"The game is over: the replies of seat {self.out} were refused {self.tries} times."
        return "\n".join([ending(self.match, self.words), *standings(self.match, self.words)])

    def _begin_decision(self) -> None:
        self._asked = self._failed = 0
        self.words.seats = board_of(self.rules.name).seats(self.match.view(WATCHER))

    def _told(self, wanted: str) -> Answer | None:
        """Answer a question; None if it is none."""
        command, _, rest = wanted.partition(" ")
        if command.lower() not in QUESTIONS:
            return None
        self._asked += 1
        if self._asked > self.questions:
            raise OccasusError(f"that was question {self._asked}, and {self.questions} are allowed; choose an action.")
        if command.lower() == "why":
            return Answer("told", self._why(rest))
        if command.lower() == "help":
            return Answer("told", action_list(self.rules.name))
        about = rules_about if command.lower() == "rules" else values_about
        return Answer("told", about(self.rules.name, rest)[:LONGEST_TOLD])

    def _why(self, wanted: str) -> str:
        """Return why an action is not legal now."""
        assert self.seat is not None
        seen = self.match.view(self.seat)
        try:
            action = action_meant(wanted, self.rules, seen, self.deeds)
        except Refused as error:
            return f"{error}\n{rule_text(error.rule)}".strip()
        return f"{action} is legal now."

    def _played(self, seat: Seat, reply: Reply) -> Answer:
        if not reply.wanted:
            raise OccasusError("the reply names no action.")
        seen = self.match.view(seat)
        action = action_meant(reply.wanted, self.rules, seen, self.deeds)
        self._news[seat] = len(self.match.moves)
        self._heard[seat].clear()
        self.match.play(seat, action)
        if reply.said and self.rules.name in TALKS:
            for other in range(self.seats):
                if other != seat:
                    self._heard[other].append(f"Seat {seat} says: {reply.said}")
        self._begin_decision()
        return Answer("played", f"You chose: {action}.", action=action)

    def _refused(self, seat: Seat, reason: str, rule: RuleId) -> Answer:
        self._failed += 1
        if self._failed >= self.tries:
            self.out = seat
            return Answer("out", self.ending(), rule)
        message = f"Refused: {reason}\n{rule_text(rule)}".strip()
        return Answer("refused", f"{message}\nAnswer with one of your legal actions.", rule)

    def _since(self, seat: Seat) -> str:
        """Return what happened since a seat decided, the newest last; the oldest are left out where there is much."""
        lines = [in_one(events, self.words, seat) for events in self.match.log[self._news[seat] :]]
        kept: list[str] = []
        for line in reversed([*filter(None, lines), *self._heard[seat]]):
            if sum(map(len, kept)) + len(line) > LONGEST_NEWS:
                break
            kept.insert(0, line)
        return "What happened:\n" + "\n".join(kept) if kept else ""
