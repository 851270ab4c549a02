"""Messages between the workers of one server."""
