// What a choice is called, and what it would do.
import type { Choice, Denied } from "$lib/protocol";
import type { Words } from "$lib/words";
import type { Scene } from "../module";
import { card, codeOf, place } from "./names";
import { says } from "./printed";
import type { Skill, View } from "./types";

const BOLD = ["fight", "evade", "investigate", "parley", "resign"];

/** The bold word an ability of a card begins with, where it has one: "Fight". */
export function boldWord(words: Words, code: string): string | null {
  const text = says(words, code, "text");
  const found = BOLD.map((name) => words.kind("designator", name)).filter((word) => new RegExp(`(^|[.:] )${word}\\b`).test(text));
  return found[0] ?? null;
}

/** An ability in words: its own, else its bold word where an action is taken, else just the card. */
export function ability(words: Words, row: number, n: number, acting: boolean): string {
  const code = codeOf(words, row);
  const own = `use-${code}-${n}`;
  const what = words.tells(own) ? words.tell(own) : acting ? boldWord(words, code) : null;
  const name = card(words, row);
  return what ? words.tell("use-what", { card: name, what }) : words.tell("use", { card: name });
}

/** Questions about where an enemy goes. */
const THEIRS = ["empty_place", "step"];

export function label(scene: Scene<View>, option: Choice | Denied): string | null {
  const { words, ask } = scene;
  const { name, fields } = option;
  if (name === "done" && ask?.prompt === "commit") return words.tell(scene.view.test?.seat === scene.eyes ? "web-draw-token" : "web-commit-none");
  if (name === "done" && ask?.prompt === "mulligan") return words.tell("web-keep-hand");
  if (name === "move_to" && ask && THEIRS.includes(ask.prompt)) return place(words, fields.place);
  if (name === "move_to" && scene.view.locations.some((one) => one.card === fields.place && one.revealed)) return words.tell("action-move_to", { place: place(words, fields.place) });
  if (name === "use") return ask?.prompt === "forced" ? card(words, fields.card) : ability(words, fields.card, fields.ability, ask?.prompt === "turn");
  return null;
}

/** The label a person reads, never empty. */
export const called = (scene: Scene<View>, option: Choice | Denied): string => label(scene, option) ?? scene.words.action(option);

const AGAINST: Record<string, [Skill, "fight" | "evade"]> = { fight: ["combat", "fight"], evade: ["agility", "evade"] };

export function note(scene: Scene<View>, { name, fields }: Choice): string | null {
  const { words, view, ask } = scene;
  const me = view.investigators[ask!.seat];
  if (!me) return null;
  switch (name) {
    case "commit": {
      const [before, after] = [view.test?.odds?.chance, view.test?.with?.[fields.card]];
      return before === undefined || after === undefined ? null : words.tell("web-note-commit", { before, after });
    }
    case "fight":
    case "evade": {
      const [skill, value] = AGAINST[name];
      return words.tell("web-note-against", { skill: words.kind("skill", skill), n: me.skills[skill].n, against: view.cards[fields.enemy]?.[value] ?? 0 });
    }
    case "investigate": {
      const here = view.locations.find((one) => one.card === me.at);
      return words.tell("web-note-against", { skill: words.kind("skill", "intellect"), n: me.skills.intellect.n, against: here?.shroud ?? 0 });
    }
    case "move_to": {
      const there = view.locations.find((one) => one.card === fields.place);
      return there && !there.revealed ? words.tell("web-note-unknown") : there?.enemies.length ? words.tell("web-note-enemies", { n: there.enemies.length }) : null;
    }
    case "play": {
      const cost = view.cards[fields.card]?.cost ?? view.faces[codeOf(words, fields.card)]?.cost;
      return cost === undefined ? null : words.tell("web-note-cost", { n: Number(cost), have: me.resources });
    }
    case "resource":
      return words.tell("web-note-now", { before: me.resources, after: me.resources + 1 });
    case "draw":
      return words.tell("web-note-deck", { n: me.deck });
    case "advance_act":
      return view.act?.needs ? words.tell("web-note-clues", { n: view.act.needs }) : null;
    case "assign": {
      const on = view.cards[fields.card];
      const whole = ask!.args.horror ? on?.sanity ?? me.sanity : on?.health ?? me.health;
      const borne = (ask!.args.horror ? on?.horror : on?.damage) ?? 0;
      const coming = view.assigned[fields.card]?.[ask!.args.horror ? 1 : 0] ?? 0;
      return words.tell("web-note-borne", { n: borne + coming, of: whole });
    }
    default:
      return null;
  }
}

/** One line saying where we are. */
export function where(scene: Scene<View>): string | null {
  const { ask, view, words } = scene;
  if (!ask || ask.seat !== scene.eyes) return null;
  const me = view.investigators[ask.seat];
  if (ask.prompt === "turn") {
    const from = new Intl.ListFormat(words.lang).format([...new Set(me.extra)].map((source) => card(words, source)));
    return words.tell("web-where-turn", { n: me.actions, extra: me.extra.length, from });
  }
  if (ask.prompt === "commit" && view.test && view.test.seat !== ask.seat) return words.tell("web-where-other", { name: words.kind("seat", view.test.seat) });
  return null;
}
