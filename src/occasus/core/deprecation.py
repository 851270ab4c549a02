"""Warnings for public names that have changed; an old name works for one release."""

from __future__ import annotations

import warnings


def warn_renamed(old: str, new: str) -> None:
    """Warn the caller's caller that it uses an old name."""
    warnings.warn(f"{old} is now called {new}; the next release drops the old name.", DeprecationWarning, stacklevel=3)
