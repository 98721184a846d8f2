"""A grove as a picture in letters: writing and reading."""
