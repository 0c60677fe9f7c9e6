import { beforeEach, expect, test } from "vitest";
import { all, arrive, forget, keyOf, keysOf, remember, shown } from "$lib/storage/access-keys";
import { page } from "./browser-globals";

beforeEach(page);

test("keys of a table are added to those held; a seat keeps its newest", () => {
  remember("AB12", { seats: [{ seat: 0, key: "a" }], host: "h", invite: "i", watch: "w" });
  remember("AB12", { seats: [{ seat: 1, key: "b" }] });
  remember("AB12", { seats: [{ seat: 0, key: "c" }] });
  expect(keysOf("AB12")).toEqual({ seats: [{ seat: 1, key: "b" }, { seat: 0, key: "c" }], host: "h", invite: "i", watch: "w" });
  expect(shown("AB12")).toEqual(["b", "c", "h", "w", "i"]);
  expect(keysOf("other").seats).toEqual([]);
});

test("a link brings keys of seats, an invitation or a view", () => {
  expect(arrive("T", "#k=one&k=two")).toBe(true);
  expect(arrive("T", "#k=one")).toBe(true);
  expect(keysOf("T").seats).toEqual([{ seat: -1, key: "one" }, { seat: -1, key: "two" }]);
  expect(arrive("T", "#i=come")).toBe(true);
  expect(keysOf("T").invite).toBe("come");
  expect(arrive("W", "#w=look")).toBe(true);
  expect(shown("W")).toEqual(["look"]);
  expect(arrive("T", "")).toBe(false);
});

test("on a screen that is passed on, the key is that of the seat which faces it", () => {
  remember("HOT", { seats: [{ seat: 0, key: "a" }, { seat: 1, key: "b" }], host: "h", watch: "w" });
  expect([0, 1].map((eyes) => keyOf("HOT", eyes))).toEqual(["a", "b"]);
  expect(keyOf("HOT", -1)).toBe("h");
  arrive("LINK", "#k=one&k=two");
  expect([-1, 0, 1].map((eyes) => keyOf("LINK", eyes))).toEqual(["", "", ""]);
});

test("a table can be forgotten, and a broken store is an empty one", () => {
  remember("T", { seats: [{ seat: 0, key: "a" }] });
  remember("U", { seats: [{ seat: 0, key: "b" }] });
  forget("T");
  expect(Object.keys(all())).toEqual(["U"]);
  localStorage.setItem("noctuary.keys", "{");
  expect(all()).toEqual({});
});
