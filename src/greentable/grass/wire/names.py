"""The types of names and numbers that the documents of Grass have in common."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

PeddleCode = Literal["HG", "MX", "CO", "JA", "PA", "DF"]
MarketCode = Literal["MO", "MC"]
HeatCode = Literal["BU", "DE", "FE", "SS"]
HeatOffCode = Literal["IM", "BF", "HE", "CD", "PF"]
ProtectionCode = Literal["CB", "GS", "LC"]
OtherCode = Literal["SN", "BK", "SH", "EU", "SO", "DX", "UW"]
CardCode = Literal[PeddleCode, MarketCode, HeatCode, HeatOffCode, ProtectionCode, OtherCode]
PhaseName = Literal[
    "dealer", "deal", "draft", "draw", "turn", "give", "pass",
    "luck", "answer", "countered", "hand", "say", "over",
]  # fmt: skip

Cards = Annotated[
    dict[CardCode, Annotated[int, Meta(ge=1)]],
    Meta(description="The number of cards of each kind; kinds without cards are left out."),
]
Seat = Annotated[int, Meta(ge=1, le=6)]
Token = Annotated[str, Meta(description="A move in writing, as in docs/notation.md.")]
