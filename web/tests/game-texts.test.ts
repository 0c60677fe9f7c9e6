import { expect, test } from "vitest";
import { OptionTexts, type SentTexts } from "$lib/i18n/option-texts";
import { parseOptionId } from "$lib/options/option-id";
import type { Decision, GameInfo } from "$lib/net/protocol";
import { type Lang, GameTexts } from "$lib/i18n/game-texts";
import game from "./fixtures/game.json";
import welcome from "./fixtures/gates4-play-mine.json";

const info = game as unknown as GameInfo;
const names = ["Mireille", "Basile", "Odette", "Le Veilleur"];
const en = new GameTexts("en", info, names);
const fr = new GameTexts("fr", info, names);

test("the client speaks both languages", () => {
  expect(en.formatClient("table-your-turn")).toBe("your turn");
  expect(fr.formatClient("table-your-turn")).toBe("à vous");
  expect(en.formatClient("table-vote", { name: "Ada", n: 1 })).toBe("Ada asks to take back a choice");
  expect(fr.formatClient("table-vote", { name: "Ada", n: 3 })).toBe("Ada demande à reprendre 3 choix");
  expect(fr.formatClient("table-why")).toBe("Pourquoi\u202f?");
});

test("an event is a sentence with names; what is hidden is said as hidden", () => {
  const sent = { name: "sent", fields: { seat: 1, region: 1 }, depth: 0, why: [] };
  expect(en.event(sent)).toBe("Basile sends an investigator to Salem.");
  expect(fr.event(sent)).toContain("Basile");
  const drew = { name: "drew", fields: { seat: 2, card: null }, depth: 0, why: [] };
  expect(en.event(drew)).toBe("Odette draws a card.");
});

test("a reason says what it is about, where it goes and how often", () => {
  const reason = { key: "section", args: { region: 1 }, before: 3, after: 2, ofTen: 10, rather: false };
  expect(en.reason(reason)).toBe("sections your gate of Salem lacks: 3 → 2");
  expect(en.reason({ ...reason, ofTen: 4 })).toBe("sections your gate of Salem lacks: 3 → 2 (4 times in 10)");
  expect(en.reason({ ...reason, rather: true })).toBe("sections your gate of Salem lacks: 2, with the next best 3");
  expect(fr.reason({ ...reason, key: "", ofTen: 7 })).toBe("la partie est gagnée 7 fois sur 10");
});

test("an option is known by its id alone, as the table offers it", () => {
  for (const option of (welcome.ask as unknown as Decision).options)
    expect(parseOptionId(info, option.id)).toEqual(option);
  expect(parseOptionId(info, "send/region=salem")).toEqual({
    id: "send/region=salem",
    name: "send",
    fields: { region: 1 },
  });
  expect(en.action(parseOptionId(info, "send/region=salem"))).toBe("Send an investigator to Salem");
});

test("a missing word is readable, never an error", () => {
  expect(en.formatClient("table-no_such_thing")).toBe("no such thing");
  expect(en.format("event-no_such_thing")).toBe("no such thing");
});

test("the words of a game are all its files, with attributes", () => {
  const arkham = { ...info, id: "arkham" };
  const namers = { card: (texts: GameTexts, value: number) => texts.format(`card-0101${value}`) };
  const english = new GameTexts("en", arkham, names, {}, namers);
  expect(english.format("game-title")).toBe("Arkham Horror, the Card Game");
  expect(english.format("card-01016")).toBe(".45 Automatic");
  expect(english.format("card-01016.text")).toMatch(/^4 ammo/);
  expect(new GameTexts("fr", arkham, names).format("card-01016")).toBe(".45 Automatique");
  expect(english.has("card-01016.back")).toBe(false);
  expect(english.prompt("target", { card: 8, a: 1, ev: -1 })).toBe("Beat Cop: choose a target.");
});

// ---- texts of the table's options

const tale = {
  ...info,
  id: "hearsay",
  kinds: { text: 11, door: 6, monster: 3, seat: 8, number: 9 },
  actions: { open: { door: "door" } },
  events: { narrated: { text: "text", monster: "monster", n: "number" } },
} as unknown as GameInfo;
const told: SentTexts = {
  door: { 0: { en: "the mill door", fr: "la porte du moulin" }, 1: { en: "the cellar door" } },
  monster: { 2: { en: "the miller", fr: "le meunier" } },
  text: {
    0: {
      en: "{ $monster } woke { $n ->\n  [0] at once\n *[other] after { $n } turns\n}.",
      fr: "{ $monster } s’éveilla { $n ->\n  [0] aussitôt\n *[other] après { $n } tours\n}.",
    },
    1: { en: "First line.\n[will] second.\n\n.third { $monster }" },
  },
};

function speakers(): [GameTexts, GameTexts, OptionTexts] {
  const lexicon = new OptionTexts();
  const made = (lang: Lang) => new GameTexts(lang, tale, names, {}, {}, {}, tale.id, lexicon);
  return [made("en"), made("fr"), lexicon];
}
const narrated = (text: number, n: number) => ({
  name: "narrated",
  fields: { text, monster: 2, n },
  depth: 0,
  why: [],
});
/** What a message without a text here consists of: all its fields, formatted. */
const field = (texts: GameTexts, event: ReturnType<typeof narrated>, name: string) =>
  (texts as unknown as { said: (...args: unknown[]) => Record<string, unknown> }).said(
    event.name,
    tale.events.narrated,
    event.fields,
  )[name];

test("what was told is called as the table calls it; what was not is a number", () => {
  const [en, fr, lexicon] = speakers();
  expect(en.kind("door", 0)).toBe("0");
  lexicon.add(told);
  expect([en.kind("door", 0), fr.kind("door", 0)]).toEqual(["the mill door", "la porte du moulin"]);
  expect(fr.kind("door", 1), "no French").toBe("the cellar door");
  expect(fr.kind("door", 2)).toBe("2");
  lexicon.clear();
  expect(en.kind("door", 0)).toBe("0");
});

test("a text is filled in with the other fields, and keeps its lines", () => {
  const [en, fr, lexicon] = speakers();
  lexicon.add(told);
  expect(field(en, narrated(0, 0), "text")).toBe("the miller woke at once.");
  expect(field(fr, narrated(0, 3), "text")).toBe("le meunier s’éveilla après 3 tours.");
  expect(field(en, narrated(1, 3), "text")).toBe("First line.\n[will] second.\n\n.third the miller");
  expect(field(en, narrated(7, 3), "text")).toBe(7);
  expect(en.kind("text", 0, { monster: "It", n: 0 })).toBe("It woke at once.");
});

test("a teller has the last word, and fills in the text", () => {
  const lexicon = new OptionTexts();
  lexicon.add(told);
  const tellers = { narrated: () => ({ monster: "Somebody" }) };
  const texts = new GameTexts("en", tale, names, {}, {}, tellers, tale.id, lexicon);
  expect(field(texts, narrated(0, 0), "text")).toBe("Somebody woke at once.");
  expect(field(texts, narrated(0, 0), "monster")).toBe("Somebody");
});
