"""Parts that the bots of all games share."""
