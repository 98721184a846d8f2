"""Calculations for Grove without a table: scoring printed groves, checking files, puzzles."""
