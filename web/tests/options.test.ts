// No two buttons of a decision look alike. The decisions come from games played elsewhere: tests/browser/test_alike.py.
import { expect, test, vi } from "vitest";
import { OptionTexts, type SentTexts } from "$lib/i18n/option-texts";
import type { Decision, Option, GameInfo } from "$lib/net/protocol";
import { type Lang, LANGUAGES, GameTexts } from "$lib/i18n/game-texts";
import { loadDrawings } from "../src/games";
import type { GameDrawings, Scene } from "../src/games/module";
import { page } from "./browser-globals";
import { questions } from "./questions.mjs";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("navigator", { languages: ["en"] });
});

interface Moment {
  ask: Decision;
  view: any;
  names: SentTexts;
}
interface Played {
  game: GameInfo;
  tables: { parameters: Record<string, unknown>; seats: number; asks: Moment[] }[];
}

const played = questions() as Played | null;

/** The scene of the seat that has to choose. */
function scene(game: GameInfo, texts: GameTexts, { ask, view }: Moment, compact: boolean): Scene {
  const seats = texts.names.map((name, seat) => ({ seat, name, kind: "person" }));
  const fixed = { canChoose: true, hovered: null, hinted: null, events: [], revision: 0, pins: [], panel: "table" };
  return {
    table: "t",
    game,
    view,
    parameters: texts.parameters,
    decision: ask,
    viewer: ask.seat,
    seats,
    texts,
    compact,
    ...fixed,
  } as unknown as Scene;
}

/** The text on an option's button. */
function read(module: GameDrawings, at: Scene, option: Option): string {
  const label = module.label?.(at, option) ?? at.texts.action(option);
  return [label, module.note?.(at, option)].filter(Boolean).join(" | ");
}

/** The buttons of a decision that look like another. */
function alike(module: GameDrawings, at: Scene): string[] {
  const { prompt, extra } = module.layOutOptions(at);
  const seen = new Map<string, string>();
  return [...prompt, ...extra].flatMap((option) => {
    const text = read(module, at, option);
    const other = seen.get(text);
    seen.set(text, option.id);
    return other === undefined
      ? []
      : [`${at.texts.lang} ${at.decision!.prompt}: “${text}” is ${other} and ${option.id}`];
  });
}

function wrong(module: GameDrawings, lang: Lang): string[] {
  const { game, tables } = played!;
  return tables.flatMap(({ parameters, seats, asks }) => {
    const lexicon = new OptionTexts();
    const names = ["Ada", "Bo", "Cy", "Di", "Ed"].slice(0, seats);
    const texts = new GameTexts(lang, game, names, parameters, module.namers, module.tellers, game.id, lexicon);
    return asks.flatMap((moment) => {
      lexicon.add(moment.names);
      const own = module.variant?.(moment.view) ?? module;
      return [false, true].flatMap((compact) => alike(own, scene(game, texts, moment, compact)));
    });
  });
}

test.skipIf(!played)(
  "no two buttons of a question look alike",
  async () => {
    page();
    const module = await loadDrawings(played!.game.id);
    const found = LANGUAGES.flatMap((lang) => wrong(module, lang));
    expect([...new Set(found)]).toEqual([]);
  },
  120_000,
);
