"""For all tests of the server: a real PostgreSQL, and stores of both kinds."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from greentable.server.store import Store, open_store
from tests.server import postgres


@pytest.fixture
def anyio_backend() -> str:
    """The backend of tests that are marked `anyio`: they may be coroutines."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server(
    tmp_path_factory: pytest.TempPathFactory, worker_id: str
) -> Iterator[postgres.Postgres]:
    """One server for all processes of the test run: do not stop it."""
    own = tmp_path_factory.getbasetemp()
    with postgres.shared(own if worker_id == "master" else own.parent) as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: postgres.Postgres) -> Iterator[str]:
    """The address of an empty database."""
    with postgres_server.database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def store_place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store of either kind can be opened."""
    if request.param == "sqlite":
        return str(tmp_path / "data")
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
async def store(store_place: str) -> AsyncIterator[Store]:
    """An empty store of either kind, opened."""
    store = open_store(store_place)
    await store.open()
    yield store
    await store.close()
