"""The messages of Grove, and the functions that select one for an event, a move or a reason.

Their texts are in the catalogues.
"""
