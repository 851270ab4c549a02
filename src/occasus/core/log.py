"""The log: events with the rule behind them, and who may see them in full."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from occasus.core.basics import EVERYTHING, Json, RuleId, Seat
from occasus.core.catalogue import HIDDEN, Domain


@final
class EventKind:
    """A kind of event: its name, what its arguments are, its rule, which arguments are secret.

    One that reveals shows someone what they did not know, so that the move behind it cannot be taken back. One that is
    spoken is a remark of the seat that is its first argument; it goes with a move, and the rules never tell it. One
    that begins a turn divides a game into parts of which each has chance of its own (see turn_chance.py).
    """

    def __init__(
        self,
        name: str,
        domains: tuple[Domain, ...],
        rule: RuleId,
        secret: tuple[str, ...] = (),
        reveals: bool = False,
        spoken: bool = False,
        begins_turn: bool = False,
    ) -> None:
        self.name: Final = name
        self.domains: Final = domains
        self.rule: Final = rule
        self.secret: Final = secret
        self.reveals: Final = reveals
        self.spoken: Final = spoken
        self.begins_turn: Final = begins_turn

    def __reduce__(self) -> tuple[object, ...]:
        named = (self.name, self.domains, self.rule, self.secret)
        return EventKind, (*named, self.reveals, self.spoken, self.begins_turn)


@final
class Event:
    """Something that happened. Secret arguments are for the owners only; no owners means everyone."""

    def __init__(self, kind: EventKind, args: tuple[int, ...], owners: tuple[Seat, ...] = ()) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.owners: Final = owners

    def seen_by(self, seat: Seat) -> Event:
        """The event as a seat may know it."""
        if not self.owners or seat in self.owners or seat == EVERYTHING:
            return self
        secret = self.kind.secret
        args = tuple(
            HIDDEN if domain.name in secret else arg for domain, arg in zip(self.kind.domains, self.args, strict=True)
        )
        return Event(self.kind, args, self.owners)

    def text(self) -> str:
        """`sacked ostrogoths sinope`; hidden arguments are question marks."""
        words = [d.word(a) for d, a in zip(self.kind.domains, self.args, strict=True)]
        return " ".join([self.kind.name, *words])

    def record(self) -> dict[str, Json]:
        """The event as plain data, with its rule."""
        result: dict[str, Json] = {"kind": self.kind.name, "rule": self.kind.rule}
        for domain, arg in zip(self.kind.domains, self.args, strict=True):
            result[domain.name] = domain.word(arg)
        return result

    def __repr__(self) -> str:
        return f"<{self.text()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.args, self.owners)


@final
class Log:
    """The events of a move or a match, in order. A playout passes None instead and builds no events.

    A rule adds an event after its change. So `added`, called after each event, can look at what the event changed.
    """

    def __init__(self, added: Callable[[], None] | None = None) -> None:
        self.events: list[Event] = []
        self._added: Final = added

    def add(self, kind: EventKind, *args: int) -> None:
        assert len(args) == len(kind.domains), kind.name
        self.events.append(Event(kind, args))
        if self._added is not None:
            self._added()

    def add_secret(self, owners: tuple[Seat, ...], kind: EventKind, *args: int) -> None:
        """Tell the owners all, and everyone else what is not secret."""
        assert len(args) == len(kind.domains), kind.name
        self.events.append(Event(kind, args, owners))
        if self._added is not None:
            self._added()

    def texts(self, seat: Seat = EVERYTHING) -> list[str]:
        """All events as a seat may know them, as texts."""
        return [event.seen_by(seat).text() for event in self.events]


def remark(kinds: tuple[EventKind, ...], seat: Seat, text: str) -> Event | None:
    """Return what a seat says, from a text such as `spares_none horse`; None where it is no remark of this game."""
    name, *words = text.split() or [""]
    for kind in kinds:
        if kind.name != name or not kind.spoken or len(words) != len(kind.domains) - 1:
            continue
        pairs = list(zip(kind.domains[1:], words, strict=True))
        if all(word in domain.words for domain, word in pairs):
            return Event(kind, (seat, *(domain.words.index(word) for domain, word in pairs)))
    return None
