"""Bots for Struggle for Rome."""
