import { expect, test } from "vitest";
import { entries, lastTurn, merged, standing, undone } from "$lib/log/log";
import type { Event, LogLine } from "$lib/net/protocol";
import welcome from "./fixtures/gates4-play-mine.json";

const ev = (name: string, depth: number, why: string[], fields: Event["fields"] = {}): Event => ({ name, depth, why, fields });
const chosen = (seq: number, number: number, seat: number, events: Event[] = [ev("did", 4, ["A", "B", "C", "D"])]): LogLine => ({
  kind: "chosen", seq, at: 0, number, seat, option: null, events,
});
const back = (seq: number, to: number): LogLine => ({ kind: "undone", seq, at: 0, seat: 0, to });
const said = (seq: number): LogLine => ({ kind: "said", seq, at: 0, seat: 0, name: "Ada", text: "Hm." });

test("lines are merged once each, whatever comes again", () => {
  const old = [chosen(1, 0, 0), chosen(2, 1, 1)];
  expect(merged(old, [chosen(2, 1, 1), chosen(3, 2, 0)]).map((l) => l.seq)).toEqual([1, 2, 3]);
  expect(merged(old, [chosen(2, 1, 1), chosen(3, 2, 0)], 1).map((l) => l.seq)).toEqual([1, 2, 3]);
  expect(merged(old, [chosen(1, 0, 0)], 0).map((l) => l.seq)).toEqual([1]);
  expect(merged(old, [chosen(9, 8, 1)], 8).map((l) => l.seq), "no gap").toEqual([9]);
});

test("what was taken back stays in the log as undone, and numbers are used again", () => {
  const lines = [chosen(1, 0, 0), chosen(2, 1, 0), chosen(3, 2, 1), back(4, 1), chosen(5, 1, 0)];
  expect([...undone(lines)]).toEqual([2, 3]);
  expect(standing(lines).map((l) => l.seq)).toEqual([1, 5]);
  const gone = entries(lines).flatMap((e) => (e.kind === "deed" ? [[e.seq, e.gone]] : []));
  expect(gone).toEqual([[1, false], [2, true], [3, true], [5, false]]);
});

test("a choice inside an effect stays under the choice that began it", () => {
  const root = ["R", "T", "C", "P", "own"];
  const lines = [
    chosen(1, 0, 0, [ev("played", 4, root)]),
    chosen(2, 1, 0, [ev("sent", 6, ["R", "T", "C", "P", "S"]), ev("scored", 7, ["R"]), ev("discarded", 4, ["R"])]),
    chosen(3, 2, 0, [ev("played", 4, root)]),
  ];
  const deeds = entries(lines).flatMap((e) => (e.kind === "deed" ? [e.deed] : []));
  expect(deeds.map((d) => [d.event.name, d.at])).toEqual([["played", 1], ["played", 3]]);
  expect(deeds[0].kids.map((k) => [k.event.name, k.at])).toEqual([["sent", 2], ["discarded", 2]]);
  expect(deeds[0].kids[0].kids.map((k) => k.event.name)).toEqual(["scored"]);
});

test("a choice for other reasons, or of another seat, begins an entry of its own", () => {
  const lines = [
    chosen(1, 0, 0, [ev("mode", 3, ["R", "M"]), ev("turn", 3, ["R"])]),
    chosen(2, 1, 0, [ev("played", 4, ["R", "T", "C"])]),
    chosen(3, 2, 1, [ev("answered", 6, ["R", "T", "C"])]),
  ];
  expect(entries(lines).map((e) => e.kind === "deed" && e.deed.event.name)).toEqual(["mode", "played", "answered"]);
});

test("headings cut the log, chat is left out, and the since-mark stands before what others did", () => {
  const lines = [chosen(1, 0, 0), said(2), chosen(3, 1, 1, [ev("did", 4, []), ev("round", 2, [])]), chosen(4, 2, 2), chosen(5, 3, 0)];
  expect(lastTurn(lines, [0])).toBe(1);
  const log = entries(lines, (e) => e.name === "round", lastTurn(lines, [0]));
  expect(log.map((e) => e.kind)).toEqual(["deed", "since", "deed", "heading", "deed", "deed"]);
  expect(lastTurn([chosen(1, 0, 1)], [0])).toBe(0);
  expect(lastTurn([chosen(8, 7, 1), chosen(9, 8, 1)], [0]), "all that is here came after it").toBe(7);
  expect(lastTurn([chosen(8, 7, 1)], []), "nobody's turn").toBe(0);
  expect(lastTurn([chosen(8, 7, 0)], [0]), "one's own turn still goes on").toBe(0);
});

test("every event of a real game is in the log exactly once", () => {
  const lines = welcome.lines as unknown as LogLine[];
  const log = entries(lines, (e) => e.name === "round_began");
  let found = 0;
  const count = (kids: { kids: any[] }[]): void => kids.forEach((k) => (found++, count(k.kids)));
  for (const e of log) {
    if (e.kind === "heading") found++;
    if (e.kind === "deed") count([e.deed]);
  }
  const all = lines.flatMap((l) => ("events" in l ? l.events : [])).length;
  expect(found).toBe(all);
});
