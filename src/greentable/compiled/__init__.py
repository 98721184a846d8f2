"""The same rules, compiled by Numba. Needs the extra `fast`; nothing imports Numba at start-up.

No rule is written here again: the files of the games are the only source.

`batch(grass, view, 1000)` is for authors of bots: many games at once (docs/compiled.md). Below it,
`targets` lists the compiled modules, `loader` makes compiled twins of modules, `layout` turns
states into records, `engine` runs kernels compiled or interpreted, `warmup` compiles ahead, and
`subset` checks that files stay in the subset of Python that can be compiled.
"""

from greentable.compiled.batches import Batch, LegalCodes, batch
from greentable.compiled.loader import is_available

__all__ = ["Batch", "LegalCodes", "batch", "is_available"]
