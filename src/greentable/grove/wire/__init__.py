"""Grove as JSON for clients: views, events and explanations, and reading them back.

No rule is decided here: views and explanations are made on the shelves below.
"""
