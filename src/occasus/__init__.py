"""Occasus: three board games about the fall of Rome, as exact and fast engines."""

__version__ = "0.1.0"
