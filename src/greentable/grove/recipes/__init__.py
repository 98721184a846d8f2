"""Recipes: the things they count, their books, and recipes in writing."""
