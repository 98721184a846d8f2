"""Recipes: the things they count, their books, and recipes in writing.

Nothing here looks at a grove: `rules/measures.py` counts.
"""
