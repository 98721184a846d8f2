"""The version of the protocol, and the codes with which a socket is closed."""

PROTOCOL = 1
"""The version; it grows when older clients would misunderstand the messages."""

# Close codes of sockets.
RESTARTING = 1012
TOO_LARGE = 1009
SIGN_IN = 4401
NOT_YOURS = 4403
OPENED_ELSEWHERE = 4409
TOO_OLD = 4426
SLOW_DOWN = 4429
