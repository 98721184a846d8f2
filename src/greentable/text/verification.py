"""The result of a verification in messages, for the command line and the server."""

from __future__ import annotations

from greentable.records import Record
from greentable.table import Verified
from greentable.words.messages import Message, say


def checked_facts(record: Record, found: Verified) -> list[Message]:
    """The facts that were checked (moves, result, chance, commitments), as parts of a sentence."""
    checked = [say("verify-moves", plies=len(record.plies))]
    checked.append(say("verify-unfinished" if record.result is None else "verify-result"))
    if found.dealt == 0:
        checked.append(say("verify-no-seed"))
    elif found.dealt < found.chance:
        checked.append(say("verify-some-chance", dealt=found.dealt, chance=found.chance))
    else:
        checked.append(say("verify-chance"))
    if found.commitments:
        checked.append(say("verify-commitments", count=found.commitments))
    return checked
