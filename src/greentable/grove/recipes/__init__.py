"""Recipes: what they count, their books, and recipes in writing."""
