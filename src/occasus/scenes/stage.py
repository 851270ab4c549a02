"""A game on the stage: a position, the moves so far, and questions about what is seen."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from occasus.core.basics import CHANCE, EVERYTHING, BadPosition, Json, OccasusError, Position, Refused, RuleId, Seat
from occasus.core.game import Game
from occasus.core.log import Event
from occasus.core.match import Match, dice
from occasus.core.options import complete
from occasus.core.suggestions import nearest
from occasus.games import find


class SceneMistake(OccasusError):
    """Something in a scene that its writer must repair: the place, and one sentence."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.what = what


class Stage:
    """A game set up in some position, with moves made by hand, chance's too."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int,
        position: Position | None = None,
        options: Mapping[str, object] | None = None,
        content: dict[str, Json] | None = None,
        seat: Seat = EVERYTHING,
        seed: object = 0,
    ) -> None:
        self.game: Final[Game[Any]] = find(game, content) if isinstance(game, str) else game
        self.seat: Final = seat  # through whose eyes positions and events are seen
        chosen = complete(self.game.options, options or {})
        state = None
        if position is not None:
            self.game.start(players, chosen)  # refuses a wrong number of players and contradictory options
            state = self.game.from_position(position, players, chosen, Random(str(seed)))
            broken = self.game.check(state)
            if broken:
                raise BadPosition("position", f"this is impossible: {broken[0]}")
        self.match: Final[Match[Any]] = Match(self.game, players, chosen, str(seed), state)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def actors(self) -> list[Seat]:
        """Who may decide now; [-1] if chance must."""
        return self.game.actors(self.state)

    @property
    def events(self) -> list[str]:
        """All that has happened in this scene, as texts."""
        return [event.text() for event in self.happened()]

    @property
    def result(self) -> dict[str, Json] | None:
        """None while the game goes on."""
        ended = self.match.result()
        return ended.record() if ended else None

    def happened(self) -> list[Event]:
        """All that has happened in this scene, as far as its seat may know."""
        return [event.seen_by(self.seat) for events in self.match.log for event in events]

    def describe(self, seat: Seat | None = None) -> Position:
        """The position in the words of the board, as the scene's seat or another one sees it."""
        return self.game.describe(self.state, self.seat if seat is None else seat)

    def code(self, text: str) -> int:
        """The action that a text means; where the order of two words does not matter, the one that is legal now."""
        code = self.game.catalogue.parse(text)
        turned = self.game.catalogue.swap_args(code)
        asked = [actor for actor in self.actors if actor != CHANCE] if turned != code else []
        return turned if any(turned in self.game.legal(self.state, actor) for actor in asked) else code

    def play(self, text: str, seat: Seat | None = None) -> list[str]:
        """Make a move of a seat (of the one that may make it, if none is named); returns what happened."""
        code = self.code(text)
        if self.actors == [CHANCE]:
            raise Refused(f"chance must decide here; it can {self.few(self.odds())}. Write `chance: {text}`, or `any`")
        mover = self._mover(code, text) if seat is None else seat
        try:
            self.match.refuse_illegal(mover, code)
        except Refused as error:
            raise _with_ways_out(error, self._ways_out(text, mover)) from error
        reason = self.game.explain(self.state, mover, code)
        assert reason is None, f"{text!r} is legal, but {reason} is said to forbid it"
        self.match.make(mover, code)
        return [event.text() for event in self.match.log[-1]]

    def chance(self, text: str = "any") -> list[str]:
        """Let chance make this move, or any move (by the scene's seed); returns what happened."""
        if self.actors != [CHANCE]:
            raise Refused(f"chance has nothing to decide here; {self._who()}")
        if text == "any":
            code = self.game.sample(self.state, dice(self.match.seed, len(self.match.moves)))
        else:
            code = self.game.catalogue.parse(text)
        try:
            self.match.chance(code)
        except Refused as error:
            raise _with_ways_out(error, f"it can {self.few(self.odds(), text)}") from error
        return [event.text() for event in self.match.log[-1]]

    def settle(self) -> list[str]:
        """Let chance make any moves until a seat must decide or the game is over; returns what happened."""
        first = len(self.match.log)
        self.match.settle()
        return [event.text() for events in self.match.log[first:] for event in events]

    def legal(self, seat: Seat | None = None) -> list[str]:
        """Return the legal actions of a seat, or of all seats."""
        seats = [actor for actor in self.actors if actor != CHANCE] if seat is None else [seat]
        codes = dict.fromkeys(code for one in seats for code in self.game.legal(self.state, one))
        return [self.game.catalogue.text(code) for code in codes]

    def odds(self) -> dict[str, int]:
        """Return what chance can do now, with weights; empty if a seat decides."""
        if self.actors != [CHANCE]:
            return {}
        return {self.game.catalogue.text(code): weight for code, weight in self.game.odds(self.state)}

    def refused(self, text: str, seat: Seat | None = None) -> RuleId:
        """The rule that forbids a move now; an AssertionError if none does."""
        code = self.code(text)
        asked = [seat] if seat is not None else [actor for actor in self.actors if actor != CHANCE]
        for one in asked or [0]:
            reason = self.game.explain(self.state, one, code)
            if reason is None:
                raise AssertionError(f"{text!r} is allowed for seat {one}")
            assert code not in self.game.legal(self.state, one), f"{text!r} is legal, but {reason} is said to forbid it"
        return self.game.explain(self.state, self._concerned(asked, code), code) or ""

    def _mover(self, code: int, text: str) -> Seat:
        actors = self.actors
        able = [actor for actor in actors if code in self.game.legal(self.state, actor)]
        if len(able) > 1:
            names = ", ".join(map(str, able))
            raise Refused(f"seats {names} may all do this now; write `SEAT: {text}`, such as `{able[0]}: {text}`")
        return able[0] if able else self._concerned(actors, code)

    def _concerned(self, seats: list[Seat], code: int) -> Seat:
        """Of seats that may not make a move, the one that may make others of its kind, or else the first."""
        has = self.game.catalogue.family(code).has
        near = [seat for seat in seats if any(has(other) for other in self.game.legal(self.state, seat))]
        return next(iter(near or seats), 0)

    def _who(self) -> str:
        actors = self.actors
        if not actors:
            return "the game is over"
        return f"waiting for {' or '.join(f'seat {actor}' for actor in actors)} to {self.few(self.legal())}"

    def _ways_out(self, text: str, mover: Seat) -> str:
        options = self.legal(mover) or self.legal()
        return f"legal are {self.few(options, text)}" if options else "nothing is legal"

    def few(self, texts: Mapping[str, int] | list[str], like: str = "") -> str:
        """Some of these texts, those like another one first, and how many more there are."""
        known = list(texts)
        chosen = nearest(like, known, 4) if like and len(known) > 6 else []
        chosen = chosen or known[:6]
        more = len(known) - len(chosen)
        return " or ".join(map(repr, chosen)) + (f" (and {more} more)" if more else "")


def _with_ways_out(error: Refused, ways: str) -> Refused:
    """A refusal that also says what is possible; its rule stands in it once."""
    longer = Refused(f"{error}; {ways}")
    longer.rule = error.rule
    return longer
