"""The rules behind refusals."""

from __future__ import annotations

from greentable import grass, grove
from greentable.words.messages import key_of

RULES_OF_REFUSALS: dict[str, str] = {
    f"{game}-reason-{key_of(reason.name)}": rule
    for game, rules in (("grass", grass.RULE_OF_REASON), ("grove", grove.RULE_OF_REASON))
    for reason, rule in rules.items()
}
"""The number of the rule, by the id of the refusal's message. Some refusals have none."""
