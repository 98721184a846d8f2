"""Branch and bound: the most that a grove can still score, and proofs that a line is the best."""
