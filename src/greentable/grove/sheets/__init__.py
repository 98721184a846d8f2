"""What Grove works out without a table: printed groves counted, files checked, puzzles."""
