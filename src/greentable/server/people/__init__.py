"""People: who somebody is, what they have played, and forgetting them."""
