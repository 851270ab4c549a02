"""Empire's End."""
