"""Grass and Grove at one green table."""

__version__ = "0.3.0"
