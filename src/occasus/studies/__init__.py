"""Studies: a match where every seat and chance are yours, with variations, comments and marks."""
