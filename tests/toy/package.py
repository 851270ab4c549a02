"""The toy game as a package that somebody has installed: its metadata name the game by an entry point."""

from __future__ import annotations

from pathlib import Path

from occasus.core.registry import GROUP


def install_toy(folder: Path) -> None:
    """Write the metadata into a folder of installed packages."""
    metadata = folder / "occasus_toy-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: occasus-toy\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[{GROUP}]\ntoy = tests.toy\n")
