"""The games that have records: a row each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from greentable import grass, grove
from greentable.game import AnyGame

GAMES: Mapping[str, AnyGame] = MappingProxyType({grass.name: grass, grove.name: grove})
