// node server.cjs PORT API_PORT FOLDER: the peer, with file storage and compression.
// Its storage writes two files a move (the state, the whole log) and never flushes them to the disk.

const { Server, FlatFile, SocketIO } = require("boardgame.io/server");
const { StandIn } = require("./game.cjs");

const [port, apiPort, folder] = process.argv.slice(2);
const server = Server({
  games: [StandIn],
  db: new FlatFile({ dir: folder }),
  transport: new SocketIO({ socketOpts: { perMessageDeflate: { threshold: 0 } } }),
  origins: ["http://127.0.0.1"],
});
console.info = () => {};
// On one port with the sockets, its HTTP routes are not found with today's koa.
const lobbyConfig = { apiPort: Number(apiPort) };
server.run({ port: Number(port), lobbyConfig, callback: () => console.log("ready") });
