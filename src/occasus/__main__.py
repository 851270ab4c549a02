"""`python -m occasus` is the command `occasus`."""

from occasus.cli.main import run

run()
