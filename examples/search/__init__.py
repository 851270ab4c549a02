"""Tree search over what a seat may know, shared by all games."""
