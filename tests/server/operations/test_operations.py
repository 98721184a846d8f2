"""Health, readiness, metrics on a port of their own, and the log: a host watches them."""

from __future__ import annotations

import io
import json
import logging
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from drills.processes import HOST, free_port
from greentable.server.core import logs
from greentable.server.core.metrics import REGISTRY
from greentable.server.http.app import ROUTES
from tests.server.asking import site
from tests.server.waiting import SECONDS

pytestmark = pytest.mark.anyio

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"
SERVER = Path(logs.__file__).parents[1]


def counted() -> set[str]:
    """The names under which Prometheus finds what is counted."""
    return {
        metric.name + "_total" * (metric.type == "counter")
        for metric in REGISTRY.collect()
        if metric.name != "python_info"
    }


async def test_a_server_that_lives_is_ready_only_while_its_database_answers(
    store_place: str,
) -> None:
    async with site(store_place) as served:
        visitor = served.visitor()

        async def says() -> list[tuple[str, int]]:
            answers = [await visitor.get(path) for path in ("/healthz", "/readyz")]
            return [(answer.text, answer.status_code) for answer in answers]

        assert await says() == [("ok\n", 200), ("ok\n", 200)]
        await served.services.store.close()
        assert await says() == [("ok\n", 200), ("store\n", 503)]
        await served.services.store.open()
        assert await says() == [("ok\n", 200), ("ok\n", 200)]


async def test_the_api_is_described_where_programs_look_for_it(tmp_path: Path) -> None:
    async with site(tmp_path) as served:
        described = (await served.visitor().get("/api/openapi.json")).json()
    assert described["openapi"].startswith("3.1")
    operations = {(path, verb) for path, verbs in described["paths"].items() for verb in verbs}
    assert operations == {(route.path, route.method.lower()) for route in ROUTES}


async def test_the_description_says_what_the_code_says(tmp_path: Path) -> None:
    """The meaning of fields and of a status; nothing on how it is done."""
    async with site(tmp_path) as served:
        described = (await served.visitor().get("/api/openapi.json")).json()
    schemas = described["components"]["schemas"]
    assert schemas["NewTable"]["properties"]["bots"]["description"].startswith(
        "The bots on the seats"
    )
    assert "$ref" in schemas["OpenedTable"]["properties"]["room"]
    operations = [one for path in described["paths"].values() for one in path.values()]
    assert all(one["summary"] and "Raises" not in one["summary"] for one in operations)
    assert operations[0]["responses"]["429"]["description"] == "Too many requests"


async def test_so_are_the_messages_of_the_socket(tmp_path: Path) -> None:
    async with site(tmp_path) as served:
        described = (await served.visitor().get("/api/socket.json")).json()
    written = json.loads((HOSTING.parent / "schema" / "socket.json").read_text(encoding="utf-8"))
    assert described["$defs"].keys() == written["$defs"].keys() >= {"FromClient", "FromServer"}


def test_metrics_are_told_on_a_port_of_their_own(tmp_path: Path) -> None:
    port, metrics_port = free_port(), free_port()
    (tmp_path / "settings.toml").write_text(f"metrics_port = {metrics_port}\n", encoding="utf-8")
    command = [sys.executable, "-m", "greentable", "serve", "--port", str(port)]
    command += ["--data", str(tmp_path / "data"), "--settings", str(tmp_path / "settings.toml")]
    address = f"http://{HOST}:{port}"
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline()
            retries = httpx.HTTPTransport(retries=5)
            with httpx.Client(transport=retries, timeout=SECONDS) as host:
                opened = host.post(
                    f"{address}/api/play", json={"game": "grove"}, headers={"origin": address}
                )
                assert opened.status_code == 201
                told = host.get(f"http://{HOST}:{metrics_port}/metrics").text
                assert host.get(f"{address}/metrics").status_code == 404
        finally:
            process.terminate()
            process.wait(SECONDS)
    assert {line.split()[2] for line in told.splitlines() if line.startswith("# HELP")} >= counted()
    assert 'greentable_requests_total{route="/api/play",status="201"} 1.0' in told
    assert "greentable_live_rooms 1.0" in told


def test_the_log_is_one_object_a_line() -> None:
    said = io.StringIO()
    names = ("greentable.server", "uvicorn", "websockets")
    before = {
        name: (logging.getLogger(name).handlers, logging.getLogger(name).level) for name in names
    }
    try:
        logs.write_logs(said)
        logs.note("room.woken", room="x")
        logs.fail("room.failed", ValueError("several\nlines"), room="y")
        logging.getLogger("uvicorn.error").warning("somebody %s", "hung up")
    finally:
        for name, (handlers, level) in before.items():
            logging.getLogger(name).handlers = handlers
            logging.getLogger(name).setLevel(level)
    lines = [json.loads(line) for line in said.getvalue().splitlines()]
    assert [(line["level"], line["what"], line.get("room")) for line in lines] == [
        ("info", "room.woken", "x"),
        ("error", "room.failed", "y"),
        ("warning", "somebody hung up", None),
    ]
    assert "ValueError" in lines[1]["trace"]


def test_whatever_stands_in_the_log_is_documented() -> None:
    """Codes are found where they are noted; what is put together is listed with dots."""
    table = HOSTING.read_text("utf-8").partition("| `what` |")[2].partition("\n\n")[0]
    documented = set(re.findall(r"`([a-z_]+\.[a-z_]+)`", table))
    noted = set()
    for file in SERVER.rglob("*.py"):
        found = re.findall(r"logs\.(?:note|warn|fail)\(\s*f?\"([^\"]+)\"", file.read_text("utf-8"))
        noted |= set(found)
    made = {
        "bot.{why}": {"bot.crashed", "bot.dawdled"},
        "{name}.put_off": set(),
        "{name}.failed": set(),
    }
    for pattern, codes in made.items():
        noted = (noted - {pattern}) | codes
    assert documented == noted - {"waking.put_off"}
    assert {"`….put_off`", "`….failed`"} <= set(re.findall(r"`….\w+`", table))


def test_every_metric_is_documented() -> None:
    rows = re.findall(r"^\| (`greentable_.*?) \|", HOSTING.read_text("utf-8"), re.MULTILINE)
    assert set(re.findall(r"`(\w+)", " ".join(rows))) == counted()
