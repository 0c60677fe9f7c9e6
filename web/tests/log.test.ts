import { expect, test } from "vitest";
import { groupEntries, endOfLastTurn, appendLines, standingChoices, undoneChoices, type LogGroup } from "$lib/log/log";
import type { Event, LogLine } from "$lib/net/protocol";
import welcome from "./fixtures/gates4-play-mine.json";

const ev = (name: string, depth: number, why: string[], fields: Event["fields"] = {}): Event => ({
  name,
  depth,
  why,
  fields,
});
const chosen = (
  seq: number,
  number: number,
  seat: number,
  events: Event[] = [ev("did", 4, ["A", "B", "C", "D"])],
): LogLine => ({
  kind: "chosen",
  seq,
  at: 0,
  number,
  seat,
  option: null,
  events,
});
const back = (seq: number, to: number): LogLine => ({ kind: "undone", seq, at: 0, seat: 0, to });
const said = (seq: number): LogLine => ({ kind: "said", seq, at: 0, seat: 0, name: "Ada", text: "Hm." });

test("lines are merged once each, whatever comes again", () => {
  const old = [chosen(1, 0, 0), chosen(2, 1, 1)];
  expect(appendLines(old, [chosen(2, 1, 1), chosen(3, 2, 0)]).map((l) => l.seq)).toEqual([1, 2, 3]);
  expect(appendLines(old, [chosen(2, 1, 1), chosen(3, 2, 0)], 1).map((l) => l.seq)).toEqual([1, 2, 3]);
  expect(appendLines(old, [chosen(1, 0, 0)], 0).map((l) => l.seq)).toEqual([1]);
  expect(
    appendLines(old, [chosen(9, 8, 1)], 8).map((l) => l.seq),
    "no gap",
  ).toEqual([9]);
});

test("what was taken back stays in the log as undone, and numbers are used again", () => {
  const lines = [chosen(1, 0, 0), chosen(2, 1, 0), chosen(3, 2, 1), back(4, 1), chosen(5, 1, 0)];
  expect([...undoneChoices(lines)]).toEqual([2, 3]);
  expect(standingChoices(lines).map((l) => l.seq)).toEqual([1, 5]);
  const gone = groupEntries(lines).flatMap((e) => (e.kind === "group" ? [[e.seq, e.gone]] : []));
  expect(gone).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [5, false],
  ]);
});

test("a choice inside an effect stays under the choice that began it", () => {
  const root = ["R", "T", "C", "P", "own"];
  const lines = [
    chosen(1, 0, 0, [ev("played", 4, root)]),
    chosen(2, 1, 0, [ev("sent", 6, ["R", "T", "C", "P", "S"]), ev("scored", 7, ["R"]), ev("discarded", 4, ["R"])]),
    chosen(3, 2, 0, [ev("played", 4, root)]),
  ];
  const deeds = groupEntries(lines).flatMap((e) => (e.kind === "group" ? [e.group] : []));
  expect(deeds.map((d) => [d.event.name, d.at])).toEqual([
    ["played", 1],
    ["played", 3],
  ]);
  expect(deeds[0].children.map((k) => [k.event.name, k.at])).toEqual([
    ["sent", 2],
    ["discarded", 2],
  ]);
  expect(deeds[0].children[0].children.map((k) => k.event.name)).toEqual(["scored"]);
});

test("a choice for other reasons, or of another seat, begins an entry of its own", () => {
  const lines = [
    chosen(1, 0, 0, [ev("mode", 3, ["R", "M"]), ev("turn", 3, ["R"])]),
    chosen(2, 1, 0, [ev("played", 4, ["R", "T", "C"])]),
    chosen(3, 2, 1, [ev("answered", 6, ["R", "T", "C"])]),
  ];
  expect(groupEntries(lines).map((e) => e.kind === "group" && e.group.event.name)).toEqual([
    "mode",
    "played",
    "answered",
  ]);
});

test("headings cut the log, chat is left out, and the since-mark stands before what others did", () => {
  const lines = [
    chosen(1, 0, 0),
    said(2),
    chosen(3, 1, 1, [ev("did", 4, []), ev("round", 2, [])]),
    chosen(4, 2, 2),
    chosen(5, 3, 0),
  ];
  expect(endOfLastTurn(lines, [0])).toBe(1);
  const log = groupEntries(lines, (e) => e.name === "round", endOfLastTurn(lines, [0]));
  expect(log.map((e) => e.kind)).toEqual(["group", "since", "group", "heading", "group", "group"]);
  expect(endOfLastTurn([chosen(1, 0, 1)], [0])).toBe(0);
  expect(endOfLastTurn([chosen(8, 7, 1), chosen(9, 8, 1)], [0]), "all that is here came after it").toBe(7);
  expect(endOfLastTurn([chosen(8, 7, 1)], []), "nobody's turn").toBe(0);
  expect(endOfLastTurn([chosen(8, 7, 0)], [0]), "one's own turn still goes on").toBe(0);
});

test("every event of a real game is in the log exactly once", () => {
  const lines = welcome.lines as unknown as LogLine[];
  const log = groupEntries(lines, (e) => e.name === "round_began");
  let found = 0;
  const count = (groups: LogGroup[]): void => groups.forEach((g) => (found++, count(g.children)));
  for (const e of log) {
    if (e.kind === "heading") found++;
    if (e.kind === "group") count([e.group]);
  }
  const all = lines.flatMap((l) => ("events" in l ? l.events : [])).length;
  expect(found).toBe(all);
});
