"""Occasus on one device."""
