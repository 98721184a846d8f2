"""What would come of a move, or why it is refused, worked out from a view alone."""
