"""Where positions, saves and refusals enter and leave."""
