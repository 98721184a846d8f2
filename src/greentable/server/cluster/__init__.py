"""Several processes: their addresses, their supervisor, requests relayed to a room's owner."""
