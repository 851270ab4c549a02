"""What is kept: people, tables, moves, snapshots, chat. SQLite or PostgreSQL, through SQLAlchemy."""
