"""HTTP: typed routes, from a request to its response.

The lower folders `room`, `live` and `people` decide what a request changes.
"""
