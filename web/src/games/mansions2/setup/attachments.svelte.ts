// Scenarios that were uploaded to this server: a list, and an upload of one more.
import * as api from "$lib/net/lobby-api";
import type { FileInfo } from "$lib/net/protocol";
import type { GameTexts } from "$lib/i18n/game-texts";
import { stripMedia } from "./strip-media";

/** A text in several languages, as in the list of scenarios. */
export type Translated = Readonly<Record<string, string>>;
/** An oddity of a quest: where, the key of its text, and the arguments. */
export type Odd = { place: string; key: string; told: Record<string, string | number> };
/** The facts of an imported quest. */
export type Quest = {
  languages: readonly string[];
  fidelity: string;
  packs: readonly { id: string; name: string }[];
  odd: number;
  problems: readonly Odd[];
};
export type Scenario = {
  id: string;
  name: Translated;
  blurb: Translated;
  minutes: number;
  difficulty: number;
  annex: boolean;
  quest: Quest | null;
};

const said = (x: unknown): Translated => (typeof x === "object" && x !== null ? (x as Translated) : {});
const number = (x: unknown, least: number, most: number): number =>
  Math.min(most, Math.max(least, typeof x === "number" ? x : least));

const FIDELITY = ["faithful", "approximate", "companion_only"];

/** The metadata of a quest. */
function quest(note: Readonly<Record<string, unknown>>): Quest | null {
  if (note.foreign !== true) return null;
  const list = (x: unknown): unknown[] => (Array.isArray(x) ? x : []);
  return {
    languages: list(note.languages).map(String),
    fidelity: FIDELITY.find((one) => one === note.fidelity) ?? "companion_only",
    packs: list(note.packs) as Quest["packs"],
    odd: number(note.odd, 0, 9999),
    problems: list(note.problems) as Quest["problems"],
  };
}

/** Parse a scenario of the list; its metadata, whoever wrote them, must fit the card. */
export function readScenario({ name, note: given }: FileInfo): Scenario {
  const note = given as Readonly<Record<string, unknown>>;
  return {
    id: name,
    name: said(note.name),
    blurb: said(note.blurb),
    minutes: number(note.minutes, 1, 999),
    difficulty: number(note.difficulty, 1, 5),
    annex: note.product === "annex",
    quest: quest(note),
  };
}

/** Return a text in the language of the page, else in any. */
export const languages = (text: Translated, lang: string): string => text[lang] ?? Object.values(text)[0] ?? "";

export class Attachments {
  nights = $state.raw<readonly Scenario[]>([]);
  busy = $state(false);
  /** Why the last upload was refused, a line each. */
  problems = $state.raw<readonly string[]>([]);

  async list(): Promise<void> {
    this.nights = await api.listAttachments("mansions2").then(
      (found) => found.map(readScenario),
      () => [],
    );
  }

  /** Upload a file; return its scenario, or null if it was refused. */
  async take(file: Blob, texts: GameTexts, lang: string): Promise<Scenario | undefined> {
    this.busy = true;
    this.problems = [];
    try {
      const one = readScenario(await api.uploadAttachment("mansions2", await stripMedia(file)));
      this.nights = [one, ...this.nights.filter((other) => other.id !== one.id)];
      return one;
    } catch (e) {
      if (!(e instanceof api.Refusal)) throw e;
      this.problems = [e.translate(texts), ...e.problems.map((line) => languages(line, lang))];
    } finally {
      this.busy = false;
    }
  }
}
