// The types of views are those that the games' schemas generate.
import { expect, test } from "vitest";
import { GAMES, types } from "../scripts/views.mjs";

const folders: string[] = GAMES;

const MADE = import.meta.glob<string>("../src/games/*/view.ts", { query: "?raw", import: "default", eager: true });

test("every game with a view has its types", () => {
  expect(Object.keys(MADE).sort()).toEqual(folders.map((folder) => `../${folder}/view.ts`).sort());
  expect(folders.length).toBeGreaterThanOrEqual(3);
});

test.each(folders)("the types of %s are made from its view.schema.json", async (folder) => {
  expect(MADE[`../${folder}/view.ts`]).toBe(await types(folder));
});
