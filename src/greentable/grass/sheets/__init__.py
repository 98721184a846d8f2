"""Calculations for Grass without a table: scoring a round of printed cards."""
