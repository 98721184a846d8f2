"""What every part of the server may use: settings, problems, limits, time, logs, metrics.

Nothing in here knows a room, a person or a request.
"""
