"""A room as a value, and the entries of its log.

Nothing in here waits, stores or sends: functions say which entries come of something.
"""
