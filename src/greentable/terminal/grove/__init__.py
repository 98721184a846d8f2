"""Grove in a terminal: one player or several, the recipe challenge, and tools for the cards."""
