"""Words in the languages of the players."""
