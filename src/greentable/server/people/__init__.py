"""People: their identity, their statistics, their deletion, and clean-up.

Nothing here knows a request, a socket or a rule.
"""
