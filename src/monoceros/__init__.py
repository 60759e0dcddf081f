"""Monoceros: one engine that knows every rule of five fantasy board games."""

__version__ = "0.1.0"
