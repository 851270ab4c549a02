"""The table server: people, tables, seats and sockets, with everything kept in a database."""
