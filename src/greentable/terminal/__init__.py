"""Play in a terminal: lines of text in, text and text pictures out, no cursor control.

Everything works through a pipe too. `session` plays a game of any kind, with a `player` for each
person at the keyboard. Each game has its own folder here, which draws its views and reads its
moves. These folders contain no rules: they are given the legal moves, and ask for explanations.
"""
