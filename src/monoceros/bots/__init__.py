"""Bots that play every game: they see a view and a question, and imagine worlds, never the true state."""
