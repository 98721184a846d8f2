"""Calculations for Grass without a table: scoring a round of printed cards.

Nothing here plays moves or deals cards; the points come from `rules`.
"""
