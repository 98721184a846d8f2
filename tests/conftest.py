"""For all tests: Ctrl-C reaches the programs that they start.

A shell lets what it starts in the background ignore Ctrl-C, and children inherit that.
"""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
