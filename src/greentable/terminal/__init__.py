"""Playing in a terminal: lines of text in, pictures in text out, no cursor tricks.

Everything works through a pipe as well. `session` plays a game of any kind, with a `player` for
each person at the keyboard. A game has its own folder here, which draws its views and reads its
moves; it knows no rules: what is legal it is told, and why something is not it asks.
"""
