"""Grass in a terminal.

No rule is decided here: legal moves, reasons and sentences come from `grass` and `text`.
"""
