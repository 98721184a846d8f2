"""Calculations for Grove without a table: scoring printed groves, checking files, puzzles.

Nothing here plays moves or deals cards; the points come from `rules`.
"""
