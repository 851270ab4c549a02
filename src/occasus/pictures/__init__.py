"""Pictures of finished games and of positions: lists of shapes, which a server and a browser paint alike."""
