"""Grass in a terminal."""
