"""Write docs/schema/messages.json: every message of both games, and the kinds of its arguments.

    python scripts/make_message_tables.py           write it anew
    python scripts/make_message_tables.py --check   say whether it is up to date

It is for programs that put messages into words themselves, such as a client in the browser.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from greentable import grass, grove

FILE = Path(__file__).parent.parent / "docs" / "schema" / "messages.json"
COMMAND = "python scripts/make_message_tables.py"


def tables() -> str:
    """The file as it should be."""
    made = {table.game: table.as_json() for table in (grass.MESSAGES, grove.MESSAGES)}
    return json.dumps(made, indent=1) + "\n"


def main(arguments: list[str]) -> int:
    if "--check" not in arguments:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(tables(), encoding="utf-8")
        return 0
    if FILE.exists() and FILE.read_text(encoding="utf-8") == tables():
        return 0
    print(f"{FILE.name} is not up to date; run: {COMMAND}")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
