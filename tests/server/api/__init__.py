"""What the API says and sends, and what it keeps to itself."""
