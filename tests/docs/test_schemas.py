"""The schemas in docs/schema are those of the code, and they describe every field."""

from __future__ import annotations

import pytest

from greentable.grass.wire.schemas import SCHEMAS as GRASS_SCHEMAS
from greentable.grove.wire.schemas import SCHEMAS as GROVE_SCHEMAS
from tests.docs.described_schemas import undescribed
from tools.generate import schemas as make_schemas

GAMES = {"grass": GRASS_SCHEMAS, "grove": GROVE_SCHEMAS}


def test_schemas_are_up_to_date() -> None:
    ours = list(make_schemas.FOLDER.iterdir())
    written = {file.name: file.read_text(encoding="utf-8") for file in ours}
    made = dict(
        [
            *make_schemas.schemas(),
            *make_schemas.pages(),
            make_schemas.message_tables(),
            make_schemas.socket_schema(),
        ]
    )
    assert made == written
    for game in GAMES:
        kinds = {f"{game}-{kind}.json" for kind in ("view", "events", "explanation")}
        assert {name for name, _ in make_schemas.schemas() if name.startswith(f"{game}-")} == kinds


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, schemas in GAMES.items() for name in schemas]
)
def test_every_field_and_every_document_is_described(game: str, name: str) -> None:
    assert undescribed(GAMES[game][name]) == []
