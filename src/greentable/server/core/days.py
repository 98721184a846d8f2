"""The days of the daily puzzles: in UTC, written 2026-11-16."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

_DAY_SECONDS = 86_400.0


def day_at(at: float) -> str:
    """The day of a Unix time."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def end_of(day: str) -> float:
    """The Unix time at which a day is over."""
    start = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return start.timestamp() + _DAY_SECONDS


def is_over(day: str, now: float) -> bool:
    """True if the day has ended; its puzzles are public then."""
    return now >= end_of(day)


def is_day(text: str) -> bool:
    """True if a text is a day in writing."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def days_before(day: str, count: int, since: str) -> list[str]:
    """Up to `count` days before a day, newest first, none before `since`."""
    last = date.fromisoformat(day)
    earlier = [(last - timedelta(days=back)).isoformat() for back in range(1, count + 1)]
    return [one for one in earlier if one >= since]
