"""The screen of Grove: groves, cards in hand, scores, and how they fit a window.

Nothing here reads lines or makes moves.
"""
