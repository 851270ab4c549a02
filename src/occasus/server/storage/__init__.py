"""The database: people, tables, journals, snapshots, chat, scores. SQLite or PostgreSQL, through SQLAlchemy."""
