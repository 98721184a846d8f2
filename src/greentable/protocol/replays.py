"""Bodies about finished games: replays, records, and whether a game was dealt fairly."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from greentable.protocol.bodies import AnswerBody, RequestBody
from greentable.text.ledgers import Ledger
from greentable.words.messages import Message

RecordText = Annotated[str, Meta(min_length=1)]


class ReplayDocument(AnswerBody, frozen=True, kw_only=True):
    """A finished game: its players, its rules, its result, and what it was dealt from."""

    room: str
    """The id of the replay."""
    game: str
    """The game."""
    ruleset: str
    """Its rules as text."""
    names: tuple[str, ...]
    """The players' names, seat 1 first."""
    plies: int
    """The number of plies: moves, and answers of chance."""
    rounds: tuple[int, ...]
    """The plies with which rounds begin."""
    stops: tuple[int, ...]
    """The plies after which a player moves, and the last one: where to stop when stepping."""
    named: dict[str, tuple[int, ...]]
    """The plies in which a player names a card, by the card's code."""
    result: tuple[int, ...] | None
    """The result of each seat; none for a game that was not played to its end."""
    winners: tuple[int, ...]
    """The seats that have won."""
    assisted: bool
    """True if a player had help: a hint, or a move taken back without the others' consent."""
    imported: bool
    """True if it was played elsewhere and its record imported here."""
    day: str | None
    """The day of a daily puzzle, such as `2026-11-16`."""
    puzzle: str | None
    """The name of a daily puzzle."""
    seeds: tuple[str, ...]
    """The seeds that chance was dealt from."""
    commitments: tuple[str, ...]
    """The hashes of the seeds, published before the deal."""
    nonces: tuple[str, ...]
    """The players' texts that went into the shuffle."""
    created: float
    """When the table was opened, in Unix seconds."""


class PlyView(AnswerBody, frozen=True, kw_only=True):
    """A ply as one viewer saw it."""

    view: msgspec.Raw
    """The view after the ply: a document of the game."""
    events: tuple[dict[str, Any], ...]
    """The events of the ply: documents of the game."""
    told: tuple[Message, ...]
    """The same in messages, for the reader's own language."""
    ledger: Ledger | None
    """The count, where a round or the game ended."""


class PlyDocument(AnswerBody, frozen=True, kw_only=True):
    """One ply of a finished game; ply 0 is the table before the first move."""

    ply: int
    """Its number."""
    round: int
    """The round, counted from 1."""
    turn: int
    """The turn in the round, counted from 1; 0 before the first."""
    seat: int | None
    """The seat that moved; 0 for chance, none for ply 0."""
    move: str | None
    """The move in writing; none where the viewer could not know it."""
    seen: dict[int, PlyView]
    """The ply as each viewer saw it, by seat; 0 is a spectator."""


class VerifiedDocument(AnswerBody, frozen=True, kw_only=True):
    """A game that is true: every move is legal, and chance is what the seeds say."""

    plies: int
    """The number of plies."""
    is_over: bool
    """True if it was played to its end."""
    chance: int
    """The number of plies of chance."""
    dealt: int
    """The number of those that were compared with the deal from the seeds."""
    commitments: int
    """The number of hashes, published before the deal, that match their seeds."""
    checked: tuple[str, ...]
    """The same as sentences in the reader's language."""


class SentRecord(RequestBody, frozen=True, kw_only=True):
    """A record to verify or import."""

    record: RecordText
    """The text of the record's file; the setting `record_bytes` limits it."""


class ImportedRecord(AnswerBody, frozen=True, kw_only=True):
    """An imported record, and what was verified."""

    room: str
    """The id of the replay."""
    link: str
    """The link of the replay."""
    verified: VerifiedDocument
    """The result of its verification."""
