"""Monoceros: one engine that knows every rule of five fantasy board games."""

from monoceros import _build

__version__ = "0.1.0"

_build.install()
