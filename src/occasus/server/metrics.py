"""Metrics for Prometheus."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager
from typing import Final, final

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

MOVES: Final = Counter("occasus_moves", "Entries added to journals")
REFUSED: Final = Counter("occasus_refused", "Socket messages that were refused", ["code"])
MESSAGES: Final = Counter("occasus_messages", "Socket messages that came in", ["type"])
SOCKETS: Final = Gauge("occasus_sockets", "Open sockets", multiprocess_mode="livesum")
ROOMS: Final = Gauge("occasus_rooms", "Tables in memory", multiprocess_mode="livesum")
REDIS: Final = Gauge("occasus_redis", "Whether notes of other workers come in", multiprocess_mode="livemin")
LED: Final = Gauge("occasus_led", "What this worker leads: tables, and perhaps the chores", multiprocess_mode="livesum")
LOST: Final = Counter("occasus_lost", "Tables that another worker took over while this one led them")
HANDED_ON: Final = Counter(
    "occasus_handed_on", "Requests that another worker answered, which leads the table", ["type"]
)
DISK: Final = Gauge("occasus_disk_free_bytes", "Free bytes where SQLite is", multiprocess_mode="livemin")
BOT_QUEUE: Final = Gauge("occasus_bot_queue", "Decisions of bots that wait for a process", multiprocess_mode="livesum")
SWEEPS_FAILED: Final = Counter("occasus_sweeps_failed", "Regular looks at what is idle, forgotten or due that failed")
STORING: Final = Histogram(
    "occasus_storing_seconds",
    "Time until a commit is stored",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
HANDLING: Final = Histogram(
    "occasus_handling_seconds",
    "Time from a socket message to its answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
BLOCKED: Final = Histogram(
    "occasus_loop_blocked_seconds",
    "Time that nothing else was answered, by the function that blocked",
    ["where"],
    buckets=(0.05, 0.1, 0.2, 0.5, 1, 2, 5, 20),
)
REQUESTS: Final = Counter("occasus_requests", "HTTP requests", ["method", "path", "status"])


@final
class Counts:
    """The counters of a room."""

    def storing(self) -> AbstractContextManager[object]:
        """Measure how long a commit takes to be stored."""
        return STORING.time()

    def stored(self, entries: int) -> None:
        """Some entries are kept."""
        MOVES.inc(entries)


def text() -> bytes:
    """All counts in the form that Prometheus reads; of all workers of this machine, if there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
