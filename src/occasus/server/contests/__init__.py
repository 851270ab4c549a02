"""Events of many tables, arenas and Swiss tournaments, which run by themselves. Code calls them contests."""
