"""Bounds: what strangers can ask for costs little and breaks nothing."""
