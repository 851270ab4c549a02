"""How long a bot may take for a decision, and what slow or failing bots cost."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Final, final

from occasus.core.basics import OccasusError, Seat


@final
class Patience:
    """A limit in seconds (0.0: none), whether a decision beyond it loses, and whether a failure ends the series."""

    def __init__(self, seconds: float = 0.0, slow_loses: bool = False, fail_fast: bool = True) -> None:
        self.seconds: Final = seconds  # that pass, whatever else the machine does
        self.slow_loses: Final = slow_loses
        self.fail_fast: Final = fail_fast


FAIL_FAST: Final = Patience()


@final
class BotFailed(OccasusError):
    """A bot raised an error, chose what is not legal, or took too long where that loses."""

    def __init__(self, seat: Seat, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.seat: Final = seat
        self.reason: Final = reason  # `bot_failed` or `bot_too_slow`


class TimeIsOver(BaseException):
    """Breaks off a decision; no bot catches it by accident."""


@contextmanager
def broken_off_after(seconds: float) -> Iterator[None]:
    """Raise TimeIsOver in a decision that takes longer; 0.0 and systems without alarms never do."""
    if not seconds or not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _break_off)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def _break_off(number: int, frame: FrameType | None) -> None:
    raise TimeIsOver
