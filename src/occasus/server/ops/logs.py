"""Logs: one line of JSON each, without cookies, tokens, seeds, codes, names or addresses."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any, Final

FIELDS: Final = ("method", "path", "status", "ms", "kind", "table", "bot", "game", "error", "type", "port", "where")


class JsonLines(logging.Formatter):
    """A record as a line of JSON: only fields that we chose ourselves."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        fields.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info:
            fields["trace"] = _trace(record)
        return json.dumps(fields, ensure_ascii=False, default=str)


def _trace(record: logging.LogRecord) -> list[str]:
    """Return where an error came from: its kind and its places, not its text, which may quote what someone sent."""
    assert record.exc_info
    kind, _, place = record.exc_info
    lines = [kind.__name__ if kind else "?"]
    while place is not None:
        code = place.tb_frame.f_code
        lines.append(f"{code.co_filename.rpartition('/')[2]}:{place.tb_lineno} {code.co_name}")
        place = place.tb_next
    return lines


def set_up(level: str) -> None:
    """Send all logs to stderr as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("alembic", "aiosqlite", "sqlalchemy", "uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
