"""Telling what happened: the events of a match as sentences, for one seat or for someone who watches."""

from __future__ import annotations

from typing import Any

from occasus.core.basics import WATCHER, Seat
from occasus.core.log import Event
from occasus.core.match import Match
from occasus.locale import Words


def sentences(match: Match[Any], words: Words, seat: Seat = WATCHER, first: int = 0) -> list[str]:
    """Return what happened from a move on, as far as a seat may know: one line a move."""
    return [sentence for events in match.log[first:] if (sentence := in_one(events, words, seat))]


def in_one(events: list[Event], words: Words, seat: Seat) -> str:
    """The events of one move, one sentence after another."""
    return " ".join(words.event(event.seen_by(seat)) for event in events)


def with_rules(match: Match[Any], words: Words, seat: Seat = WATCHER, most: int = 40) -> list[tuple[str, str]]:
    """The last sentences, each with the id of its rule."""
    events = [event.seen_by(seat) for events in match.log for event in events]
    return [(words.event(event), event.kind.rule) for event in events[-most:]]


def ending(match: Match[Any], words: Words) -> str:
    result = match.result()
    assert result is not None, "the match is over"
    winners = result.winners()
    message = f"result-{result.reason}"
    reason = words.say(message) if words.has(message) else result.reason.replace("_", " ")
    if match.game.cooperative:
        return words.say("ended-won" if winners else "ended-lost", reason=reason, rule=result.rule)
    names = ", ".join(words.name("seat", str(seat)) for seat in winners)
    return words.say("ended", winners=names, count=len(winners), reason=reason, rule=result.rule)


def standings(match: Match[Any], words: Words) -> list[str]:
    """The points of everyone at the end, the best first; nothing where all win or lose together."""
    result = match.result()
    if result is None or match.game.cooperative:
        return []
    order = sorted(range(match.seats), key=lambda seat: result.places[seat])
    return [f"{words.label(words.name('seat', str(seat)))} {words.number(result.scores[seat])}" for seat in order]
