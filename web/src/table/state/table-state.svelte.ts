/** The state of a table on a screen: the last of everything that was sent, and requests in progress. */

import type { TypedLine } from "@/generated/api";
import type { Objection } from "@/generated/shared";
import type { Ledger, Message, Note, Presence, RoomDocument, Talk } from "@/generated/socket";
import { vibrate } from "@/browser/vibration";
import { say } from "@/words/messages";
import type { TableView } from "./game-view";
import { Logs, type Line } from "./logs.svelte";
import { OnScreen, type WhenDrawn } from "./views-on-screen";
import { presses } from "./presses";
import type { ConnectionState, Outcome, TableSource, Wanted } from "./source";

const MOST_NOTES = 5;
/** Notes that say that moves do not count. */
const NOT_STORED = new Set(["server.read_only", "server.lost"]);
/** Milliseconds: a move is felt where the device can. */
const TICK = 10;

export type GameEvent = { event: string; seat?: number | null };

/** The hand and moves of a seat, to compare; also before its turn to answer has come. */
function decisionIn({ view, ahead }: TableView): string {
  const { hand, pack, legal } = view.own;
  return JSON.stringify([hand, pack, legal ?? ahead]);
}

export class TableState {
  room = $state.raw<RoomDocument | null>(null);
  views = $state.raw<ReadonlyMap<number, TableView>>(new Map());
  seats = $state.raw<readonly number[]>([]);
  connection = $state<ConnectionState>("connecting");
  presence = $state.raw<Presence | null>(null);
  ledger = $state.raw<Ledger | null>(null);
  /** The last refusal, until the table goes on. */
  refusal = $state.raw<Objection | null>(null);
  /** Notices that people have not seen yet. */
  notes = $state.raw<readonly Note[]>([]);
  busy = $state(false);
  /** Whether the log lies over a small screen. */
  showsLog = $state(false);
  showsKeys = $state(false);
  /** Whether a card is chosen and not played yet; lessons wait for it. */
  holdsCard = $state(false);
  /** Whether the end was put away, to look at the table once more. */
  hidesEnd = $state(false);
  /** The text that a player asked to be read out. */
  announcement = $state("");
  /** Who reads the log, where several people share the device: 0 while it is passed on. */
  reader = $state<number | null>(null);
  /** Whom one does not want to hear. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** Bots play on without pauses, and nothing flies over the table, until somebody is asked. */
  isSkipping = $state(false);
  clockAhead = 0;
  /** Whether this is a finished game that is looked at again. */
  readonly isReplay: boolean;

  readonly #source: TableSource;
  readonly #onEvents: Set<(view: TableView) => void> = new Set();
  readonly #logs = new Logs();
  readonly #onScreen: OnScreen;
  #hasRecalled = false;
  /** The move that was pressed last. */
  #underWay: Wanted = "";

  constructor(
    source: TableSource,
    { isReplay = false, whenDrawn }: { isReplay?: boolean; whenDrawn?: WhenDrawn } = {},
  ) {
    this.isReplay = isReplay;
    this.#onScreen = new OnScreen(whenDrawn);
    this.#source = source;
    source.open({
      connection: (state) => (this.connection = state),
      hello: (seats, clockAhead) => {
        this.seats = seats;
        this.clockAhead = clockAhead;
        if (!this.#hasRecalled) void this.#recall();
      },
      missed: () => void this.#recall(),
      room: (room) => (this.room = room),
      view: (view) => this.#show(view),
      presence: (presence) => (this.presence = presence),
      note: (note) => this.#keep(note),
      talked: (talked) => {
        if (this.muted.has(talked.seat)) return;
        for (const seat of this.#ears) this.#logs.talk(seat, talked);
      },
    });
  }

  get names(): readonly string[] {
    return this.room?.chairs.map((chair) => chair.name) ?? [];
  }

  /** The past events, as far back as the log goes. */
  get told(): readonly Message[] {
    return this.lines.flatMap((line) => line.told ?? []);
  }

  /** Whether there is anybody else to talk to. */
  get hasCompany(): boolean {
    const people = this.room?.chairs.filter(({ kind, is_you }) => kind === "person" && !is_you);
    return this.seats.length > 0 && !!people?.length;
  }

  /** Whether moves have to wait: one is under way, or the connection is not there yet. */
  get isBusy(): boolean {
    return this.busy || this.connection === "connecting" || this.connection === "lost";
  }

  /** Whether one person plays at this device: what several share, none of them decides for all. */
  get isForOne(): boolean {
    return this.seats.length === 1;
  }

  /** The view of a seat of one's own, or what spectators see. */
  view(seat: number): TableView | undefined {
    return this.views.get(seat) ?? this.views.get(0);
  }

  #show(view: TableView): void {
    const before = this.views.get(view.seat);
    if (before && view.rev < before.rev) return;
    // A refusal is out of date once the table goes on.
    if (before && view.rev > before.rev && !this.busy) this.refusal = null;
    // Where the table goes on, moves are stored, by this server or by the one after it.
    if (before && view.rev > before.rev)
      this.notes = this.notes.filter(({ code }) => !NOT_STORED.has(code));
    this.#logs.tell(view.seat, view.told, view.rev);
    if (view.ledger) this.ledger = view.ledger;
    for (const listener of this.#onEvents) listener(view);
    if (view.view.own.legal) this.isSkipping = false;
    this.views = new Map(this.views).set(view.seat, view);
    this.#onScreen.show(view);
  }

  /** The revision that a press is meant for: what was on the screen when it was begun. */
  revPressed(seat: number): number {
    return this.#viewPressed(seat)?.rev ?? 0;
  }

  #viewPressed(seat: number): TableView | undefined {
    return this.#onScreen.viewAt(this.views.has(seat) ? seat : 0, presses.at);
  }

  /** Whether a seat holds or may do something else than when a key was pressed; then that is said. */
  isTooLate(seat: number): boolean {
    const [seen, now] = [this.#viewPressed(seat), this.view(seat)];
    if (!seen || !now || seen.rev === now.rev || decisionIn(seen) === decisionIn(now)) return false;
    this.#tellTooLate();
    return true;
  }

  #newestRev(seat: number): number {
    return this.view(seat)?.rev ?? 0;
  }

  /** The seats that are told something here; a spectator is told what everybody may know. */
  get #ears(): readonly number[] {
    return this.seats.length ? this.seats : [0];
  }

