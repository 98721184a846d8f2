"""Branch and bound: the most that a grove can still score, and proofs that a line is the best.

Nothing here looks for good lines: the search does, and gives the best one that it knows.
"""
