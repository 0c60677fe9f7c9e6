// The list of steps: texts to read aloud, and steps that are ticked one after another.
import type { Option } from "$lib/net/protocol";
import { isOwnDecision, type Mansions, type NoteKind, type Told } from "../types";
import { panelState } from "./panel-state.svelte";

/** Lines to read aloud; all the others are to do. */
const READ: readonly NoteKind[] = ["text", "objective"];
/** Lines that say whom the next ones are about. */
const HEADS: readonly NoteKind[] = ["attack", "evade", "horror"];

export type Part = { is: "read" | "head"; line: Told } | { is: "steps"; lines: { line: Told; n: number }[] };

/** Return the list in reading order, with consecutive steps grouped and numbered throughout. */
export function parts(told: readonly Told[]): Part[] {
  const out: Part[] = [];
  let n = 0;
  for (const line of told) {
    if (READ.includes(line.kind)) out.push({ is: "read", line });
    else if (HEADS.includes(line.kind)) out.push({ is: "head", line });
    else {
      const last = out.at(-1);
      const step = { line, n: n++ };
      if (last?.is === "steps") last.lines.push(step);
      else out.push({ is: "steps", lines: [step] });
    }
  }
  return out;
}

export const steps = (told: readonly Told[]): Told[] =>
  told.filter(({ kind }) => !READ.includes(kind) && !HEADS.includes(kind));

export interface Step {
  line: Told;
  /** Its number, from 0, and the number of steps. */
  n: number;
  of: number;
  next: Told | null;
}

/** The current step; null if there is none, or all are done. */
export function current({ view, decision }: Mansions): Step | null {
  const all = view.keeper ? steps(view.keeper.told) : [];
  const n = panelState.done(decision?.decision);
  return n < all.length ? { line: all[n], n, of: all.length, next: all[n + 1] ?? null } : null;
}

/** The step to point at; none while something else is inspected or asked. */
export const pointedAt = (scene: Mansions): Told | null => current(scene)?.line ?? null;

const SIGNS: Partial<Record<NoteKind, string>> = {
  tile: "i-tile",
  lift: "i-tile",
  token: "i-clue",
  remove: "i-cross",
  spawn: "i-claw",
  vanish: "i-claw",
  prowl: "i-foot",
  hurt: "i-heart",
  mend: "i-heart",
  defeated: "i-check",
  fetch: "i-page",
  spread: "i-flame",
  edge: "i-door",
};
const TOKENS = { explore: "i-door", search: "i-clue", interact: "i-grip", person: "i-pawn", sight: "i-eye" };

/** The icon of a step; for a token, its own. */
export function sign({ view }: Mansions, { kind, piece }: Told): string | null {
  const token = kind === "token" ? view.tokens.find((t) => t.piece === piece) : undefined;
  return token ? TOKENS[token.kind] : (SIGNS[kind] ?? null);
}

// ---- a roll, entered by people

/** Decisions that are answered with a number. */
const NUMBERED = ["report", "set_damage", "throw"];

/** The options of such a decision, by number. */
export function numbers(scene: Mansions): Map<number, Option> {
  const options = isOwnDecision(scene)
    ? scene.decision!.options.filter((o) => NUMBERED.includes(o.name) && o.fields.n !== undefined)
    : [];
  return new Map(options.map((o) => [o.fields.n, o]));
}

/** Whether Clues can be converted: only for a roll. */
export const rollResult = (scene: Mansions): boolean => isOwnDecision(scene) && scene.decision!.prompt === "report";

/** The value to send; null until something is entered. */
export function enteredValue(scene: Mansions): { sum: number; option: Option | undefined } | null {
  const { successes, clues } = panelState.entry(scene.decision?.decision);
  if (successes === null || !numbers(scene).size) return null;
  const sum = successes + (rollResult(scene) ? clues : 0);
  return { sum, option: numbers(scene).get(sum) };
}

// ---- monsters

/** Return the lines about one monster: its heading and all lines up to the next heading of another. */
export function about(told: readonly Told[], monster: number): Told[] {
  const out: Told[] = [];
  let whose: number | undefined;
  for (const line of told) {
    if (HEADS.includes(line.kind) || line.kind === "prowl") whose = line.monster;
    if ((line.monster ?? whose) === monster) out.push(line);
  }
  return out;
}
