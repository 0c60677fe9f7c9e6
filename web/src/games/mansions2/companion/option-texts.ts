// The texts and layout of options at a table with the box on it.
import type { Option, Denial } from "$lib/net/protocol";
import type { Shelf } from "../../module";
import { drawn, looked, subjectOf } from "../targets";
import * as digital from "../option-texts";
import { mine, told, tokenOf, type Mansions } from "../types";
import { current, numbers, steps } from "./step-list";
import { screen, waits } from "./screen";

/** Drawn on the map, in the drawers, at the names, in the menu, on the keypad. */
const DRAWN = ["press", "assail", "evade", "behold", "wound", "mend", "amend", "amend_token", "take", "walk", "attack", "perform", "ignite", "douse", "fall", "finish", "end_phase"];
const PLACES = ["place_at", "pick_space", "step"];
/** Seldom used: listed on request. */
const RARE = ["amend_token", "walk"];

/** Return whether an option has a place of its own: on the map, in a drawer, at a name, in the menu, in the footer. */
function placed(scene: Mansions, option: Option): boolean {
  const { view, game } = scene;
  const { name, fields } = option;
  if (!DRAWN.includes(name)) return false;
  if (name === "press") {
    const token = tokenOf(scene, fields.choice);
    return token ? drawn(scene, token) : !view.keeper!.things.some((t) => t.kind !== "item" && fields.choice >= t.first && fields.choice < t.first + t.count);
  }
  if (name === "amend_token") {
    const token = view.tokens.find((t) => t.piece === fields.piece);
    return !!token && drawn(scene, token);
  }
  if (name === "walk") {
    const who = view.investigators.find((i) => i.character === (game.kinds.investigator as string[])[fields.investigator]);
    return view.tiles.some((t) => t.rooms.some((r) => r.spaces.some((s) => s.space === who?.space)));
  }
  return fields.monster === undefined || view.monsters.some((m) => m.monster === fields.monster);
}

export function shelve(scene: Mansions): Shelf {
  const { ask } = scene;
  if (!ask) return { prompt: [], denied: [], aside: [] };
  if (ask.prompt === "puzzle") return { prompt: ask.options.filter((o) => o.name === "buy" || o.name === "close"), denied: [], aside: [] };
  const subject = mine(scene) ? looked(scene) : null;
  if (subject?.startsWith("token")) {
    const about = (o: Option | Denial) => subjectOf(scene, o) === subject;
    return { prompt: ask.options.filter(about), denied: ask.denied.filter(about), aside: [] };
  }
  const pad = new Set([...numbers(scene).values()].map((o) => o.id));
  const phase = ask.prompt === "told" || ask.prompt === "read";
  const rest = ask.options.filter((o) => !pad.has(o.id) && !(phase && placed(scene, o)));
  // Places are on the map; they are listed on request.
  const asides = ["give", ...PLACES, ...(phase ? RARE : [])];
  return { prompt: rest.filter((o) => !asides.includes(o.name)), denied: [], aside: asides.flatMap((name) => rest.filter((o) => o.name === name)) };
}

export function label(scene: Mansions, option: Option | Denial): string | null {
  const { words, ask } = scene;
  const { name } = option;
  const own = `keeper-say-${ask?.prompt}-${name}`;
  if (words.tells(own)) return words.tell(own);
  const shown = name === "press" ? screen(scene).find((one) => one.option?.id === option.id) : undefined;
  if (shown) return shown.apart;
  if (name === "place_at") return words.kind("space", option.fields.space);
  if (words.tells(`keeper-say-${name}`)) return words.tell(`keeper-say-${name}`);
  return digital.label(scene, option);
}

export const note = (scene: Mansions, option: Option): string | null => (option.name === "press" || option.name === "attack" ? digital.note(scene, option) : null);

/** The inspected target, else the screen, else the current step, else the prompt. */
export function question(scene: Mansions): string | null {
  const { words, view, ask } = scene;
  const subject = looked(scene);
  if (subject?.startsWith("token")) {
    const token = view.tokens.find((t) => `token ${t.piece}` === subject);
    if (token) return told(words, token.name);
  }
  if (waits(scene)) return words.prompt("screen", {});
  const step = ask?.prompt === "told" || ask?.prompt === "read" ? current(scene) : null;
  return step ? told(words, step.line.said) : null;
}

export function where(scene: Mansions): string | null {
  const { words, ask, view } = scene;
  if (!mine(scene)) return null;
  if (looked(scene)?.startsWith("token")) return words.tell("keeper-where-token");
  if (waits(scene)) return words.tell("keeper-where-screen", { n: steps(view.keeper!.told).length });
  const step = ask!.prompt === "told" || ask!.prompt === "read" ? current(scene) : null;
  if (step) return words.tell("keeper-where-step", { n: step.n + 1, of: step.of });
  if (ask!.prompt === "told") return words.tell(view.tiles.length ? "keeper-where-phase" : "keeper-where-phase-bare");
  if (ask!.prompt === "amend") return words.tell("keeper-where-amend");
  if (ask!.prompt === "still") return words.tell("keeper-where-still", { names: waiting(scene).join(", ") });
  if (view.trial) return digital.where(scene);
  return null;
}

/** The players who have not acted in this round. */
export const waiting = ({ view, words }: Mansions): string[] =>
  view.investigators.filter((i) => !i.out && !view.keeper!.acted.includes(i.character)).map((i) => words.kind("investigator", i.character));
