"""Pictures of Empire's End."""
