"""Scenes: the executable rulebook."""
