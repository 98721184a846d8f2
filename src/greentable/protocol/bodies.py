"""The two kinds of HTTP bodies."""

from __future__ import annotations

import msgspec


class RequestBody(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A body that a client sends: the server refuses unknown fields."""


class AnswerBody(msgspec.Struct, frozen=True, kw_only=True):
    """A body that the server sends: clients skip unknown fields, as a newer server may add some."""
