"""What bots know of Struggle for Rome."""
