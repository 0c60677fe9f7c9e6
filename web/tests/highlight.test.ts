// The highlighting of search matches.
import { expect, test } from "vitest";
import { pieces, spokenIn } from "../src/table/rules/highlight";

test("the words that were found, and what stands between them", () => {
  expect(pieces("La réserve est remplacée.", ["réserve", "remplacée"])).toEqual([
    { text: "La ", hit: false },
    { text: "réserve", hit: true },
    { text: " est ", hit: false },
    { text: "remplacée", hit: true },
    { text: ".", hit: false },
  ]);
});

test("whole words only, whatever their case, behind an apostrophe too", () => {
  expect(pieces("L’Aube et les aubes", ["aube"]).filter((piece) => piece.hit)).toEqual([{ text: "Aube", hit: true }]);
  expect(pieces("2x, 12 et 2", ["2"]).map((piece) => piece.text)).toEqual(["2x, 12 et ", "2"]);
});

test("nothing sought leaves a text whole", () => {
  expect(pieces("A rule.", [])).toEqual([{ text: "A rule.", hit: false }]);
  expect(pieces("", ["rule"])).toEqual([]);
});

test("a clause is shown in the language of what was found, else in the reader's", () => {
  const words = { en: "The gate opens.", fr: "Le portail s’ouvre." };
  expect(spokenIn(words, ["gate"], "fr")).toBe("en");
  expect(spokenIn(words, ["portail"], "en")).toBe("fr");
  expect(spokenIn(words, [], "fr")).toBe("fr");
  expect(spokenIn(words, ["gate", "portail"], "fr")).toBe("fr");
});
