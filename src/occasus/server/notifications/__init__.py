"""Notifications of games by correspondence, by Web Push and by email; one per turn."""
