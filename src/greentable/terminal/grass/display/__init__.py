"""The screen of Grass: the table, the cards, the ledger of a round, and how they fit a window.

Nothing here reads lines or makes moves.
"""
