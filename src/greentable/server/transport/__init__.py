"""HTTP and WebSocket as uvicorn speaks them, with our limits on size and time.

Nothing in here knows a route or a room.
"""
