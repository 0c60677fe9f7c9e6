// The texts and layout of options: label, consequence, place, context.
import type { Option, Denial } from "$lib/net/protocol";
import type { OptionLayout } from "../module";
import { isInspected, subjectOf } from "./targets";
import { narrationSheet } from "./narration-sheet";
import { investigatorOf, isOwnDecision, monsterOf, translated, tokenOf, type Card, type Mansions } from "./types";

// ---- where options are shown

/** The most usual options first; the rest keep their order. */
const ORDER = [
  "begin",
  "enough",
  "hand",
  "give",
  "pick_up",
  "drop",
  "press",
  "attack",
  "perform",
  "trade",
  "extinguish",
  "shove",
  "unblock",
  "block",
  "block_passage",
  "set_fire",
  "push_monster",
  "push_investigator",
  "steal",
  "stay",
  "leave",
  "end_turn",
];
/** Seldom used: listed on request. */
const RARE = ["set_fire", "push_monster", "push_investigator", "steal", "block", "block_passage", "unblock", "shove"];
/** Drawn on the map or in a puzzle. */
const DRAWN = ["move"];
const MANY = 7;

export function layOutOptions(scene: Mansions): OptionLayout {
  const { decision, compact } = scene;
  if (!decision) return { prompt: [], denied: [], extra: [] };
  if (decision.prompt === "puzzle")
    return { prompt: decision.options.filter((o) => o.name === "buy" || o.name === "close"), denied: [], extra: [] };
  const spoken = isOwnDecision(scene) ? narrationSheet(scene) : null;
  const there = new Set(spoken?.options.map((o) => o.id));
  const rest = decision.options.filter((o) => !there.has(o.id));
  const rank = (o: Option) => ORDER.indexOf(o.name);
  const order = (a: Option, b: Option) => rank(a) - rank(b);
  const rare = (o: Option) => RARE.includes(o.name) && rest.length > MANY;
  const drawn = (o: Option) => DRAWN.includes(o.name);
  const prompt = rest.filter((o) => !rare(o) && !drawn(o)).toSorted(order);
  const denied = spoken?.options.length || spoken?.subject ? [] : decision.denied.filter((o) => o.name === "trade");
  if (!compact) return { prompt, denied, extra: rest.filter(rare).toSorted(order) };
  // A phone has no room for answers on the sheet: they come first in the prompt.
  return {
    prompt: [...(spoken?.options ?? []), ...prompt],
    denied: [...(spoken?.denied ?? []), ...denied],
    extra: [...rest.filter(rare), ...rest.filter(drawn)].toSorted(order),
  };
}

// ---- what they are called

/** The card that an option of the inventory belongs to. */
const cardOf = (scene: Mansions, choice: number): Card | undefined =>
  scene.view.investigators
    .flatMap((i) => i.possessions)
    .find((c) => c.first !== undefined && choice >= c.first && choice < c.first + (c.count ?? 0));

/** Return whether an option is shown on the sheet of its subject. */
const held = (scene: Mansions, option: Option | Denial): boolean =>
  isInspected(scene) !== null && subjectOf(scene, option) === isInspected(scene);

/** The short name of an option; with its place, if another would have the same name. */
export function label(scene: Mansions, option: Option | Denial): string | null {
  const name = short(scene, option);
  const twin = (other: Option) => other.id !== option.id && other.name === option.name && short(scene, other) === name;
  const space =
    option.name === "press" && name !== null && scene.decision?.options.some(twin)
      ? tokenOf(scene, option.fields.choice)?.space
      : undefined;
  return space ? scene.texts.format("web-apart", { label: name!, place: spaceName(scene, space) }) : name;
}

