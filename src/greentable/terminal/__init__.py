"""Playing in a terminal: lines of text in, pictures in text out, no cursor tricks.

Everything works through a pipe as well. A game has its own folder here (`grass`), which draws views
and reads moves; it knows no rules: what is legal it is told, and why something is not it asks.
"""
