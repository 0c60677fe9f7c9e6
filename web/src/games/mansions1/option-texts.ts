// The texts and layout of options: label, consequence, place, context.
import printed from "$noctuary/games/mansions1/content/investigators.toml";
import { mergeCopies } from "$lib/options/merge";
import type { Option, Denial } from "$lib/net/protocol";
import type { GameTexts } from "$lib/i18n/game-texts";
import type { OptionLayout } from "../module";
import { guide } from "./keeper-guide.svelte";
import {
  monsterName,
  isKeeper,
  isOwnDecision,
  monsterOf,
  names,
  personOf,
  roomOf,
  spaceOf,
  translated,
  type Card,
  type Hold,
  type Mansions,
  type Room,
} from "./types";

// ---- where options are shown

/** The most usual options first; the rest keep their order. */
const ORDER = [
  "explore",
  "resume",
  "attack",
  "staunch",
  "leave",
  "use_thing",
  "cast",
  "step",
  "run",
  "rummage",
  "hide",
  "barricade",
  "unblock",
  "put_out",
  "burn",
  "special",
  "play_trauma",
  "play_mythos",
  "command",
  "strike",
  "done",
  "pass",
  "keep",
  "close",
  "end_turn",
  "end_actions",
  "end_attacks",
];
const PUZZLE = ["rotate", "swap", "replace"];
const MANY = 9;
const RARE = ["rummage", "barricade", "unblock", "hide", "run"];

export function layOutOptions(scene: Mansions): OptionLayout {
  const { decision } = scene;
  if (!decision) return { prompt: [], denied: [], extra: [] };
  const rank = (o: Option) => (ORDER.includes(o.name) ? ORDER.indexOf(o.name) : -1);
  const { unique, copies } = mergeCopies(decision.options, (o) =>
    o.fields.thing === undefined && o.fields.weapon === undefined ? null : (label(scene, o) ?? scene.texts.action(o)),
  );
  const options = unique.toSorted((a, b) => rank(a) - rank(b));
  // Pieces are moved on the board, cards of the Keeper are played from the drawer; on a phone they are listed on
  // request.
  if (decision.prompt === "puzzle")
    return {
      prompt: options.filter((o) => !PUZZLE.includes(o.name)),
      denied: [],
      extra: options.filter((o) => PUZZLE.includes(o.name)),
    };
  const deed = (o: Option) => o.name === "use_deed";
  const away = (o: Option) => options.length > MANY && RARE.includes(o.name);
  const denied = decision.denied.filter(
    (o) => o.name === "explore" || (decision.prompt === "person" && o.name === "take_person"),
  );
  return {
    prompt: options.filter((o) => !away(o) && !deed(o)),
    denied,
    extra: options.filter((o) => away(o) || (deed(o) && scene.compact)),
    copies,
  };
}

// ---- what they are called

const SHORT = ["step", "in_room", "to_space"];

export function label(scene: Mansions, { name, fields }: Option | Denial): string | null {
  const { texts } = scene;
  if (SHORT.includes(name) && name !== "step")
    return fields.space === undefined ? texts.kind("room", fields.room) : texts.kind("space", fields.space);
  if (name === "at" || name === "strike" || name === "attack") {
    const monster = monsterOf(scene, fields.monster);
    if (!monster) return null;
    const who = monsterName(scene, monster);
    if (name === "at") return who;
    if (name === "attack")
      return texts.format("action-attack", { monster: who, weapon: texts.kind("weapon", fields.weapon) });
    return texts.format("action-strike", { monster: who, person: texts.kind("person", fields.person) });
  }
  return null;
}

const sign = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

interface Printed {
  name: string;
  health: number;
  sanity: number;
  skill: number;
  physical: number[][];
  mental: number[][];
}
const PEOPLE = printed.investigators as Printed[];
const BODY = ["strength", "marksmanship", "dexterity"] as const;
const MIND = ["intellect", "willpower", "lore", "luck"] as const;

/** Options that are neither a step nor an action, or are an attack: nobody is evaded before them. */
const CALM = ["attack", "end_turn"];

/** Who must be evaded first, and what it may cost. */
function evades({ texts, view, decision }: Mansions, { name }: Option): string[] {
  if (decision?.prompt !== "turn" || CALM.includes(name)) return [];
  return view.evades.map(({ monster, chance, damage }) =>
    texts.format(damage === null ? "web-note-evade" : "web-note-evade-or", {
      monster: texts.kind("monster", monster),
      chance,
      n: damage ?? 0,
    }),
  );
}

/** The second line of an option: its consequence, and who must be evaded before. */
export function note(scene: Mansions, option: Option): string | null {
  return (
    [...evades(scene, option), ...scene.texts.previews(option), own(scene, option)].filter(Boolean).join(" · ") || null
  );
}

