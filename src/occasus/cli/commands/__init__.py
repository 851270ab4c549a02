"""The commands of `occasus`, one module each."""
