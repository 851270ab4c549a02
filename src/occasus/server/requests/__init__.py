"""What may be asked, as plain functions: the routes of a server call them, and so does a page that has none."""
