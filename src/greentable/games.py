"""The games that there are, by name. Those who drive games get them from here, and name none."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from greentable import grass, grove
from greentable.game import AnyGame

GAMES: Mapping[str, AnyGame] = MappingProxyType({grass.name: grass, grove.name: grove})
