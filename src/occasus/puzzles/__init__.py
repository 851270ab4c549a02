"""Makes the puzzles of `occasus.lessons`: positions of played games in which one turn is clearly the best."""
