// The table client against a mock socket: what it sends, stores, and does after a reconnect.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberKeys } from "$lib/storage/access-keys";
import type { SentTexts } from "$lib/i18n/option-texts";
import type {
  Decision,
  Earlier,
  FromClient,
  FromTable,
  Happened,
  LogLine,
  TableInfo,
  Welcome,
} from "$lib/net/protocol";
import { seenCommitments } from "$lib/storage/commitments";
import { RequestRefused, ConnectionLost, TableClient } from "$lib/net/table-client.svelte";
import { page } from "./browser-globals";

class Socket {
  static all: Socket[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  say(message: FromTable) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  get last() {
    return this.sent.at(-1)!;
  }
}

const ask = (decision: number, seat = 0): Decision => ({
  decision,
  number: decision,
  seat,
  prompt: "play",
  args: {},
  why: [],
  together: [],
  clause: "",
  denied: [],
  undo: null,
  undoFree: false,
  coach: [],
  cautions: [],
  options: seat ? [] : [{ id: "go", name: "go", fields: {} }],
});
const line = (seq: number): LogLine => ({
  kind: "chosen",
  seq,
  at: 0,
  number: seq - 1,
  seat: 0,
  option: null,
  events: [],
});
const table = {
  id: "T",
  begun: true,
  chance: { seed: null, commitment: "", key: "" },
  seats: [
    { seat: 0, clock: 0 },
    { seat: 1, clock: 0 },
  ],
} as TableInfo;
const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  v: 1,
  seq: 1,
  you: { eyes: 0, seats: [0], host: false },
  table,
  since: 0,
  lines: [line(1)],
  count: 1,
  pins: [],
  parameters: {},
  view: { round: 1, hands: [[1], [2]] },
  hands: [],
  ask: ask(1),
  names: {},
  ...more,
});
const happened = (seq: number, more: Partial<Happened> = {}): Happened => ({
  type: "happened",
  v: 1,
  seq,
  line: line(seq),
  table: null,
  gone: [],
  patch: [],
  view: null,
  hands: null,
  ask: ask(seq),
  clocks: [0, 0],
  names: {},
  ...more,
});

let client: TableClient;
const socket = () => Socket.all.at(-1)!;

beforeEach(() => {
  page();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  Socket.all = [];
  rememberKeys("T", { seats: [{ seat: -1, key: "mine" }], host: "host" });
  client = new TableClient(
    "T",
    () => "Ada",
    () => new Socket() as unknown as WebSocket,
  );
  client.open();
  socket().open();
  socket().say(welcome());
});

afterEach(() => {
  client.end();
  vi.useRealTimers();
});

test("it says hello with its keys and is here", () => {
  expect(socket().sent[0]).toMatchObject({
    type: "hello",
    v: 1,
    table: "T",
    keys: ["mine", "host"],
    seen: 0,
    name: "Ada",
  });
  expect(client.status).toBe("here");
  expect(client.view).toEqual({ round: 1, hands: [[1], [2]] });
});

test("a line patches the view, moves the clocks and brings the next question; doubles are ignored", () => {
  const kept = (client.view as any).hands[1];
  socket().say(happened(2, { patch: [{ path: ["hands", 0, 0], value: 9 }], clocks: [50, 0] }));
  socket().say(happened(2, { patch: [{ path: ["round"], value: 99 }] }));
  expect(client.view).toEqual({ round: 1, hands: [[9], [2]] });
  expect((client.view as any).hands[1]).toBe(kept);
  expect(client.table!.seats[0].clock).toBe(50);
  expect(client.lines.map((l) => l.seq)).toEqual([1, 2]);
  expect(client.decision!.decision).toBe(2);
  expect(client.revision).toBe(1);
});

test("a choice names the decision it answers and is in flight until answered", async () => {
  const made = client.choose("go");
  expect(socket().last).toMatchObject({ type: "choose", decision: 1, option: "go" });
  expect(client.choosing).toBe(true);
  socket().say({ type: "done", v: 1, seq: 2, to: socket().last.n });
  await made;
  expect(client.choosing).toBe(false);
});

test("a refusal is an error that brings the question as it is now", async () => {
  const made = client.choose("go");
  socket().say({
    type: "refused",
    v: 1,
    seq: 1,
    to: socket().last.n,
    error: "error-stale",
    args: {},
    clause: null,
    ask: ask(7),
  });
  await expect(made).rejects.toBeInstanceOf(RequestRefused);
  expect(client.decision!.decision).toBe(7);
  expect(client.choosing).toBe(false);
});

test("it comes back by itself with the last line it has, and goes on from there", async () => {
  const made = client.choose("go");
  made.catch(() => {});
  socket().onclose();
  await expect(made).rejects.toBeInstanceOf(ConnectionLost);
  expect(client.status).toBe("away");
  await vi.advanceTimersByTimeAsync(2000);
  expect(Socket.all.length).toBe(2);
  socket().open();
  expect(socket().sent[0]).toMatchObject({ type: "hello", seen: 1, facing: 0 });
  socket().say(welcome({ seq: 3, since: 1, lines: [line(2), line(3)], ask: ask(3) }));
  expect(client.lines.map((l) => l.seq)).toEqual([1, 2, 3]);
  expect(client.status).toBe("here");
});

