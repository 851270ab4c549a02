"""PostgreSQL and Redis, started for the tests on the loopback in folders of their own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from tests.server.harness import PATIENCE, free_port


def missing(what: str) -> None:
    """Skip where a program is not installed; on the build server that is a mistake."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} is not installed, and the build server must have it")
    pytest.skip(f"{what} is not installed (Debian: apt-get install postgresql redis-server)")


def postgres_folder() -> Path | None:
    """Where the programs of PostgreSQL are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


class Service:
    """A server that can be stopped and started again at the same address."""

    def __init__(
        self,
        command: list[str],
        port: int,
        address: str,
        stop: list[str] | None = None,
        ready: list[str] | None = None,  # succeeds as soon as the server does more than listen
    ) -> None:
        self.address = address
        self._stop, self._ready = stop, ready
        self._command, self.port = command, port
        self._process: subprocess.Popen[bytes] | None = None
        self.disk: Path | None = None  # where only this server writes

    @property
    def runs(self) -> bool:
        """Whether it has not ended by itself."""
        return self._process is not None and self._process.poll() is None

    def send_signal(self, number: int) -> None:
        """Send its process a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    def start(self) -> None:
        silent = subprocess.DEVNULL
        self._process = subprocess.Popen(self._command, stdout=silent, stderr=silent, cwd="/")
        wait_for(self.port)
        if self._ready is not None:
            end = time.monotonic() + PATIENCE
            while (
                subprocess.run(self._ready, stdout=silent, stderr=silent, cwd="/").returncode and time.monotonic() < end
            ):
                time.sleep(0.05)

    def stop(self) -> None:
        if self._process is None:
            return
        if self._stop is None:
            self._process.terminate()
        else:
            subprocess.run(self._stop, check=True, stdout=subprocess.DEVNULL, cwd="/")
        self._process.wait(timeout=60)
        self._process = None


_shared: Final = ExitStack()
_names: Final = (f"test_{number}" for number in count(1))


@cache
def _cluster() -> tuple[str, int]:
    """The one PostgreSQL server of this worker: where its programs are, and its port."""
    service = _shared.enter_context(postgres_service())
    return str(postgres_folder()), service.port


def stop_shared() -> None:
    """Stop what is shared by all tests."""
    _shared.close()


@contextmanager
def postgres() -> Iterator[str]:
    """An empty database of a PostgreSQL server that all tests of a worker share; gives its address."""
    programs, port = _cluster()
    name = next(_names)
    at = ["-h", "127.0.0.1", "-p", str(port), "-U", "occasus"]
    subprocess.run([f"{programs}/createdb", *at, name], check=True, cwd="/")
    yield f"postgresql://occasus@127.0.0.1:{port}/{name}"
    subprocess.run([f"{programs}/dropdb", *at, "--force", name], check=True, cwd="/")


@contextmanager
def mounted(folder: str, megabytes: int) -> Iterator[Path | None]:
    """A disk of its own in memory, at a folder; None where only root may do that."""
    if not megabytes or os.getuid() or not sys.platform.startswith("linux"):
        yield None
        return
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", folder], check=True)
    try:
        yield Path(folder)
    finally:
        subprocess.run(["umount", folder], check=True)


@contextmanager
def postgres_service(disk: int = 0) -> Iterator[Service]:
    """A PostgreSQL server with an empty database; for root also on a disk of its own, of so many megabytes.

    Its folder is not in pytest's, which are for their owner only: PostgreSQL refuses to run as root.
    """
    programs = postgres_folder()
    if programs is None:
        missing("PostgreSQL")
    assert programs is not None
    with (
        TemporaryDirectory(prefix="occasus-postgres-", ignore_cleanup_errors=True) as folder,
        mounted(folder, disk) as own_disk,
    ):
        as_user: list[str] = []
        if os.getuid() == 0:
            as_user = ["runuser", "-u", "postgres", "--"]
            shutil.chown(folder, "postgres")
        data, port = f"{folder}/data", free_port()
        initdb = [*as_user, str(programs / "initdb"), "-D", data, "-U", "occasus", "-A", "trust", "--no-sync"]
        subprocess.run([*initdb, "-E", "UTF8"], check=True, stdout=subprocess.DEVNULL, cwd="/")
        options = ["-k", folder, "-h", "127.0.0.1", "-p", str(port), "-c", "fsync=off", "-c", "shared_buffers=16MB"]
        if own_disk:
            options += ["-c", "max_wal_size=64MB"]
        command = [*as_user, str(programs / "postgres"), "-D", data, *options]
        stop = [*as_user, str(programs / "pg_ctl"), "stop", "-D", data, "-m", "fast"]  # hangs up on everybody
        ready = [str(programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
        service = Service(command, port, f"postgresql://occasus@127.0.0.1:{port}/postgres", stop, ready)
        service.disk = own_disk
        service.start()
        try:
            yield service
        finally:
            if service.runs:
                service.stop()


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis server; gives its address."""
    with redis_service(folder) as service:
        yield service.address


@contextmanager
def redis_service(folder: Path) -> Iterator[Service]:
    """A Redis server."""
    program = shutil.which("redis-server")
    if program is None:
        missing("Redis")
    assert program is not None
    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    service = Service([program, *options], port, f"redis://127.0.0.1:{port}/0")
    service.start()
    try:
        yield service
    finally:
        service.stop()


def wait_for(port: int) -> None:
    """Wait until somebody listens."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the service did not start")
