import { expect, test } from "vitest";
import { applyPatch } from "$lib/net/view-patch";

const view = {
  round: 1,
  players: [
    { score: 0, hand: [1, 2] },
    { score: 3, hand: [] },
  ],
};

test("a value deep in the view is new, the rest is the very same", () => {
  const after = applyPatch(view, [{ path: ["players", 0, "score"], value: 5 }]);
  expect(after.players[0]).toEqual({ score: 5, hand: [1, 2] });
  expect(after.players[1]).toBe(view.players[1]);
  expect(after.players[0].hand).toBe(view.players[0].hand);
  expect(view.players[0].score).toBe(0);
  expect(Array.isArray(after.players)).toBe(true);
});

test("changes are made in order, and a key may be new", () => {
  const after = applyPatch<any>(view, [
    { path: ["mode"], value: { name: "sane" } },
    { path: ["mode", "name"], value: "insane" },
    { path: ["players", 1, "hand", 0], value: 9 },
  ]);
  expect(after.mode).toEqual({ name: "insane" });
  expect(after.players[1].hand).toEqual([9]);
});

test("what is gone is gone, before anything else is set", () => {
  const before = { cards: { 4: "a", 7: "b" }, active: 1 };
  const after = applyPatch<any>(before, [{ path: ["cards", "9"], value: "c" }], [["cards", "4"]]);
  expect(after).toEqual({ cards: { 7: "b", 9: "c" }, active: 1 });
  expect(Object.keys(after.cards)).toEqual(["7", "9"]);
  expect(before.cards[4]).toBe("a");
});

test("an empty path is the whole view", () => {
  expect(applyPatch<unknown>(view, [{ path: [], value: 7 }])).toBe(7);
  expect(applyPatch(view, [])).toBe(view);
});
