"""Small pictures of boards, drawn from a view's position alone."""
