import { beforeEach, expect, test } from "vitest";
import { shortCommitment, seedOf, seenCommitments, rememberCommitment } from "$lib/storage/commitments";
import { forgetSettings } from "$lib/storage/storage";
import { page } from "./browser-globals";

beforeEach(page);

const seal = (n: number) => n.toString(16).padStart(64, "0");

test("what was told first is remembered with when it was", () => {
  rememberCommitment("T", "", 1, false);
  expect(seenCommitments("T")).toEqual([]);
  rememberCommitment("T", seal(1), 1, false);
  rememberCommitment("T", seal(1), 7, false);
  expect(seenCommitments("T")).toEqual([{ commitment: seal(1), at: 1, announced: true }]);
});

test("another commitment is remembered after it, and whether the log said so", () => {
  rememberCommitment("T", seal(1), 1, false);
  rememberCommitment("T", seal(2), null, true);
  rememberCommitment("T", seal(3), 9, false);
  expect(seenCommitments("T")).toEqual([
    { commitment: seal(1), at: 1, announced: true },
    { commitment: seal(2), at: null, announced: true },
    { commitment: seal(3), at: 9, announced: false },
  ]);
});

test("the latest tables are remembered, and the first keys of each", () => {
  for (let n = 0; n < 230; n++) rememberCommitment(`${n}`, seal(n), 1, false);
  expect([seenCommitments("29"), seenCommitments("30").length, seenCommitments("229").length]).toEqual([[], 1, 1]);
  for (let n = 0; n < 20; n++) rememberCommitment("T", seal(n), n, true);
  expect(seenCommitments("T").map((one) => one.at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  forgetSettings();
  expect(seenCommitments("T"), "a setting can be chosen again, this cannot").toHaveLength(8);
});

test("whatever was kept, what is read is sound", () => {
  const anything = [
    5,
    "x",
    null,
    [7],
    [{ table: 5 }],
    [{ table: "T", seen: 3 }],
    [{ table: "T", seen: [null, { commitment: "abc" }, { commitment: [seal(1)] }] }],
  ];
  for (const tables of anything) {
    localStorage.setItem("noctuary.seals", JSON.stringify({ tables }));
    expect(seenCommitments("T")).toEqual([]);
  }
  localStorage.setItem(
    "noctuary.seals",
    JSON.stringify({ tables: [{ table: "T", seen: [{ commitment: seal(1), at: "a", announced: "yes" }] }] }),
  );
  expect(seenCommitments("T")).toEqual([{ commitment: seal(1), at: null, announced: false }]);
});

test("a seed is a text, and about where it cannot be exact", () => {
  const chance = { commitment: "", key: "" };
  expect([
    seedOf({ ...chance, seed: null }),
    seedOf({ ...chance, seed: 0 }),
    seedOf({ ...chance, seed: 2 ** 62 }),
  ]).toEqual(["", "0", "≈ 4611686018427388000"]);
  expect(shortCommitment(seal(1))).toBe("00000000");
});
