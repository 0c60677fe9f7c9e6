// The drawings of Gates of Delirium, and the layout of its options.
import { merged } from "$lib/options/merge";
import type { Option, Denial, Event } from "$lib/net/protocol";
import type { GameModule, Scene, Shelf } from "../module";
import { fitting } from "./targets";
import Aside from "./ExtraActions.svelte";
import Badge from "./StatusBadge.svelte";
import Beat from "./Beat.svelte";
import Board from "./Board.svelte";
import Book from "./Collection.svelte";
import Final from "./Final.svelte";
import Hand from "./Hand.svelte";
import { holds } from "./holdings";
import { held } from "./selection.svelte";
import { card, owner, printedCard } from "./names";
import { glyph } from "./owner";
import Plate from "./Plate.svelte";
import { brief, gift } from "./card-texts";
import Strip from "./SideStrip.svelte";
import { DESPERATE, figures, half, type View } from "./types";

type Gates = Scene<View>;
const desperate = (option: Option | Denial) => (DESPERATE as readonly string[]).includes(option.name);

/** Options in the order of the map; with a figure selected, only those that fit it. */
function shelve(scene: Gates): Shelf {
  const ask = scene.ask;
  if (!ask) return { prompt: [], denied: [], aside: [] };
  const { kept, copies } = merged(ask.options, (o) => look(scene, o));
  const inHand = (o: Option) => o.name === "play" || o.name === "discard";
  const rest = kept.filter((o) => !desperate(o) && !inHand(o));
  const taken = held.for(ask.decision);
  const narrowed = taken ? fitting(rest, taken) : rest;
  return {
    prompt: narrowed.length ? narrowed : rest,
    denied: taken ? [] : ask.denied.filter((no) => worthSaying(scene, no)),
    aside: ask.options.filter(desperate),
    hand: lying(scene, kept.filter(inHand)),
    copies,
  };
}

/** Cards of the hand with the same halves, and gate cards of the same type, are copies. */
function look({ words, view }: Gates, { name, fields }: Option): string | null {
  if (name === "take_supply") return view.gates.supply[fields.slot];
  return name === "play" || name === "discard" ? card(words, fields.card) : null;
}

/** Cards in the order in which they lie in the hand. */
function lying(scene: Gates, options: Option[]): Option[] {
  const hand = scene.view.players[scene.ask!.seat].hand.cards?.map((c) => c.card) ?? [];
  const place = (o: Option) => hand.indexOf(o.fields.card);
  return options.toSorted((a, b) => place(a) - place(b));
}

/** A region without any option shows its reason once; a card in the hand shows its own. */
function worthSaying(scene: Gates, no: Denial): boolean {
  const { options, denied } = scene.ask!;
  if (desperate(no) || no.name === "play" || no.name === "exchange") return false;
  const { region } = no.fields;
  if (region === undefined) return !scene.compact;
  if (options.some((o) => o.fields.region === region)) return false;
  return denied.find((other) => other.fields.region === region) === no;
}

function label(scene: Gates, option: Option | Denial): string | null {
  const { words, ask } = scene;
  const { name, fields } = option;
  const region = fields.region === undefined ? "" : words.kind("region", fields.region);
  switch (name) {
    case "send":
      return region;
    case "convert":
      return alone(option, ask?.options) ? region : `${region} ${glyph(fields.owner)}`;
    case "move":
      return words.tell("web-label-move", { origin: words.kind("region", fields.origin), region });
    case "exchange":
      return words.tell("web-label-exchange", { region, owner: owner(words, fields.owner), origin: words.kind("region", fields.origin) });
    case "set_mode":
      return words.tell(fields.mode ? "half-insane" : "half-sane");
    case "discard":
      return card(words, fields.card);
    case "play": {
      const name = (n: number) => brief(scene, half(printedCard(words, n), scene.view.mode));
      const whole = card(words, fields.card);
      const twin = ask?.options.some((o) => o.name === "play" && name(o.fields.card) === name(fields.card) && card(words, o.fields.card) !== whole);
      return twin ? whole : name(fields.card);
    }
    case "take_supply": {
      const kind = scene.view.gates.supply[fields.slot];
      return kind && words.kind("region", kind);
    }
    case "take_deck":
      return words.tell("label-gate_deck");
    default:
      return desperate(option) ? words.tell(`web-${name}`) : null;
  }
}

