"""The caller's own account: name, language, passphrase, tokens, games, data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from greentable.protocol.people import (
    SCOPES,
    Export,
    GameDocument,
    Keep,
    Me,
    MeChanges,
    NewToken,
    SignIn,
    TokenDocument,
    Visitor,
)
from greentable.protocol.version import SIGN_IN
from greentable.server.core.problems import Malformed, NotThere, Refused
from greentable.server.http.admission import is_closed_to
from greentable.server.http.calls import Call
from greentable.server.http.routes import Access, Level, Routes
from greentable.server.people.forgetting import forget_person, tell_others
from greentable.server.people.people import ACCOUNT
from greentable.server.store.values import Person, Summary, Token

routes = Routes("me")

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


@routes.get("/api/visitor", level=Level.OPEN)
async def get_visitor(call: Call) -> Visitor:
    """The person whose cookie is sent, if the server knows them."""
    return Visitor(me=_me(call.person) if call.known is not None else None)


@routes.get("/api/me", level=Level.OWN, access=Access.PERSON)
async def get_me(call: Call) -> Me:
    """The person who asks."""
    return _me(call.person)


@routes.post("/api/me", level=Level.OWN, access=Access.GUEST)
async def come_in(call: Call) -> Me:
    """Become a guest, unless the server knows the person already."""
    return _me(call.person)


@routes.patch("/api/me", level=Level.OWN, access=Access.GUEST, errors=(409,))
async def change_me(call: Call, body: MeChanges) -> Me:
    """Change one's name or language."""
    return _me(await call.services.people.rename(call.person, body.name, body.language))


@routes.post(
    "/api/me/passphrase", level=Level.INVITATION, access=Access.GUEST, scope=ACCOUNT, errors=(409,)
)
async def keep_me(call: Call, body: Keep) -> Me:
    """Set a name and a passphrase to sign in with on other devices."""
    call.services.sign_ins.take(call.address, "person.too_many_sign_ins")
    people, wanted = call.services.people, (call.person, body.handle, body.passphrase)
    if is_closed_to(call):
        return _me(await people.keep_invited(*wanted, body.invitation))
    return _me(await people.keep(*wanted))


@routes.post("/api/sign-in", level=Level.OPEN, errors=(401,))
async def sign_in(call: Call, body: SignIn) -> Me:
    """Sign in by name and passphrase."""
    call.services.sign_ins.take(call.address, "person.too_many_sign_ins")
    known, call.set_cookie = await call.services.people.sign_in(body.handle, body.passphrase)
    return _me(known.person)


@routes.post("/api/sign-out", level=Level.OWN, access=Access.PERSON, scope=ACCOUNT)
async def sign_out(call: Call) -> None:
    """Sign out on this device."""
    assert call.known is not None
    await call.services.people.sign_out(call.known)
    await _close_sockets(call, call.known.token.hash)
    call.set_cookie = ""


@routes.get("/api/me/tokens", level=Level.OWN, access=Access.PERSON, scope=ACCOUNT)
async def list_tokens(call: Call) -> list[TokenDocument]:
    """One's own tokens: the devices and programs that may act for the person."""
    return [_token(token) for token in await call.services.store.tokens_of(call.person.id)]


@routes.post("/api/me/tokens", level=Level.INVITED, access=Access.PERSON, scope=ACCOUNT, status=201)
async def make_token(call: Call, body: NewToken) -> TokenDocument:
    """Make a token for a program; only this answer has its secret."""
    if unknown := [scope for scope in body.scopes if scope not in SCOPES]:
        raise Malformed("person.unknown_scope", scope=unknown[0])
    most = call.services.settings.tokens_per_person
    tokens = await call.services.store.tokens_of(call.person.id)
    if sum(token.kind == "bot" for token in tokens) >= most:
        raise Refused("person.too_many_tokens", most=most)
    token, secret = await call.services.people.new_token(
        call.person, body.label, tuple(dict.fromkeys(body.scopes))
    )
    return _token(token, secret)


@routes.delete("/api/me/tokens/{token}", level=Level.OWN, access=Access.PERSON, scope=ACCOUNT)
async def delete_token(call: Call, token: Hash) -> None:
    """Delete a token."""
    if token not in {one.hash for one in await call.services.store.tokens_of(call.person.id)}:
        raise NotThere("request.not_there")
    await call.services.store.delete_token(token)
    await _close_sockets(call, token)


@routes.get("/api/me/games", level=Level.OWN, access=Access.PERSON)
async def my_games(
    call: Call, *, before: float | None = None, most: Annotated[int, Meta(ge=1, le=100)] = 30
) -> list[GameDocument]:
    """One's own games, those that changed last first."""
    found = await call.services.store.rooms_of(call.person.id, most, before)
    return await _games(call, found)


@routes.get("/api/me/export", level=Level.OWN, access=Access.PERSON, scope=ACCOUNT)
async def export_me(call: Call) -> Export:
    """Everything that the server stores about the person."""
    store, person = call.services.store, call.person
    return Export(
        me=_me(person),
        created=person.created,
        seen=person.seen,
        tokens=[_token(token) for token in await store.tokens_of(person.id)],
        games=await _games(call, await store.rooms_of(person.id, 10_000)),
        records=[one.id for one in await store.sent_in_by(person.id)],
        daily=[msgspec.to_builtins(one) for one in await store.daily_of(person.id)],
    )


@routes.delete("/api/me", level=Level.OWN, access=Access.PERSON, scope=ACCOUNT)
async def forget_me(call: Call) -> None:
    """Delete the person: finished games keep "a guest", in others a bot plays on."""
    services, name = call.services, call.catalogue.say("guest-forgotten")
    await forget_person(services.rooms, services.store, call.person.id, name)
    call.set_cookie = ""


async def _close_sockets(call: Call, token: str) -> None:
    """Close all sockets that were opened with a deleted token, at every table."""
    call.services.rooms.close_sockets_with(token, SIGN_IN)
    await tell_others(call.services.store)


def _me(person: Person) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,
        handle=person.handle,
        guest=person.passphrase is None,
    )


def _token(token: Token, secret: str | None = None) -> TokenDocument:
    return TokenDocument(
        id=token.hash,
        label=token.label,
        kind=token.kind,
        scopes=token.scopes,
        created=token.created,
        secret=secret,
    )


async def _games(call: Call, found: Iterable[Summary]) -> list[GameDocument]:
    """The games of the caller."""
    rooms, person = call.services.rooms, call.person
    return [_game(one, person, await rooms.waits_for(one)) for one in found]


def _game(summary: Summary, person: Person, waits_for: tuple[int, ...]) -> GameDocument:
    """A game in a person's list."""
    return GameDocument(
        room=summary.id,
        game=summary.game,
        ruleset=summary.ruleset,
        status=summary.status,
        names=tuple(sitter.name for sitter in summary.sitters),
        mine=tuple(one.seat for one in summary.sitters if one.person == person.id),
        waits_for=waits_for,
        result=summary.result,
        winners=summary.winners,
        assisted=summary.assisted,
        created=summary.created,
        changed=summary.changed,
    )
