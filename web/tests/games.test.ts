// Plugins are found by the names of their folders, and a missing one is no error.
import { expect, test } from "vitest";
import type { GameInfo } from "$lib/net/protocol";
import { GameTexts } from "$lib/i18n/game-texts";
import { loadDrawings, gamePlugin } from "../src/games";
import { sortGames } from "../src/lib/net/catalogue";
import fallback from "../src/table/fallback";

const GAMES = Object.keys(import.meta.glob("../src/games/*/index.ts")).map((path) => path.split("/").at(-2)!);

test.each(GAMES)("%s has a cover, and a name in both languages", (game) => {
  expect(gamePlugin(game).Cover).toBeDefined();
  for (const lang of ["en", "fr"] as const) expect(new GameTexts(lang).about(game).has("game-title")).toBe(true);
});

test("a game without a folder is drawn plainly", async () => {
  expect(gamePlugin("nobody")).toEqual({});
  expect(await loadDrawings("nobody")).toBe(fallback);
});

test("what a game does not say the house says", () => {
  const [game] = GAMES;
  const texts = new GameTexts("en").about(game);
  expect(texts.format("lobby-light")).toBe(texts.formatClient("lobby-light"));
  expect(texts.has("lobby-no-such-key")).toBe(false);
});

test("the lobby offers quick games first, and those to come last", () => {
  const game = (id: string, playable: boolean, ...minutes: number[]) => ({ id, playable, minutes }) as GameInfo;
  const games = [
    game("coming", false, 10),
    game("long", true, 90, 120),
    game("timeless", true),
    game("quick", true, 45, 75),
  ];
  expect(sortGames(games).map((g) => g.id)).toEqual(["quick", "long", "timeless", "coming"]);
});
