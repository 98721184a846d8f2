"""Finished games: lookup, import, replay.

Nothing here changes a room that is in play.
"""
