"""Running a server: commands, administrators, notifications."""
