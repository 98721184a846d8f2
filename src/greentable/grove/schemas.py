"""What Grove sends to clients: the types that `scripts/make_schemas.py` makes docs/schema from."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from greentable.grove.documents_of_events import EventDocument, LineName
from greentable.grove.documents_of_explanations import ExplanationDocument
from greentable.grove.documents_of_views import FruitName, PhaseName, ViewDocument

EventDocuments: Any = list[EventDocument]

SCHEMAS: Mapping[str, Any] = MappingProxyType(
    {"view": ViewDocument, "events": EventDocuments, "explanation": ExplanationDocument}
)
"""The documents by name: `grove-view.json` describes a view."""

NAMES: Mapping[str, Any] = MappingProxyType(
    {"FruitName": FruitName, "LineName": LineName, "PhaseName": PhaseName}
)
"""Rows of names that several documents use: a schema lists each once."""
