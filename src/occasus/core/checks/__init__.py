"""The contract that every game keeps in random play, and that no view reveals a secret."""
