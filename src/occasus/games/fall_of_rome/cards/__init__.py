"""The event cards, a file each."""
