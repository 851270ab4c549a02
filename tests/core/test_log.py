"""Events: what everybody is told, and what only the owners are."""

from __future__ import annotations

import pytest

from occasus.core.basics import EVERYTHING, WATCHER
from occasus.core.catalogue import Domain, any_number
from occasus.core.log import EventKind, Log

SEAT = Domain("seat", ("0", "1"))
CARD = Domain("card", ("red", "blue"))
DREW = EventKind("drew", (SEAT, CARD), "TY-DRAW-01", secret=("card",))
SCORED = EventKind("scored", (SEAT, any_number("points")), "TY-END-01")


def test_an_event_is_a_text_and_a_record_with_its_rule() -> None:
    log = Log()
    log.add(SCORED, 1, 12)
    assert log.texts(0) == log.texts() == ["scored 1 12"]
    assert log.events[0].record() == {"kind": "scored", "rule": "TY-END-01", "seat": "1", "points": "12"}
    assert repr(log.events[0]) == "<scored 1 12>"


def test_a_whisper_tells_others_only_what_is_not_secret() -> None:
    log = Log()
    log.add_secret((1,), DREW, 1, 0)
    assert log.texts(1) == log.texts(EVERYTHING) == ["drew 1 red"]
    assert log.texts(0) == log.texts(WATCHER) == ["drew 1 ?"]
    assert log.events[0].seen_by(0).record()["card"] == "?"


def test_without_owners_nothing_is_secret() -> None:
    log = Log()
    log.add(DREW, 0, 1)
    assert log.texts(1) == ["drew 0 blue"]


def test_events_need_all_their_arguments() -> None:
    log = Log()
    with pytest.raises(AssertionError):
        log.add(DREW, 0)
    with pytest.raises(AssertionError):
        log.add_secret((0,), DREW, 0)
