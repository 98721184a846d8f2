"""docs/protocol.md lists every message and every HTTP body, each with its meaning."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from greentable.protocol.client_messages import FromClient
from greentable.protocol.host_actions import HostAction
from greentable.protocol.server_messages import FromServer
from greentable.server.http.app import ROUTES
from tools.generate import list_protocol

PAGE = list_protocol.PAGE.read_text(encoding="utf-8")
TYPES = list_protocol.types()


def test_the_page_is_up_to_date() -> None:
    """`python -m tools.generate.list_protocol` writes it."""
    assert list_protocol.page() == PAGE


@pytest.mark.parametrize("name", sorted(TYPES))
def test_every_type_and_every_field_is_described(name: str) -> None:
    fields = TYPES[name]["properties"]
    said = {field: one for field, one in fields.items() if not list_protocol.is_tag(one)}
    assert TYPES[name]["description"].split("\n\n")[0].endswith(".")
    assert [f for f, one in said.items() if not one.get("description", "").endswith(".")] == []


def test_every_message_action_and_route_has_its_place() -> None:
    titles = re.findall(r"^### (.*)", PAGE, re.MULTILINE)
    for union in (FromClient, FromServer, HostAction):
        assert {kind.__struct_config__.tag for kind in get_args(union)} <= set(titles)
    assert all(f"`{route.method} {route.path}`" in PAGE for route in ROUTES)


def test_every_link_leads_to_one_section() -> None:
    titles = [title.lower() for title in re.findall(r"^### (.*)", PAGE, re.MULTILINE)]
    assert len(titles) == len(set(titles))
    assert set(re.findall(r"\]\(#([^)]*)\)", PAGE)) <= set(titles)
    files = re.findall(r"\]\(([^)#]+)\)", PAGE)
    assert [one for one in files if not (list_protocol.PAGE.parent / one).exists()] == []
