"""Pictures of Struggle for Rome."""
