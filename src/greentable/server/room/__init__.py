"""A room as a value, and the entries of its log.

Nothing here waits, stores or sends: the functions return the log entries that an action causes.
"""
