// Against a journal that the Python kernel played: fixtures/chance.py writes it.
import { expect, test } from "vitest";
import {
  START,
  verifyJournal,
  commitmentOf,
  runInSlices,
  outcomes,
  nextThread,
  type Verdict,
} from "$lib/log/verify-chance";
import journal from "./fixtures/chance.jsonl?raw";

const FIRST = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const SECOND = "0".repeat(64);
const lines = journal.trimEnd().split("\n");
type Row = { chance?: number[]; of?: number[]; undo?: number; key?: string; commitment?: string; choice?: string };
const rows: Row[] = lines.map((line) => JSON.parse(line));

function found(text: string, seen: Parameters<typeof verifyJournal>[1] = []): Verdict {
  const work = verifyJournal(text, seen);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The journal with one line changed. */
function forged(n: number, change: object): string {
  return lines.map((line, k) => (k === n ? JSON.stringify({ ...rows[n], ...change }) : line)).join("\n");
}

const drawn = rows.flatMap((row) => row.chance ?? []).length;
const drawing = rows.flatMap((row, n) => (row.choice && row.chance!.length ? [n] : []));
const [oneKey] = rows.flatMap((row, n) => (row.key ? [n] : []));
const other = (n: number) => rows[n].chance!.map((x, k) => (x + 1) % rows[n].of![k]);

test("the stream is the kernel's, numbers that are passed over included", () => {
  const sizes = [...Array(12).fill(3 * 2 ** 30), ...Array(12).fill(6)];
  expect(outcomes(FIRST, START, sizes)).toEqual([
    2667886680, 2210644167, 339658626, 169396810, 741368271, 2750436611, 1272704398, 151627351, 1009869462, 654925030,
    1092082056, 128581993, 3, 4, 5, 3, 3, 4, 1, 1, 3, 1, 2, 2,
  ]);
  const plain = outcomes(FIRST, START, Array(16).fill(2 ** 32));
  expect(plain.some((x) => x >= 3 * 2 ** 30)).toBe(true);
  const thread = nextThread(START, 2, "pass");
  expect([...thread].map((x) => x.toString(16).padStart(2, "0")).join("")).toBe(
    "2afa346e8c7edebeaedcf294ef05508b365b2aa14883a543f3af8cd6a2dbb0ff",
  );
  expect(commitmentOf(FIRST)).toBe(rows[0].commitment);
});

test("every outcome follows, under both keys and where it was taken back", () => {
  const second = rows.findIndex((row, n) => n > 0 && row.commitment);
  expect(
    drawing.some((n) => n > second),
    "the second key drew too",
  ).toBe(true);
  expect(
    rows.some((row, n) => row.undo === 1 && rows[n - 1].chance?.length),
    "something drawn was taken back",
  ).toBe(true);
  expect(found(journal)).toEqual({
    right: drawn,
    unknown: 0,
    seeded: 0,
    wrong: [],
    sealed: [1, second + 1],
    seed: "",
    strange: false,
  });
  expect(found(lines.slice(0, oneKey + 1).join("\n"))).toMatchObject({ unknown: 0, wrong: [], sealed: [1] });
});

test("an outcome that was changed is found, one that was taken back too", () => {
  const back = rows.findIndex((row, n) => row.chance?.length && rows[n + 1]?.undo);
  for (const n of [drawing[0], back, drawing.at(-1)!]) {
    expect(found(forged(n, { chance: other(n) }))).toMatchObject({
      wrong: [n + 1],
      right: drawn - rows[n].chance!.length,
    });
    expect(found(forged(n, { of: rows[n].of!.map((size) => size + 1) })).wrong).toEqual([n + 1]);
    expect(found(forged(n, { of: [] })).wrong).toEqual([n + 1]);
  }
  expect(found(forged(0, { chance: other(0) })).wrong).toEqual([1]);
});

test("a choice that was changed changes what must come after it", () => {
  const n = drawing.find((k) => rows[k + 1]?.choice)!;
  expect(found(forged(n, { choice: `${rows[n].choice}x` })).wrong).toContain(n + 1);
  expect(found(forged(n, { seat: 9 })).wrong.length).toBeGreaterThan(1);
});

test("a key that is of no commitment is found, and proves nothing", () => {
  const forgery = found(forged(oneKey, { key: "1".repeat(64) }));
  expect(forgery.wrong).toEqual([oneKey + 1]);
  expect(forgery.unknown + forgery.right).toBe(drawn);
  expect(forgery.unknown).toBeGreaterThan(0);
});

test("what no key was told of cannot be checked", () => {
  const running = found(lines.slice(0, oneKey).join("\n"));
  expect(running).toMatchObject({ right: 0, wrong: [] });
  expect(running.unknown).toBeGreaterThan(20);
});

test("a seed is told as it is written", () => {
  const { commitment: _, of: __, ...header } = rows[0];
  const text = JSON.stringify({ ...header, seed: 0 }).replace('"seed":0', '"seed":9223372036854775807');
  const seeded = found([text, ...lines.slice(1, oneKey)].join("\n"));
  expect(seeded).toMatchObject({ right: 0, unknown: 0, wrong: [], sealed: [], seed: "9223372036854775807" });
  expect(seeded.seeded).toBeGreaterThan(20);
});

test("a journal must tell the keys that the browser was told of, when it was", () => {
  const [first, second] = [commitmentOf(FIRST), commitmentOf(SECOND)];
  const change = rows.findIndex((row, n) => n > 0 && row.commitment) + 1;
  const strange = (commitment: string, at: number | null, announced = true) =>
    found(journal, [{ commitment, at, announced }]).strange;
  expect([strange(first, 1), strange(first, change - 1), strange(second, change), strange(second, null)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([strange(second, 1), strange(first, change), strange("f".repeat(64), null)]).toEqual([true, true, true]);
  expect(strange(second, change, false)).toBe(true);
});

test("whatever lies in a journal, it is read to its end", () => {
  const nonsense = [
    "7",
    "[]",
    "{",
    '{"choice":5,"seat":0,"chance":[]}',
    '{"choice":"a","seat":0,"chance":[1],"of":[0]}',
    '{"undo":9999}',
    '{"undo":-1}',
    '{"commitment":5}',
    `{"commitment":["${FIRST}"]}`,
    '{"key":[]}',
    '{"choice":"a","seat":0,"chance":[1],"of":[99999999999]}',
    '{"choice":"a","seat":0.5,"chance":[0],"of":[1]}',
  ];
  for (const line of nonsense) expect(found([lines[0], line, ...lines.slice(1)].join("\n")).wrong).toContain(2);
  expect(found("").right).toBe(0);
  expect(found("night").wrong).toEqual([1]);
});

test("the work is done in slices, and tells how far it is", async () => {
  const told: number[] = [];
  let now = 0;
  const clock = performance.now;
  performance.now = () => (now += 5);
  try {
    expect(await runInSlices(verifyJournal(journal), (share) => told.push(share))).toEqual(found(journal));
  } finally {
    performance.now = clock;
  }
  expect(told.length).toBeGreaterThan(10);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});
