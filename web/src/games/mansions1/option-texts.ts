// The texts and layout of options: label, consequence, place, context.
import printed from "$noctuary/games/mansions1/content/investigators.toml";
import { merged } from "$lib/options/merge";
import type { Option, Denial } from "$lib/net/protocol";
import type { Words } from "$lib/i18n/game-texts";
import type { Shelf } from "../module";
import { guide } from "./keeper-guide.svelte";
import { called, isKeeper, mine, monsterOf, names, personOf, roomOf, spaceOf, told, type Card, type Hold, type Mansions, type Room } from "./types";

// ---- where options are shown

/** The most usual options first; the rest keep their order. */
const ORDER = ["explore", "resume", "attack", "staunch", "leave", "use_thing", "cast", "step", "run", "rummage", "hide", "barricade", "unblock", "put_out", "burn", "special", "play_trauma", "play_mythos", "command", "strike", "done", "pass", "keep", "close", "end_turn", "end_actions", "end_attacks"];
const PUZZLE = ["rotate", "swap", "replace"];
const MANY = 9;
const RARE = ["rummage", "barricade", "unblock", "hide", "run"];

export function shelve(scene: Mansions): Shelf {
  const { ask } = scene;
  if (!ask) return { prompt: [], denied: [], aside: [] };
  const rank = (o: Option) => (ORDER.includes(o.name) ? ORDER.indexOf(o.name) : -1);
  const { kept, copies } = merged(ask.options, (o) => (o.fields.thing === undefined && o.fields.weapon === undefined ? null : (label(scene, o) ?? scene.words.action(o))));
  const options = kept.toSorted((a, b) => rank(a) - rank(b));
  // Pieces are moved on the board, cards of the Keeper are played from the drawer; on a phone they are listed on
  // request.
  if (ask.prompt === "puzzle") return { prompt: options.filter((o) => !PUZZLE.includes(o.name)), denied: [], aside: options.filter((o) => PUZZLE.includes(o.name)) };
  const deed = (o: Option) => o.name === "use_deed";
  const away = (o: Option) => options.length > MANY && RARE.includes(o.name);
  const denied = ask.denied.filter((o) => o.name === "explore" || (ask.prompt === "person" && o.name === "take_person"));
  return { prompt: options.filter((o) => !away(o) && !deed(o)), denied, aside: options.filter((o) => away(o) || (deed(o) && scene.compact)), copies };
}

// ---- what they are called

const SHORT = ["step", "in_room", "to_space"];

