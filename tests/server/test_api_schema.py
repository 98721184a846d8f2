"""Schemathesis asks for whatever the description of the API allows, and for what it does not.

No answer may be an error of ours, and each must be as it is described. The server is a real one,
with a person who has a passphrase; `make test-slow` asks 500 times for each operation.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

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

from greentable.server.app import ROUTES
from greentable.server.openapi import openapi
from tests.server.asking import PLENTY, site
from tests.server.at_table import cookie_of, party

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
HEALTH = list(HealthCheck)
SCHEMA = schemathesis.openapi.from_dict(openapi(ROUTES))


class Served(threading.Thread):
    """A server in a thread of its own: Schemathesis waits for answers."""

    def __init__(self, folder: Path) -> None:
        super().__init__(name="served", daemon=True)
        self._folder = folder
        self._ready, self._done = threading.Event(), threading.Event()
        self.address = self.cookie = ""

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        async with site(self._folder, settings=PLENTY) as running:
            ann = await running.visitor().come_in("Ann", handle="ann")
            await party(running, "grass", "2018", 2)
            self.address, self.cookie = running.address, cookie_of(ann)
            self._ready.set()
            await asyncio.to_thread(self._done.wait)

    def __enter__(self) -> Self:
        self.start()
        assert self._ready.wait(30)
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self.join(30)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("schema")) as running:
        yield running


def call(case: schemathesis.Case[Any], served: Served) -> None:
    """Ask as a page of ours would, with somebody's cookie, and look at the answer."""
    headers = {"cookie": f"greentable={served.cookie}", "origin": served.address}
    if case.operation.method.upper() == "DELETE" and case.path == "/api/me":
        headers.pop("cookie")  # Ann is still needed
    case.call_and_validate(base_url=served.address, headers=headers, checks=CHECKS, timeout=60)


@SCHEMA.exclude(path="/api/sign-out").parametrize()
@settings(max_examples=8, phases=[Phase.generate], suppress_health_check=HEALTH, deadline=None)
def test_every_answer_is_as_described(case: schemathesis.Case[Any], served: Served) -> None:
    call(case, served)


@pytest.mark.slow
@SCHEMA.exclude(path="/api/sign-out").parametrize()
@settings(max_examples=500, phases=[Phase.generate], suppress_health_check=HEALTH, deadline=None)
def test_every_one_of_many_answers_is_as_described(
    case: schemathesis.Case[Any], served: Served
) -> None:
    call(case, served)
