"""The types that Grove sends to clients; `tools/generate/schemas.py` makes docs/schema of them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from greentable.grove.wire.events import EventDocument, LineName
from greentable.grove.wire.explanations import ExplanationDocument
from greentable.grove.wire.names import CellEventName, FruitName, PhaseName
from greentable.grove.wire.views import ViewDocument

EventDocuments: Any = list[EventDocument]

SCHEMAS: Mapping[str, Any] = MappingProxyType(
    {"view": ViewDocument, "events": EventDocuments, "explanation": ExplanationDocument}
)
"""The documents by name: `grove-view.json` describes a view."""

NAMES: Mapping[str, Any] = MappingProxyType(
    {
        "CellEventName": CellEventName,
        "FruitName": FruitName,
        "LineName": LineName,
        "PhaseName": PhaseName,
    }
)
"""Enumerations that several documents use: a schema lists each once."""
