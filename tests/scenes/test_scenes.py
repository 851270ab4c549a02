"""Every scene of docs/rules/scenes is a test."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from occasus.scenes import run_file

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "rules" / "scenes"
FILES: Final = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_scene(file: Path) -> None:
    assert [outcome.complaint() for outcome in run_file(file) if not outcome.ok] == []
