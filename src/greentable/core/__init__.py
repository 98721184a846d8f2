"""The foundation: tables of fields, rulesets in writing, the frozen shuffle, advice.

Nothing in here knows a game, a table or a language.
"""
