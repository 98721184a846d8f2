"""Identity of people: guests at the first click, a passphrase later, tokens for programs.

A secret of 128 bits in a cookie or a header identifies a person; the store keeps only its hash. A
room's log says who sits where.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from typing import NamedTuple

from msgspec.structs import asdict, replace

from greentable.errors import GreentableError
from greentable.server.core.problems import Clash, NotAllowed, NotSignedIn
from greentable.server.core.world import World
from greentable.server.room.names import clean_name
from greentable.server.store.store import Store
from greentable.server.store.values import Conflict, Person, PersonChanges, Token
from greentable.words.catalogue import ENGLISH, languages

ACCOUNT = "account"
"""The scope of actions that could take over an account: no token of a program grants it."""
INVITATION = "invitation/"
"""The prefix of invitations in the store; the hash of the secret follows."""
_SEEN_EVERY = 3600.0  # seconds between two updates of the time when a person was last seen
_SCRYPT = {"n": 2**14, "r": 8, "p": 1}


class Identity(NamedTuple):
    """A person, and the token by which they were identified."""

    person: Person
    token: Token

    def allows(self, scope: str) -> bool:
        """True if the token grants this scope."""
        return self.token.kind == "cookie" or scope in self.token.scopes

    @property
    def is_program(self) -> bool:
        """True if the caller is a program with its own token."""
        return self.token.kind != "cookie"


def handle_of(text: str) -> str:
    """A handle in its stored form: normalized, in lower case."""
    return " ".join(unicodedata.normalize("NFKC", text).split()).casefold()


def hashed(secret: str) -> str:
    """The hash of a secret, as the store keeps it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """The people of a server, and their tokens."""

    def __init__(self, store: Store, world: World) -> None:
        self._store, self._world = store, world

    async def identify(self, secret: str) -> Identity | None:
        """The owner of a secret; None if there is none. Raises NotAllowed for a banned person."""
        found = await self._store.person_by_token(hashed(secret))
        if found is None:
            return None
        person, token = found
        if person.banned:
            raise NotAllowed("person.banned")
        now = self._world.now()
        if now - person.seen > _SEEN_EVERY:
            await self._store.touch(token.hash, now)
        return Identity(person, token)

    async def new_guest(self, name: str, language: str) -> tuple[Identity, str]:
        """A new guest, and the secret for the cookie."""
        now = self._world.now()
        language = language if language in languages() else ENGLISH
        person = Person(
            id=self._world.token(96), name=name, language=language, created=now, seen=now
        )
        token, secret = self._new_token(person, "cookie")
        await self._store.add_person(person, token)
        return Identity(person, token), secret

    async def rename(self, person: Person, name: str | None, language: str | None) -> Person:
        """Change a person's name or language."""
        if language is not None and language not in languages():
            raise Clash("person.language", language=language)
        clean = clean_name(name) if name is not None else None
        return await self._change(person, PersonChanges(name=clean, language=language))

    async def keep(self, person: Person, handle: str, passphrase: str) -> Person:
        """Give a person a handle and a passphrase to sign in with. Raises Clash."""
        kept = await asyncio.to_thread(_hash_passphrase, passphrase)
        changes = PersonChanges(handle=handle_of(clean_name(handle)), passphrase=kept)
        try:
            return await self._change(person, changes)
        except Conflict as error:
            raise Clash("person.handle_taken") from error

    async def _change(self, person: Person, changes: PersonChanges) -> Person:
        await self._store.change_person(person.id, changes)
        made = {name: one for name, one in asdict(changes).items() if one is not None}
        return replace(person, **made)

    async def check_invitation(self, secret: str, person: str | None) -> None:
        """Check that an invitation exists and no other person has used it. Raises NotAllowed."""
        holder = await self._store.remembered(_holder_key(secret))
        exists = await self._store.remembered(INVITATION + hashed(secret)) is not None
        if not exists or holder not in {None, person}:
            raise NotAllowed("person.no_invitation")

    async def keep_invited(
        self, person: Person, handle: str, passphrase: str, invitation: str
    ) -> Person:
        """Like `keep`, and use up an invitation. Raises NotAllowed, Clash."""
        await self.check_invitation(invitation, person.id)
        # If two people use it at the same time, the first one gets it.
        if await self._store.remember_first(_holder_key(invitation), person.id) != person.id:
            raise NotAllowed("person.no_invitation")
        try:
            return await self.keep(person, handle, passphrase)
        except GreentableError:
            # It was not used, so it stays valid for another attempt with another handle.
            await self._store.forget(_holder_key(invitation))
            raise

    async def sign_in(self, handle: str, passphrase: str) -> tuple[Identity, str]:
        """Sign a person in; returns their new token's identity and the secret for the cookie.

        Raises NotSignedIn, the same for a wrong handle and a wrong passphrase.
        """
        person = await self._store.person_by_handle(handle_of(handle))
        stored = person.passphrase if person and person.passphrase else _DUMMY_HASH
        right = await asyncio.to_thread(_is_passphrase, passphrase, stored)
        if person is None or not right:
            raise NotSignedIn("person.sign_in")
        if person.banned:
            raise NotAllowed("person.banned")
        token, secret = self._new_token(person, "cookie")
        await self._store.add_token(token)
        return Identity(person, token), secret

    async def sign_out(self, identity: Identity) -> None:
        """Revoke the token."""
        await self._store.delete_token(identity.token.hash)

    async def new_token(
        self, person: Person, label: str, scopes: tuple[str, ...]
    ) -> tuple[Token, str]:
        """A new token for a program, and its secret."""
        token, secret = self._new_token(person, "bot", label, scopes)
        await self._store.add_token(token)
        return token, secret

    def _new_token(
        self, person: Person, kind: str, label: str = "", scopes: tuple[str, ...] = ()
    ) -> tuple[Token, str]:
        secret, now = self._world.token(128), self._world.now()
        token = Token(
            hash=hashed(secret),
            person=person.id,
            kind=kind,
            scopes=scopes,
            label=label,
            created=now,
            used=now,
        )
        return token, secret


def _holder_key(invitation: str) -> str:
    """The key in the store for the person who used an invitation."""
    return f"{INVITATION}{hashed(invitation)}/by"


def _hash_passphrase(passphrase: str) -> str:
    salt = secrets.token_bytes(16)
    digest = hashlib.scrypt(passphrase.encode(), salt=salt, **_SCRYPT)
    return f"scrypt${salt.hex()}${digest.hex()}"


def _is_passphrase(passphrase: str, stored: str) -> bool:
    _, salt, digest = stored.split("$")
    found = hashlib.scrypt(passphrase.encode(), salt=bytes.fromhex(salt), **_SCRYPT)
    return hmac.compare_digest(found.hex(), digest)


# Checked for an unknown handle, so that the answer takes the same time as for a known one.
_DUMMY_HASH = f"scrypt${'00' * 16}${'00' * 64}"
