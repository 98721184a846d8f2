"""Settings, problems, limits, time, logs and metrics, for every part of the server.

Nothing in here depends on rooms, people or requests.
"""
