"""Switches: the catalogues describe them as the rulesets document them."""

from __future__ import annotations

from dataclasses import fields

import pytest

from greentable import grass, grove
from greentable.core.switches import Switch, about_switch
from greentable.words.catalogue import Catalogue

ENGLISH = Catalogue("en")
SWITCHES = [*fields(grass.Ruleset), *fields(grove.Ruleset)]


@pytest.mark.parametrize(
    "switch", SWITCHES, ids=lambda switch: switch.metadata["rule"] + " " + switch.name
)
def test_english_says_of_a_switch_what_its_ruleset_says(switch: Switch) -> None:
    assert ENGLISH.text(about_switch(switch)) == switch.metadata["doc"]
