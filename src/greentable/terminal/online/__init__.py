"""Playing at a server's table in the terminal: its door, its messages, the session there.

Nothing is decided here: the server decides. Only `games` names a game.
"""
