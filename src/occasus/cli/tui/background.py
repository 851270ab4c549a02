"""Questions to bots, thought about in a process of their own while someone reads, scrolls or leaves."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any, Final, final

from textual.app import App

from occasus.cli.play.bot_process import Question, Thinker
from occasus.core.basics import OccasusError


@final
class Background:
    """Waits for answers in threads that no one waits for, and goes on with them in the thread of the screen."""

    def __init__(self, app: App[None], thinker: Thinker, fail: Callable[[OccasusError], None]) -> None:
        self._app: Final = app
        self._thinker: Final = thinker
        self._fail: Final = fail  # what to do when a bot or its process breaks
        self._stopped = False

    def ask(self, asked: Question, then: Callable[[Any], None]) -> None:
        """Ask, and go on with the answer; nothing more happens after `stop`."""
        Thread(target=self._wait, args=(asked, then), daemon=True).start()

    def stop(self) -> None:
        """End whatever is thought about."""
        self._stopped = True
        self._thinker.stop()

    def _wait(self, asked: Question, then: Callable[[Any], None]) -> None:
        try:
            answer = self._thinker.ask(asked)
        except OccasusError as error:
            self._tell(self._fail, error)
            return
        if answer is not None:
            self._tell(then, answer)

    def _tell(self, deed: Callable[[Any], None], what: Any) -> None:
        if not self._stopped and self._app.is_running:
            with suppress(RuntimeError):  # it was left meanwhile
                self._app.call_from_thread(self._deliver, deed, what)

    def _deliver(self, deed: Callable[[Any], None], what: Any) -> None:
        if not self._stopped:
            deed(what)
