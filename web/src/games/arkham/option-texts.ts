// The texts of options: label, and consequence.
import type { Option, Denial } from "$lib/net/protocol";
import type { Words } from "$lib/i18n/game-texts";
import type { Scene } from "../module";
import { card, codeOf, place } from "./names";
import { says } from "./card-faces";
import type { View } from "./types";

const BOLD = ["fight", "evade", "investigate", "parley", "resign"];

/** The bold word that an ability of a card begins with, if there is one: "Fight". */
export function boldWord(words: Words, code: string): string | null {
  const text = says(words, code, "text");
  const found = BOLD.map((name) => words.kind("designator", name)).filter((word) => new RegExp(`(^|[.:] )${word}\\b`).test(text));
  return found[0] ?? null;
}

/** An ability in words: its own, else its bold word if an action is taken, else the card's name. */
export function ability(words: Words, row: number, n: number, acting: boolean): string {
  const code = codeOf(words, row);
  const own = `use-${code}-${n}`;
  const what = words.tells(own) ? words.tell(own) : acting ? boldWord(words, code) : null;
  const name = card(words, row);
  return what ? words.tell("use-what", { card: name, what }) : words.tell("use", { card: name });
}

/** Decisions about where an enemy goes. */
const THEIRS = ["empty_place", "step"];

function short(scene: Scene<View>, option: Option | Denial): string | null {
  const { words, ask } = scene;
  const { name, fields } = option;
  if (name === "done" && ask?.prompt === "commit") return words.tell(scene.view.test?.seat === scene.eyes ? "web-draw-token" : "web-commit-none");
  if (name === "done" && ask?.prompt === "mulligan") return words.tell("web-keep-hand");
  if (name === "move_to" && ask && THEIRS.includes(ask.prompt)) return place(words, fields.place);
  if (name === "move_to" && scene.view.locations.some((one) => one.card === fields.place && one.revealed)) return words.tell("action-move_to", { place: place(words, fields.place) });
  if (name === "use") return ask?.prompt === "forced" ? card(words, fields.card) : ability(words, fields.card, fields.ability, ask?.prompt === "turn");
  return null;
}

/** What distinguishes a card in play from another of its name: its place and its counters. */
export function facts({ view, words }: Scene<View>, row: number): string[] {
  const one = view.cards[row];
  if (!one) return [];
  const { at, engaged = -1, exhausted, damage, horror, clues, doom, uses } = one;
  const borne = { damage, horror, clues, doom, uses };
  return [
    ...(engaged >= 0 ? [words.tell("web-engaged", { name: words.kind("seat", engaged) })] : at === undefined ? [] : [place(words, at)]),
    ...(exhausted ? [words.tell("web-exhausted")] : []),
    ...Object.entries(borne).flatMap(([what, n]) => (n ? [words.tell(`web-on-${what}`, { n })] : [])),
  ];
}

/** The card or place that an option is about. */
const about = ({ fields }: Option | Denial): number => fields.enemy ?? fields.card ?? fields.place ?? -1;

/** The name of an option, even if another has the same. */
const named = (scene: Scene<View>, option: Option | Denial): string => short(scene, option) ?? scene.words.action(option);

/** Details of an option's card if another option has the same name. */
function apart(scene: Scene<View>, option: Option | Denial): string[] {
  const name = named(scene, option);
  const twin = (other: Option) => other.id !== option.id && other.name === option.name && named(scene, other) === name;
  return scene.ask?.options.some(twin) ? facts(scene, about(option)) : [];
}

export function label(scene: Scene<View>, option: Option | Denial): string | null {
  const more = apart(scene, option);
  return more.length ? scene.words.tell("web-apart", { label: named(scene, option), facts: more.join(", ") }) : short(scene, option);
}

/** The label of an option, never empty. */
export const called = (scene: Scene<View>, option: Option | Denial): string => label(scene, option) ?? scene.words.action(option);

/** Basic actions that provoke ready enemies. */
const PROVOKE = ["move_to", "investigate", "draw", "resource", "engage"];
const ACTING = ["turn", "bonus_action", "investigations"];

/** The attacks before an action is carried out, and their damage. */
function strikes({ view, words, ask }: Scene<View>, { name, fields }: Option): string[] {
  const { outlook } = view;
  if (!outlook || !ask || !ACTING.includes(ask.prompt)) return [];
  const key = name === "use" ? `use/${fields.card}/${fields.ability}` : `play/${fields.card}`;
  if (!PROVOKE.includes(name) && !outlook.provoking.includes(key)) return [];
  return outlook.strikes.map(({ card: enemy, damage, horror }) => words.tell("web-note-strike", { card: card(words, enemy), damage, horror }));
}

