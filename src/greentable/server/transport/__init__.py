"""uvicorn's HTTP and WebSocket protocols with limits on size and time.

Nothing in here depends on routes or rooms.
"""
