// The targets in the house, by what they are.
import type { Option } from "$lib/net/protocol";
import { canAnswer, isOwnDecision, names, type Mansions } from "./types";

export interface Targets {
  spaces: Map<number, Option>;
  rooms: Map<number, Option>;
  doors: Map<number, Option>;
  people: Map<string, Option>;
  monsters: Map<string, Option>;
}

/** Options whose target is one place on the map, and the field that names it. */
const FIELD = {
  step: ["spaces", "space"],
  run: ["spaces", "space"],
  to_space: ["spaces", "space"],
  place: ["spaces", "space"],
  in_room: ["rooms", "room"],
  resume: ["rooms", "room"],
  seal: ["doors", "door"],
  barricade: ["doors", "door"],
  unblock: ["doors", "door"],
  next_person: ["people", "person"],
  whom: ["people", "person"],
  command: ["people", "person"],
  at: ["monsters", "monster"],
  attack: ["monsters", "monster"],
  strike: ["monsters", "monster"],
} as const;

/** Only what has a single option is a target: not a monster that several weapons may hit. */
export function findTargets(scene: Mansions): Targets {
  const out: Targets = {
    spaces: new Map(),
    rooms: new Map(),
    doors: new Map(),
    people: new Map(),
    monsters: new Map(),
  };
  if (!canAnswer(scene)) return out;
  const twice = new Set<string>();
  for (const option of scene.decision!.options) {
    const found = FIELD[option.name as keyof typeof FIELD];
    if (!found) continue;
    const [sort, field] = found;
    const value = option.fields[field];
    const key =
      sort === "people" ? names(scene, "person")[value] : sort === "monsters" ? names(scene, "monster")[value] : value;
    const map = out[sort] as Map<string | number, Option>;
    if (map.has(key) && !(option.name === "run")) twice.add(`${sort} ${key}`);
    else if (!map.has(key)) map.set(key, option);
  }
  for (const both of twice) {
    const [sort, key] = both.split(" ");
    (out[sort as keyof Targets] as Map<string | number, Option>).delete(
      sort === "people" || sort === "monsters" ? key : Number(key),
    );
  }
  return out;
}

/** The places that the hovered option is about, and where somebody would start from. */
export interface LitPlaces {
  space: number | null;
  room: number | null;
  monster: string | null;
  person: string | null;
  from: number | null;
}

export function litPlaces(scene: Mansions): LitPlaces {
  const hot = isOwnDecision(scene) ? scene.decision!.options.find((o) => o.id === scene.hovered) : undefined;
  const args = isOwnDecision(scene) ? scene.decision!.args : {};
  const monster = hot?.fields.monster ?? args.monster;
  const person = hot?.fields.person;
  const creature = monster === undefined ? null : names(scene, "monster")[monster];
  const from =
    hot?.fields.space === undefined
      ? null
      : scene.decision!.prompt === "turn"
        ? (scene.view.investigators.find((i) => i.active)?.space ?? null)
        : (scene.view.monsters.find((m) => m.monster === creature)?.space ?? null);
  return {
    space: hot?.fields.space ?? null,
    room: hot?.fields.room ?? null,
    monster: creature,
    person: person === undefined ? null : names(scene, "person")[person],
    from,
  };
}