/** The second line of an option: its consequence, and the attacks before it. */
export function note(scene: Scene<View>, option: Option): string | null {
  return [...scene.words.ahead(option), own(scene, option), ...strikes(scene, option)].filter(Boolean).join(" · ") || null;
}

function own(scene: Scene<View>, option: Option): string | null {
  const { name, fields } = option;
  const { words, view, ask } = scene;
  const me = view.investigators[ask!.seat];
  if (!me) return null;
  switch (name) {
    case "commit": {
      const [before, after] = [view.test?.odds?.chance, view.test?.with?.[fields.card]];
      if (before === undefined || after === undefined) return null;
      return before === after ? words.tell("web-note-no-better", { n: before }) : words.tell("web-note-commit", { before, after });
    }
    case "investigate":
      return view.locations.find((one) => one.card === me.at)?.clues === 0 ? words.tell("web-note-no-clue") : null;
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
      return me.deck + me.discard.length ? words.tell("web-note-deck", { n: me.deck }) : words.tell("web-note-no-card");
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

/** The event that a reaction is about. */
function happening({ view, words }: Scene<View>): string {
  const { moment } = view;
  if (!moment || !words.tells(`web-moment-${moment.what}`)) return "";
  return words.tell(`web-moment-${moment.what}`, {
    timing: moment.timing,
    n: moment.n,
    horror: moment.horror,
    card: card(words, moment.card),
    name: moment.seat < 0 ? "" : words.kind("seat", moment.seat),
    place: moment.place < 0 ? "" : place(words, moment.place),
    token: moment.token ? words.kind("token", moment.token) : "",
    skill: moment.skill ? words.kind("skill", moment.skill) : "",
    phase: moment.phase ? words.kind("phase", moment.phase) : "",
  });
}

const REACTS: Record<string, string> = { reaction: "web-react", forced: "web-forced" };

/** The prompt with its cause: the event, its subject, its source, the test. */
export function question(scene: Scene<View>): string | null {
  const { ask, view, words } = scene;
  if (!ask) return null;
  const moment = ask.prompt in REACTS ? happening(scene) : "";
  if (moment) return words.tell(REACTS[ask.prompt], { moment });
  if (ask.prompt === "commit" && view.test) {
    const { seat, skill, value, difficulty } = view.test;
    return words.tell("web-asked-commit", { name: words.kind("seat", seat), skill: words.kind("skill", skill), n: value, against: difficulty });
  }
  if (ask.prompt === "free") return between(scene);
  if (ask.prompt === "assign" && view.dealing && view.dealing.card >= 0) {
    return words.tell(view.dealing.attack ? "web-asked-attacked" : "web-asked-assign", { card: card(words, view.dealing.card), horror: ask.args.horror });
  }
  if (ask.prompt === "discard_from_hand" && ask.clause === HAND_SIZE) return words.tell("web-asked-hand");
  if (ask.prompt === "errand" && words.tells(`web-asked-${ask.clause}`)) return words.tell(`web-asked-${ask.clause}`);
  return caused(scene);
}

/** Where the game is while anybody may use fast cards. */
function between({ view, words }: Scene<View>): string {
  const { test, turn, phase } = view;
  if (test) return words.tell("web-asked-free-test", { name: words.kind("seat", test.seat), skill: words.kind("skill", test.skill), n: test.value, against: test.difficulty });
  return turn >= 0 ? words.tell("web-asked-free-turn", { name: words.kind("seat", turn) }) : words.tell("web-asked-free", { phase: words.kind("phase", phase) });
}

/** Decisions of the rules themselves, whichever card is being resolved. */
const PLAIN = ["mulligan", "next_turn", "turn", "bonus_action", "free", "reaction", "forced", "commit", "keep", "stand_in", "result", "assign", "trauma", "whose_end", "lead", "share", "spend_action", "lose_action", "room"];

/** A decision by the card being played or resolved begins with its name. */
function caused({ ask, view, words }: Scene<View>): string | null {
  const source = ask?.ahead?.[0]?.args.card ?? view.limbo.at(-1);
  if (!ask || source === undefined || PLAIN.includes(ask.prompt)) return null;
  const [name, question] = [card(words, source), words.prompt(ask.prompt, ask.args)];
  return question.includes(name) ? null : words.tell("web-caused", { card: name, question });
}

/** The clause that has cards discarded at the end of a round. */
const HAND_SIZE = "AHB-144";

/** One line that gives the context. */
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
