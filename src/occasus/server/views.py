"""Views and steps as bytes of JSON, each part made once however many seats it is sent to.

A part is `msgspec.Raw`, ready to be put into a message as it is.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

import msgspec

from occasus.core.basics import Json, Seat
from occasus.core.foresight import Foreseen
from occasus.core.game import Game
from occasus.core.log import Event
from occasus.server.playing import Playing, text_of
from occasus.server.records import ActionRecord, ForeseenLine, StepRecord, ViewRecord

_encode: Final = msgspec.json.encode
_actions: Final[dict[str, dict[int, bytes]]] = {}  # by game and code


@final
class Shown:
    """What a match looks like now, from each seat; made again when the match goes on."""

    def __init__(self, playing: Playing, bots: set[Seat]) -> None:
        self._playing: Final = playing
        self._bots: Final = bots
        self._open: Final = not getattr(playing.game, "hidden_information", True)
        self._positions: Final[dict[Seat, msgspec.Raw]] = {}
        self._public: Final[dict[int, msgspec.Raw]] = {}  # events that are for all, by the place of their move
        result = playing.match.result()
        self._result: Final = result.record() if result else None
        self._actors: Final = list(playing.actors)

    def view(self, seat: Seat) -> ViewRecord:
        """What a seat may know, and do."""
        return ViewRecord(
            seat=seat,
            actors=self._actors,
            legal=cast(list[ActionRecord], self._legal(seat)),
            position=cast(dict[str, Any], self._position(seat)),
            result=self._result,
            can_undo=seat >= 0 and self._playing.undo_is_free(seat, self._bots),
        )

    def steps(self, seat: Seat, number: int) -> list[StepRecord]:
        """The moves from a number of the journal on, as a seat may know them."""
        playing = self._playing
        first = len(playing.steps)
        while first and playing.steps[first - 1] >= number:
            first -= 1
        return [
            StepRecord(
                number=playing.steps[place],
                seat=mover,
                action=text_of(playing.game, code) if seat == mover else "",
                events=cast(list[dict[str, Any]], self._events(place, seat)),
            )
            for place, (mover, code) in enumerate(playing.match.moves[first:], first)
        ]

    def _events(self, place: int, seat: Seat) -> msgspec.Raw:
        """The events of a move; those that are for all are made once."""
        if place in self._public:
            return self._public[place]
        events = self._playing.match.log[place]
        made = msgspec.Raw(_encode(events_for(events, seat)))
        if not any(event.owners for event in events):
            self._public[place] = made
        return made

    def _legal(self, seat: Seat) -> msgspec.Raw:
        game = self._playing.game
        codes = sorted(game.legal(self._playing.match.state, seat)) if seat in self._actors else []
        return msgspec.Raw(b"[" + b",".join([_action(game, code) for code in codes]) + b"]")

    def _position(self, seat: Seat) -> msgspec.Raw:
        key = 0 if self._open else seat
        if key not in self._positions:
            playing = self._playing
            self._positions[key] = msgspec.Raw(_encode(playing.game.describe(playing.match.state, seat)))
        return self._positions[key]


def _action(game: Game[Any], code: int) -> bytes:
    known = _actions.setdefault(game.name, {})
    if code not in known:
        known[code] = _encode(action_record(game, code))
    return known[code]


def action_record(game: Game[Any], code: int) -> ActionRecord:
    """An action for programs."""
    args = game.catalogue.record(code)
    return ActionRecord(text=game.catalogue.text(code), kind=str(args.pop("kind")), args=args)


def events_for(events: list[Event], seat: Seat) -> list[dict[str, Json]]:
    """Events as a seat may know them, with the rules behind them."""
    return [event.seen_by(seat).record() for event in events]


def foreseen_line(game: Game[Any], found: Foreseen) -> ForeseenLine:
    """What would happen, for programs."""
    events = [event.record() for event in found.events]
    return ForeseenLine(events=events, legal=[action_record(game, code) for code in found.legal])
