"""A grove as a picture in letters: writing and reading.

No rule is decided here: a picture may show a grove that no game could reach.
"""
