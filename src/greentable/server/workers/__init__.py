"""Processes that think for the server: bots, hints, reviews.

They are handed views or records, never a room.
"""
