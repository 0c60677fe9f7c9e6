// Plugins are found by the names of their folders, and a missing one is no error.
import { expect, test } from "vitest";
import type { GameInfo } from "$lib/net/protocol";
import { Words } from "$lib/i18n/game-texts";
import { gameModule, home } from "../src/games";
import { offered } from "../src/lobby/catalogue";
import plain from "../src/table/fallback";

const GAMES = Object.keys(import.meta.glob("../src/games/*/index.ts")).map((path) => path.split("/").at(-2)!);

test.each(GAMES)("%s has a cover, and a name in both languages", (game) => {
  expect(home(game).Cover).toBeDefined();
  for (const lang of ["en", "fr"] as const) expect(new Words(lang).about(game).tells("game-title")).toBe(true);
});

test("a game without a folder is drawn plainly", async () => {
  expect(home("nobody")).toEqual({});
  expect(await gameModule("nobody")).toBe(plain);
});

test("what a game does not say the house says", () => {
  const [game] = GAMES;
  const words = new Words("en").about(game);
  expect(words.tell("lobby-light")).toBe(words.say("lobby-light"));
  expect(words.tells("lobby-no-such-key")).toBe(false);
});

test("the lobby offers quick games first, and those to come last", () => {
  const game = (id: string, playable: boolean, ...minutes: number[]) => ({ id, playable, minutes }) as GameInfo;
  const games = [game("coming", false, 10), game("long", true, 90, 120), game("timeless", true), game("quick", true, 45, 75)];
  expect(offered(games).map((g) => g.id)).toEqual(["quick", "long", "timeless", "coming"]);
});
