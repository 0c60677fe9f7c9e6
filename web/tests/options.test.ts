// No two buttons of a decision look alike. The decisions come from games played elsewhere: tests/browser/test_alike.py.
import { expect, test, vi } from "vitest";
import { Lexicon, type Names } from "$lib/i18n/option-texts";
import type { Decision, Option, GameInfo } from "$lib/net/protocol";
import { type Lang, LANGUAGES, Words } from "$lib/i18n/game-texts";
import { gameModule } from "../src/games";
import type { GameModule, Scene } from "../src/games/module";
import { page } from "./browser-globals";
import { questions } from "./questions.mjs";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("navigator", { languages: ["en"] });
});

interface Moment {
  ask: Decision;
  view: any;
  names: Names;
}
interface Played {
  game: GameInfo;
  tables: { parameters: Record<string, unknown>; seats: number; asks: Moment[] }[];
}

const played = questions() as Played | null;

/** The scene of the seat that has to choose. */
function scene(game: GameInfo, words: Words, { ask, view }: Moment, compact: boolean): Scene {
  const seats = words.names.map((name, seat) => ({ seat, name, kind: "person" }));
  const still = { live: true, hot: null, hinted: null, events: [], beat: 0, pins: [], tab: "table" };
  return { table: "t", game, view, parameters: words.parameters, ask, eyes: ask.seat, seats, words, compact, ...still } as unknown as Scene;
}

/** The text on an option's button. */
function read(module: GameModule, at: Scene, option: Option): string {
  const label = module.label?.(at, option) ?? at.words.action(option);
  return [label, module.note?.(at, option)].filter(Boolean).join(" | ");
}

/** The buttons of a decision that look like another. */
function alike(module: GameModule, at: Scene): string[] {
  const { prompt, aside } = module.shelve(at);
  const seen = new Map<string, string>();
  return [...prompt, ...aside].flatMap((option) => {
    const text = read(module, at, option);
    const other = seen.get(text);
    seen.set(text, option.id);
    return other === undefined ? [] : [`${at.words.lang} ${at.ask!.prompt}: “${text}” is ${other} and ${option.id}`];
  });
}

function wrong(module: GameModule, lang: Lang): string[] {
  const { game, tables } = played!;
  return tables.flatMap(({ parameters, seats, asks }) => {
    const lexicon = new Lexicon();
    const names = ["Ada", "Bo", "Cy", "Di", "Ed"].slice(0, seats);
    const words = new Words(lang, game, names, parameters, module.namers, module.tellers, game.id, lexicon);
    return asks.flatMap((moment) => {
      lexicon.learn(moment.names);
      const own = module.variant?.(moment.view) ?? module;
      return [false, true].flatMap((compact) => alike(own, scene(game, words, moment, compact)));
    });
  });
}

test.skipIf(!played)("no two buttons of a question look alike", async () => {
  page();
  const module = await gameModule(played!.game.id);
  const found = LANGUAGES.flatMap((lang) => wrong(module, lang));
  expect([...new Set(found)]).toEqual([]);
}, 120_000);