export function label(scene: Mansions, { name, fields }: Option | Denial): string | null {
  const { words } = scene;
  if (SHORT.includes(name) && name !== "step") return fields.space === undefined ? words.kind("room", fields.room) : words.kind("space", fields.space);
  if (name === "at" || name === "strike" || name === "attack") {
    const monster = monsterOf(scene, fields.monster);
    if (!monster) return null;
    const who = called(scene, monster);
    if (name === "at") return who;
    if (name === "attack") return words.tell("action-attack", { monster: who, weapon: words.kind("weapon", fields.weapon) });
    return words.tell("action-strike", { monster: who, person: words.kind("person", fields.person) });
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
function evades({ words, view, ask }: Mansions, { name }: Option): string[] {
  if (ask?.prompt !== "turn" || CALM.includes(name)) return [];
  return view.evades.map(({ monster, chance, damage }) => words.tell(damage === null ? "web-note-evade" : "web-note-evade-or", { monster: words.kind("monster", monster), chance, n: damage ?? 0 }));
}

/** The second line of an option: its consequence, and who must be evaded before. */
export function note(scene: Mansions, option: Option): string | null {
  return [...evades(scene, option), ...scene.words.ahead(option), own(scene, option)].filter(Boolean).join(" · ") || null;
}

function own(scene: Mansions, { name, fields, ahead }: Option): string | null {
  const { words, view } = scene;
  switch (name) {
    case "take_person": {
      const who = PEOPLE[fields.person];
      return words.tell("web-note-person", { calling: words.tell(`calling-${who.name}`), health: who.health, sanity: who.sanity, skill: who.skill });
    }
    case "take_traits": {
      const who = PEOPLE[fields.person];
      const values = [...BODY.map((a, k) => [a, who.physical[fields.physical][k]] as const), ...MIND.map((a, k) => [a, who.mental[fields.mental][k]] as const)];
      return values.map(([a, n]) => `${words.kind("attribute", a)} ${n}`).join(", ");
    }
    case "use_deed":
      return words.tell(`deed-${names(scene, "deed")[fields.deed]}`);
    case "use_thing":
      return use(words, names(scene, "thing")[fields.thing].replace(/_2$/, ""));
    case "cast":
    case "learn":
      return words.tell(`spell-${names(scene, "spell")[fields.spell]}`);
    case "play_mythos":
      return words.tell(`mythos-${names(scene, "mythos")[fields.mythos].replace(/_\d$/, "")}`);
    case "play_trauma":
      return words.tell(`trauma-${names(scene, "trauma")[fields.trauma]}`);
    case "attack": {
      if (ahead) return null;
      const who = view.investigators.find((i) => i.active);
      const thing = who?.things.find((t) => t.thing === names(scene, "weapon")[fields.weapon]);
      return words.tell("web-note-damage", { n: thing?.damage ?? 1 });
    }
    case "special": {
      const monster = monsterOf(scene, scene.ask!.args.monster ?? -1);
      return monster ? words.tell(`special-${monster.creature}`) : null;
    }
    case "next_person":
    case "whom":
    case "command": {
      const who = personOf(scene, fields.person);
      return who?.space ? told(words, spaceOf(view, who.space)!.name) : null;
    }
    case "at":
    case "strike": {
      const monster = monsterOf(scene, fields.monster);
      return monster ? told(words, spaceOf(view, monster.space)!.name) : null;
    }
    case "step":
    case "run":
    case "to_space": {
      const there = company(scene, fields.space);
      return there || null;
    }
    case "spend":
      return view.trial ? words.tell("web-note-chance", { n: view.trial.lucky }) : null;
    case "keep":
      return view.trial ? words.tell("web-note-chance", { n: view.trial.chance }) : null;
    default:
      return null;
  }
}

/** The use of an item. */
export const use = (words: Words, name: string): string =>
  words.tell(name.endsWith("_key") ? "use-key" : name.startsWith("clue_") ? "use-clue" : `use-${name}`);

/** Who is on a space. */
function company(scene: Mansions, space: number): string {
  const { view, words } = scene;
  return [...view.investigators.filter((i) => i.space === space).map((i) => words.kind("person", i.person!)), ...view.monsters.filter((m) => m.space === space).map((m) => called(scene, m))].join(", ");
}

// ---- where we are

export function where(scene: Mansions): string | null {
  const { view, words, ask } = scene;
  if (!mine(scene)) return null;
  if (guide.on && words.tells(`web-guide-${ask!.prompt}`)) return words.tell(`web-guide-${ask!.prompt}`);
  if (ask!.prompt === "turn") return words.tell("web-turn-left", { steps: view.steps, actions: view.actions });
  if (ask!.prompt === "keeper") return words.tell("web-threat-left", { n: view.keeper.threat });
  if (ask!.prompt === "puzzle") {
    const open = view.puzzles.find((p) => p.working);
    return open ? words.tell("web-moves-left", { n: open.moves }) : null;
  }
  return null;
}

// ---- what is somewhere, for those who cannot see the map

export function holdSaid(words: Words, hold: Hold): string {
  if (hold.kind === "key") return words.tell(`item-${hold.key}`);
  if (hold.kind === "puzzle") return words.tell("web-hold-puzzle", { family: words.kind("family", { L: "lock", R: "rune", W: "wiring" }[hold.layout![0]]!) });
  return words.tell("web-hold-test", { attribute: words.kind("attribute", hold.attribute!), modifier: sign(hold.modifier!) });
}

export const cardSaid = (words: Words, card: Card): string => {
  const name = words.tell(`item-${card.name}`);
  return card.hold ? words.tell("web-card-hold", { card: name, hold: holdSaid(words, card.hold) }) : name;
};

/** The pile of a room, as far as the viewer knows it. */
export function pileSaid(scene: Mansions, room: Room): string {
  const { words } = scene;
  if (room.explored) return words.tell("web-explored");
  const lists = room.cards?.map((c) => cardSaid(words, c)).join(", ");
  return lists ? words.tell("web-pile-known", { n: room.pile, list: lists }) : words.tell("web-pile", { n: room.pile });
}

export function describe(scene: Mansions, space: number): string {
  const { view, words } = scene;
  const here = spaceOf(view, space)!;
  const room = roomOf(view, space)!;
  return [
    told(words, here.name),
    company(scene, space),
    ...(here.feature === "nothing" ? [] : [words.tell(`web-feature-${here.feature}`)]),
    ...(room.dark ? [words.tell("web-dark")] : []),
    ...(room.fire ? [words.tell("web-fire")] : []),
    ...(room.corpses ? [words.tell("web-corpses", { n: room.corpses })] : []),
    ...(room.lock ? [words.tell("web-lock", { hold: holdSaid(words, room.lock) })] : []),
    ...(room.obstacle ? [words.tell("web-obstacle", { hold: holdSaid(words, room.obstacle) })] : []),
    ...(room.floor.length ? [words.tell("web-floor", { list: room.floor.map((t) => words.tell(`item-${t.name}`)).join(", ") })] : []),
    pileSaid(scene, room),
    ...(room.entry && isKeeper(scene) ? [words.tell("web-entry")] : []),
  ]
    .filter(Boolean)
    .join(", ");
}

export { sign };
