"""Alembic's environment: `env.py` and the steps in `versions`, oldest first. A step is never changed once released."""