function short(scene: Mansions, option: Option | Denial): string | null {
  const { texts, view, decision } = scene;
  const { name, fields } = option;
  switch (name) {
    case "press": {
      const owner = tokenOf(scene, fields.choice) ?? cardOf(scene, fields.choice);
      if (!owner || held(scene, option)) return null;
      const [token, choice] = [translated(texts, owner.name), texts.kind("choice", fields.choice)];
      return token.startsWith(choice) ? token : texts.format("web-press", { token, choice });
    }
    case "attack": {
      const weapon = fields.card === 0 ? texts.format("bare-hands") : texts.kind("card", fields.card);
      if (held(scene, option)) return texts.format("web-attack-with", { card: weapon });
      const monster = monsterOf(scene, fields.monster);
      return monster ? texts.format("web-attack", { monster: optionTitle(scene, fields.monster), card: weapon }) : null;
    }
    case "push_monster":
      return texts.format("web-push", {
        who: optionTitle(scene, fields.monster),
        space: texts.kind("space", fields.space),
      });
    case "pick_monster":
      return optionTitle(scene, fields.monster);
    case "move":
    case "step":
    case "pick_space":
      return texts.kind("space", fields.space);
    case "spend":
      return texts.format("web-spend");
    case "apply":
    case "perform": {
      const own = view.investigators.find((i) => i.ability.face === fields.card);
      return own ? texts.format("web-own-ability", { name: texts.kind("investigator", own.character) }) : null;
    }
    case "enough":
      return decision?.prompt === "improve"
        ? texts.format(
            view.trial?.difficulty !== undefined && view.trial.successes < view.trial.difficulty
              ? "web-let-fail"
              : "web-keep-roll",
          )
        : null;
    case "take":
    case "pick":
      return texts.format(`kind-investigator-${investigatorOf(scene, fields.investigator)?.character}.full`);
    default:
      return null;
  }
}

/** A monster by name, and by its mark if there are several of that name. */
export function optionTitle(scene: Mansions, monster: number): string {
  const { texts, view } = scene;
  const one = monsterOf(scene, monster);
  if (!one) return "";
  const name = translated(texts, one.name);
  return one.mark >= 0 && view.monsters.filter((m) => m.creature === one.creature).length > 1
    ? texts.format("web-marked", { name, mark: texts.format(`web-mark-${one.mark}`) })
    : name;
}

/** Options that are no action, or are an attack: nobody is evaded before them. */
const CALM = ["attack", "end_turn", "stay", "leave"];

/** Whom one must evade before leaving the space or acting there. */
function evades(scene: Mansions, { name, fields }: Option): string | null {
  const { decision, view, texts } = scene;
  const [monster] = view.watchers;
  if (decision?.prompt !== "turn" || monster === undefined || CALM.includes(name)) return null;
  const owner = name === "press" ? (tokenOf(scene, fields.choice) ?? cardOf(scene, fields.choice)) : undefined;
  if (owner && !owner.acts?.includes(fields.choice)) return null;
  return texts.format("web-note-evade", { monster: optionTitle(scene, monster) });
}

/** The preview by the rules: an evade check, a test, an attack; at least whom one must evade. */
function foreseen(scene: Mansions, option: Option): (string | null)[] {
  return option.ahead ? scene.texts.previews(option) : [evades(scene, option)];
}

/** The second line of an option: its consequence, and whom one must evade before. */
export function note(scene: Mansions, option: Option): string | null {
  return [...foreseen(scene, option), own(scene, option)].filter(Boolean).join(" · ") || null;
}

/** Decisions about one monster, which name it. */
const OF_A_MONSTER = ["march", "prey", "attacked"];

export function question(scene: Mansions): string | null {
  const { decision, texts } = scene;
  const monster =
    decision && OF_A_MONSTER.includes(decision.prompt) ? optionTitle(scene, decision.args.monster ?? -1) : "";
  return monster ? texts.format(`web-asked-${decision!.prompt}`, { monster }) : caused(scene);
}

/** Decisions of an effect, which name its subject. */
const OF_AN_EFFECT = [
  "part",
  "whom",
  "tied",
  "anybody",
  "nearest",
  "seen",
  "beside",
  "prevent",
  "heal",
  "stride",
  "drive",
];

/** The card, the monster or the token that requires a choice. */
function caused({ decision, view, texts }: Mansions): string | null {
  const { card, monster, piece } = view.moment ?? {};
  if (!decision || !OF_AN_EFFECT.includes(decision.prompt)) return null;
  const cause = card ?? view.monsters.find((m) => m.monster === monster) ?? view.tokens.find((t) => t.piece === piece);
  return cause
    ? texts.format("web-caused", {
        cause: translated(texts, cause.name),
        question: texts.prompt(decision.prompt, decision.args),
      })
    : null;
}

