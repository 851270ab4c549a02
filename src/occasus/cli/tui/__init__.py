"""The full screen of the terminal: board, actions, chronicle and rules side by side, for keys and mouse."""
