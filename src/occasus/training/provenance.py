"""Which sources something was made by."""

from __future__ import annotations

import subprocess


def commit() -> str:
    """The commit of the working tree, with a plus where its Python files differ from it; unknown outside of git."""
    head = _git("rev-parse", "--short", "HEAD")
    return head + "+" * bool(_git("status", "--porcelain", "--", "*.py")) if head else "unknown"


def _git(*words: str) -> str:
    try:
        done = subprocess.run(["git", *words], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
