// The targets on the board, and what choosing them does.
import type { Option, Denial } from "$lib/net/protocol";
import type { Scene } from "../module";
import { selection, type HeldFigure } from "./selection.svelte";
import { owner as ownerName } from "./names";
import { REGIONS, type View } from "./types";

export interface Target {
  options: Option[];
  label: string;
  /** The figure that it selects, or null to deselect it; without this the one option is chosen. */
  hold?: HeldFigure | null;
}

export interface Targets {
  zones: Map<number, Target>;
  groups: Map<string, Target>;
  slots: Map<number, Target>;
  deck: Target | null;
  modes: Map<number, Target>;
  /** Regions with no option while others have one, and why. */
  dark: Map<number, Denial>;
}

export const group = (region: number, owner: number) => `${region}/${owner}`;

/** Return the options that fit the selected figure. */
export function fitting(options: readonly Option[], taken: HeldFigure | null): Option[] {
  if (!taken) return [...options];
  return options.filter(({ name, fields }) =>
    name === "move"
      ? fields.origin === taken.region
      : name === "exchange"
        ? fields.region === taken.region && fields.owner === taken.owner
        : false,
  );
}

export function findTargets(scene: Scene<View>): Targets {
  const out: Targets = {
    zones: new Map(),
    groups: new Map(),
    slots: new Map(),
    deck: null,
    modes: new Map(),
    dark: new Map(),
  };
  const ask = scene.decision;
  if (!ask || !scene.canChoose || ask.options.length === 0) return out;
  const taken = selection.for(ask.decision);
  for (const option of fitting(ask.options, taken)) place(scene, out, option, taken);
  if (taken) {
    const label = scene.texts.format("web-put-down");
    out.groups.set(group(taken.region, taken.owner), { options: [], label, hold: null });
  } else {
    widen(out);
    darken(ask.denied, ask.options, out);
  }
  return out;
}

function place(scene: Scene<View>, out: Targets, option: Option, taken: HeldFigure | null): void {
  const { name, fields } = option;
  const one: Target = { options: [option], label: scene.texts.action(option) };
  const takeUp = (region: number, owner: number) => {
    const known = out.groups.get(group(region, owner));
    if (known) return void known.options.push(option);
    const args = { owner: ownerName(scene.texts, owner), region: scene.texts.kind("region", region) };
    const label = scene.texts.format("web-take-up", args);
    out.groups.set(group(region, owner), {
      options: [option],
      label,
      hold: { decision: scene.decision!.decision, region, owner },
    });
  };
  if (name === "send") out.zones.set(fields.region, one);
  else if (name === "convert") out.groups.set(group(fields.region, fields.owner), one);
  else if (name === "take_supply") out.slots.set(fields.slot, one);
  else if (name === "take_deck") out.deck = one;
  else if (name === "set_mode") out.modes.set(fields.mode, one);
  else if (name === "move") {
    if (taken) out.zones.set(fields.region, one);
    else takeUp(fields.origin, scene.decision!.seat);
  } else if (name === "exchange") {
    if (taken) out.groups.set(group(fields.origin, scene.decision!.seat), one);
    else takeUp(fields.region, fields.owner);
  }
}

/** If only one figure can be converted, the whole region is its target. */
function widen(out: Targets): void {
  for (let r = 0; r < REGIONS.length; r++) {
    const here = [...out.groups].filter(([key, aim]) => key.startsWith(`${r}/`) && aim.options[0].name === "convert");
    if (here.length !== 1) continue;
    out.zones.set(r, here[0][1]);
    out.groups.delete(here[0][0]);
  }
}

function darken(denied: readonly Denial[], options: readonly Option[], out: Targets): void {
  const open = new Set(options.flatMap(({ fields }) => [fields.region, fields.origin]));
  if (![...open].some((r) => r !== undefined)) return;
  for (const no of denied) {
    const { region } = no.fields;
    if (region !== undefined && !open.has(region) && !out.dark.has(region)) out.dark.set(region, no);
  }
}

/** Return every region and figure that an option is about, to highlight them. */
export function subjectOf(option: Option | undefined, seat: number): { regions: number[]; groups: string[] } {
  if (!option) return { regions: [], groups: [] };
  const { name, fields } = option;
  const regions = [fields.region, fields.origin].filter((r) => r !== undefined);
  const groups = [];
  if (fields.owner !== undefined) groups.push(group(fields.region, fields.owner));
  if (name === "move" || name === "exchange") groups.push(group(fields.origin, seat));
  return { regions, groups };
}
