import { expect, test } from "vitest";
import { optionOf } from "$lib/options";
import type { Ask, GameInfo } from "$lib/protocol";
import { Words } from "$lib/words";
import game from "./fixtures/game.json";
import welcome from "./fixtures/gates4-play-mine.json";

const info = game as unknown as GameInfo;
const names = ["Mireille", "Basile", "Odette", "Le Veilleur"];
const en = new Words("en", info, names);
const fr = new Words("fr", info, names);

test("the client speaks both languages", () => {
  expect(en.say("table-your-turn")).toBe("your turn");
  expect(fr.say("table-your-turn")).toBe("à vous");
  expect(en.say("table-vote", { name: "Ada", n: 1 })).toBe("Ada asks to take back a choice");
  expect(fr.say("table-vote", { name: "Ada", n: 3 })).toBe("Ada demande à reprendre 3 choix");
  expect(fr.say("table-why")).toBe("Pourquoi\u202f?");
});

test("an event is a sentence with names; what is hidden is said as hidden", () => {
  const sent = { name: "sent", fields: { seat: 1, region: 1 }, depth: 0, why: [] };
  expect(en.event(sent)).toBe("Basile sends an investigator to Salem.");
  expect(fr.event(sent)).toContain("Basile");
  const drew = { name: "drew", fields: { seat: 2, card: null }, depth: 0, why: [] };
  expect(en.event(drew)).toBe("Odette draws a card.");
});

test("an option is known by its id alone, as the table offers it", () => {
  for (const option of (welcome.ask as unknown as Ask).options) expect(optionOf(info, option.id)).toEqual(option);
  expect(optionOf(info, "send/region=salem")).toEqual({ id: "send/region=salem", name: "send", fields: { region: 1 } });
  expect(en.action(optionOf(info, "send/region=salem"))).toBe("Send an investigator to Salem");
});

test("a missing word is readable, never an error", () => {
  expect(en.say("table-no_such_thing")).toBe("no such thing");
  expect(en.tell("event-no_such_thing")).toBe("no such thing");
});

test("the words of a game are all its files, with attributes", () => {
  const arkham = { ...info, id: "arkham" };
  const namers = { card: (words: Words, value: number) => words.tell(`card-0101${value}`) };
  const english = new Words("en", arkham, names, {}, namers);
  expect(english.tell("game-title")).toBe("Arkham Horror, the Card Game");
  expect(english.tell("card-01016")).toBe(".45 Automatic");
  expect(english.tell("card-01016.text")).toMatch(/^4 ammo/);
  expect(new Words("fr", arkham, names).tell("card-01016")).toBe(".45 Automatique");
  expect(english.tells("card-01016.back")).toBe(false);
  expect(english.prompt("target", { card: 8, a: 1, ev: -1 })).toBe("Beat Cop: choose a target.");
});
