"""Messages and the catalogues that put them into the words of a language.

Nothing in here knows a game. What is told of a game is in `greentable.text`.
"""