function own(scene: Mansions, { name, fields, ahead }: Option): string | null {
  const { texts, view } = scene;
  switch (name) {
    case "take_person": {
      const who = PEOPLE[fields.person];
      return texts.format("web-note-person", {
        calling: texts.format(`calling-${who.name}`),
        health: who.health,
        sanity: who.sanity,
        skill: who.skill,
      });
    }
    case "take_traits": {
      const who = PEOPLE[fields.person];
      const values = [
        ...BODY.map((a, k) => [a, who.physical[fields.physical][k]] as const),
        ...MIND.map((a, k) => [a, who.mental[fields.mental][k]] as const),
      ];
      return values.map(([a, n]) => `${texts.kind("attribute", a)} ${n}`).join(", ");
    }
    case "use_deed":
      return texts.format(`deed-${names(scene, "deed")[fields.deed]}`);
    case "use_thing":
      return use(texts, names(scene, "thing")[fields.thing].replace(/_2$/, ""));
    case "cast":
    case "learn":
      return texts.format(`spell-${names(scene, "spell")[fields.spell]}`);
    case "play_mythos":
      return texts.format(`mythos-${names(scene, "mythos")[fields.mythos].replace(/_\d$/, "")}`);
    case "play_trauma":
      return texts.format(`trauma-${names(scene, "trauma")[fields.trauma]}`);
    case "attack": {
      if (ahead) return null;
      const who = view.investigators.find((i) => i.active);
      const thing = who?.things.find((t) => t.thing === names(scene, "weapon")[fields.weapon]);
      return texts.format("web-note-damage", { n: thing?.damage ?? 1 });
    }
    case "special": {
      const monster = monsterOf(scene, scene.decision!.args.monster ?? -1);
      return monster ? texts.format(`special-${monster.creature}`) : null;
    }
    case "next_person":
    case "whom":
    case "command": {
      const who = personOf(scene, fields.person);
      return who?.space ? translated(texts, spaceOf(view, who.space)!.name) : null;
    }
    case "at":
    case "strike": {
      const monster = monsterOf(scene, fields.monster);
      return monster ? translated(texts, spaceOf(view, monster.space)!.name) : null;
    }
    case "step":
    case "run":
    case "to_space": {
      const there = company(scene, fields.space);
      return there || null;
    }
    case "spend":
      return view.trial ? texts.format("web-note-chance", { n: view.trial.lucky }) : null;
    case "keep":
      return view.trial ? texts.format("web-note-chance", { n: view.trial.chance }) : null;
    default:
      return null;
  }
}

/** The use of an item. */
export const use = (texts: GameTexts, name: string): string =>
  texts.format(name.endsWith("_key") ? "use-key" : name.startsWith("clue_") ? "use-clue" : `use-${name}`);

/** Who is on a space. */
function company(scene: Mansions, space: number): string {
  const { view, texts } = scene;
  return [
    ...view.investigators.filter((i) => i.space === space).map((i) => texts.kind("person", i.person!)),
    ...view.monsters.filter((m) => m.space === space).map((m) => monsterName(scene, m)),
  ].join(", ");
}

// ---- where we are

export function context(scene: Mansions): string | null {
  const { view, texts, decision } = scene;
  if (!isOwnDecision(scene)) return null;
  if (guide.on && texts.has(`web-guide-${decision!.prompt}`)) return texts.format(`web-guide-${decision!.prompt}`);
  if (decision!.prompt === "turn") return texts.format("web-turn-left", { steps: view.steps, actions: view.actions });
  if (decision!.prompt === "keeper") return texts.format("web-threat-left", { n: view.keeper.threat });
  if (decision!.prompt === "puzzle") {
    const open = view.puzzles.find((p) => p.working);
    return open ? texts.format("web-moves-left", { n: open.moves }) : null;
  }
  return null;
}

// ---- what is somewhere, for those who cannot see the map

export function barrierText(texts: GameTexts, hold: Hold): string {
  if (hold.kind === "key") return texts.format(`item-${hold.key}`);
  if (hold.kind === "puzzle")
    return texts.format("web-hold-puzzle", {
      family: texts.kind("family", { L: "lock", R: "rune", W: "wiring" }[hold.layout![0]]!),
    });
  return texts.format("web-hold-test", {
    attribute: texts.kind("attribute", hold.attribute!),
    modifier: sign(hold.modifier!),
  });
}

export const cardText = (texts: GameTexts, card: Card): string => {
  const name = texts.format(`item-${card.name}`);
  return card.hold ? texts.format("web-card-hold", { card: name, hold: barrierText(texts, card.hold) }) : name;
};

/** The pile of a room, as far as the viewer knows it. */
export function pileText(scene: Mansions, room: Room): string {
  const { texts } = scene;
  if (room.explored) return texts.format("web-explored");
  const lists = room.cards?.map((c) => cardText(texts, c)).join(", ");
  return lists
    ? texts.format("web-pile-known", { n: room.pile, list: lists })
    : texts.format("web-pile", { n: room.pile });
}

export function describe(scene: Mansions, space: number): string {
  const { view, texts } = scene;
  const here = spaceOf(view, space)!;
  const room = roomOf(view, space)!;
  return [
    translated(texts, here.name),
    company(scene, space),
    ...(here.feature === "nothing" ? [] : [texts.format(`web-feature-${here.feature}`)]),
    ...(room.dark ? [texts.format("web-dark")] : []),
    ...(room.fire ? [texts.format("web-fire")] : []),
    ...(room.corpses ? [texts.format("web-corpses", { n: room.corpses })] : []),
    ...(room.lock ? [texts.format("web-lock", { hold: barrierText(texts, room.lock) })] : []),
    ...(room.obstacle ? [texts.format("web-obstacle", { hold: barrierText(texts, room.obstacle) })] : []),
    ...(room.floor.length
      ? [texts.format("web-floor", { list: room.floor.map((t) => texts.format(`item-${t.name}`)).join(", ") })]
      : []),
    pileText(scene, room),
    ...(room.entry && isKeeper(scene) ? [texts.format("web-entry")] : []),
  ]
    .filter(Boolean)
    .join(", ");
}

export { sign };
