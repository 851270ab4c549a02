"""Players that know a view and its legal actions."""
