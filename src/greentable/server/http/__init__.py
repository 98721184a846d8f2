"""The routes of the server: from a request to an answer.

What a request changes is decided below: in `room`, `live`, `people`.
"""
