"""Sheets: calculations without a table, such as scores of printed cards, decks and recipes.

Each sheet of a game becomes a route with its own types.
"""

from __future__ import annotations

from typing import Any

from greentable.game.sheets import Sheet
from greentable.games import SHEETS
from greentable.server.http.calls import Call
from greentable.server.http.routes import Access, Handler, Level, Routes

routes = Routes("sheets")


def _handler(sheet: Sheet[Any, Any]) -> Handler:
    async def work_out(call: Call, body: Any) -> Any:  # noqa: ANN401 - the type is the sheet's
        if sheet.is_file:
            call.services.imports.take(call.person.id, "sheet.too_many_files")
        words = call.catalogue.text
        return await call.services.archive.in_thread(lambda: sheet.work_out(body, words))

    # The route and its description are made from these.
    work_out.__annotations__ = {"call": Call, "body": sheet.wanted, "return": sheet.given}
    work_out.__name__ = f"{sheet.game}_{sheet.name.replace('-', '_')}"
    work_out.__doc__ = sheet.work_out.__doc__
    return work_out


for _sheet in SHEETS:
    routes.post(
        f"/api/games/{_sheet.game}/{_sheet.name}",
        level=Level.INVITED if _sheet.is_file else Level.OPEN,
        access=Access.SIGNED_IN if _sheet.is_file else Access.ANYBODY,
        bytes_setting="file_bytes" if _sheet.is_file else "body_bytes",
    )(_handler(_sheet))
