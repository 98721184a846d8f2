"""The body about the server itself."""

from __future__ import annotations

from greentable.protocol.bodies import AnswerBody


class Instance(AnswerBody, frozen=True, kw_only=True):
    """The server itself: its version, its host, and its announcements."""

    version: str
    """The version of Greentable."""
    announcement: str
    """The host's announcement to everybody; empty if there is none."""
    is_draining: bool
    """True if no new tables are opened because the server will restart."""
    is_read_only: bool
    """True if nothing can be stored now: the disk is full, or the database is gone."""
    is_invite_only: bool
    """True if only invited people may open tables."""
    contact: str
    """The host's contact details."""
    privacy: str
    """The host's own words about privacy, as plain text."""
    guests_expire_days: int
    """After how many days without a visit guests are forgotten."""
