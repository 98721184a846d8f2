"""A package, so that a fixture of the scope `package` ends with the last of these tests.

Playwright holds the event loop of its thread: server tests that follow in the same process need it.
"""
