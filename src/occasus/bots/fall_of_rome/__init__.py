"""Bots for Fall of Rome."""
