"""Schemathesis asks for whatever the description of the API allows, and for what it does not.

No answer may be an error of ours, and each must be as it is described. The server is a real one,
with a person who has a passphrase; `make test-all` asks 500 times for each operation.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from drills.processes import HOST, PUBLIC, ServerProcess, running
from greentable.server.http.app import ROUTES
from greentable.server.http.openapi import openapi
from tests.server.asking import PASSPHRASE
from tests.server.waiting import SECONDS

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
HEALTH = list(HealthCheck)
ENDS_A_PERSON = {("DELETE", "/api/me"), ("POST", "/api/sign-out")}
LIMITS = {"sign_ins_per_minute": 1_000_000, "rooms_per_person": 1_000_000, "imports_per_hour": 1e6}
SCHEMA = schemathesis.openapi.from_dict(openapi(ROUTES))


class Served(NamedTuple):
    """A server, and somebody who is signed in there."""

    address: str
    headers: dict[str, str]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """In a process of its own: chance in this one belongs to Hypothesis."""
    server = ServerProcess(str(tmp_path_factory.mktemp("schema")), settings=LIMITS)
    with running(server):
        address = f"http://{HOST}:{server.port}"
        headers = {"host": PUBLIC.partition("://")[2], "origin": PUBLIC}
        with httpx.Client(base_url=address, headers=headers, timeout=SECONDS) as ann:
            for path, body in (
                ("/api/me/passphrase", {"handle": "ann", "passphrase": PASSPHRASE}),
                ("/api/tables", {"game": "grass", "seats": 2}),
            ):
                assert ann.post(path, json=body).is_success
            yield Served(address, {**headers, "cookie": f"greentable={ann.cookies['greentable']}"})


def cookie_of_a_guest(served: Served) -> str:
    """Somebody comes in."""
    headers = {name: value for name, value in served.headers.items() if name != "cookie"}
    answer = httpx.post(f"{served.address}/api/me", headers=headers, timeout=SECONDS)
    return f"greentable={answer.cookies['greentable']}"


def call(case: schemathesis.Case[Any], served: Served) -> None:
    """Ask as a page of ours would, with somebody's cookie, and look at the answer."""
    headers = dict(served.headers)
    if (case.operation.method.upper(), case.path) in ENDS_A_PERSON:
        headers["cookie"] = cookie_of_a_guest(served)  # Ann is still needed
    case.call_and_validate(base_url=served.address, headers=headers, checks=CHECKS, timeout=SECONDS)


@pytest.mark.more
@SCHEMA.parametrize()
@settings(max_examples=8, phases=[Phase.generate], suppress_health_check=HEALTH, deadline=None)
def test_every_answer_is_as_described(case: schemathesis.Case[Any], served: Served) -> None:
    call(case, served)


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(max_examples=500, phases=[Phase.generate], suppress_health_check=HEALTH, deadline=None)
def test_every_one_of_many_answers_is_as_described(
    case: schemathesis.Case[Any], served: Served
) -> None:
    call(case, served)
