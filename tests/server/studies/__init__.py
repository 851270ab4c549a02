"""The board editor and studies."""
