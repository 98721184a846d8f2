"""Several processes: their addresses, their supervisor, requests relayed to a room's owner.

Nothing here knows what a request asks for, or what happens in a room.
"""
