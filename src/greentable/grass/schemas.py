"""What Grass sends to clients: the types that `scripts/make_schemas.py` makes docs/schema from."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from greentable.grass.documents import CardCode, PhaseName, ViewDocument
from greentable.grass.event_documents import EventDocument, LineName
from greentable.grass.explanation_documents import ExplanationDocument

EventDocuments: Any = list[EventDocument]

SCHEMAS: Mapping[str, Any] = MappingProxyType(
    {"view": ViewDocument, "events": EventDocuments, "explanation": ExplanationDocument}
)
"""The documents by name: `grass-view.json` describes a view."""

NAMES: Mapping[str, Any] = MappingProxyType(
    {"CardCode": CardCode, "LineName": LineName, "PhaseName": PhaseName}
)
"""Rows of names that several documents use: a schema lists each once."""
