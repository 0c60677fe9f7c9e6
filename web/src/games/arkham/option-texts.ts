// The texts of options: label, and consequence.
import type { Option, Denial } from "$lib/net/protocol";
import type { GameTexts } from "$lib/i18n/game-texts";
import type { Scene } from "../module";
import { card, codeOf, place } from "./names";
import { cardText } from "./card-faces";
import type { View } from "./types";

const BOLD = ["fight", "evade", "investigate", "parley", "resign"];

/** The bold word that an ability of a card begins with, if there is one: "Fight". */
export function boldWord(texts: GameTexts, code: string): string | null {
  const text = cardText(texts, code, "text");
  const found = BOLD.map((name) => texts.kind("designator", name)).filter((word) =>
    new RegExp(`(^|[.:] )${word}\\b`).test(text),
  );
  return found[0] ?? null;
}

/** An ability in words: its own, else its bold word if an action is taken, else the card's name. */
export function ability(texts: GameTexts, row: number, n: number, acting: boolean): string {
  const code = codeOf(texts, row);
  const own = `use-${code}-${n}`;
  const what = texts.has(own) ? texts.format(own) : acting ? boldWord(texts, code) : null;
  const name = card(texts, row);
  return what ? texts.format("use-what", { card: name, what }) : texts.format("use", { card: name });
}

/** Decisions about where an enemy goes. */
const THEIRS = ["empty_place", "step"];

function short(scene: Scene<View>, option: Option | Denial): string | null {
  const { texts, decision } = scene;
  const { name, fields } = option;
  if (name === "done" && decision?.prompt === "commit")
    return texts.format(scene.view.test?.seat === scene.viewer ? "web-draw-token" : "web-commit-none");
  if (name === "done" && decision?.prompt === "mulligan") return texts.format("web-keep-hand");
  if (name === "move_to" && decision && THEIRS.includes(decision.prompt)) return place(texts, fields.place);
  if (name === "move_to" && scene.view.locations.some((one) => one.card === fields.place && one.revealed))
    return texts.format("action-move_to", { place: place(texts, fields.place) });
  if (name === "use")
    return decision?.prompt === "forced"
      ? card(texts, fields.card)
      : ability(texts, fields.card, fields.ability, decision?.prompt === "turn");
  return null;
}

/** What distinguishes a card in play from another of its name: its place and its counters. */
export function facts({ view, texts }: Scene<View>, row: number): string[] {
  const one = view.cards[row];
  if (!one) return [];
  const { at, engaged = -1, exhausted, damage, horror, clues, doom, uses } = one;
  const borne = { damage, horror, clues, doom, uses };
  return [
    ...(engaged >= 0
      ? [texts.format("web-engaged", { name: texts.kind("seat", engaged) })]
      : at === undefined
        ? []
        : [place(texts, at)]),
    ...(exhausted ? [texts.format("web-exhausted")] : []),
    ...Object.entries(borne).flatMap(([what, n]) => (n ? [texts.format(`web-on-${what}`, { n })] : [])),
  ];
}

/** The card or place that an option is about. */
const about = ({ fields }: Option | Denial): number => fields.enemy ?? fields.card ?? fields.place ?? -1;

/** The name of an option, even if another has the same. */
const named = (scene: Scene<View>, option: Option | Denial): string =>
  short(scene, option) ?? scene.texts.action(option);

/** Details of an option's card if another option has the same name. */
function apart(scene: Scene<View>, option: Option | Denial): string[] {
  const name = named(scene, option);
  const twin = (other: Option) => other.id !== option.id && other.name === option.name && named(scene, other) === name;
  return scene.decision?.options.some(twin) ? facts(scene, about(option)) : [];
}

export function label(scene: Scene<View>, option: Option | Denial): string | null {
  const more = apart(scene, option);
  return more.length
    ? scene.texts.format("web-apart", { label: named(scene, option), facts: more.join(", ") })
    : short(scene, option);
}

/** The label of an option, never empty. */
export const cardTitle = (scene: Scene<View>, option: Option | Denial): string =>
  label(scene, option) ?? scene.texts.action(option);

/** Basic actions that provoke ready enemies. */
const PROVOKE = ["move_to", "investigate", "draw", "resource", "engage"];
const ACTING = ["turn", "bonus_action", "investigations"];

/** The attacks before an action is carried out, and their damage. */
function strikes({ view, texts, decision }: Scene<View>, { name, fields }: Option): string[] {
  const { outlook } = view;
  if (!outlook || !decision || !ACTING.includes(decision.prompt)) return [];
  const key = name === "use" ? `use/${fields.card}/${fields.ability}` : `play/${fields.card}`;
  if (!PROVOKE.includes(name) && !outlook.provoking.includes(key)) return [];
  return outlook.strikes.map(({ card: enemy, damage, horror }) =>
    texts.format("web-note-strike", { card: card(texts, enemy), damage, horror }),
  );
}

/** The second line of an option: its consequence, and the attacks before it. */
export function note(scene: Scene<View>, option: Option): string | null {
  return (
    [...scene.texts.previews(option), own(scene, option), ...strikes(scene, option)].filter(Boolean).join(" · ") || null
  );
}