/** Whether no other figure of the region can be converted, so that its name is enough. */
function alone(option: Option | Denial, options: readonly Option[] = []): boolean {
  return options.every((o) => o.name !== "convert" || o.id === option.id || o.fields.region !== option.fields.region);
}

function note(scene: Gates, option: Option): string | null {
  const { words, view, ask } = scene;
  const { name, fields } = option;
  const me = ask?.seat ?? view.active;
  const count = (region: number, who: number) => figures(view.regions[region], who);
  const mine = (region: number, step: 1 | -1) => {
    const before = count(region, me);
    return words.tell("web-note-you", { before, after: before + step });
  };
  const theirs = (region: number, who: number) => {
    const before = count(region, who);
    return words.tell("web-note-owner", { sign: glyph(who), before, after: before - 1 });
  };
  switch (name) {
    case "send":
      return mine(fields.region, 1);
    case "convert":
      return `${mine(fields.region, 1)}, ${theirs(fields.region, fields.owner)}`;
    case "move":
      return mine(fields.region, 1);
    case "exchange":
      if (fields.region === fields.origin) return words.tell("web-note-same");
      return `${mine(fields.region, 1)}, ${theirs(fields.region, fields.owner)}`;
    case "take_supply":
      return supplyNote(scene, fields.slot);
    case "take_deck":
      return words.tell("web-note-unseen", { n: view.gates.deck });
    case "play": {
      const side = half(printedCard(words, fields.card), view.mode);
      return view.idle.includes(side.deed) ? words.tell(`web-note-idle-${side.deed}`) : gift(scene, side, me);
    }
    case "set_mode":
      return words.tell(fields.mode ? "web-note-insane" : "web-note-sane");
    default:
      return desperate(option) ? words.tell("web-tokens", { n: view.costs[name as keyof View["costs"]] }) : null;
  }
}

function supplyNote({ words, view }: Gates, slot: number): string | null {
  const built = view.gates.built[slot];
  if (!built) return null;
  return built.opens ? words.tell("web-note-opens") : words.tell("web-note-gate", { n: built.n, size: built.size });
}

function where(scene: Gates): string | null {
  const { ask, view, words } = scene;
  if (!ask || ask.seat !== scene.eyes) return null;
  if (held.for(ask.decision)) return words.tell(ask.prompt === "exchange" ? "web-held-exchange" : "web-held-move");
  const here = `web-where-${ask.prompt}`;
  if (["mode", "end_turn", "discard"].includes(ask.prompt)) return words.tell(here, { n: view.round });
  const second = view.plays_left === (ask.prompt === "play" ? 1 : 0);
  const turn = words.tell(second ? "web-second-card" : "web-first-card");
  return words.tells(here) ? `${turn} ${words.tell(here)}` : turn;
}

const SOUNDS: Record<string, ReturnType<NonNullable<GameModule["sound"]>>> = {
  card_played: "card",
  drew: "card",
  sent: "piece",
  moved: "piece",
  converted: "piece",
  exchanged: "piece",
  section_built: "piece",
  gate_opened: "gate",
  game_won: "win",
};

const gates: GameModule = {
  Board,
  Beat,
  Plate,
  Hand,
  holds,
  Book,
  Aside,
  Badge,
  Strip,
  Final,
  score: (scene, seat) => scene.view.players[seat]?.score ?? null,
  shelve,
  label,
  note,
  where,
  namers: { card, owner },
  heading: (event: Event) => event.name === "round_began",
  sound: (event: Event) => SOUNDS[event.name] ?? null,
};

export default gates;
