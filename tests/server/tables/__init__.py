"""A table, from its making to its end."""
