"""All visits that are recorded."""

from __future__ import annotations

from tests.web import visits
from tests.web.visits_grove import GROVE_VISITS

VISITS = {**visits.VISITS, **GROVE_VISITS}
