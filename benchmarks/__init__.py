"""How fast the games are, beside others measured in the same run."""
