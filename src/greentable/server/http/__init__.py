"""HTTP: typed routes, from a request to its response.

Nothing here decides what a request changes: the lower folders `room`, `live` and `people` do.
"""
