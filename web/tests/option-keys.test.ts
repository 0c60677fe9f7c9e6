import { expect, test } from "vitest";
import { findTowards } from "$lib/actions/arrow-navigation";
import { OptionKeys, optionForKey } from "../src/lib/actions/keyboard";

const options = (...ids: string[]) => ids.map((id) => ({ id }));

test("an option keeps its key while the question stands, whatever else is listed", () => {
  const keys = new OptionKeys();
  expect([...keys.of(1, options("a", "b", "c", "d"))]).toEqual([
    ["a", "1"],
    ["b", "2"],
    ["c", "3"],
    ["d", "4"],
  ]);
  const narrowed = keys.of(1, options("b", "d"));
  expect([...narrowed]).toEqual([
    ["b", "2"],
    ["d", "4"],
  ]);
  expect(optionForKey("4", narrowed)).toBe("d");
  expect(optionForKey("1", narrowed)).toBeUndefined();
  expect([...keys.of(1, options("a", "b", "c", "d", "e")).values()]).toEqual(["1", "2", "3", "4", "5"]);
  expect([...keys.of(2, options("d", "c"))]).toEqual([
    ["d", "1"],
    ["c", "2"],
  ]);
});

test("after the digits come letters that nothing else uses", () => {
  const many = Array.from({ length: 31 }, (_, n) => ({ id: `o${n}` }));
  const keys = new OptionKeys().of(1, many);
  expect(keys.get("o9")).toBe("a");
  expect(optionForKey("B", keys)).toBe("o10");
  for (const taken of ["f", "h", "p", "q", "r", "u"]) expect(optionForKey(taken, keys)).toBeUndefined();
  expect(keys.get("o30")).toBe("");
});

test("the only option is chosen by Enter; of several that were narrowed to one, too", () => {
  const keys = new OptionKeys();
  const one = keys.of(1, options("only"));
  expect(one.get("only")).toBe("Enter");
  expect([optionForKey("Enter", one), optionForKey("1", one), optionForKey("2", one)]).toEqual([
    "only",
    "only",
    undefined,
  ]);
  keys.of(2, options("a", "b"));
  const left = keys.of(2, options("b"));
  expect([optionForKey("Enter", left), optionForKey("2", left), optionForKey("1", left)]).toEqual([
    "b",
    "b",
    undefined,
  ]);
  expect(optionForKey("Enter", keys.of(2, options("a", "b")))).toBeUndefined();
});

test("arrow keys lead to what lies that way", () => {
  const at = (x: number, y: number) =>
    ({ getBoundingClientRect: () => ({ x, y, width: 10, height: 10 }) }) as unknown as Element;
  const [middle, right, below, far] = [at(50, 50), at(90, 55), at(48, 90), at(200, 200)];
  const all = [far, below, right, middle];
  expect(findTowards(all, middle, "ArrowRight")).toBe(right);
  expect(findTowards(all, middle, "ArrowDown")).toBe(below);
  expect(findTowards(all, middle, "ArrowLeft")).toBe(below);
  expect(findTowards(all, middle, "ArrowUp")).toBeUndefined();
  expect(findTowards(all, middle, "x")).toBeUndefined();
});
