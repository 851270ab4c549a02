"""Scripts that were run once, to tune or to judge something; see README.md."""
