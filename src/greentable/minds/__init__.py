"""Minds: the searches behind bots and hints, one package for each game.

They start from a view; the states they work on are sampled.
"""
