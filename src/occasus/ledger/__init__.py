"""The ledgers in docs/rules: every rule of the games with its id, and which tests and scenes show it."""
