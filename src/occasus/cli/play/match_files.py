"""Match files on disk: where they live, and how they are written so that nothing is ever lost."""

from __future__ import annotations

import json
import os
import shutil
import sys
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any, Final

from occasus.core.basics import Json, OccasusError
from occasus.core.match import Match
from occasus.core.match_file import from_data, to_data
from occasus.games import find

ENDING: Final = ".match.json"  # of the files in the data folder


def our_command() -> str:
    """Return how to call this program from where one is: by its name, or by its place where the name is not known."""
    if shutil.which("occasus") or not sys.argv[0].endswith("occasus"):
        return "occasus"
    return os.path.relpath(sys.argv[0])


def data_folder() -> Path:
    """The folder where this user's programs keep their data, with a place for our matches in it."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        base = Path(chosen)
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path.home() / ".local" / "share"
    return base / "occasus" / "matches"


def new_match_file(game: str) -> Path:
    """An empty file for a new match, so that no one who begins in the same second gets the same one."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = data_folder()
    for number in count(1):
        path = folder / (f"{stem}{ENDING}" if number == 1 else f"{stem}-{number}{ENDING}")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        except OSError as error:
            raise not_written(path, error) from error
        break
    return path


def kept_matches() -> list[Path]:
    """The matches in the data folder, the one that was played last first; an empty file is of one about to begin."""
    paths = [path for path in data_folder().glob(f"*{ENDING}") if path.is_file() and path.stat().st_size]
    return sorted(paths, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def known_match(path: Path) -> Path:
    """A match by its file, or by the name under which `occasus matches` lists it."""
    kept = data_folder() / f"{path.name.removesuffix(ENDING)}{ENDING}"
    return kept if path.parent == Path() and not path.exists() and kept.exists() else path


def last_match(game: str = "") -> Path:
    """The match that was played last and is not over, of one game or of any."""
    for path in kept_matches():
        with suppress(OccasusError):
            data = read_data(path)
            if data.get("result") is None and data.get("game") == (game or data.get("game")):
                return path
    raise OccasusError("there is no match to resume; `occasus play GAME` starts one.")


def stamp(path: Path) -> tuple[int, int]:
    """Return what tells one writing of a file from another; nothing where there is no file."""
    try:
        status = path.stat()
    except OSError:
        return 0, 0
    return status.st_ino, status.st_mtime_ns


def write_match(path: Path, match: Match[Any], players: list[str]) -> None:
    """Write a match, and who plays it, in one step: the file is the old one or the new one, never half of it."""
    data = {**to_data(match), "players": players}
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        unfinished.replace(path)
    except OSError as error:
        raise not_written(path, error) from error


def not_written(path: Path, error: OSError) -> OccasusError:
    """Return what to say of a match that the disk does not take."""
    return OccasusError(f"{path}: the match can't be saved here: {error.strerror}.")


def read_data(path: Path) -> dict[str, Json]:
    """The plain data of a match file; `-` is the input."""
    path = known_match(path)
    try:
        data = json.loads(sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8"))
    except OSError as error:
        raise OccasusError(f"{path}: {error.strerror}.") from error
    except ValueError as error:  # also what is not UTF-8
        raise OccasusError(f"{path}: this is not an Occasus match file.") from error
    if not isinstance(data, dict):
        raise OccasusError(f"{path}: this is not an Occasus match file.")
    return data


def read_match(path: Path, most: int | None = None) -> tuple[Match[Any], list[str]]:
    """A match from its file, up to a number of moves, and who plays it."""
    data = read_data(path)
    try:
        match = from_data(data, find, most)
    except OccasusError as error:
        raise OccasusError(f"{path}: {error}") from error
    players = data.get("players")
    if not isinstance(players, list) or len(players) != match.seats:
        players = ["human"] * match.seats
    return match, [str(player) for player in players]


def refuse_existing(path: Path) -> None:
    """Refuse to write over someone's file."""
    if path.exists():
        raise OccasusError(f"{path} already exists; resume it with --load {path}, or choose another name.")
