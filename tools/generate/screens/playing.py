"""Play games up to a moment worth a picture, always with the same moves."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.helpers.games import ask

# Bots that think as long as they have time would not always play the same.
_BOT = {"grass": "rules", "grove": "greedy"}

# The habits of a player who knows the game a little: the first of these that can be played.
_GRASS_HABITS = (
    r"^(decline|pass )",
    r"^play MO",
    r"^play (DF|PA)$",
    r"^play (JA|CO)$",
    r"^play (LC|CB|GS)\b",
    r"^play (IM|BF|HE|CD)$",
    r"^play (SN|EU|SH)",
    r"^play (HG|MX)$",
    r"^play (BU|DE|FE|SS)",
    r"^end$",
    r"^discard (IM|BF|HE|CD|MC)$",
    r"^discard",
    r"",
)

_PLAY = """([room, habits, decisions]) => new Promise((done, fail) => {
    const address = `${location.origin.replace("http", "ws")}/api/tables/${room}/socket`;
    const socket = new WebSocket(address);
    let left = decisions;
    let latest = null;
    const send = (message) => socket.send(JSON.stringify(message));
    const move = (token) => {
        const { rev, seat } = latest;
        send({ type: "cmd", id: `m${rev}`, rev, seat, move: token });
    };
    socket.onclose = ({ code }) => fail(new Error(`closed: ${code}`));
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "room" && message.status === "over") { socket.close(); done("over"); }
        // Others were quicker where all choose at once: a newer view comes by itself.
        if (message.type === "reject" && message.code !== "command.stale") {
            fail(new Error(message.code));
        }
        if (message.type === "ack") left -= 1;
        if (message.type === "answer") {
            const best = Object.values(message.moves).reduce((one, other) =>
                other.score_after > one.score_after ? other : one);
            move(best.move);
        }
        if (message.type !== "view") return;
        const { table, own } = message.view;
        if (!table.to_act.includes(message.seat)) return;
        latest = message;
        const moves = own.legal.moves;
        const isTurn = !moves.some((one) => /^(pass|decline|give|end)/.test(one));
        if (left <= 0 && isTurn) { socket.close(); done("playing"); return; }
        if (!habits.length) {
            const { rev, seat } = message;
            send({ type: "ask", id: `a${rev}`, rev, seat, all: true });
            return;
        }
        for (const habit of habits) {
            const found = moves.find((one) => new RegExp(habit).test(one));
            if (found) { move(found); return; }
        }
    };
})"""


def begin(page: Page, **wish: object) -> str:
    """A game against bots; its room."""
    always = {"pace": "instant", "nonce": "salt", "bot": _BOT[str(wish["game"])]}
    answer = ask(page, "POST", "/api/play", {**always, **wish})
    return str(answer["room"]["id"])


def play(page: Page, room: str, decisions: int) -> str:
    """Make some of the player's decisions, by fixed habits in Grass, by the score in Grove."""
    game = ask(page, "GET", f"/api/tables/{room}")["game"]
    habits = _GRASS_HABITS if game == "grass" else ()
    return str(page.evaluate(_PLAY, [room, habits, decisions]))
