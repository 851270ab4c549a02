"""What bots know of Fall of Rome."""
