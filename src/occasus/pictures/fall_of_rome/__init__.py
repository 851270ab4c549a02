"""Pictures of Fall of Rome."""
