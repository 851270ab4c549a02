"""PostgreSQL and Redis, started for the tests on the loopback in folders of their own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.harness import free_port


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


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server; gives its address, with an empty database.

    Its folder is not in pytest's, which are for their owner only: PostgreSQL refuses to run as root.
    """
    programs = postgres_folder()
    if programs is None:
        missing("PostgreSQL")
    assert programs is not None
    with TemporaryDirectory(prefix="occasus-postgres-", ignore_cleanup_errors=True) as folder:
        as_user: list[str] = []
        if os.getuid() == 0:
            as_user = ["runuser", "-u", "postgres", "--"]
            shutil.chown(folder, "postgres")
        data, port = f"{folder}/data", free_port()
        initdb = [*as_user, str(programs / "initdb"), "-D", data, "-U", "occasus", "-A", "trust", "--no-sync"]
        subprocess.run([*initdb, "-E", "UTF8"], check=True, stdout=subprocess.DEVNULL, cwd="/")
        options = ["-k", folder, "-h", "127.0.0.1", "-p", str(port), "-c", "fsync=off", "-c", "shared_buffers=16MB"]
        command = [*as_user, str(programs / "postgres"), "-D", data, *options]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, cwd="/")
        try:
            wait_for(port)
            yield f"postgresql://occasus@127.0.0.1:{port}/postgres"
        finally:
            process.terminate()
            process.wait(timeout=20)


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis server; gives its address."""
    program = shutil.which("redis-server")
    if program is None:
        missing("Redis")
    assert program is not None
    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(timeout=20)


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
