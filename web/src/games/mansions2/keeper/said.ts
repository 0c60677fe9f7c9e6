// What a choice is called at a table with the box on it, where it stands, and what is asked.
import type { Choice, Denied } from "$lib/protocol";
import type { Shelf } from "../../module";
import { looked, subjectOf } from "../aims";
import * as digital from "../said";
import { mine, told, type Mansions } from "../types";
import { current, numbers } from "./list";

/** Drawn on the map, in the drawers, at the names, in the menu, on the pad. */
const DRAWN = ["press", "assail", "evade", "behold", "wound", "mend", "amend", "amend_token", "take", "walk", "attack", "perform", "ignite", "douse", "fall", "finish", "end_phase"];
const PLACES = ["place_at", "pick_space", "step"];

export function shelve(scene: Mansions): Shelf {
  const { ask } = scene;
  if (!ask) return { prompt: [], denied: [], aside: [] };
  if (ask.prompt === "puzzle") return { prompt: ask.options.filter((o) => o.name === "buy" || o.name === "close"), denied: [], aside: [] };
  const subject = mine(scene) ? looked(scene) : null;
  if (subject?.startsWith("token")) {
    const about = (o: Choice | Denied) => subjectOf(scene, o) === subject;
    return { prompt: ask.options.filter(about), denied: ask.denied.filter(about), aside: [] };
  }
  const pad = new Set([...numbers(scene).values()].map((o) => o.id));
  const phase = ask.prompt === "told" || ask.prompt === "read";
  const rest = ask.options.filter((o) => !pad.has(o.id) && !(phase && DRAWN.includes(o.name)));
  const placed = rest.filter((o) => PLACES.includes(o.name));
  const given = rest.filter((o) => o.name === "give");
  const plain = rest.filter((o) => !PLACES.includes(o.name) && o.name !== "give");
  // Places are on the map; a list of them is there for those who want one.
  return { prompt: plain, denied: [], aside: [...given, ...placed] };
}

export function label(scene: Mansions, option: Choice | Denied): string | null {
  const { words, ask } = scene;
  const { name } = option;
  const own = `keeper-say-${ask?.prompt}-${name}`;
  if (words.tells(own)) return words.tell(own);
  if (name === "place_at") return words.kind("space", option.fields.space);
  if (words.tells(`keeper-say-${name}`)) return words.tell(`keeper-say-${name}`);
  return digital.label(scene, option);
}

export const note = (scene: Mansions, option: Choice): string | null => (option.name === "press" || option.name === "attack" ? digital.note(scene, option) : null);

/** The thing looked at, else the step that is done now, else the question. */
export function question(scene: Mansions): string | null {
  const { words, view, ask } = scene;
  const subject = looked(scene);
  if (subject?.startsWith("token")) {
    const token = view.tokens.find((t) => `token ${t.piece}` === subject);
    if (token) return told(words, token.name);
  }
  const step = ask?.prompt === "told" || ask?.prompt === "read" ? current(scene) : null;
  return step ? told(words, step.line.said) : null;
}

export function where(scene: Mansions): string | null {
  const { words, ask, view } = scene;
  if (!mine(scene)) return null;
  if (looked(scene)?.startsWith("token")) return words.tell("keeper-where-token");
  const step = ask!.prompt === "told" || ask!.prompt === "read" ? current(scene) : null;
  if (step) return words.tell("keeper-where-step", { n: step.n + 1, of: step.of });
  if (ask!.prompt === "told") return words.tell("keeper-where-phase");
  if (ask!.prompt === "amend") return words.tell("keeper-where-amend");
  if (ask!.prompt === "still") return words.tell("keeper-where-still", { names: waiting(scene).join(", ") });
  if (view.trial) return digital.where(scene);
  return null;
}

/** Who is in play and was not named in this round. */
export const waiting = ({ view, words }: Mansions): string[] =>
  view.investigators.filter((i) => !i.out && !view.keeper!.acted.includes(i.character)).map((i) => words.kind("investigator", i.character));
