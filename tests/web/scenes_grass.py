"""Scenes of Grass."""

from __future__ import annotations

from greentable.protocol.room_settings import RoomSettings
from tests.web.scene import Scene


def _grass(start: str, *moves: str, **more: object) -> Scene:
    return Scene(game="grass", start=start, moves=moves, **more)  # type: ignore[arg-type]


GRASS_SCENES: dict[str, Scene] = {
    "grass-alone": _grass(
        """
        2018
        turn 1
        1: HG MO BU ...
        2: ...
        3: ...
        """,
        "1 discard HG",
        "1 end",
        bots=(2, 3),
        asks={0: ("play HG", "play MO", "discard HG")},
        settings=RoomSettings(pace="slow"),
    ),
    "grass-clock": _grass(
        """
        2018
        turn 1
        1: HG ...
        2: ...
        """,
        settings=RoomSettings(clock="relaxed"),
    ),
    "grass-haggle": _grass(
        """
        2018
        turn 1
        1: HG CO ...
        2: PA ...
        """,
        '1 {"verb":"offer","card":"HG","other":null,"seat":2}',
        "2 decline",
        "1 offer CO>PA@2",
        "2 decline",
        asks={
            0: (
                '{"verb":"offer","card":"HG","other":null,"seat":2}',
                '{"verb":"offer","card":"HG","other":"HG","seat":2}',
            )
        },
    ),
    "grass-lacking": _grass(
        """
        2018
        turn 1
        1: HG CO ...
        2: PA MO MO MO MO MO
        """,
        "1 offer HG>DF@2",
        "2 decline",
        "1 offer HG>JA@2",
        "2 decline",
        "1 offer HG>PA@2",
        seat=2,
    ),
    "grass-hidden-deal": _grass(
        """
        2018 hidden_deals
        turn 1
        1: HG CO ...
        2: PA ...
        3: ...
        """,
        "1 offer HG>PA@2",
        "2 accept",
        "2 hand PA",
    ),
    "grass-swap": _grass(
        """
        2018
        turn 1
        1: ... | market | stash 2HG
        2: ... | market | stash CO
        3: ... | market
        4: ... | market | stash MX
        """,
        "1 swap HG>MX@4",
    ),
    "grass-fine": _grass(
        """
        2018
        turn 1
        1: PF ... | market BU | stash HG MX
        2: ... | market
        """,
    ),
    "grass-cover": _grass(
        """
        2018
        turn 1
        1: GS ... | market | stash 2HG MX CO
        2: ... | market
        """,
    ),
    "grass-pass": _grass(
        """
        2018
        turn 1, played, passing
        1: HG ... | chooses
        2: ... | chooses
        ashtray SO
        """,
    ),
    "grass-counter-of-another": _grass(
        """
        2018
        turn 1
        1: LC HG ...
        2: FE ...
        3: PA ...
        """,
        "1 offer LC>PA@*",
        "2 counter FE",
        "1 decline",
        "3 decline",
        "1 offer LC>DF@*",
        "2 counter FE",
        "3 decline",  # ahead of being asked
        seat=3,
    ),
    "grass-counter-ahead": _grass(
        """
        2018
        turn 1
        1: HG CO ...
        2: ...
        3: PA ...
        """,
        "1 offer HG>?@*",
        "3 counter PA",
        "3 counter PA>CO",
        asks={3: ("counter PA>CO",)},
        seat=3,
    ),
    "grass-give-up": _grass(
        """
        2018
        turn 1
        1: SO ... | market
        2: ... | market | stash HG PA
        """,
        "1 play SO@2",
        seat=2,
    ),
    "grass-hit": _grass(
        """
        2018
        turn 1
        1: BU ... | market
        2: ... | market
        3: ... | market
        """,
        "1 play BU@2",
        asks={0: ("play BU@2", "play BU@3")},
    ),
    "grass-end": _grass(
        """
        2018 max_rounds=2
        turn 1, round 2, dealer 2
        1: HG CO ... | market | stash PA | total 50000
        2: ... | market | total 25000
        haystack
        ashtray rest
        """,
        "1 discard HG",
        "1 end",
    ),
}
