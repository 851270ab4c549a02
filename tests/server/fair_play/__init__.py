"""Ratings, clocks and seats nobody gains by unfair play."""
