"""The consequences of a move, or the reason why it is refused, derived from a view alone.

Nothing here uses what the viewer cannot see, or changes a game.
"""
