"""What is said about Grass: the messages, and which of them an event, a move or a reason is.

Their texts stand in the catalogues.
"""
