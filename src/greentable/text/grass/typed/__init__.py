"""Typed moves of Grass, read from a view alone: for the terminal, and for the page by the server.

Nothing here runs a command, or decides what is legal.
"""
