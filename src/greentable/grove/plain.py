"""The enums as plain numbers, under the same names, for the rules.

In Python 3.11 looking up an enum's member takes four times as long as a module's constant, and
Numba treats members as a type of their own. Whoever is not a rule takes the enums themselves.
"""

from __future__ import annotations

from greentable.fields import plain
from greentable.grove import codes, reasons, recipes, state

Count = plain(recipes.Count)
Effect = plain(recipes.Effect)
Line = plain(codes.Line)
Phase = plain(state.Phase)
Reason = plain(reasons.Reason)
Verb = plain(codes.Verb)
What = plain(codes.What)
