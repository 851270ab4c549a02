"""The table server: HTTP, sockets, storage, notifications, ratings and operations around the tables."""