test("silence is broken by a ping, and then by a new connection", async () => {
  await vi.advanceTimersByTimeAsync(26_000);
  expect(socket().last.type).toBe("ping");
  await vi.advanceTimersByTimeAsync(40_000);
  expect(Socket.all.length).toBeGreaterThan(1);
});

test("a refused hello is final until somebody tries again", async () => {
  client.reenter();
  socket().open();
  socket().say({
    type: "refused",
    v: 1,
    seq: 0,
    to: socket().last.n,
    error: "error-secret",
    args: {},
    clause: null,
    ask: null,
  });
  expect(client.status).toBe("refused");
  const before = Socket.all.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all.length).toBe(before);
});

test("another seat at the same screen gets its own eyes, and nothing of the first is kept", () => {
  client.switchViewer(1);
  expect(socket().last).toMatchObject({ type: "face", seat: 1 });
  expect(client.view).toBeNull();
  expect(client.lines).toEqual([]);
  socket().say(welcome({ you: { eyes: 1, seats: [0, 1], host: false } }));
  expect(client.you.eyes).toBe(1);
});

test("looking back is asked once for each moment, and again after an undo", async () => {
  const answer = () =>
    socket().say({
      type: "shown",
      v: 1,
      seq: 1,
      to: socket().last.n,
      at: 0,
      eyes: 0,
      view: { round: 0 },
      hands: [],
      ask: null,
      line: null,
      names: {},
    });
  const first = client.fetchReplay(0, null);
  answer();
  await first;
  const sent = socket().sent.length;
  await client.fetchReplay(0, null);
  expect(socket().sent.length).toBe(sent);
  socket().say(happened(2, { line: { kind: "undone", seq: 2, at: 0, seat: 0, to: 0 } }));
  void client.fetchReplay(0, null);
  expect(socket().sent.length).toBe(sent + 1);
  answer();
});

// ---- a log that is only partly loaded

const lines = (from: number, to: number): LogLine[] => Array.from({ length: to - from + 1 }, (_, k) => line(from + k));
const said = (seq: number): LogLine => ({ kind: "said", seq, at: 0, seat: 0, name: "Ada", text: `${seq}` });
const seqs = () => client.lines.map((l) => l.seq);
const tell = (since: number, told: LogLine[], names: SentTexts = {}) =>
  socket().say({ type: "lines", v: 1, seq: 300, to: socket().last.n, since, lines: told, names });

/** Connect to a long game, with the lines from 200 on. */
function comeLate() {
  client.reenter();
  socket().open();
  socket().say(
    welcome({ seq: 300, since: 199, lines: lines(200, 300), count: 300, pins: [{ seat: 1, place: "mill" }] }),
  );
}

test("the latest lines of a long game are here, the others come on request, part by part", async () => {
  comeLate();
  expect([client.missing, client.count, client.choices.length]).toEqual([199, 300, 101]);
  const read = client.loadEarlier();
  expect(socket().last).toMatchObject({ type: "earlier", before: 200 });
  expect(client.reading).toBe(true);
  await client.loadEarlier();
  expect(socket().sent.filter((m) => m.type === "earlier").length, "one at a time").toBe(1);
  tell(99, lines(100, 199));
  await read;
  expect(seqs()).toEqual(lines(100, 300).map((l) => l.seq));
  expect([client.missing, client.reading]).toEqual([99, false]);
  const rest = client.loadEarlier();
  tell(0, lines(1, 99));
  await rest;
  expect(client.missing).toBe(0);
  const sent = socket().sent.length;
  await client.loadEarlier();
  expect(socket().sent.length, "there is nothing before the first line").toBe(sent);
});

test("whoever missed much has no gap in the log", async () => {
  socket().onclose();
  await vi.advanceTimersByTimeAsync(2000);
  socket().open();
  socket().say(welcome({ seq: 300, since: 199, lines: lines(200, 300), count: 250 }));
  expect(client.missing).toBe(199);
  expect(client.count).toBe(250);
});

test("a part that comes too late is not put before other lines", async () => {
  comeLate();
  const read = client.loadEarlier();
  const late = socket().last.n;
  client.switchViewer(1);
  await expect(read).rejects.toBeInstanceOf(ConnectionLost);
  socket().say(welcome({ seq: 300, since: 199, lines: lines(200, 300), you: { eyes: 1, seats: [0, 1], host: false } }));
  socket().say({ type: "lines", v: 1, seq: 300, to: late, since: 0, lines: lines(1, 199), names: {} });
  expect(client.missing).toBe(199);
});

