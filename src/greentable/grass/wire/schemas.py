"""The types that Grass sends to clients; `tools/generate/schemas.py` makes docs/schema of them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from greentable.grass.wire.events import EventDocument, LineName
from greentable.grass.wire.explanations import ExplanationDocument
from greentable.grass.wire.names import CardCode, PhaseName
from greentable.grass.wire.views import ViewDocument

EventDocuments: Any = list[EventDocument]

SCHEMAS: Mapping[str, Any] = MappingProxyType(
    {"view": ViewDocument, "events": EventDocuments, "explanation": ExplanationDocument}
)
"""The documents by name: `grass-view.json` describes a view."""

NAMES: Mapping[str, Any] = MappingProxyType(
    {"CardCode": CardCode, "LineName": LineName, "PhaseName": PhaseName}
)
"""Enumerations that several documents use: a schema lists each once."""
