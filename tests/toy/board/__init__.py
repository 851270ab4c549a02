"""The board: facts and what changes, no rules."""
