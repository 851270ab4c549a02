"""Packages of an extra that an installation may lack."""

from __future__ import annotations

from importlib.util import find_spec

from occasus.core.basics import OccasusError

SERVER = ("litestar", "sqlalchemy", "msgspec")


def need_server() -> None:
    """Refuse with a way out where the packages of the table server are not installed."""
    if not all(map(_installed, SERVER)):
        raise OccasusError(
            "the table server is not installed here; `pip install 'occasus[server]'` installs it"
            " (in a clone: `script/play`, or `pip install '.[server]'`)."
        )


def _installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False
