"""The handlers of the HTTP API, one module for each subject.

A handler decides nothing: it reads the request and asks `room`, `live`, `people` or `archive`.
"""
