"""Accounts and what belongs to them: sessions, keys, friends, messages, notifications."""
