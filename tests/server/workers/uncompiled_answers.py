"""Long answers as where the extra `fast` is not installed, for processes of their own.

Searches in tests are small: they are done long before a compiler would be.
"""

from __future__ import annotations

from greentable.compiled import engine
from greentable.long_answers import LONG_ANSWERS, kinds

__all__ = ["LONG_ANSWERS"]

for module in (engine, kinds):
    vars(module)["is_available"] = lambda: False
