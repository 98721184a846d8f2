"""Worker processes for bots, hints and reviews.

They receive views or records, never a room.
"""
