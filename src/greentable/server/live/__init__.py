"""Rooms that are awake: their actors, their sockets, their bots.

Nothing here decides which changes are allowed: `room` does; this package stores and sends them.
"""
