"""Several workers, storage, and what happens when one of them dies."""
