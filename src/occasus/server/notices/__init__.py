"""Notices of slow games: it is your turn. By Web Push and by mail, if one asked for it; one for each due move."""
