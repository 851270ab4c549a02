"""Events and challenges."""
