"""Facts about each game for the analysis."""
