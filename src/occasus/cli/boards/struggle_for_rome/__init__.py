"""Struggle for Rome's board in the terminal."""
