"""What bots know of Empire's End."""
