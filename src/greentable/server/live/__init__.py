"""Rooms that are awake: their actors, the sockets at them, bots that are thinking.

What may happen at a table is decided in `room`; this package stores it and tells it.
"""
