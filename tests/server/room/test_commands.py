"""Commands over a real socket: each is done once, in its time, by whose seat it is, or refused."""

from __future__ import annotations

import itertools
from pathlib import Path

import msgspec
import pytest

from greentable.core.shuffle import Stream
from greentable.server.core.settings import Settings
from greentable.server.room.opening import Guest
from tests.server.random_rooms import opening
from tests.server.set_world import SetWorld
from tests.server.socket_players import Player, Server, serving

pytestmark = pytest.mark.anyio


async def two_players(server: Server, ruleset: str = "2018") -> tuple[str, dict[int, Player]]:
    """Ann and Ben at a table of Grass where the game has begun."""
    room = await server.rooms.open(opening("grass", ruleset, 2))
    players = {1: await server.join(room.id, "ann"), 2: await server.join(room.id, "ben")}
    for player in players.values():
        await player.hear("view")
    return room.id, players


def asked(players: dict[int, Player]) -> int:
    seats: list[int] = players[1].views[1]["view"]["table"]["to_act"]
    return seats[0]


async def test_a_command_is_acknowledged_with_its_revision_before_the_view(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room, players = await two_players(server)
        seat = asked(players)
        player = players[seat]
        before = len(player.heard)
        answer = await player.play(seat, player.legal(seat)[0])
        kinds = [msgspec.json.decode(text)["type"] for text in player.heard[before:]]
        assert [kind for kind in kinds if kind != "presence"] == ["ack", "view"]
        assert answer["rev"] == player.views[seat]["rev"]
        stored = await server.rooms.context.store.log(room)
        assert stored[-1].seq == answer["rev"]


async def test_a_move_may_come_by_its_parts(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await two_players(server)
        seat = asked(players)
        player = players[seat]
        card = player.views[seat]["view"]["own"]["legal"]["offers"]["gives"][0]
        parts = {"verb": "offer", "card": card}
        told = await player.do("ask", rev=player.rev, seat=seat, move=parts)
        [(token, explained)] = told["moves"].items()
        assert (token, explained["is_legal"]) == (f"offer {card}>?@*", True)
        assert explained["said"]["id"] == "grass-move-offer-open-table"
        assert (await player.play(seat, parts))["type"] == "ack"
        assert players[3 - seat].views


async def test_parts_that_make_no_move_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await two_players(server)
        seat = asked(players)
        player = players[seat]
        for parts in ({"verb": "fly"}, {"verb": "play", "card": "XX"}, {"verb": "swap"}, {}):
            for kind in ("ask", "cmd"):
                answer = await player.do(kind, rev=player.rev, seat=seat, move=parts)
                assert answer["type"] == "reject"
                assert answer["code"] in {"move.parts", "move.form"}
        assert (await player.play(seat, player.legal(seat)[0]))["type"] == "ack"


async def test_nothing_overtakes_a_question_that_takes_its_time(tmp_path: Path) -> None:
    """Questions are answered beside the event loop, all else at once; yet in their order."""
    async with serving(tmp_path) as server:
        _, players = await two_players(server)
        seat = asked(players)
        player = players[seat]
        before = len(player.heard)
        for number in range(5):
            question = {"type": "ask", "id": f"a{number}", "rev": player.rev, "seat": seat}
            await player.say(**question, all=True)
            await player.say(type="ping", n=number)
        await player.hear("pong", n=4)
        heard = [msgspec.json.decode(text) for text in player.heard[before:]]
        order = [one.get("id") or one["n"] for one in heard if one["type"] in {"answer", "pong"}]
        assert order == ["a0", 0, "a1", 1, "a2", 2, "a3", 3, "a4", 4]


async def test_sent_again_it_gets_the_first_answer_and_is_not_done_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await two_players(server)
        seat = asked(players)
        player = players[seat]
        move = next(move for move in player.legal(seat) if move.startswith("discard"))
        rev = player.rev
        answers = [
            await player.do("cmd", id="same", rev=rev, seat=seat, move=move) for _ in range(3)
        ]
        assert answers[0]["type"] == "ack"
        assert answers == [answers[0]] * 3
        actor = await server.rooms.actor(player.room["id"])
        assert actor.room.rev == answers[0]["rev"]


async def test_an_id_is_one_for_each_seat(tmp_path: Path) -> None:
    """Two seats of one person may count alike: neither gets the answer of the other."""
    guests = tuple(Guest(name=name, person="ann") for name in ("Ann", "Abe"))
    asked = msgspec.structs.replace(opening("grove", "house", 2), guests=guests)
    async with serving(tmp_path) as server:
        opened = await server.rooms.open(asked)
        ann = await server.join(opened.id, "ann")
        for seat in (1, 2):
            await ann.hear("view", seat=seat)
        revs = []
        for seat in (1, 2):
            move = ann.legal(seat)[0]
            answer = await ann.do("cmd", id="same", rev=ann.rev, seat=seat, move=move)
            assert answer["type"] == "ack"
            revs.append(answer["rev"])
            await ann.catch_up(answer["rev"])
        assert revs[0] < revs[1]


async def test_after_a_restart_it_is_still_known(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room, players = await two_players(server)
        seat = asked(players)
        player = players[seat]
        rev, move = player.rev, player.legal(seat)[0]
        first = await player.do("cmd", id="same", rev=rev, seat=seat, move=move)
        assert await _restarted(server, player) == 1012
    async with serving(tmp_path) as server:
        player = await server.join(room, ["ann", "ben"][seat - 1])
        assert await player.do("cmd", id="same", rev=rev, seat=seat, move=move) == first


async def _restarted(server: Server, player: Player) -> int:
    await server.rooms.close()
    return await player.end()


REFUSED = [
    ("stale", {"rev": 1}, "command.stale"),
    ("foreign", {"seat": 3}, "seat.not_yours"),
    ("illegal", {"move": "play UW"}, "grass.not_in_hand"),
    ("unread", {"move": "dance"}, "notation.verb"),
]


@pytest.mark.parametrize(("fields", "code"), [row[1:] for row in REFUSED], ids=str)
async def test_what_is_refused_has_its_code_and_changes_nothing(
    tmp_path: Path, fields: dict[str, object], code: str
) -> None:
    async with serving(tmp_path) as server:
        _, players = await two_players(server)
        seat = asked(players)
        player = players[seat]
        if fields.get("seat"):
            fields = {"seat": 3 - seat}
        if fields.get("rev"):
            await player.play(seat, next(m for m in player.legal(seat) if "discard" in m))
        actor = await server.rooms.actor(player.room["id"])
        before = actor.room
        sent = {"rev": player.rev, "seat": seat, "move": player.legal(seat)[0], **fields}
        answer = await player.do("cmd", **sent)
        assert (answer["type"], answer["code"]) == ("reject", code)
        assert answer["rev"] == before.rev
        assert answer["message"]["id"]
        assert actor.room == before
        if code == "command.stale":
            view = await player.hear("view")
            assert view["rev"] == before.rev


async def test_a_seat_that_is_not_asked_is_told_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await two_players(server)
        seat = 3 - asked(players)
        answer = await players[seat].play(seat, "end")
        assert (answer["type"], answer["code"]) == ("reject", "grass.not_your_turn")


MALFORMED = [
    "",
    "nonsense",
    "{}",
    "[]",
    '{"type": "cmd"}',
    '{"type": "dance"}',
    '{"type": "ping", "n": -1}',
    '{"type": "ping", "more": 1}',
    '{"type": "cmd", "id": "a b", "rev": 1, "seat": 1, "move": "end"}',
    '{"type": "cmd", "id": "a", "rev": 1, "seat": 7, "move": "end"}',
    '{"type": "cmd", "id": "a", "rev": 1, "seat": 1, "move": "' + "x" * 300 + '"}',
    "[" * 5000,
    '{"type": "talk", "cards": ["HG", "HG", "HG", "HG"]}',
]


async def test_what_is_no_message_is_refused_and_the_socket_stays_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await two_players(server)
        for text in MALFORMED:
            await players[1].socket.send(text)
            answer = await players[1].hear("reject")
            assert (answer["id"], answer["code"]) == (None, "message.malformed"), text
        await players[1].socket.send(b"\x00\xff")
        assert (await players[1].hear("reject"))["code"] == "message.malformed"
        await players[1].say(type="ping", n=3)
        assert (await players[1].hear("pong"))["n"] == 3


async def test_a_frame_that_is_too_long_closes_the_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await two_players(server)
        await players[1].socket.send("x" * 20_000)
        assert await players[1].end() == 1009


async def test_who_sends_too_much_is_told_to_slow_down(tmp_path: Path) -> None:
    settings = Settings(commands_per_second=1, commands_burst=5)
    async with serving(tmp_path, settings=settings) as server:
        _, players = await two_players(server)
        for number in range(7):
            await players[1].say(type="ping", n=number)
        assert await players[1].end() == 4429
        await players[2].say(type="ping", n=1)
        assert await players[2].hear("pong")


async def test_the_newest_socket_of_a_person_wins(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room, players = await two_players(server)
        again = await server.join(room, "ann")
        assert await players[1].end() == 4409
        await again.say(type="ping", n=1)
        assert await again.hear("pong")


async def test_the_older_socket_may_take_the_table_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room, players = await two_players(server)
        newer = await server.join(room, "ann")
        assert await players[1].end() == 4409
        back = await server.join(room, "ann")
        assert await newer.end() == 4409
        await back.hear("view")
        await back.hear("presence", seats={"1": "here", "2": "here"})


async def test_who_was_away_is_told_what_happened_meanwhile(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room, players = await two_players(server)
        seat = asked(players)
        mover, other = players[seat], players[3 - seat]
        seen = other.rev
        discard = next(move for move in mover.legal(seat) if move.startswith("discard"))
        await mover.play(seat, discard)
        await mover.play(seat, "end")
        missed = []
        while other.rev < mover.rev:
            missed += (await other.hear("view"))["events"]
        await other.say(type="sync", rev=seen)
        assert (await other.hear("view"))["events"] == missed != []
        await other.say(type="sync", rev=other.rev)
        assert (await other.hear("view"))["events"] == []
        await mover.say(type="sync", rev=seen)
        own = (await mover.hear("view", seat=seat))["events"]
        assert [one["event"] for one in own] != [one["event"] for one in missed]
        actor = await server.rooms.actor(room)
        assert actor.room.rev == mover.rev


async def test_what_was_taken_back_has_not_happened(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await two_players(server)
        seat = asked(players)
        mover, seen = players[seat], players[seat].rev
        discard = next(move for move in mover.legal(seat) if move.startswith("discard"))
        await mover.play(seat, discard)
        done = await mover.do("undo", rev=mover.rev, seat=seat)
        assert done["type"] == "ack"
        await mover.catch_up(done["rev"])
        await mover.say(type="sync", rev=seen)
        assert (await mover.hear("view"))["events"] == []


@pytest.mark.parametrize(("person", "room"), [("eve", None), ("ann", "nowhere")])
async def test_a_strange_room_and_none_look_the_same(
    tmp_path: Path, person: str, room: str | None
) -> None:
    async with serving(tmp_path) as server:
        id_, _ = await two_players(server)
        player = await server.knock(room or id_, person)
        assert await player.end() == 4403
        assert player.heard == []


async def test_a_client_of_another_protocol_is_sent_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room, _ = await two_players(server)
        player = await server.knock(room, "ann", "&proto=0")
        assert await player.end() == 4426


async def test_offers_are_limited_by_rate(tmp_path: Path) -> None:
    settings = Settings(
        commands_per_second=1000, commands_burst=1000, offers_per_minute=2, outbox=500
    )
    world = SetWorld()
    async with serving(tmp_path, settings=settings, world=world) as server:
        _, players = await two_players(server)
        seat = asked(players)
        one, other = players[seat], players[3 - seat]
        offers = one.views[seat]["view"]["own"]["legal"]["offers"]
        wants = [kind for kind in offers["wants"] if kind and kind not in offers["gives"]][:3]
        answers = []
        for want in wants:
            move = f"offer {offers['gives'][0]}>{want}@{3 - seat}"
            answer = await one.play(seat, move)
            answers.append(answer.get("code", "ok"))
            if answer["type"] == "ack":
                await other.catch_up(answer["rev"])
                declined = await other.play(3 - seat, "decline")
                await one.catch_up(declined["rev"])
        assert answers == ["ok", "ok", "offer.too_many"]
        world.pass_by(31)
        assert (await one.play(seat, f"offer {offers['gives'][0]}>{wants[2]}@{3 - seat}"))[
            "type"
        ] == "ack"


# Doubled, dropped, reordered: the end is the same as if each had come once and in order.


@pytest.mark.parametrize("seed", range(3))
async def test_doubled_dropped_and_reordered_commands_come_to_the_same(
    tmp_path: Path, seed: int
) -> None:
    rng = Stream(f"storm {seed}".encode(), "commands")
    async with serving(tmp_path) as server:
        room, players = await two_players(server)
        actor = await server.rooms.actor(room)
        sent: list[tuple[int, dict[str, object]]] = []
        for number in range(40):
            seat = asked(players)
            player = players[seat]
            legal = player.legal(seat)
            move = legal[rng.below(len(legal))]
            command = {
                "type": "cmd",
                "id": f"n{number}",
                "rev": player.rev,
                "seat": seat,
                "move": move,
            }
            sent.append((seat, command))
            storm = [sent[-1]] * (1 + rng.below(3))
            storm += [sent[rng.below(len(sent))] for _ in range(rng.below(3))]
            # In any order: earlier ones are known or stale by now, the new one is done once.
            for one, again in sorted(storm, key=lambda _: rng.below(1000)):
                await players[one].say(**again)
            await server.settle()
            while actor.room.answer_to(seat, f"n{number}") is None:  # it was sent, not yet read
                await players[seat].hear("ack")
            await server.settle()
            for reader in players.values():
                await reader.catch_up(actor.room.rev)
        played = [
            (entry["seat"], entry["command"], entry["plies"][0][1])
            for line in await server.rooms.context.store.log(room)
            if (entry := msgspec.json.decode(line.body))["entry"] == "played"
        ]
        assert played == [(seat, str(one["id"]), str(one["move"])) for seat, one in sent]
        assert all(one != two for one, two in itertools.pairwise(played))
