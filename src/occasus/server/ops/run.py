"""Running the server: one process, or several workers on one port."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
from pathlib import Path
from typing import Final

import uvicorn

from occasus.core.basics import OccasusError
from occasus.server.contests.series import read_series
from occasus.server.secrets import server_key
from occasus.tables.settings import Settings, to_environment

FILES: Final = 65_536
TRIED: Final = 20  # ports that are tried, where none was asked for


def free_port(host: str, port: int, exact: bool) -> int:
    """The port, if it is free, or the next one that is; an exact one that is taken is refused."""
    for tried in range(port, port + (1 if exact else TRIED)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, tried))
            except OSError:
                continue
            return tried
    raise OccasusError(f"port {port} on {host} is in use or not allowed; choose another one with --port.")


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until the process is told to stop."""
    if settings.workers > 1 and not settings.redis:
        raise OccasusError("several workers need --redis to exchange messages.")
    read_series(settings.contests)
    make_private(Path(settings.data))
    server_key(settings)  # a secret that is too short is refused before anything starts
    os.environ.update(to_environment(settings))
    allow_files()
    if settings.workers == 1:
        _run(settings, host, port)  # a signal that stops it ends the process: nothing is done after this
        return
    counts = _empty(Path(settings.data) / f"counts-{port}")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(counts)
    try:
        _run(settings, host, port)
    finally:
        shutil.rmtree(counts, ignore_errors=True)


def allow_files() -> None:
    """Raise the number of open files, of which each connection is one, as far as the system lets us."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def make_private(folder: Path) -> None:
    """See that no one else on this machine reads what is in the data folder, what was there before included."""
    os.umask(0o077)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(OSError):  # a folder of someone else's, a system without such rights
        folder.chmod(0o700)
        for file in folder.iterdir():
            if file.is_file():
                file.chmod(0o600)


def _empty(folder: Path) -> Path:
    """A new folder; what a server that was killed has left there is swept out."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _run(settings: Settings, host: str, port: int) -> None:
    uvicorn.run(
        "occasus.server.app:create",
        factory=True,
        http="occasus.server.http.uvicorn_http:HttpProtocol",
        host=host,
        port=port,
        workers=settings.workers,
        ws="occasus.server.ws.uvicorn_protocol:Protocol",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # whom a proxy names is believed as far as OCCASUS_PROXIES says
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
    )
