// What is on the sheet over the map: an inspected token, a test in progress, a decision, or the latest narration.
import type { Option, Denial } from "$lib/net/protocol";
import { looked, subjectOf } from "./targets";
import type { Subject } from "./selection.svelte";
import { tale, type Item } from "./narration.svelte";
import { fullName, mine, monsterOf, told, type Mansions, type Trial } from "./types";

export interface Speech {
  picture: string;
  /** Who or what it is about. */
  kicker: string;
  items: readonly Item[];
  /** A line of the scenario that is no event: the look of a token, a monster's flavour. */
  line: string;
  trial: Trial | null;
  options: Option[];
  denied: Denial[];
  subject: Subject | null;
}

/** Decisions that are answered on the sheet. */
const HERE = ["improve", "reroll", "choose", "judge", "number", "read", "follow", "prevent", "pushed", "apply", "outcome"];
const QUIET: Omit<Speech, "picture" | "kicker"> = { items: [], line: "", trial: null, options: [], denied: [], subject: null };

export function speech(scene: Mansions): Speech | null {
  const subject = looked(scene);
  if (subject) return about(scene, subject);
  const { view, ask, words } = scene;
  const here = mine(scene) && HERE.includes(ask!.prompt);
  const { items } = tale;
  if (!items.length && !here && !view.trial) return null;
  const token = view.tokens.find((t) => t.piece === view.moment?.piece);
  const monster = view.monsters.find((m) => m.monster === view.moment?.monster);
  const picture = items.findLast((i) => i.is === "text" && i.picture) as { picture: string } | undefined;
  const creature = items.findLast((i) => i.is === "text" && i.creature !== undefined) as { creature: number } | undefined;
  const speaker = token ? told(words, token.name) : monster ? told(words, monster.name) : view.moment?.card ? told(words, view.moment.card.name) : "";
  const test = view.trial ? words.tell("web-test", { who: words.kind("investigator", view.trial.character), skill: words.kind("skill", view.trial.skill) }) : "";
  return {
    ...QUIET,
    picture: picture?.picture || token?.picture || monster?.picture || (creature ? (view.monsters.find((m) => m.creature === creature.creature)?.picture ?? "") : "") || view.picture || "door",
    kicker: [speaker, test].filter(Boolean).join(" · "),
    items,
    line: items.some((i) => i.is === "text") ? "" : token?.look ? words.kind("text", token.look) : view.moment?.card ? told(words, view.moment.card.text) : "",
    trial: view.trial,
    options: here ? ask!.options : [],
    denied: here ? ask!.denied : [],
  };
}

/** An inspected target on the map, and its options. */
function about(scene: Mansions, subject: Subject): Speech | null {
  const { words, view, ask } = scene;
  const options = ask!.options.filter((o) => subjectOf(scene, o) === subject);
  const denied = ask!.denied.filter((o) => o.name === "press" && subjectOf(scene, o) === subject);
  const [kind, key] = subject.split(" ");
  const base = { ...QUIET, options, denied, subject };
  if (kind === "token") {
    const token = view.tokens.find((t) => t.piece === Number(key));
    return token ? { ...base, picture: token.picture || "door", kicker: told(words, token.name), line: token.look ? words.kind("text", token.look) : "" } : null;
  }
  if (kind === "monster") {
    const monster = monsterOf(scene, Number(key));
    return monster ? { ...base, picture: monster.picture, kicker: told(words, monster.name), line: told(words, monster.flavour) } : null;
  }
  return { ...base, picture: "hall", kicker: fullName(words, key), line: "" };
}

/** What a roll still needs, in words. */
export function needed({ words }: Mansions, { successes, need }: { successes: number; need: number | null | undefined }): string {
  return need === null || need === undefined ? words.tell("web-successes", { n: successes }) : words.tell("web-successes-of", { n: successes, of: need });
}

/** Return whether somebody could still change a roll. */
export const changeable = (scene: Mansions): boolean => scene.ask?.options.some((o) => o.name === "spend") ?? false;
