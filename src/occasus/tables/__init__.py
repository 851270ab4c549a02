"""The table itself, as `server` and `local` run it: matches, rooms, messages, storage interface, workers, queries."""
