// node load.cjs PORT API_PORT TABLES: four sockets a table, one move a second each, in an open loop, for as many
// seconds as each line of its input says. Prints what it measured as JSON, a line each time: waits in
// milliseconds from when a move was due to the last view.

const readline = require("node:readline");
const { io } = require("socket.io-client");
const { HAND } = require("./game.cjs");

const [port, apiPort, tables] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const SEATS = 4;

class Table {
  constructor(matchID) {
    this.matchID = matchID;
    this.stateID = -1;
    this.turn = null;
    this.seen = new Array(SEATS).fill(-1);
    this.due = []; // moments at which a move was due and not yet sent
    this.sent = null;
    this.waits = [];
    this.bytes = 0;
    this.views = 0;
  }

  async sit() {
    const synced = [];
    this.sockets = [...Array(SEATS).keys()].map((seat) => {
      const socket = io(`${address}/stand-in`, {
        transports: ["websocket"],
        forceNew: true,
        perMessageDeflate: { threshold: 0 },
      });
      synced.push(
        new Promise((resolve) => {
          socket.on("sync", (_match, info) => {
            this.see(seat, info.state);
            resolve();
          });
        }),
      );
      socket.on("connect", () => socket.emit("sync", this.matchID, String(seat), undefined, SEATS));
      socket.on("update", (_match, state) => this.see(seat, state));
      return socket;
    });
    await Promise.all(synced);
  }

  see(seat, state) {
    if (this.views < 40) this.bytes += JSON.stringify(state).length;
    this.views += 1;
    this.seen[seat] = state._stateID;
    this.turn = Number(state.ctx.currentPlayer);
    this.stateID = Math.max(this.stateID, state._stateID);
    if (this.sent !== null && Math.min(...this.seen) > this.sent.stateID) {
      this.waits.push(performance.now() - this.sent.due);
      this.sent = null;
      this.move();
    }
  }

  tick() {
    this.due.push(performance.now());
    this.move();
  }

  move() {
    if (this.sent !== null || this.due.length === 0) return;
    const seat = String(this.turn);
    const args = [Math.floor(Math.random() * HAND)];
    const action = { type: "MAKE_MOVE", payload: { type: "play", args, playerID: seat } };
    this.sent = { stateID: this.stateID, due: this.due.shift() };
    this.sockets[this.turn].emit("update", action, this.stateID, this.matchID, seat);
  }
}

async function open() {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ numPlayers: SEATS });
  const url = `http://127.0.0.1:${apiPort}/games/stand-in/create`;
  const answer = await fetch(url, { method: "POST", headers, body });
  const table = new Table((await answer.json()).matchID);
  await table.sit();
  return table;
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function load(all, seconds) {
  const began = performance.now();
  const cpu = process.cpuUsage();
  for (const table of all) table.waits = [];
  all.forEach((table, number) => {
    const tick = (count) => {
      if (count >= seconds) return;
      const at = began + 1000 * (count + number / tables);
      setTimeout(() => {
        table.tick();
        tick(count + 1);
      }, at - performance.now());
    };
    tick(0);
  });
  await pause(1000 * seconds + 1500);
  const own = process.cpuUsage(cpu);
  const first = all[0];
  return JSON.stringify({
    waits: all.flatMap((table) => table.waits),
    load_cpu: (own.user + own.system) / 1e6,
    view_bytes: Math.round(first.bytes / Math.min(40, first.views)),
  });
}

async function main() {
  const all = [];
  for (let count = 0; count < tables; count++) all.push(await open());
  console.log("seated");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    console.log(await load(all, Number(line)));
  }
  for (const table of all) for (const socket of table.sockets) socket.close();
}

main();
