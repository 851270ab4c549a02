"""Servers forked from a process that has imported them: a start costs a tenth of a second instead of several.

`python -m tests.server.forks` is that process, one for each worker of the tests. It reads requests from its standard
input, one line of JSON each, and answers on its standard output.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any, Final, NoReturn

ROOT: Final = Path(__file__).resolve().parents[2]
_turn: Final = Lock()


class Forked:
    """A forked process, with the methods of `subprocess.Popen` that tests use."""

    def __init__(self, pid: int) -> None:
        self.pid: Final = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = _ask({"poll": self.pid})
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        end = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired("a forked server", timeout or 0)
            time.sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def fork(arguments: list[str], environment: dict[str, str], log: Path) -> Forked:
    """Start `occasus` with some arguments."""
    return Forked(
        _ask({"arguments": arguments, "environment": environment, "log": str(log), "folder": str(Path.cwd())})
    )


def _ask(request: dict[str, Any]) -> Any:
    process = _forker()
    assert process.stdin is not None and process.stdout is not None
    with _turn:
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
    assert answer, "the process that forks servers has ended; its message is above"
    return json.loads(answer)


@cache
def _forker() -> subprocess.Popen[str]:
    """Start the process that forks; it ends when its standard input does."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tests.server.forks"]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, text=True)


def _answer_requests() -> None:
    from occasus.server.app import make_app
    from occasus.tables.settings import Settings

    with TemporaryDirectory() as folder:
        make_app(Settings(data=folder))  # the first one takes five times as long as the next
    gc.freeze()  # what is imported stays shared between the processes
    for line in sys.stdin:
        request = json.loads(line)
        if "poll" in request:
            done, status = os.waitpid(request["poll"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if done else None
        else:
            answer = os.fork()
            if answer == 0:
                _become(**request)
        print(json.dumps(answer), flush=True)


def _become(arguments: list[str], environment: dict[str, str], log: str, folder: str) -> NoReturn:
    """Be a server until it ends, as if started by a command of its own."""
    from occasus.cli.main import run

    with Path(log).open("ab") as file, Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = ["occasus", *arguments]
    code: object = 1
    try:
        run()
        code = 0
    except SystemExit as end:
        code = end.code
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else int(bool(code)))


if __name__ == "__main__":
    _answer_requests()
