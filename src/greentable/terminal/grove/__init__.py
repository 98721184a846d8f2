"""Grove in a terminal: one player or several, the recipe challenge, and tools for the cards.

No rule is decided here: legal moves, reasons and sentences come from `grove` and `text`.
"""
