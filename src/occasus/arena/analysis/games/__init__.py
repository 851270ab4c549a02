"""What the analysis must know of each game."""
