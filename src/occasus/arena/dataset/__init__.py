"""Played games as Parquet: single files, and a whole dataset with its card."""
