import { beforeEach, expect, test, vi } from "vitest";
import { fields, boolean, forgetSettings, save, oneOf, load, string, stringList } from "$lib/storage/storage";
import { allKeys, keysOf, rememberKeys } from "$lib/storage/access-keys";
import { page } from "./browser-globals";

const ANYTHING = [
  "",
  "{",
  "null",
  "7",
  "[]",
  '"night"',
  "true",
  '{"T":null}',
  '{"T":7}',
  '{"T":{"seats":5,"host":[]}}',
  '{"T":{"seats":[null,{"seat":"a"}]}}',
];

beforeEach(() => {
  page();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("navigator", { languages: ["fr-FR"] });
  vi.resetModules();
});

test("whatever lies at a place, what is read has names", () => {
  for (const found of ANYTHING) {
    localStorage.setItem("noctuary.arkham", found);
    expect(load("noctuary.arkham")).toBeTypeOf("object");
    expect(Array.isArray(load("noctuary.arkham"))).toBe(false);
  }
  expect(fields(null)).toEqual({});
});

test("a list has each text once, and nothing but texts", () => {
  expect(stringList(["b", "a", "b", 3, null])).toEqual(["b", "a"]);
  expect(stringList("ab")).toEqual([]);
  expect(stringList({ 0: "a" })).toEqual([]);
});

test("a value that is none of those there are is the usual one", () => {
  expect(oneOf(["en", "fr"], "fr", "en")).toBe("fr");
  expect(oneOf(["en", "fr"], "de", "en")).toBe("en");
  expect(string(5, "x")).toBe("x");
  expect(boolean("yes")).toBe(false);
});

test("a browser that refuses to keep or to tell stops nothing", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  save("noctuary.settings", { name: "Ann" });
  expect(load("noctuary.settings")).toEqual({});
  rememberKeys("T", { host: "h" });
  expect(keysOf("T").host).toBe("");
});

test("settings are sound whatever was kept, and what is sound of them is kept", async () => {
  for (const found of ANYTHING) {
    localStorage.setItem("noctuary.settings", found);
    vi.resetModules();
    const { settings } = await import("$lib/storage/settings.svelte");
    expect(settings).toEqual({
      lang: "fr",
      name: "",
      contrast: "auto",
      motion: "auto",
      pace: "full",
      sound: false,
      notifications: false,
      confirmations: false,
      coach: false,
    });
  }
  localStorage.setItem(
    "noctuary.settings",
    JSON.stringify({
      lang: "xx",
      name: ["a"],
      contrast: "more",
      motion: 3,
      pace: "brisk",
      sound: "loud",
      confirmations: true,
      more: 1,
    }),
  );
  vi.resetModules();
  const { settings } = await import("$lib/storage/settings.svelte");
  expect(settings).toEqual({
    lang: "fr",
    name: "",
    contrast: "more",
    motion: "auto",
    pace: "brisk",
    sound: false,
    notifications: false,
    confirmations: true,
    coach: false,
  });
});

test("keys are sound whatever was kept", () => {
  for (const found of ANYTHING) {
    localStorage.setItem("noctuary.keys", found);
    expect(keysOf("T")).toEqual({ seats: [], host: "", invite: "", watch: "" });
  }
  localStorage.setItem(
    "noctuary.keys",
    JSON.stringify({ T: { seats: [{ seat: 1, key: "k" }, { seat: 2 }, 5], host: "h", watch: 4 } }),
  );
  expect(allKeys()).toEqual({ T: { seats: [{ seat: 1, key: "k" }], host: "h", invite: "", watch: "" } });
});

test("campaigns that are none are not shown, but stay where they are", async () => {
  const campaign = { id: "c1", name: "Night", seats: [], difficulty: "easy", next: "gathering", end: null };
  const broken = { campaign: { id: "c2" }, changed: 1 };
  localStorage.setItem(
    "noctuary.campaigns",
    JSON.stringify({
      c1: { campaign, table: null, changed: 5 },
      c2: broken,
      c3: 7,
      c4: { campaign, table: null, changed: 6 },
    }),
  );
  const { savedCampaigns } = await import("../src/games/arkham/tools/campaign/saved-campaigns.svelte");
  expect(Object.keys(savedCampaigns.entries)).toEqual(["c1"]);
  savedCampaigns.remove("c1");
  expect(Object.keys(savedCampaigns.entries)).toEqual([]);
  expect(load("noctuary.campaigns")).toMatchObject({ c2: broken, c3: 7 });
});

test("forgetting the settings leaves seats and campaigns alone", () => {
  rememberKeys("T", { seats: [{ seat: 0, key: "a" }] });
  save("noctuary.campaigns", { c: 1 });
  save("noctuary.settings", { name: "Ann" });
  save("noctuary.arkham", { T: { stops: ["01018"] } });
  forgetSettings();
  expect(load("noctuary.settings")).toEqual({});
  expect(load("noctuary.arkham")).toEqual({});
  expect(load("noctuary.campaigns")).toEqual({ c: 1 });
  expect(keysOf("T").seats).toHaveLength(1);
});
