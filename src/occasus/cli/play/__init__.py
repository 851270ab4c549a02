"""A match in the terminal: session, menus, prompts and pages that the line mode and the full screen share."""
