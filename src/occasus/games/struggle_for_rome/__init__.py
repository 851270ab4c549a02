"""Struggle for Rome: two tribes a player wander, plunder and found realms; 3 or 4 players."""
