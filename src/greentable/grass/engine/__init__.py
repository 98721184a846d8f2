"""Which rule of Grass a move falls under, and which moves are legal.

The rules themselves are in `rules`, a file for each heading of the rule sheet.
"""
