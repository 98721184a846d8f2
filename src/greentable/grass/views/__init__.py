"""The view of a game of Grass: everything that a seat may see, listed field by field.

Only `filling` may read hidden information, and it leaves it out.
"""
