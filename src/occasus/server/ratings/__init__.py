"""Ratings, the score of a finished game for each player, and openings."""
