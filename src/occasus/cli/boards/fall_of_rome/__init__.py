"""Fall of Rome's board in the terminal."""
