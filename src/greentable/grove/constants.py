"""The enums as plain numbers, under the same names, for the rules.

In Python 3.11 looking up an enum's member takes four times as long as a module's constant, and
Numba treats members as a type of their own. All code outside the rules uses the enums themselves.
"""

from __future__ import annotations

from greentable.core.fields import plain_numbers
from greentable.grove import codes, reasons, state
from greentable.grove.recipes import recipe as recipes

Count = plain_numbers(recipes.Count)
Effect = plain_numbers(recipes.Effect)
Line = plain_numbers(codes.Line)
Phase = plain_numbers(state.Phase)
Reason = plain_numbers(reasons.Reason)
Verb = plain_numbers(codes.Verb)
What = plain_numbers(codes.What)
