"""The protocol between clients and servers: strict about requests, tolerant about answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from greentable.protocol.bodies import AnswerBody, RequestBody
from greentable.protocol.client_messages import FromClient
from greentable.protocol.host_actions import HostAction
from greentable.protocol.problems import Problem
from greentable.protocol.room_settings import RoomSettings, SettingsDocument
from greentable.protocol.server_messages import (
    ChairDocument,
    FromServer,
    Hello,
    Pong,
    RoomDocument,
    UndoDocument,
    reader_of,
    write_message,
)
from greentable.server.http.app import ROUTES

ROOM = RoomDocument(
    id="abcdefgh",
    rev=3,
    game="grass",
    ruleset="2018",
    status="playing",
    settings=SettingsDocument(clock="blitz"),
    chairs=(
        ChairDocument(
            seat=1,
            name="Ann",
            kind="person",
            bot=None,
            stand_in=None,
            conceded=False,
            is_host=True,
            is_you=True,
            is_muted=False,
        ),
    ),
    is_host=True,
    code="ABCDEFGH",
    commitments=(),
    nonces=(),
    seeds=(),
    undo=UndoDocument(seat=1, waits_for=(2,)),
    answered=(),
    assisted=False,
    result=None,
    winners=(),
    closed_why=None,
    day=None,
    puzzle=None,
    follows=None,
    followed_by=None,
    created=1.0,
    changed=2.0,
)


def with_more(document: Any) -> Any:  # noqa: ANN401 - JSON
    """The document as a newer server may send it: with one more field in every object."""
    if isinstance(document, list):
        return [with_more(one) for one in document]
    if isinstance(document, dict):
        return {**{name: with_more(one) for name, one in document.items()}, "newer": {"a": 1}}
    return document


def test_a_client_skips_fields_that_a_newer_server_sends() -> None:
    document = with_more(json.loads(write_message(ROOM)))
    assert document["settings"]["newer"]
    assert reader_of(FromServer)(json.dumps(document)) == ROOM
    assert msgspec.convert(document, RoomDocument) == ROOM


def test_a_client_skips_messages_that_it_does_not_need_or_know() -> None:
    read = reader_of(Hello | RoomDocument)
    assert read('{"type": "fireworks", "colour": "green"}') is None
    assert read(write_message(Pong(n=1))) is None
    with pytest.raises(msgspec.DecodeError):
        read("fireworks")
    with pytest.raises(msgspec.ValidationError):
        read('{"type": "room"}')


def descendants(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in kind.__subclasses__():
        yield one
        yield from descendants(one)


def test_requests_refuse_unknown_fields_and_are_sent_without_defaults() -> None:
    requests = [*descendants(RequestBody), *get_args(FromClient), *get_args(HostAction)]
    assert len(requests) > 30
    for request in requests:
        assert request.__struct_config__.forbid_unknown_fields, request
        assert request.__struct_config__.omit_defaults, request


def test_nothing_that_a_server_sends_refuses_unknown_fields() -> None:
    answers = (*descendants(AnswerBody), Problem, FromServer)
    _, schemas = msgspec.json.schema_components(answers)
    assert [name for name, one in schemas.items() if "additionalProperties" in one] == []


def test_settings_are_the_same_in_requests_and_answers() -> None:
    fields = {kind: msgspec.structs.fields(kind) for kind in (SettingsDocument, RoomSettings)}
    assert fields[SettingsDocument] == fields[RoomSettings]
    assert msgspec.to_builtins(RoomSettings()) == msgspec.to_builtins(SettingsDocument())


def test_every_body_of_the_server_is_declared_in_the_protocol_or_below() -> None:
    bodies = {part for route in ROUTES for part in (route.body, route.answer) if part is not None}
    modules = {
        kind.__module__
        for body in bodies
        for kind in (body, *get_args(body))
        if hasattr(kind, "__struct_fields__") and kind.__name__ != "Text"
    }
    assert len(modules) > 8
    assert [one for one in modules if one.startswith("greentable.server")] == []
