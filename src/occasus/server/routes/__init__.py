"""Everything over HTTP, one file a subject."""
