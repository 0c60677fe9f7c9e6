// What is on the sheet over the map: an inspected token, a test in progress, a decision, or the latest narration.
import type { Option, Denial } from "$lib/net/protocol";
import { isInspected, subjectOf } from "./targets";
import type { Subject } from "./selection.svelte";
import { narration, type Item } from "./narration.svelte";
import { fullName, isOwnDecision, monsterOf, translated, type Mansions, type Trial } from "./types";

export interface NarrationSheet {
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
const HERE = [
  "improve",
  "reroll",
  "choose",
  "judge",
  "number",
  "read",
  "follow",
  "prevent",
  "pushed",
  "apply",
  "outcome",
];
const QUIET: Omit<NarrationSheet, "picture" | "kicker"> = {
  items: [],
  line: "",
  trial: null,
  options: [],
  denied: [],
  subject: null,
};

export function narrationSheet(scene: Mansions): NarrationSheet | null {
  const subject = isInspected(scene);
  if (subject) return about(scene, subject);
  const { view, decision, texts } = scene;
  const here = isOwnDecision(scene) && HERE.includes(decision!.prompt);
  const { items } = narration;
  if (!items.length && !here && !view.trial) return null;
  const token = view.tokens.find((t) => t.piece === view.moment?.piece);
  const monster = view.monsters.find((m) => m.monster === view.moment?.monster);
  const picture = items.findLast((i) => i.is === "text" && i.picture) as { picture: string } | undefined;
  const creature = items.findLast((i) => i.is === "text" && i.creature !== undefined) as
    { creature: number } | undefined;
  const speaker = token
    ? translated(texts, token.name)
    : monster
      ? translated(texts, monster.name)
      : view.moment?.card
        ? translated(texts, view.moment.card.name)
        : "";
  const test = view.trial
    ? texts.format("web-test", {
        who: texts.kind("investigator", view.trial.character),
        skill: texts.kind("skill", view.trial.skill),
      })
    : "";
  return {
    ...QUIET,
    picture:
      picture?.picture ||
      token?.picture ||
      monster?.picture ||
      (creature ? (view.monsters.find((m) => m.creature === creature.creature)?.picture ?? "") : "") ||
      view.picture ||
      "door",
    kicker: [speaker, test].filter(Boolean).join(" · "),
    items,
    line: items.some((i) => i.is === "text")
      ? ""
      : token?.look
        ? texts.kind("text", token.look)
        : view.moment?.card
          ? translated(texts, view.moment.card.text)
          : "",
    trial: view.trial,
    options: here ? decision!.options : [],
    denied: here ? decision!.denied : [],
  };
}

/** An inspected target on the map, and its options. */
function about(scene: Mansions, subject: Subject): NarrationSheet | null {
  const { texts, view, decision } = scene;
  const options = decision!.options.filter((o) => subjectOf(scene, o) === subject);
  const denied = decision!.denied.filter((o) => o.name === "press" && subjectOf(scene, o) === subject);
  const [kind, key] = subject.split(" ");
  const base = { ...QUIET, options, denied, subject };
  if (kind === "token") {
    const token = view.tokens.find((t) => t.piece === Number(key));
    return token
      ? {
          ...base,
          picture: token.picture || "door",
          kicker: translated(texts, token.name),
          line: token.look ? texts.kind("text", token.look) : "",
        }
      : null;
  }
  if (kind === "monster") {
    const monster = monsterOf(scene, Number(key));
    return monster
      ? {
          ...base,
          picture: monster.picture,
          kicker: translated(texts, monster.name),
          line: translated(texts, monster.flavour),
        }
      : null;
  }
  return { ...base, picture: "hall", kicker: fullName(texts, key), line: "" };
}

/** What a roll still needs, in words. */
export function needed(
  { texts }: Mansions,
  { successes, need }: { successes: number; need: number | null | undefined },
): string {
  return need === null || need === undefined
    ? texts.format("web-successes", { n: successes })
    : texts.format("web-successes-of", { n: successes, of: need });
}

/** Return whether somebody could still change a roll. */
export const changeable = (scene: Mansions): boolean =>
  scene.decision?.options.some((o) => o.name === "spend") ?? false;
