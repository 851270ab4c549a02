"""As much of Firefox as a test needs, by WebDriver BiDi: the browser itself speaks it, no driver is needed."""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.harness import PATIENCE

WISHES = {"intl.accept_languages": '"en-GB"', "ui.prefersReducedMotion": "1"}
SPEAKS = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """One tab."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self._ask("session.new", capabilities={})
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, url: str) -> None:
        """Open an address."""
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def reload(self) -> None:
        """Load the page again."""
        self._ask("browsingContext.reload", context=self._tab, wait="complete")

    def evaluate(self, code: str) -> Any:
        """The value of an expression of JavaScript, or what it promises."""
        target = {"context": self._tab}
        found = self._ask("script.evaluate", expression=code, target=target, awaitPromise=True)
        assert found["type"] == "success", found
        return found["result"].get("value")

    def until(self, code: str, patience: float = PATIENCE) -> None:
        """Wait until an expression is true, or promises that it is."""
        deadline = time.monotonic() + patience
        while not self.evaluate(f"Promise.resolve({code}).then(Boolean)"):
            assert time.monotonic() < deadline, f"{code}: {self.evaluate('document.body.innerText')}"
            time.sleep(0.02)


@contextmanager
def firefox(program: str, folder: Path) -> Iterator[Firefox]:
    """Firefox without a window, with a profile of its own."""
    log = folder / "firefox.log"
    profile = folder / "profile"
    profile.mkdir()
    (profile / "user.js").write_text("".join(f'user_pref("{name}", {value});\n' for name, value in WISHES.items()))
    command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        deadline = time.monotonic() + PATIENCE
        while not (found := SPEAKS.search(log.read_bytes())):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.1)
        with connect(f"{found[1].decode()}/session", max_size=None) as line:
            yield Firefox(line)
    finally:
        process.terminate()
        process.wait()
