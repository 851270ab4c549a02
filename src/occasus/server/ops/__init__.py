"""Operations: running workers, maintenance, backups, logs, garbage collection."""
