import { expect, test } from "vitest";
import type { GameInfo } from "$lib/net/protocol";
import { GameTexts } from "$lib/i18n/game-texts";
import { measuredLevel } from "../src/lib/net/catalogue";
import game from "./fixtures/game.json";

const levels = {
  random: { won: 0, games: 100 },
  heuristic: { won: 62, games: 100 },
  "ismcts:0.025s": { won: 7, games: 9 },
  "ismcts:1s": { won: 8, games: 9 },
};
const info = { ...game, levels } as unknown as GameInfo;

test("what a bot has won is told of itself", () => {
  expect(measuredLevel(info, "ismcts:1s")).toEqual({ won: 8, games: 9, ms: 0 });
  expect(measuredLevel(info, "heuristic")).toEqual({ won: 62, games: 100, ms: 0 });
});

test("where nobody has measured it, of the one that comes nearest and thinks less long, with its time", () => {
  expect(measuredLevel(info, "ismcts:5s")).toEqual({ won: 8, games: 9, ms: 1000 });
  expect(measuredLevel(info, "ismcts:100ms")).toEqual({ won: 7, games: 9, ms: 25 });
  expect(measuredLevel(info, "ismcts:10ms")).toBeUndefined();
  expect(measuredLevel({ ...info, levels: { heuristic: levels.heuristic } }, "ismcts:1s")).toBeUndefined();
});

test("it is said in both languages", () => {
  const told = { won: 7, games: 9, sides: "together", seconds: 0.025 };
  expect(new GameTexts("en", info, []).formatClient("lobby-bot-won", { ...told, sooner: "true" })).toBe(
    "given 0.025 s, won 7 of 9 nights",
  );
  expect(new GameTexts("en", info, []).formatClient("lobby-bot-won", { ...told, sooner: "false" })).toBe(
    "won 7 of 9 nights",
  );
  expect(new GameTexts("fr", info, []).formatClient("lobby-bot-won", { ...told, sooner: "true" })).toBe(
    "avec 0,025 s, 7 nuits gagnées sur 9",
  );
});
