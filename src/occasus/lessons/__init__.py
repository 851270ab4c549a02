"""Lessons: guides through a first game and puzzles, each played by one person from a prepared scene."""
