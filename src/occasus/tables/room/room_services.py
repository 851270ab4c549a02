"""Services that a room depends on, as protocols, offered by a server or something smaller."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from typing import Any, ParamSpec, Protocol, TypeVar

import msgspec

from occasus.core.game import Game
from occasus.tables.settings import Settings
from occasus.tables.store.rows import Commit, Snapshot
from occasus.tables.store.store import Store
from occasus.tables.workers.bot_worker import Thinkers

Tended = TypeVar("Tended")
"""The rooms that a hall looks after."""
Given = ParamSpec("Given")
Made = TypeVar("Made")


class BusMessage(msgspec.Struct, kw_only=True):
    """A message from one worker to the others."""

    worker: str
    kind: str  # table, wake, remind, gone, ended, blocks, study, gap
    table: str
    people: list[str] = []
    keys: list[str] = []  # of sessions and tokens that have ended, or studies with their new versions


class ClusterBus(Protocol):
    """Where other workers are told that something has changed."""

    def publish(self, kind: str, table: str, people: Iterable[str] = (), keys: Iterable[str] = ()) -> None:
        """Tell the other workers."""


class Leases(Protocol):
    """Which tables are led here, where several workers share the store."""

    def fence(self, name: str) -> int:
        """The number of the lease of a table."""

    def holds(self, name: str, fence: int) -> bool:
        """Return whether what was read under a lease is still right."""

    def lose(self, name: str) -> None:
        """Another worker leads a table by now."""


class Limits(Protocol):
    """How often something may be done."""

    def check(self, kind: str, key: str, cost: float = 1.0) -> None:
        """Refuse what comes too often."""

    async def check_all(self, kind: str, key: str, cost: float = 1.0) -> None:
        """The same, counted by all workers together."""


class Journal(Protocol):
    """Where commits are kept."""

    async def add(self, commit: Commit) -> None:
        """Keep a commit for good, or raise StaleWrite."""

    async def save(self, snapshots: list[tuple[str, Snapshot]]) -> None:
        """Keep snapshots of some tables."""

    async def probe_storage(self) -> None:
        """Find out whether what could not keep anything can do so again."""


class Counts(Protocol):
    """The counters of tables in play."""

    def storing(self) -> AbstractContextManager[object]:
        """Measure how long a commit takes to be stored."""

    def stored(self, entries: int) -> None:
        """Some entries are kept."""


class RoomServices(Protocol[Tended]):
    """The server around a room, as far as the room needs it."""

    @property
    def settings(self) -> Settings:
        """How this server is run."""

    @property
    def store(self) -> Store:
        """Where tables are kept."""

    @property
    def journal(self) -> Journal:
        """Where commits go."""

    @property
    def notes(self) -> ClusterBus:
        """The other workers."""

    @property
    def leases(self) -> Leases:
        """What is led here."""
        ...

    @property
    def thinkers(self) -> Thinkers:
        """Who thinks for bots."""

    @property
    def previewers(self) -> Thinkers:
        """Who tries out what a seat asks to foresee."""
        ...

    @property
    def limits(self) -> Limits:
        """How often something may be done."""

    @property
    def counts(self) -> Counts:
        """What is counted."""

    @property
    def read_only(self) -> bool:
        """Return whether nothing may be changed just now."""

    def game(self, name: str) -> Game[Any]:
        """A game by its name."""

    def rule(self, rule: str) -> str:
        """Return what the ledger says about a rule."""

    async def room(self, table: str) -> Tended:
        """The room of a table, read from the store if no one has it open; refused if there is no such table."""

    async def run_in_thread(self, function: Callable[Given, Made], *args: Given.args, **others: Given.kwargs) -> Made:
        """Do what takes a while beside everything else, where that can be done."""

    def schedule_snapshot(self, room: Tended) -> None:
        """A snapshot of this room is due."""

    def wake_bots(self, room: Tended) -> None:
        """Let the bots of this room play, if it is for one of them."""

    def require_writable(self) -> None:
        """Refuse changes while the server only reads."""