  /** Whose log is read here; 0: a spectator's. */
  get listener(): number {
    return this.reader ?? Math.min(...this.#ears);
  }

  get lines(): readonly Line[] {
    return this.#logs.linesOf(this.listener);
  }

  set lines(lines: readonly Line[]) {
    this.#logs.setLines(this.listener, lines);
  }

  /** The last message, for those who listen instead of looking. */
  get news(): readonly Message[] {
    return this.#logs.newsOf(this.listener);
  }

  set news(news: readonly Message[]) {
    this.#logs.setNews(this.listener, news);
  }

  /** Fill the logs with what was told before this page was there, or while it was cut off. */
  async #recall(): Promise<void> {
    this.#hasRecalled = true;
    for (const seat of this.#ears) {
      const past = await this.#source.history(seat).catch(() => null);
      if (!past) continue;
      this.#logs.recall(seat, past);
      this.ledger ??= past.ledger;
    }
  }

  /** Be told of each view before it is shown. */
  onEvents(listener: (view: TableView) => void): () => void {
    this.#onEvents.add(listener);
    return () => this.#onEvents.delete(listener);
  }

  /** Keep the newest note of a kind; that moves are stored again ends that they are not. */
  #keep(note: Note): void {
    const isEnded = ({ code, seat }: Note) =>
      note.code === "server.writes_again"
        ? NOT_STORED.has(code)
        : code === note.code && seat === note.seat;
    const others = this.notes.filter((one) => !isEnded(one));
    this.notes = [...others, note].slice(-MOST_NOTES);
  }

  async #done(outcome: Promise<Outcome>, { isPress = true } = {}): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    // Who plays on has read what became of the last move.
    this.notes = this.notes.filter(({ code }) => !/^(undo|clock|command)\./.test(code));
    const result = await outcome;
    this.busy = false;
    if (result.done) return true;
    const { code, message, rule = null } = result;
    if (code !== "command.stale") this.refusal = { said: message, rule };
    else if (isPress) this.#tellTooLate();
    return false;
  }

  /** That a press did nothing, beside what the table asks now: that says more than revisions. */
  #tellTooLate(): void {
    const message = say("page-too-late");
    this.#keep({ type: "note", code: "command.stale", seat: null, message });
  }

  /** Move; while something is under way, a press does nothing, and says so if it is another move. */
  play(seat: number, move: Wanted, rev = this.revPressed(seat)): Promise<boolean> {
    if (this.busy) {
      if (move !== this.#underWay) this.#tellTooLate();
      return Promise.resolve(false);
    }
    this.#underWay = move;
    vibrate(TICK);
    return this.#done(this.#source.play(seat, rev, move));
  }

  /** Move without a press, as one has chosen to; if it comes too late, nobody misses it. */
  playByItself(seat: number, move: Wanted): Promise<boolean> {
    vibrate(TICK);
    const outcome = this.#source.play(seat, this.#newestRev(seat), move);
    return this.#done(outcome, { isPress: false });
  }

  /** Take the own last move back: that stays the same whatever others have done since. */
  takeBack(seat: number): Promise<boolean> {
    return this.#done(this.#source.takeBack(seat, this.#newestRev(seat)));
  }

  withdraw(seat: number): Promise<boolean> {
    return this.#done(this.#source.withdraw(seat, this.revPressed(seat)));
  }

  consent(yes: boolean): Promise<boolean> {
    return this.#done(this.#source.consent(yes, this.revPressed(this.seats[0] ?? 0)));
  }

  letStandIn(seat: number, yes: boolean): Promise<boolean> {
    this.notes = this.notes.filter((note) => note.seat !== seat);
    return this.#done(this.#source.letStandIn(seat, yes));
  }

  comeBack(): Promise<boolean> {
    return this.#done(this.#source.comeBack());
  }

  /** The rules' explanation of a move; nothing where they cannot be asked. */
  async ask(seat: number, move: Wanted): Promise<unknown> {
    const moves = await this.#source.ask(seat, this.#newestRev(seat), move);
    return typeof move === "string" ? moves[move] : Object.values(moves)[0];
  }

  /** The moves that a typed line may mean, or why there are none. */
  typed(seat: number, line: string): Promise<TypedLine> {
    return this.#source.typed(seat, line);
  }

  say(talk: Omit<Talk, "type">): void {
    this.#source.say(talk);
  }

  mute(seat: number, isMuted: boolean): void {
    const seats = new Set(this.muted);
    if (isMuted) seats.add(seat);
    else seats.delete(seat);
    this.muted = seats;
    this.#logs.mute(seats);
  }

  /** Read something out, again if it is the same as before. */
  tell(text: string): void {
    this.announcement = text === this.announcement ? `${text}\u00a0` : text;
  }

  skip(): void {
    this.isSkipping = true;
    this.#source.hurry();
  }

  dismiss(note: Note): void {
    this.notes = this.notes.filter((one) => one !== note);
  }

  reopen(): void {
    this.#source.reopen();
  }

  close(): void {
    this.#source.close();
  }
}
