"""Views, steps and their changes as bytes of JSON, each part made once however many seats it is sent to.

A part is `msgspec.Raw`, ready to be put into a message as it is.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, cast, final

import msgspec

from occasus.core.basics import WATCHER, Json, Seat
from occasus.core.game import Game
from occasus.core.log import Event, EventKind
from occasus.core.preview import Preview
from occasus.tables.match.onlooker import EventChanges, Onlookers
from occasus.tables.match.replayed_match import ReplayedMatch
from occasus.tables.protocol.records import ActionRecord, ChangeRecord, ForeseenLine, StepRecord, ViewRecord, WayRecord

NOTHING: Final = msgspec.Raw(b"[]")
_encode: Final = msgspec.json.encode
REMEMBERED: Final = 50_000  # events that are kept as bytes
_actions: Final[dict[str, dict[int, bytes]]] = {}  # by game and code
_events: Final[dict[tuple[EventKind, tuple[int, ...]], bytes]] = {}  # kinds of one name may differ in their rule


@final
class ViewCache:
    """What a match looks like now, from each seat; made again when the match goes on."""

    def __init__(self, playing: ReplayedMatch, bots: set[Seat]) -> None:
        self.number: Final = playing.number
        self._playing: Final = playing
        self._open: Final = not playing.game.hidden_information
        self._state: Any = None  # as it was when the first position was described
        self._moves: Final = len(playing.match.moves)
        self._positions: Final[dict[Seat, dict[str, Json]]] = {}
        self._changes: Final[dict[Seat, list[bytes]]] = {}  # of the moves since the cache before
        self._news: Final[dict[tuple[Seat, Seat], msgspec.Raw]] = {}  # those moves: by who is told, and whose position
        self._steps: Final[dict[tuple[Seat, int], msgspec.Raw]] = {}  # by seat, and by the number they begin with
        self._knowing: Final[dict[int, tuple[int, set[Seat] | None]]] = {}  # by that number: place of the first move
        result = playing.match.result()
        self._result: Final = result.record() if result else None
        self._actors: Final = list(playing.actors)
        self._undoers: Final = playing.undoers(bots)

    def view(self, seat: Seat) -> ViewRecord:
        """Return what a seat may know, and do."""
        return ViewRecord(
            seat=seat,
            actors=self._actors,
            legal=cast(list[ActionRecord], self._legal(seat)),
            position=self._position(seat),
            result=self._result,
            can_undo=seat in self._undoers,
        )

    def look(self, seats: Collection[Seat], before: ViewCache) -> None:
        """Find what the moves since something was shown have changed for some seats, event by event.

        The state from then goes on to be the one of now, so this is done once.
        """
        keys = {0} if self._open else set(seats)
        positions = {key: position for key, position in before._positions.items() if key in keys}
        if not positions:
            return
        match = self._playing.match
        eyes = Onlookers(self._playing.game, before._state, positions)
        changes: dict[Seat, list[bytes]] = {key: [] for key in positions}
        for (mover, code), events in zip(match.moves[before._moves :], match.log[before._moves :], strict=True):
            for key, seen in eyes.make(mover, code, events).items():
                changes[key].append(_encode(seen))
        self._changes.update(changes)
        self._positions.update(positions)
        self._state, before._state = eyes.state, None

    def follow(self, seat: Seat, before: ViewCache) -> tuple[list[StepRecord], ChangeRecord] | None:
        """The moves since something was shown, with what each event changed for a seat, and the rest of its view.

        None if the seat was not shown anything then.
        """
        key = 0 if self._open else seat
        if key not in self._changes:
            return None
        change = ChangeRecord(
            since=before.number,
            actors=self._actors,
            legal=cast(list[ActionRecord], self._legal(seat)),
            result=self._result,
            can_undo=seat in self._undoers,
        )
        eyes = self._eyes(seat, before.number)
        if (eyes, key) not in self._news:
            pairs = enumerate(self._changes[key], start=before._moves)
            texts = [_encode(self._step(place, eyes, changes)) for place, changes in pairs]
            self._news[eyes, key] = msgspec.Raw(b"[" + b",".join(texts) + b"]")
        return cast(list[StepRecord], self._news[eyes, key]), change

    def steps(self, seat: Seat, number: int) -> list[StepRecord]:
        """The moves from a number of the journal on, as a seat may know them."""
        eyes = self._eyes(seat, number)
        first, _ = self._knowing[number]
        if (eyes, number) not in self._steps:
            texts = self._texts(eyes) if first == 0 else self._encoded(eyes, first)
            self._steps[eyes, number] = msgspec.Raw(b"[" + b",".join(texts) + b"]")
        return cast(list[StepRecord], self._steps[eyes, number])

    def _eyes(self, seat: Seat, number: int) -> Seat:
        """Whose eyes see the moves from a number of the journal on as a seat does.

        Who made none of them and is told no secret of them knows as much as someone who watches.
        """
        if number not in self._knowing:
            first = self._first(number)
            self._knowing[number] = first, self._who_know_more(first)
        _, knowing = self._knowing[number]
        return seat if knowing is None or seat in knowing else WATCHER

    def _texts(self, seat: Seat) -> list[bytes]:
        """All steps as JSON; they are kept, since whoever comes back again and again is told them again and again."""
        texts = self._playing.texts.setdefault(seat, [])
        texts.extend(self._encoded(seat, len(texts)))
        return texts

    def _encoded(self, seat: Seat, first: int) -> list[bytes]:
        return [_encode(self._step(place, seat)) for place in range(first, len(self._playing.steps))]

    def _first(self, number: int) -> int:
        """The place of the first move from a number of the journal on."""
        steps = self._playing.steps
        first = len(steps)
        while first and steps[first - 1] >= number:
            first -= 1
        return first

    def _who_know_more(self, first: int) -> set[Seat] | None:
        """The seats that may know more of the moves from a place on than those who watch; None: perhaps all."""
        match = self._playing.match
        if any(event.owners for events in match.log[first:] for event in events):
            return None
        return {mover for mover, _ in match.moves[first:]}

    def _step(self, place: int, seat: Seat, changes: bytes = b"") -> StepRecord:
        playing = self._playing
        mover, code = playing.match.moves[place]
        events = b",".join([event_text(event.seen_by(seat)) for event in playing.match.log[place]])
        return StepRecord(
            number=playing.steps[place],
            seat=mover,
            action=playing.game.catalogue.text(code) if seat == mover else "",
            events=cast(list[dict[str, Any]], msgspec.Raw(b"[" + events + b"]")),
            changes=cast(EventChanges, msgspec.Raw(changes)) if changes else [],
        )

    def _legal(self, seat: Seat) -> msgspec.Raw:
        codes = self._playing.legal(seat)
        if not codes:
            return NOTHING
        game = self._playing.game
        known = _actions.setdefault(game.name, {})
        for code in codes:
            if code not in known:
                known[code] = _encode(action_record(game, code))
        return msgspec.Raw(b"[" + b",".join(map(known.__getitem__, sorted(codes))) + b"]")

    def _position(self, seat: Seat) -> dict[str, Json]:
        key = 0 if self._open else seat
        if key not in self._positions:
            game, state = self._playing.game, self._playing.match.state
            self._positions[key] = game.describe(state, seat)
            if self._state is None:
                self._state = game.copy(state)
        return self._positions[key]


def action_record(game: Game[Any], code: int) -> ActionRecord:
    """An action for programs."""
    args = game.catalogue.record(code)
    return ActionRecord(text=game.catalogue.text(code), kind=str(args.pop("kind")), args=args)


def event_text(event: Event) -> bytes:
    """An event as JSON; the same few happen again and again."""
    key = (event.kind, event.args)
    encoded = _events.get(key)
    if encoded is None:
        if len(_events) >= REMEMBERED:
            _events.clear()
        encoded = _events[key] = _encode(event.record())
    return encoded


def events_for(events: list[Event], seat: Seat) -> list[dict[str, Json]]:
    """Events as a seat may know them, with the rules behind them."""
    return [event.seen_by(seat).record() for event in events]


def foreseen_line(game: Game[Any], preview: Preview) -> ForeseenLine:
    """Return what would happen, for programs."""
    events = [event.record() for event in preview.events]
    legal = [action_record(game, code) for code in preview.legal]
    ways = [WayRecord(weight=outcome.weight, by=outcome.by) for outcome in preview.ways]
    return ForeseenLine(events=events, legal=legal, changed=preview.changed, ways=ways)
