"""What Grass works out without a table: a round of printed cards, counted."""
