"""Messages and the catalogues that put them into the words of a language.

Nothing in here knows a game. `greentable.text` describes games.
"""
