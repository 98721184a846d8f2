"""What both sides of a table's socket agree on: the version, and why a socket is closed.

The messages are in `client_messages.py` and `server_messages.py`.
"""

PROTOCOL = 1
"""A new one when clients of the old one would misunderstand."""

# Why a socket is closed.
RESTARTING = 1012
TOO_LARGE = 1009
SIGN_IN = 4401
NOT_YOURS = 4403
OPENED_ELSEWHERE = 4409
TOO_OLD = 4426
SLOW_DOWN = 4429
