"""Results on disk: a line of JSON that says what is played, then a line a game. Nothing is lost when it stops."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import TracebackType
from typing import Final, TextIO, final

from occasus.arena.outcome import Outcome, outcome_from
from occasus.core.basics import Json, OccasusError

FORMAT: Final = "occasus arena 1"


def _hold(file: TextIO, path: Path) -> None:
    """Keep a file for this process until it is closed; the system lets go of it by itself when the process ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise OccasusError(f"{path}: another command is writing to it; wait for it, or choose another name.") from error


@final
class ResultsFile:
    """A file to which outcomes are added as they come."""

    def __init__(self, path: Path, record: dict[str, Json]) -> None:
        """Open a file, new or of an interrupted run of the same tournament."""
        self.path: Final = path
        self.outcomes: Final[list[Outcome]] = []  # that were there already
        head = {"format": FORMAT, **record}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: TextIO = path.open("a", encoding="utf-8")
        except OSError as error:
            raise OccasusError(f"{path}: {error.strerror}.") from error
        try:
            _hold(self._file, path)
            if path.stat().st_size:
                self._file.truncate(self._read(head))
            else:
                self._file.write(json.dumps(head) + "\n")
                self._file.flush()
        except BaseException:
            self._file.close()
            raise

    def add(self, outcome: Outcome) -> None:
        """Write one more line, at once."""
        self._file.write(json.dumps(outcome.record()) + "\n")
        self._file.flush()

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _read(self, head: dict[str, Json]) -> int:
        """Read what is there; returns how many bytes of it are whole lines."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        try:
            stored = json.loads(lines[0]) if lines else None
            if not isinstance(stored, dict) or stored.get("format") != FORMAT:
                raise ValueError
            self._compare(stored, head)
            self.outcomes.extend(outcome_from(json.loads(line)) for line in lines[1:])
        except (ValueError, KeyError, TypeError) as error:
            raise OccasusError(f"{self.path}: this is not a results file; choose another name.") from error
        return whole

    def _compare(self, stored: dict[str, Json], head: dict[str, Json]) -> None:
        for key in head:
            if stored.get(key) != head[key]:
                was, now = json.dumps(stored.get(key)), json.dumps(head[key])
                raise OccasusError(
                    f"{self.path} holds results of other games ({key} is {was} there, and {now} now); "
                    f"run the same command as before to continue it, or choose another name."
                )
