"""`rules-1`: the first careful player, kept as it was. It is the yardstick that others meet."""
