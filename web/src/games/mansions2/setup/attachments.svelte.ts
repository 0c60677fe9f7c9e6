// Nights that people brought to this server: listed, and one more taken from a file.
import * as api from "$lib/net/lobby-api";
import type { FileInfo } from "$lib/net/protocol";
import type { Words } from "$lib/i18n/game-texts";
import { slim } from "./strip-media";

/** A text in several languages, as a night is listed with. */
export type Said = Readonly<Record<string, string>>;
/** What is odd about a quest: where, the key of the words for it, and what they tell. */
export type Odd = { place: string; key: string; told: Record<string, string | number> };
/** What there is to know about a quest of others before it is played. */
export type Quest = { languages: readonly string[]; fidelity: string; packs: readonly { id: string; name: string }[]; odd: number; problems: readonly Odd[] };
export type Night = { id: string; name: Said; blurb: Said; minutes: number; difficulty: number; annex: boolean; quest: Quest | null };

const said = (x: unknown): Said => (typeof x === "object" && x !== null ? (x as Said) : {});
const number = (x: unknown, least: number, most: number): number => Math.min(most, Math.max(least, typeof x === "number" ? x : least));

const FIDELITY = ["faithful", "approximate", "companion_only"];

/** What a quest is listed with. */
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

/** A night as it is listed; whoever wrote it, what it says of itself fits the card. */
export function night({ name, note: given }: FileInfo): Night {
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

/** A text in the language of the page, else in the one it has. */
export const spoken = (text: Said, lang: string): string => text[lang] ?? Object.values(text)[0] ?? "";

export class Brought {
  nights = $state.raw<readonly Night[]>([]);
  busy = $state(false);
  /** Why the last one was refused, a line each. */
  problems = $state.raw<readonly string[]>([]);

  async list(): Promise<void> {
    this.nights = await api.brought("mansions2").then((found) => found.map(night), () => []);
  }

  /** Takes a file; the night in it, or nothing where it was refused. */
  async take(file: Blob, words: Words, lang: string): Promise<Night | undefined> {
    this.busy = true;
    this.problems = [];
    try {
      const one = night(await api.bring("mansions2", await slim(file)));
      this.nights = [one, ...this.nights.filter((other) => other.id !== one.id)];
      return one;
    } catch (e) {
      if (!(e instanceof api.Refusal)) throw e;
      this.problems = [e.say(words), ...e.problems.map((line) => spoken(line, lang))];
    } finally {
      this.busy = false;
    }
  }
}
