import { beforeEach, expect, test, vi } from "vitest";
import { fields, flag, forgetSettings, keep, oneOf, recall, text, texts } from "$lib/storage/storage";
import { all, keysOf, remember } from "$lib/storage/access-keys";
import { page } from "./browser-globals";

const ANYTHING = ["", "{", "null", "7", "[]", '"night"', "true", '{"T":null}', '{"T":7}', '{"T":{"seats":5,"host":[]}}', '{"T":{"seats":[null,{"seat":"a"}]}}'];

beforeEach(() => {
  page();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("navigator", { languages: ["fr-FR"] });
  vi.resetModules();
});

test("whatever lies at a place, what is read has names", () => {
  for (const found of ANYTHING) {
    localStorage.setItem("noctuary.arkham", found);
    expect(recall("noctuary.arkham")).toBeTypeOf("object");
    expect(Array.isArray(recall("noctuary.arkham"))).toBe(false);
  }
  expect(fields(null)).toEqual({});
});

test("a list has each text once, and nothing but texts", () => {
  expect(texts(["b", "a", "b", 3, null])).toEqual(["b", "a"]);
  expect(texts("ab")).toEqual([]);
  expect(texts({ 0: "a" })).toEqual([]);
});

test("a value that is none of those there are is the usual one", () => {
  expect(oneOf(["en", "fr"], "fr", "en")).toBe("fr");
  expect(oneOf(["en", "fr"], "de", "en")).toBe("en");
  expect(text(5, "x")).toBe("x");
  expect(flag("yes")).toBe(false);
});

test("a browser that refuses to keep or to tell stops nothing", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  keep("noctuary.settings", { name: "Ann" });
  expect(recall("noctuary.settings")).toEqual({});
  remember("T", { host: "h" });
  expect(keysOf("T").host).toBe("");
});

test("settings are sound whatever was kept, and what is sound of them is kept", async () => {
  for (const found of ANYTHING) {
    localStorage.setItem("noctuary.settings", found);
    vi.resetModules();
    const { settings } = await import("$lib/storage/settings.svelte");
    expect(settings).toEqual({ lang: "fr", name: "", contrast: "auto", motion: "auto", pace: "full", sound: false, notifications: false, confirmations: false, coach: false });
  }
  localStorage.setItem("noctuary.settings", JSON.stringify({ lang: "xx", name: ["a"], contrast: "more", motion: 3, pace: "brisk", sound: "loud", confirmations: true, more: 1 }));
  vi.resetModules();
  const { settings } = await import("$lib/storage/settings.svelte");
  expect(settings).toEqual({ lang: "fr", name: "", contrast: "more", motion: "auto", pace: "brisk", sound: false, notifications: false, confirmations: true, coach: false });
});

test("keys are sound whatever was kept", () => {
  for (const found of ANYTHING) {
    localStorage.setItem("noctuary.keys", found);
    expect(keysOf("T")).toEqual({ seats: [], host: "", invite: "", watch: "" });
  }
  localStorage.setItem("noctuary.keys", JSON.stringify({ T: { seats: [{ seat: 1, key: "k" }, { seat: 2 }, 5], host: "h", watch: 4 } }));
  expect(all()).toEqual({ T: { seats: [{ seat: 1, key: "k" }], host: "h", invite: "", watch: "" } });
});

test("campaigns that are none are not shown, but stay where they are", async () => {
  const campaign = { id: "c1", name: "Night", seats: [], difficulty: "easy", next: "gathering", end: null };
  const broken = { campaign: { id: "c2" }, changed: 1 };
  localStorage.setItem("noctuary.campaigns", JSON.stringify({ c1: { campaign, table: null, changed: 5 }, c2: broken, c3: 7, c4: { campaign, table: null, changed: 6 } }));
  const { shelf } = await import("../src/games/arkham/tools/campaign/saved-campaigns.svelte");
  expect(Object.keys(shelf.entries)).toEqual(["c1"]);
  shelf.remove("c1");
  expect(Object.keys(shelf.entries)).toEqual([]);
  expect(recall("noctuary.campaigns")).toMatchObject({ c2: broken, c3: 7 });
});

test("forgetting the settings leaves seats and campaigns alone", () => {
  remember("T", { seats: [{ seat: 0, key: "a" }] });
  keep("noctuary.campaigns", { c: 1 });
  keep("noctuary.settings", { name: "Ann" });
  keep("noctuary.arkham", { T: { stops: ["01018"] } });
  forgetSettings();
  expect(recall("noctuary.settings")).toEqual({});
  expect(recall("noctuary.arkham")).toEqual({});
  expect(recall("noctuary.campaigns")).toEqual({ c: 1 });
  expect(keysOf("T").seats).toHaveLength(1);
});
