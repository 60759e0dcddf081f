"""Atoms: each makes one change that somebody can see, and says so. Nobody else touches what they touch."""
