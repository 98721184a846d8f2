"""Long answers as where the extra `fast` is not installed, for processes of their own.

What is searched in tests is small: it is found long before a compiler would be done.
"""

from __future__ import annotations

from greentable.compiled import engine
from greentable.long_answers import LONG_ANSWERS, kinds

__all__ = ["LONG_ANSWERS"]

for module in (engine, kinds):
    vars(module)["is_available"] = lambda: False
