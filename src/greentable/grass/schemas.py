"""What Grass sends to clients: the types that `scripts/make_schemas.py` makes docs/schema from."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from greentable.grass.documents_of_events import EventDocument, LineName
from greentable.grass.documents_of_explanations import ExplanationDocument
from greentable.grass.documents_of_views import CardCode, PhaseName, ViewDocument

EventDocuments: Any = list[EventDocument]

SCHEMAS: Mapping[str, Any] = MappingProxyType(
    {"view": ViewDocument, "events": EventDocuments, "explanation": ExplanationDocument}
)
"""The documents by name: `grass-view.json` describes a view."""

NAMES: Mapping[str, Any] = MappingProxyType(
    {"CardCode": CardCode, "LineName": LineName, "PhaseName": PhaseName}
)
"""Rows of names that several documents use: a schema lists each once."""
