"""The browser's client as the server serves it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from greentable.server.http import pages
from tests.server.asking import site

APP = Starlette(routes=pages.page_routes())


def get(path: str, **headers: str) -> httpx.Response:
    """The answer; headers are written with underscores."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app=APP)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get(path, headers=named)

    return asyncio.run(asked())


def _script() -> str:
    return next(path for path in pages.built_files() if path.endswith(".js"))


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/new", "/settings"])
def test_every_screen_is_the_same_page_and_asked_for_each_time(path: str) -> None:
    answer = get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == get("/").text


def test_built_files_are_kept_for_good_and_sent_packed() -> None:
    answer = get(f"/{_script()}", accept_encoding="gzip")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.content == pages.built_files()[_script()].body


def test_who_has_a_file_already_is_not_sent_it_again() -> None:
    tag = get("/").headers["etag"]
    answer = get("/", if_none_match=tag)
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../app.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/..%2f..%2fapp.py",
        "/.stamp",
        "/index.html",
        "/no/such/page",
    ],
)
def test_nothing_else_is_served(path: str) -> None:
    assert get(path).status_code == 404


@pytest.mark.anyio
async def test_a_person_at_an_address_that_is_none_gets_the_page_and_a_program_an_answer(
    tmp_path: Path,
) -> None:
    async with site(tmp_path) as served:
        visitor = served.visitor().http
        person = await visitor.get("/gress", headers={"accept": "text/html,*/*"})
        program = await visitor.get("/gress", headers={"accept": "application/json"})
        route = await visitor.get("/api/gress", headers={"accept": "text/html"})
    assert (person.status_code, person.content) == (404, pages.built_files()["index.html"].body)
    assert person.headers["content-security-policy"] == program.headers["content-security-policy"]
    for answer in (program, route):
        assert (answer.status_code, answer.json()["code"]) == (404, "request.not_there")
