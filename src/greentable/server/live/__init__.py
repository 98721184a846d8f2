"""Rooms that are awake: their actors, their sockets, their bots.

The package `room` decides which changes are allowed; this package stores and sends them.
"""
