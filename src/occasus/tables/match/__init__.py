"""The match in progress: replayed journals, views and their patches, clocks, replays, content files."""
