"""Playing at a server's table in the terminal: its door, its messages, the session there."""
