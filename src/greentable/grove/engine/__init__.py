"""The engine of Grove: finds the rule that a move falls under, and lists the legal moves.

No rule is written here: they are in `rules`, one file for each heading of the rule sheet.
"""
