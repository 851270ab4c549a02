"""Writes down what Python in the browser would answer about all games: `python site/games.py OUT.json`."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from occasus.core.registry import names
from occasus.tables.queries.games import game_record

if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(msgspec.json.encode([game_record(name) for name in names()]))
