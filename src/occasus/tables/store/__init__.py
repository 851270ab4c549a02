"""The storage interface, its rows, IDs and the rules for names."""
