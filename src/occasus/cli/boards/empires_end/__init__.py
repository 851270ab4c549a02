"""Empire's End's board in the terminal."""
