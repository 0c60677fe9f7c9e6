// The targets on the table, by what they are.
import type { Option, Denial } from "$lib/net/protocol";
import { selection, type Subject } from "./selection.svelte";
import { middle, tileBox } from "./places";
import { U } from "./tile-geometry";
import { canAnswer, isOwnDecision, tokenOf, type Mansions, type Token } from "./types";

/** Options whose target is a place on the map. */
const SPACES = ["move", "step", "pick_space", "place_at"];
const PEOPLE = ["take", "pick"];

export interface Targets {
  spaces: Map<number, Option>;
  /** Investigators that can be chosen on the map, by character. */
  people: Map<string, Option>;
  monsters: Map<number, Option>;
  /** Figures and tokens that reveal their options when inspected. */
  subjects: Map<Subject, Option[]>;
  /** Cards by their face. */
  cards: Map<number, Option[]>;
}

/** Return whether a token is on the map: in a space of a laid tile, or on an edge beside one. */
export function isDrawn({ view }: Mansions, token: Token): boolean {
  if (view.tiles.some((t) => t.rooms.some((r) => r.spaces.some((s) => s.space === token.space)))) return true;
  if (!token.line) return false;
  const [x, y] = middle(token.line);
  return view.tiles.map(tileBox).some((b) => x >= b.x - U && x <= b.x + b.w + U && y >= b.y - U && y <= b.y + b.h + U);
}

/** Return what an option is about on the map. */
export function subjectOf(scene: Mansions, { name, fields }: Option | Denial): Subject | null {
  if (name === "press") {
    const token = tokenOf(scene, fields.choice);
    return token ? `token ${token.piece}` : null;
  }
  if (name === "amend_token") return `token ${fields.piece}`;
  if (name === "attack" || name === "push_monster") return `monster ${fields.monster}`;
  if (name === "push_investigator" || name === "steal" || name === "walk")
    return `who ${(scene.game.kinds.investigator as string[])[fields.investigator]}`;
  return null;
}

const CARDS = ["perform", "apply", "drop", "give", "pick_card", "seize", "hand", "pick_up"];

export function findTargets(scene: Mansions): Targets {
  const out: Targets = {
    spaces: new Map(),
    people: new Map(),
    monsters: new Map(),
    subjects: new Map(),
    cards: new Map(),
  };
  if (!canAnswer(scene)) return out;
  const names = scene.game.kinds.investigator as string[];
  for (const option of scene.decision!.options) {
    const { name, fields } = option;
    if (SPACES.includes(name)) out.spaces.set(fields.space, option);
    if (name === "walk" && subjectOf(scene, option) === isInspected(scene)) out.spaces.set(fields.space, option);
    // With the box on the table a figure is selected to be moved; whose turn it is, is shown at the names.
    if (PEOPLE.includes(name) && !(name === "take" && scene.view.keeper))
      out.people.set(names[fields.investigator], option);
    if (name === "pick_monster") out.monsters.set(fields.monster, option);
    if (CARDS.includes(name)) out.cards.set(fields.card, [...(out.cards.get(fields.card) ?? []), option]);
    const subject = subjectOf(scene, option);
    if (subject) out.subjects.set(subject, [...(out.subjects.get(subject) ?? []), option]);
  }
  for (const denied of scene.decision!.denied) {
    const subject = denied.name === "press" ? subjectOf(scene, denied) : null;
    if (subject && !out.subjects.has(subject)) out.subjects.set(subject, []);
  }
  return out;
}

/** Return what is inspected for this decision. */
export const isInspected = (scene: Mansions): Subject | null =>
  isOwnDecision(scene) ? selection.subject(scene.decision!.decision) : null;

/** The places, figures and tokens that the hovered option is about. */
export interface LitPlaces {
  space: number | null;
  token: number | null;
  monster: number | null;
  who: string | null;
}
export function litPlaces(scene: Mansions): LitPlaces {
  const hot = scene.decision?.options.find((o) => o.id === scene.hovered);
  const names = scene.game.kinds.investigator as string[];
  return {
    space: hot?.fields.space ?? null,
    token: hot?.name === "press" ? (tokenOf(scene, hot.fields.choice)?.piece ?? null) : null,
    monster: hot?.fields.monster ?? null,
    who: hot?.fields.investigator === undefined ? null : names[hot.fields.investigator],
  };
}
