"""People: who they are, what they own, whom they know."""
