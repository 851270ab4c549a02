"""Processes in which bots choose, match files are replayed and games are analysed."""
