"""The rules of Grass, one file for each heading of the rule sheets.

Rule 3 of `pay_fine.py` is `grass.pay_fine.3` in docs/rules/grass.md. These files are plain Python
in a small subset (free functions, named integers, loops and ifs), so that Numba can compile the
same source: see docs/architecture.md. `why_not_…` returns a Reason and changes nothing; the
function beside it carries the move out in place and assumes that it is legal.
Nothing here draws at random or makes a sentence.
"""
