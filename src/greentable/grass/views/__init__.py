"""What a seat may see of a game of Grass: listed field by field.

Nothing in here may be handed what the viewer must not know, but `filling`, which leaves it out.
"""
