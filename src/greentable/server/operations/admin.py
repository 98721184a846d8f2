"""`greentable admin`: maintain a server's store, also while the server runs."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from greentable.errors import UsageError
from greentable.server.core.settings import read_settings
from greentable.server.operations.doctor import all_damage
from greentable.server.operations.serve import store_place
from greentable.server.people.people import INVITATION, handle_of, hashed
from greentable.server.store import (
    ANNOUNCEMENT,
    DRAINING,
    NOTICES,
    SENT_AWAY,
    Person,
    PersonChanges,
    Store,
    open_store,
)
from greentable.server.store.sqlite import FILE
from greentable.words.catalogue import Catalogue, help_text
from greentable.words.messages import Message, say

DAMAGED = 1
_PROGRESS_SECONDS = 2.0


class _Fault(msgspec.Struct):
    """A fault of the store as JSON for programs, with advice."""

    code: str
    arguments: dict[str, object]
    sentence: str
    advice: str


class _Result(NamedTuple):
    """The output of a command, and its exit code."""

    lines: list[str]
    code: int = 0


_Command = Callable[[Store, argparse.Namespace], Awaitable[_Result]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the commands of `greentable admin` and their options."""
    words = parser.add_subparsers(metavar="COMMAND", required=True)

    def add(word: str, carry_out: _Command) -> argparse.ArgumentParser:
        about = help_text(f"command-admin-{word}")
        sub = words.add_parser(word, help=about, description=about)
        sub.add_argument("--data", metavar="DIR", help=help_text("serve-data"))
        sub.add_argument("--database", metavar="URL", help=help_text("serve-database"))
        sub.add_argument("--settings", type=Path, metavar="FILE", help=help_text("serve-settings"))
        sub.set_defaults(carry_out=carry_out, may_be_new=False, even_damaged=False)
        return sub

    add("backup", _backup).add_argument(
        "file", type=Path, metavar="FILE", help=help_text("admin-backup-file")
    )
    restore = add("restore", _restore)
    restore.add_argument("file", type=Path, metavar="FILE", help=help_text("admin-restore-file"))
    restore.add_argument("--force", action="store_true", help=help_text("admin-force"))
    restore.set_defaults(may_be_new=True)
    doctor = add("doctor", _doctor)
    doctor.add_argument("--json", action="store_true", help=help_text("admin-json"))
    doctor.set_defaults(even_damaged=True)
    add("drain", _drain).add_argument("--off", action="store_true", help=help_text("admin-off"))
    for word, carry_out in (("ban", _ban), ("unban", _unban)):
        add(word, carry_out).add_argument(
            "person", metavar="PERSON", help=help_text("admin-person")
        )
    add("invite", _invite)
    add("announce", _announce).add_argument("text", metavar="TEXT", help=help_text("admin-text"))


def command(args: argparse.Namespace) -> int:
    """Run a command and print its result; returns the exit code."""
    given = {name: getattr(args, name) for name in ("data", "database") if getattr(args, name)}
    place = store_place(read_settings(args.settings, os.environ, given))
    if not args.may_be_new and "://" not in place and not (Path(place) / FILE).exists():
        raise UsageError("admin.no_database", folder=place)
    done = asyncio.run(_with_store(place, args))
    for line in done.lines:
        print(line)
    return done.code


async def _with_store(place: str, args: argparse.Namespace) -> _Result:
    store = open_store(place)
    await store.open(even_damaged=args.even_damaged)
    try:
        carry_out: _Command = args.carry_out
        return await carry_out(store, args)
    finally:
        await store.close()


async def _backup(store: Store, args: argparse.Namespace) -> _Result:
    await store.backup(args.file)
    return _reply(args, say("admin-backed-up", file=str(args.file)))


async def _restore(store: Store, args: argparse.Namespace) -> _Result:
    await store.restore(args.file, overwrite=args.force)
    return _reply(args, say("admin-restored", file=str(args.file)))


async def _doctor(store: Store, args: argparse.Namespace) -> _Result:
    catalogue: Catalogue = args.catalogue
    damage = [
        _Fault(
            code=fault.id,
            arguments=dict(fault.arguments),
            sentence=catalogue.text(fault),
            advice=catalogue.say(f"advice-{fault.id}"),
        )
        for fault in await all_damage(store, _Progress(catalogue))
    ]
    code = DAMAGED if damage else 0
    if args.json:
        return _Result([msgspec.json.encode({"damage": damage}).decode()], code)
    if not damage:
        return _reply(args, say("admin-healthy"))
    advice = dict.fromkeys(fault.advice for fault in damage)  # without repetitions
    return _Result([*(fault.sentence for fault in damage), *advice], code)


class _Progress:
    """Prints progress to stderr every two seconds, while a check takes long."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._next = time.monotonic() + _PROGRESS_SECONDS

    def __call__(self, done: int, count: int) -> None:
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + _PROGRESS_SECONDS
            words = self._catalogue.say("admin-checking", done=done, count=count)
            print(words, file=sys.stderr, flush=True)


async def _drain(store: Store, args: argparse.Namespace) -> _Result:
    if args.off:
        await store.forget(DRAINING)
        await store.tell(NOTICES, DRAINING)
        return _reply(args, say("admin-not-draining"))
    await store.remember(DRAINING, "yes")
    await store.tell(NOTICES, DRAINING)
    return _reply(args, say("admin-draining"))


async def _ban(store: Store, args: argparse.Namespace) -> _Result:
    person = await _change_ban(store, args.person, banned=True)
    return _reply(args, say("admin-banned", name=person.name))


async def _unban(store: Store, args: argparse.Namespace) -> _Result:
    person = await _change_ban(store, args.person, banned=False)
    return _reply(args, say("admin-unbanned", name=person.name))


async def _change_ban(store: Store, named: str, *, banned: bool) -> Person:
    person = await _person(store, named)
    if person is None:
        raise UsageError("admin.no_person", person=named)
    await store.change_person(person.id, PersonChanges(banned=banned))
    await store.remember(SENT_AWAY, secrets.token_hex(8))
    await store.tell(NOTICES, SENT_AWAY)
    return person


async def _person(store: Store, named: str) -> Person | None:
    """A person by id, by handle, or by seat, written ROOM/3."""
    room, _, seat = named.partition("/")
    if seat and (summary := await store.summary(room)) is not None:
        sitters = {str(one.seat): one.person for one in summary.sitters}
        return await store.person(sitters.get(seat) or "")
    return await store.person(named) or await store.person_by_handle(handle_of(named))


async def _invite(store: Store, args: argparse.Namespace) -> _Result:
    secret = secrets.token_urlsafe(16)
    await store.remember(INVITATION + hashed(secret), "yes")
    return _reply(args, say("admin-invited", secret=secret))


async def _announce(store: Store, args: argparse.Namespace) -> _Result:
    text = args.text.strip()
    if not text:
        await store.forget(ANNOUNCEMENT)
        await store.tell(NOTICES, ANNOUNCEMENT)
        return _reply(args, say("admin-announced-nothing"))
    await store.remember(ANNOUNCEMENT, text)
    await store.tell(NOTICES, ANNOUNCEMENT)
    return _reply(args, say("admin-announced", text=text))


def _reply(args: argparse.Namespace, message: Message) -> _Result:
    return _Result([args.catalogue.text(message)])
