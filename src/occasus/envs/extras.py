"""Errors that name the extra to install when a library is missing."""

from __future__ import annotations


def missing(error: ImportError) -> ImportError:
    """Return an error that names the missing library and the extra that brings it."""
    library = (error.name or "a library").partition(".")[0]
    sentence = f"{library} is not installed; `pip install 'occasus[research]'` installs it (in a clone: '.[research]')."
    return ModuleNotFoundError(sentence, name=error.name)
