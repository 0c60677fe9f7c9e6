// The table client against a socket of ours: what it says, what it keeps, how it comes back.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remember } from "$lib/keys";
import type { Ask, FromClient, FromTable, Happened, Line, Table, Welcome } from "$lib/protocol";
import { Denial, Lost, TableClient } from "$lib/table.svelte";
import { page } from "./page";

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

const ask = (decision: number, seat = 0): Ask => ({
  decision, number: decision, seat, prompt: "play", args: {}, why: [], together: [], denied: [], undo: null, undoFree: false,
  options: seat ? [] : [{ id: "go", name: "go", fields: {} }],
});
const line = (seq: number): Line => ({ kind: "chosen", seq, at: 0, number: seq - 1, seat: 0, option: null, events: [] });
const table = { id: "T", seats: [{ seat: 0, clock: 0 }, { seat: 1, clock: 0 }] } as Table;
const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome", v: 1, seq: 1, you: { eyes: 0, seats: [0], host: false }, table, since: 0, lines: [line(1)],
  parameters: {}, view: { round: 1, hands: [[1], [2]] }, ask: ask(1), ...more,
});
const happened = (seq: number, more: Partial<Happened> = {}): Happened => ({
  type: "happened", v: 1, seq, line: line(seq), table: null, patch: [], view: null, ask: ask(seq), clocks: [0, 0], ...more,
});

let client: TableClient;
const socket = () => Socket.all.at(-1)!;

beforeEach(() => {
  page();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  Socket.all = [];
  remember("T", { seats: [{ seat: -1, key: "mine" }], host: "host" });
  client = new TableClient("T", () => "Ada", () => new Socket() as unknown as WebSocket);
  client.open();
  socket().open();
  socket().say(welcome());
});

afterEach(() => {
  client.end();
  vi.useRealTimers();
});

test("it says hello with its keys and is here", () => {
  expect(socket().sent[0]).toMatchObject({ type: "hello", v: 1, table: "T", keys: ["mine", "host"], seen: 0, name: "Ada" });
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
  expect(client.ask!.decision).toBe(2);
  expect(client.beat).toBe(1);
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
  socket().say({ type: "refused", v: 1, seq: 1, to: socket().last.n, error: "error-stale", args: {}, clause: null, ask: ask(7) });
  await expect(made).rejects.toBeInstanceOf(Denial);
  expect(client.ask!.decision).toBe(7);
  expect(client.choosing).toBe(false);
});

test("it comes back by itself with the last line it has, and goes on from there", async () => {
  const made = client.choose("go");
  made.catch(() => {});
  socket().onclose();
  await expect(made).rejects.toBeInstanceOf(Lost);
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
  client.enter();
  socket().open();
  socket().say({ type: "refused", v: 1, seq: 0, to: socket().last.n, error: "error-secret", args: {}, clause: null, ask: null });
  expect(client.status).toBe("refused");
  const before = Socket.all.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all.length).toBe(before);
});

test("another seat at the same screen gets its own eyes, and nothing of the first is kept", () => {
  client.face(1);
  expect(socket().last).toMatchObject({ type: "face", seat: 1 });
  expect(client.view).toBeNull();
  expect(client.lines).toEqual([]);
  socket().say(welcome({ you: { eyes: 1, seats: [0, 1], host: false } }));
  expect(client.you.eyes).toBe(1);
});

test("looking back is asked once for each moment, and again after an undo", async () => {
  const answer = () => socket().say({ type: "shown", v: 1, seq: 1, to: socket().last.n, at: 0, eyes: 0, view: { round: 0 }, ask: null });
  const first = client.look(0, null);
  answer();
  await first;
  const sent = socket().sent.length;
  await client.look(0, null);
  expect(socket().sent.length).toBe(sent);
  socket().say(happened(2, { line: { kind: "undone", seq: 2, at: 0, seat: 0, to: 0 } }));
  void client.look(0, null);
  expect(socket().sent.length).toBe(sent + 1);
  answer();
});
