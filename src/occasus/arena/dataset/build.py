"""A dataset of played games: one Parquet file per game, a card, and hashes; the same games for the same seed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from occasus.arena.dataset.card import Part, card
from occasus.arena.dataset.parquet import about, rows, write_rows
from occasus.arena.plan import Plan
from occasus.arena.recording import record_one
from occasus.bots.registry import bots_of
from occasus.core.basics import Json, OccasusError
from occasus.core.options import complete
from occasus.games import find

BOTS: Final = ("random", "tiro", "miles", "centurio")  # each seat has one of these
DRAWN: Final = {"fall_of_rome": {"difficulty": ("novice", "normal", "heroic")}}  # options that differ by game
AHEAD: Final = 4  # games per process that are played or wait to be written


def build(folder: Path, games: list[str], count: int, seed: str, jobs: int, after_each: Callable[[], None]) -> None:
    """Write `count` matches of each game into a new folder, with a card and hashes."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise OccasusError(f"{folder} is not empty; choose a new folder.")
        parts = [_part(folder / f"{game}.parquet", game, count, seed, jobs, after_each) for game in games]
        (folder / "SHA256SUMS").write_text("".join(f"{part.hash}  {part.game}.parquet\n" for part in parts))
        (folder / "README.md").write_text(card(parts, count, seed, BOTS), encoding="utf-8")
    except OSError as error:
        raise OccasusError(f"{folder}: {error.strerror}.") from error


def _part(path: Path, game: str, count: int, seed: str, jobs: int, after_each: Callable[[], None]) -> Part:
    rules = find(game)
    metadata = about(rules, complete(rules.options, {})) | {"seed": seed, "license": "Apache-2.0"}

    def played() -> Iterator[list[dict[str, Json]]]:
        for match_rows in _play(game, count, seed, jobs):
            after_each()
            yield match_rows

    decisions = write_rows(path, metadata, played())
    with path.open("rb") as file:
        digest = sha256()
        while chunk := file.read(1 << 20):
            digest.update(chunk)
    return Part(game, rules.rules_version, decisions, path.stat().st_size, digest.hexdigest())


def _play(game: str, count: int, seed: str, jobs: int) -> Iterator[list[dict[str, Json]]]:
    """Play in several processes; matches come in the order of their numbers."""
    if jobs <= 1:
        yield from (play_one(game, number, seed) for number in range(count))
        return
    waiting: deque[Future[list[dict[str, Json]]]] = deque()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            for number in range(count):
                waiting.append(pool.submit(play_one, game, number, seed))
                if len(waiting) >= AHEAD * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_one(game: str, number: int, seed: str) -> list[dict[str, Json]]:
    """Return the decisions of one match; its number decides who sits where, and under which options."""
    rules, rng = find(game), Random(f"{seed}/{number}/table")
    seats = rng.choice(rules.seat_counts)
    able = [bot for bot in BOTS if bot in bots_of(game)]
    bots = tuple(rng.choice(able) for _ in range(seats))
    options = {name: rng.choice(values) for name, values in DRAWN.get(game, {}).items()}
    match = record_one(Plan(game, {}, seats, complete(rules.options, options), bots, seed), number)
    return list(rows(match, f"{seed}/{number}", False, bots))