test("how many choices stand and what is marked is known without their lines", () => {
  comeLate();
  socket().say(happened(301, { line: { kind: "undone", seq: 301, at: 0, seat: 0, to: 40 } }));
  expect([client.count, client.choices.length]).toEqual([40, 0]);
  socket().say(happened(302, { line: { ...line(302), number: 40 } as LogLine }));
  expect(client.count).toBe(41);
  const mark = (seq: number, seat: number, place: string, on: boolean) =>
    socket().say(happened(seq, { line: { kind: "pinned", seq, at: 0, seat, place, on } }));
  mark(303, 0, "mill", true);
  mark(304, 1, "mill", false);
  expect(client.pins).toEqual([{ seat: 0, place: "mill" }]);
});

test("what was said is asked for apart, and is there once", async () => {
  comeLate();
  expect(client.hasMoreChat).toBeNull();
  const read = client.loadEarlierChat();
  expect(socket().last).toMatchObject({ type: "earlier", before: 200, talk: true });
  tell(20, [said(21), said(150)]);
  await read;
  expect(client.chat.map((l) => l.seq)).toEqual([21, 150]);
  expect(client.hasMoreChat).toBe(true);
  const log = client.loadEarlier();
  tell(99, [...lines(100, 149), said(150), ...lines(151, 199)]);
  await log;
  expect(client.chat.map((l) => l.seq)).toEqual([21, 150]);
  const first = client.loadEarlierChat();
  expect((socket().last as Earlier).before).toBe(21);
  tell(0, []);
  await first;
  expect(client.hasMoreChat).toBe(false);
  socket().say(happened(301, { line: said(301) }));
  expect(client.chat.map((l) => l.seq)).toEqual([21, 150, 301]);
});

test("looking back reads the log up to there, unless that is far", async () => {
  comeLate();
  const asked = () => socket().sent.filter((m) => m.type === "earlier").length;
  await client.loadBackTo(250);
  expect(asked(), "that choice is here").toBe(0);
  const near = client.loadBackTo(150);
  tell(99, lines(100, 199));
  await near;
  expect([asked(), client.missing]).toEqual([1, 99]);
  const far = client.loadBackTo(1);
  for (let before = 99; before > 94; before--) {
    tell(before - 1, lines(before, before));
    await vi.advanceTimersByTimeAsync(0);
  }
  await far;
  expect([asked(), client.missing]).toEqual([6, 94]);
});

test("it remembers to which key the table is bound, and whether the log said that another takes over", () => {
  const bound = (digit: string): TableInfo => ({
    ...table,
    chance: { seed: null, commitment: digit.repeat(64), key: "" },
  });
  const sealed = (seq: number, digit: string): LogLine => ({
    kind: "sealed",
    seq,
    at: 0,
    commitment: digit.repeat(64),
  });
  socket().say(happened(2, { table: bound("a"), ask: ask(2) }));
  socket().say(happened(3, { line: sealed(3, "b"), ask: ask(3) }));
  expect(client.table!.chance.commitment).toBe("b".repeat(64));
  socket().say({ type: "changed", v: 1, seq: 3, table: bound("c") });
  socket().say({ type: "changed", v: 1, seq: 3, table: bound("c") });
  expect(seenCommitments("T")).toEqual([
    { commitment: "a".repeat(64), at: 2, announced: true },
    { commitment: "b".repeat(64), at: 3, announced: true },
    { commitment: "c".repeat(64), at: 3, announced: false },
  ]);
});

test("what it was told first is what the journal begins with, where the game has not begun", () => {
  const waiting = { ...table, begun: false, chance: { seed: null, commitment: "d".repeat(64), key: "" } };
  socket().say({ type: "changed", v: 1, seq: 1, table: waiting });
  expect(seenCommitments("T")).toEqual([{ commitment: "d".repeat(64), at: 1, announced: true }]);
});

// ---- texts of the table's options

const door = (value: number): SentTexts => ({ door: { [value]: { en: `door ${value}` } } });
const known = () => [0, 1, 2, 3, 4, 5].filter((value) => client.optionTexts.find("door", value));

test("the words of every message are kept, until other eyes look", async () => {
  client.reenter();
  socket().open();
  socket().say(welcome({ seq: 300, since: 199, lines: lines(200, 300), names: door(0) }));
  socket().say(happened(301, { names: door(1) }));
  expect(known()).toEqual([0, 1]);
  const read = client.loadEarlier();
  tell(99, lines(100, 199), door(2));
  await read;
  const looked = client.fetchReplay(0, null);
  socket().say({
    type: "shown",
    v: 1,
    seq: 301,
    to: socket().last.n,
    at: 0,
    eyes: 0,
    view: {},
    hands: [],
    ask: null,
    line: null,
    names: door(3),
  });
  await looked;
  const tried = client.requestTryout({ type: "try", at: null });
  const trying = { v: 1, seq: 301, at: 0, made: 0, eyes: 0, events: [], view: {}, hands: [], ask: null, over: false };
  socket().say({ type: "trying", to: socket().last.n, ...trying, names: door(4) });
  await tried;
  expect(known()).toEqual([0, 1, 2, 3, 4]);
  expect(client.optionTexts.find("door", 4)).toEqual({ en: "door 4" });
  client.switchViewer(1);
  expect(known()).toEqual([]);
});
