"""The messages of Grove, and the functions that select one for an event, a move or a reason.

No text is written here: texts are in the catalogues.
"""