function own(scene: Mansions, { name, fields, ahead }: Option): string | null {
  const { texts, view, decision } = scene;
  const { trial } = view;
  switch (name) {
    case "press": {
      const owner = tokenOf(scene, fields.choice) ?? cardOf(scene, fields.choice);
      return owner?.acts?.includes(fields.choice)
        ? texts.format("web-note-action")
        : owner
          ? texts.format("web-note-free")
          : null;
    }
    case "spend":
      if (trial?.difficulty === undefined) return texts.format("web-note-lens");
      return texts.format(trial.successes + 1 === trial.difficulty ? "web-note-lens-pass" : "web-note-lens");
    case "reroll": {
      const n = trial?.again?.[fields.die];
      return n === undefined ? null : texts.format("web-note-again", { n });
    }
    case "enough":
      if (decision?.prompt !== "improve" || trial?.difficulty === undefined) return null;
      return texts.format(trial.successes >= trial.difficulty ? "web-note-pass" : "web-note-fail");
    case "attack": {
      if (ahead) return null;
      const card = view.investigators.find((i) => i.active)?.possessions.find((c) => c.face === fields.card);
      return card ? texts.format("web-note-damage", { n: card.damage }) : texts.format("web-note-unarmed");
    }
    case "perform":
    case "apply": {
      const everyone = view.investigators.flatMap((i) => [
        ...i.possessions,
        ...i.conditions,
        ...i.damage.up,
        ...i.horror.up,
        i.ability,
      ]);
      const card = everyone.find((c) => c.face === fields.card);
      return card && !scene.compact ? translated(texts, card.text) : null;
    }
    case "take": {
      const who = investigatorOf(scene, fields.investigator);
      return who?.space ? spaceName(scene, who.space) : null;
    }
    case "pick_monster": {
      const monster = monsterOf(scene, fields.monster);
      return monster?.space ? spaceName(scene, monster.space) : null;
    }
    default:
      return null;
  }
}

/** A space by its room, and its position in it. */
export function spaceName({ view, texts }: Mansions, space: number): string {
  const found = view.tiles.flatMap((t) => t.rooms.flatMap((r) => r.spaces)).find((s) => s.space === space);
  return found ? translated(texts, found.name) : "";
}

// ---- where we are

export function context(scene: Mansions): string | null {
  const { view, texts, decision } = scene;
  if (!isOwnDecision(scene)) return null;
  const who = view.investigators.find((i) => i.active);
  if (decision!.prompt === "turn" && who) {
    const parts = [
      texts.format(`web-actions-${who.actions}`),
      ...(who.steps ? [texts.format("web-steps", { n: who.steps })] : []),
      ...(who.dark ? [texts.format("web-in-dark")] : []),
    ];
    return parts.join(" ");
  }
  if (view.trial) {
    const { dice, skill, character } = view.trial;
    const clues = view.investigators.find((i) => i.character === character)?.clues ?? 0;
    return texts.format("web-pool", { n: dice, skill: texts.kind("skill", skill), clues });
  }
  if (view.harm && view.harm.damage + view.harm.horror > 0)
    return texts.format("web-harm", { damage: view.harm.damage, horror: view.harm.horror });
  return null;
}

/** What is on a space, for those who cannot see the map. */
export function describe(scene: Mansions, space: number): string {
  const { view, texts } = scene;
  const here = view.features.find((f) => f.space === space);
  const marks = here
    ? (["fire", "darkness", "passage"] as const)
        .filter((k) => here[k])
        .map((k) => texts.kind("feature", k === "passage" ? "secret_passage" : k))
    : [];
  return [
    spaceName(scene, space),
    ...view.investigators.filter((i) => i.space === space).map((i) => texts.kind("investigator", i.character)),
    ...view.monsters.filter((m) => m.space === space).map((m) => optionTitle(scene, m.monster)),
    ...view.tokens.filter((t) => t.space === space).map((t) => translated(texts, t.name)),
    ...marks,
    ...view.barricades.filter((b) => b.space === space).map(() => texts.kind("feature", "barricade")),
    ...view.floor.filter((f) => f.space === space).map((f) => translated(texts, f.card.name)),
  ].join(", ");
}
