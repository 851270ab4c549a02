"""Empire's End: two to four players bid to keep disasters away from their own row of locations."""
