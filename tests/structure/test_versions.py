"""Greentable has one version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import greentable

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("name", ["package.json", "package-lock.json"])
def test_the_client_has_the_version_of_the_package(name: str) -> None:
    client = json.loads((WEB / name).read_text(encoding="utf-8"))
    assert client["version"] == greentable.__version__
    locked = client.get("packages", {}).get("", client)
    assert locked["version"] == greentable.__version__
