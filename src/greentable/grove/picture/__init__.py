"""A grove as a picture in letters: drawn, and read."""
