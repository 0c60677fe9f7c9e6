import { beforeEach, expect, test } from "vitest";
import { allKeys, takeFromLink, forgetKeys, keyOf, keysOf, rememberKeys, keysToSend } from "$lib/storage/access-keys";
import { page } from "./browser-globals";

beforeEach(page);

test("keys of a table are added to those held; a seat keeps its newest", () => {
  rememberKeys("AB12", { seats: [{ seat: 0, key: "a" }], host: "h", invite: "i", watch: "w" });
  rememberKeys("AB12", { seats: [{ seat: 1, key: "b" }] });
  rememberKeys("AB12", { seats: [{ seat: 0, key: "c" }] });
  expect(keysOf("AB12")).toEqual({
    seats: [
      { seat: 1, key: "b" },
      { seat: 0, key: "c" },
    ],
    host: "h",
    invite: "i",
    watch: "w",
  });
  expect(keysToSend("AB12")).toEqual(["b", "c", "h", "w", "i"]);
  expect(keysOf("other").seats).toEqual([]);
});

test("a link brings keys of seats, an invitation or a view", () => {
  expect(takeFromLink("T", "#k=one&k=two")).toBe(true);
  expect(takeFromLink("T", "#k=one")).toBe(true);
  expect(keysOf("T").seats).toEqual([
    { seat: -1, key: "one" },
    { seat: -1, key: "two" },
  ]);
  expect(takeFromLink("T", "#i=come")).toBe(true);
  expect(keysOf("T").invite).toBe("come");
  expect(takeFromLink("W", "#w=look")).toBe(true);
  expect(keysToSend("W")).toEqual(["look"]);
  expect(takeFromLink("T", "")).toBe(false);
});

test("on a screen that is passed on, the key is that of the seat which faces it", () => {
  rememberKeys("HOT", {
    seats: [
      { seat: 0, key: "a" },
      { seat: 1, key: "b" },
    ],
    host: "h",
    watch: "w",
  });
  expect([0, 1].map((eyes) => keyOf("HOT", eyes))).toEqual(["a", "b"]);
  expect(keyOf("HOT", -1)).toBe("h");
  takeFromLink("LINK", "#k=one&k=two");
  expect([-1, 0, 1].map((eyes) => keyOf("LINK", eyes))).toEqual(["", "", ""]);
});

test("a table can be forgotten, and a broken store is an empty one", () => {
  rememberKeys("T", { seats: [{ seat: 0, key: "a" }] });
  rememberKeys("U", { seats: [{ seat: 0, key: "b" }] });
  forgetKeys("T");
  expect(Object.keys(allKeys())).toEqual(["U"]);
  localStorage.setItem("noctuary.keys", "{");
  expect(allKeys()).toEqual({});
});
