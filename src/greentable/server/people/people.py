"""Who somebody is: guests at the first click, a passphrase later, tokens for programs.

What proves it is a secret of 128 bits, in a cookie or a header; the store keeps its hash. One
cookie proves the person, and a room's log says who sits where.
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
"""What no program may do, whatever its token is good for: what could take somebody over."""
INVITATION = "invitation/"
"""What the keys of invitations begin with in the store; then comes the hash of the secret."""
_SEEN_EVERY = 3600.0  # seconds between two notes that somebody was here
_SCRYPT = {"n": 2**14, "r": 8, "p": 1}


class Known(NamedTuple):
    """Somebody, and what the token shown is good for."""

    person: Person
    token: Token

    def allows(self, scope: str) -> bool:
        """Whether the token may be used for this."""
        return self.token.kind == "cookie" or scope in self.token.scopes

    @property
    def is_program(self) -> bool:
        """Whether a program asks, with a token of its own."""
        return self.token.kind != "cookie"


def handle_of(text: str) -> str:
    """A handle as it is kept, however somebody types it."""
    return " ".join(unicodedata.normalize("NFKC", text).split()).casefold()


def hashed(secret: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Everybody who plays here."""

    def __init__(self, store: Store, world: World) -> None:
        self._store, self._world = store, world

    async def known(self, secret: str) -> Known | None:
        """Whom a secret belongs to; None for nobody. Raises NotAllowed for somebody banned."""
        found = await self._store.person_by_token(hashed(secret))
        if found is None:
            return None
        person, token = found
        if person.banned:
            raise NotAllowed("person.banned")
        now = self._world.now()
        if now - person.seen > _SEEN_EVERY:
            await self._store.touch(token.hash, now)
        return Known(person, token)

    async def new_guest(self, name: str, language: str) -> tuple[Known, str]:
        """Somebody new, and the secret for the cookie."""
        now = self._world.now()
        language = language if language in languages() else ENGLISH
        person = Person(
            id=self._world.token(96), name=name, language=language, created=now, seen=now
        )
        token, secret = self._new_token(person, "cookie")
        await self._store.add_person(person, token)
        return Known(person, token), secret

    async def rename(self, person: Person, name: str | None, language: str | None) -> Person:
        """Another name or language."""
        if language is not None and language not in languages():
            raise Clash("person.language", language=language)
        clean = clean_name(name) if name is not None else None
        return await self._change(person, PersonChanges(name=clean, language=language))

    async def keep(self, person: Person, handle: str, passphrase: str) -> Person:
        """Give somebody a handle and a passphrase to sign in with elsewhere. Raises Clash."""
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
        """That this is an invitation of the host's, and no other has used it. Raises NotAllowed."""
        holder = await self._store.remembered(_taken(secret))
        is_one = await self._store.remembered(INVITATION + hashed(secret)) is not None
        if not is_one or holder not in {None, person}:
            raise NotAllowed("person.no_invitation")

    async def keep_invited(
        self, person: Person, handle: str, passphrase: str, invitation: str
    ) -> Person:
        """As `keep`, and use up an invitation. Raises NotAllowed, Clash."""
        await self.check_invitation(invitation, person.id)
        # Two may come with it at once: the first one has it.
        if await self._store.remember_first(_taken(invitation), person.id) != person.id:
            raise NotAllowed("person.no_invitation")
        try:
            return await self.keep(person, handle, passphrase)
        except GreentableError:
            # Nobody has come in by it: with another handle it is good again.
            await self._store.forget(_taken(invitation))
            raise

    async def sign_in(self, handle: str, passphrase: str) -> tuple[Known, str]:
        """Somebody who comes back. Raises NotSignedIn, the same for a wrong name or passphrase."""
        person = await self._store.person_by_handle(handle_of(handle))
        stored = person.passphrase if person and person.passphrase else _NOBODYS
        right = await asyncio.to_thread(_is_passphrase, passphrase, stored)
        if person is None or not right:
            raise NotSignedIn("person.sign_in")
        if person.banned:
            raise NotAllowed("person.banned")
        token, secret = self._new_token(person, "cookie")
        await self._store.add_token(token)
        return Known(person, token), secret

    async def sign_out(self, known: Known) -> None:
        """The secret is no longer good."""
        await self._store.delete_token(known.token.hash)

    async def new_token(
        self, person: Person, label: str, scopes: tuple[str, ...]
    ) -> tuple[Token, str]:
        """A token for a program."""
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


def _taken(invitation: str) -> str:
    """Under which key it stands who has used an invitation."""
    return f"{INVITATION}{hashed(invitation)}/by"


def _hash_passphrase(passphrase: str) -> str:
    salt = secrets.token_bytes(16)
    digest = hashlib.scrypt(passphrase.encode(), salt=salt, **_SCRYPT)
    return f"scrypt${salt.hex()}${digest.hex()}"


def _is_passphrase(passphrase: str, stored: str) -> bool:
    _, salt, digest = stored.split("$")
    found = hashlib.scrypt(passphrase.encode(), salt=bytes.fromhex(salt), **_SCRYPT)
    return hmac.compare_digest(found.hex(), digest)


# Compared with where there is nobody of that name, so that the answer takes as long.
_NOBODYS = f"scrypt${'00' * 16}${'00' * 64}"
