"""Bots for Empire's End."""