function own(scene: Scene<View>, option: Option): string | null {
  const { name, fields } = option;
  const { texts, view, decision } = scene;
  const me = view.investigators[decision!.seat];
  if (!me) return null;
  switch (name) {
    case "commit": {
      const [before, after] = [view.test?.odds?.chance, view.test?.with?.[fields.card]];
      if (before === undefined || after === undefined) return null;
      return before === after
        ? texts.format("web-note-no-better", { n: before })
        : texts.format("web-note-commit", { before, after });
    }
    case "investigate":
      return view.locations.find((one) => one.card === me.at)?.clues === 0 ? texts.format("web-note-no-clue") : null;
    case "move_to": {
      const there = view.locations.find((one) => one.card === fields.place);
      return there && !there.revealed
        ? texts.format("web-note-unknown")
        : there?.enemies.length
          ? texts.format("web-note-enemies", { n: there.enemies.length })
          : null;
    }
    case "play": {
      const cost = view.cards[fields.card]?.cost ?? view.faces[codeOf(texts, fields.card)]?.cost;
      return cost === undefined ? null : texts.format("web-note-cost", { n: Number(cost), have: me.resources });
    }
    case "resource":
      return texts.format("web-note-now", { before: me.resources, after: me.resources + 1 });
    case "draw":
      return me.deck + me.discard.length
        ? texts.format("web-note-deck", { n: me.deck })
        : texts.format("web-note-no-card");
    case "advance_act":
      return view.act?.needs ? texts.format("web-note-clues", { n: view.act.needs }) : null;
    case "assign": {
      const on = view.cards[fields.card];
      const whole = decision!.args.horror ? (on?.sanity ?? me.sanity) : (on?.health ?? me.health);
      const borne = (decision!.args.horror ? on?.horror : on?.damage) ?? 0;
      const coming = view.assigned[fields.card]?.[decision!.args.horror ? 1 : 0] ?? 0;
      return texts.format("web-note-borne", { n: borne + coming, of: whole });
    }
    default:
      return null;
  }
}

/** The event that a reaction is about. */
function happening({ view, texts }: Scene<View>): string {
  const { moment } = view;
  if (!moment || !texts.has(`web-moment-${moment.what}`)) return "";
  return texts.format(`web-moment-${moment.what}`, {
    timing: moment.timing,
    n: moment.n,
    horror: moment.horror,
    card: card(texts, moment.card),
    name: moment.seat < 0 ? "" : texts.kind("seat", moment.seat),
    place: moment.place < 0 ? "" : place(texts, moment.place),
    token: moment.token ? texts.kind("token", moment.token) : "",
    skill: moment.skill ? texts.kind("skill", moment.skill) : "",
    phase: moment.phase ? texts.kind("phase", moment.phase) : "",
  });
}

const REACTS: Record<string, string> = { reaction: "web-react", forced: "web-forced" };

/** The prompt with its cause: the event, its subject, its source, the test. */
export function question(scene: Scene<View>): string | null {
  const { decision, view, texts } = scene;
  if (!decision) return null;
  const moment = decision.prompt in REACTS ? happening(scene) : "";
  if (moment) return texts.format(REACTS[decision.prompt], { moment });
  if (decision.prompt === "commit" && view.test) {
    const { seat, skill, value, difficulty } = view.test;
    return texts.format("web-asked-commit", {
      name: texts.kind("seat", seat),
      skill: texts.kind("skill", skill),
      n: value,
      against: difficulty,
    });
  }
  if (decision.prompt === "free") return between(scene);
  if (decision.prompt === "assign" && view.dealing && view.dealing.card >= 0) {
    return texts.format(view.dealing.attack ? "web-asked-attacked" : "web-asked-assign", {
      card: card(texts, view.dealing.card),
      horror: decision.args.horror,
    });
  }
  if (decision.prompt === "discard_from_hand" && decision.clause === HAND_SIZE) return texts.format("web-asked-hand");
  if (decision.prompt === "errand" && texts.has(`web-asked-${decision.clause}`))
    return texts.format(`web-asked-${decision.clause}`);
  return caused(scene);
}

/** Where the game is while anybody may use fast cards. */
function between({ view, texts }: Scene<View>): string {
  const { test, turn, phase } = view;
  if (test)
    return texts.format("web-asked-free-test", {
      name: texts.kind("seat", test.seat),
      skill: texts.kind("skill", test.skill),
      n: test.value,
      against: test.difficulty,
    });
  return turn >= 0
    ? texts.format("web-asked-free-turn", { name: texts.kind("seat", turn) })
    : texts.format("web-asked-free", { phase: texts.kind("phase", phase) });
}

/** Decisions of the rules themselves, whichever card is being resolved. */
const PLAIN = [
  "mulligan",
  "next_turn",
  "turn",
  "bonus_action",
  "free",
  "reaction",
  "forced",
  "commit",
  "keep",
  "stand_in",
  "result",
  "assign",
  "trauma",
  "whose_end",
  "lead",
  "share",
  "spend_action",
  "lose_action",
  "room",
];

/** A decision by the card being played or resolved begins with its name. */
function caused({ decision, view, texts }: Scene<View>): string | null {
  const source = decision?.ahead?.[0]?.args.card ?? view.limbo.at(-1);
  if (!decision || source === undefined || PLAIN.includes(decision.prompt)) return null;
  const [name, question] = [card(texts, source), texts.prompt(decision.prompt, decision.args)];
  return question.includes(name) ? null : texts.format("web-caused", { card: name, question });
}

/** The clause that has cards discarded at the end of a round. */
const HAND_SIZE = "AHB-144";

/** One line that gives the context. */
export function context(scene: Scene<View>): string | null {
  const { decision, view, texts } = scene;
  if (!decision || decision.seat !== scene.viewer) return null;
  const me = view.investigators[decision.seat];
  if (decision.prompt === "turn") {
    const from = new Intl.ListFormat(texts.lang).format([...new Set(me.extra)].map((source) => card(texts, source)));
    return texts.format("web-where-turn", { n: me.actions, extra: me.extra.length, from });
  }
  if (decision.prompt === "commit" && view.test && view.test.seat !== decision.seat)
    return texts.format("web-where-other", { name: texts.kind("seat", view.test.seat) });
  return null;
}
