"""Finished games: lookup, import, replay."""
