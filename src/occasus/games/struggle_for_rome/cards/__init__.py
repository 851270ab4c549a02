"""The development cards, one file each."""
