"""A table in memory: seats, commands, connections, broadcasts, lobby, votes, bots, snapshots."""
