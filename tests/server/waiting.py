"""How long tests wait."""

from __future__ import annotations

SECONDS = 300.0
"""For anything that comes: long, so that only what never comes fails, also on a busy machine."""
