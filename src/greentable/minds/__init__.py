"""Minds: the searches behind bots and hints, one package for each game.

They begin with a view; the states they work on are imagined.
"""
