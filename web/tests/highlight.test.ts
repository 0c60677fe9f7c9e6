// The highlighting of search matches.
import { expect, test } from "vitest";
import { splitMatches, bestLanguage } from "../src/table/rules/highlight";

test("the words that were found, and what stands between them", () => {
  expect(splitMatches("La réserve est remplacée.", ["réserve", "remplacée"])).toEqual([
    { text: "La ", hit: false },
    { text: "réserve", hit: true },
    { text: " est ", hit: false },
    { text: "remplacée", hit: true },
    { text: ".", hit: false },
  ]);
});

test("whole words only, whatever their case, behind an apostrophe too", () => {
  expect(splitMatches("L’Aube et les aubes", ["aube"]).filter((piece) => piece.hit)).toEqual([
    { text: "Aube", hit: true },
  ]);
  expect(splitMatches("2x, 12 et 2", ["2"]).map((piece) => piece.text)).toEqual(["2x, 12 et ", "2"]);
});

test("nothing sought leaves a text whole", () => {
  expect(splitMatches("A rule.", [])).toEqual([{ text: "A rule.", hit: false }]);
  expect(splitMatches("", ["rule"])).toEqual([]);
});

test("a clause is shown in the language of what was found, else in the reader's", () => {
  const texts = { en: "The gate opens.", fr: "Le portail s’ouvre." };
  expect(bestLanguage(texts, ["gate"], "fr")).toBe("en");
  expect(bestLanguage(texts, ["portail"], "en")).toBe("fr");
  expect(bestLanguage(texts, [], "fr")).toBe("fr");
  expect(bestLanguage(texts, ["gate", "portail"], "fr")).toBe("fr");
});
