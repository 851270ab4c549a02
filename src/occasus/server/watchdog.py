"""A thread that notices when the event loop is blocked, and names the function that blocks it."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from time import monotonic
from types import FrameType
from typing import Final, final

from occasus.server import metrics

LONGEST: Final = 0.05  # seconds between two signs of life
EVERY: Final = 0.02
OURS: Final = "occasus."
_log: Final = logging.getLogger("occasus.watchdog")


@final
class Watchdog:
    """Watches the loop in which it was started."""

    def __init__(self) -> None:
        self.blocked_by = ""  # now, or nothing
        self._beat = 0.0
        self._thread = 0
        self._stopped: Final = threading.Event()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to watch the running loop."""
        self._thread = threading.get_ident()
        self._live(asyncio.get_running_loop())
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        """Watch no more."""
        self._stopped.set()
        if self._timer is not None:
            self._timer.cancel()

    def _live(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give a sign of life; if the loop was blocked, tell for how long and by what."""
        now = monotonic()
        where, self.blocked_by = self.blocked_by, ""
        if where:
            seconds = now - self._beat
            metrics.BLOCKED.labels(where).observe(seconds)
            _log.warning("the loop was blocked", extra={"where": where, "ms": round(seconds * 1000)})
        self._beat = now
        self._timer = loop.call_later(EVERY, self._live, loop)

    def _watch(self) -> None:
        while not self._stopped.wait(EVERY):
            if not self.blocked_by and monotonic() - self._beat > LONGEST + EVERY:
                self.blocked_by = blocker(sys._current_frames().get(self._thread))


def blocker(frame: FrameType | None) -> str:
    """Return the innermost function of ours in a stack, and what it called if that is not ours."""
    inner = ""
    while frame is not None:
        name = f"{frame.f_globals.get('__name__', '?')}.{frame.f_code.co_name}"
        if name.startswith(OURS):
            return f"{name} > {inner}" if inner else name
        inner = inner or name
        frame = frame.f_back
    return inner or "?"
