"""Minds: the searches behind bots and hints, one package for each game.

They start from a view and never get the state of a game in play: they work on sampled states.
"""
