// The drawings of Gates of Delirium, and the layout of its options.
import { mergeCopies } from "$lib/options/merge";
import type { Option, Denial, Event } from "$lib/net/protocol";
import type { GameDrawings, Scene, OptionLayout } from "../module";
import { fitting } from "./targets";
import ExtraActions from "./ExtraActions.svelte";
import StatusBadge from "./StatusBadge.svelte";
import Beat from "./Beat.svelte";
import Board from "./Board.svelte";
import Collection from "./Collection.svelte";
import Final from "./Final.svelte";
import Hand from "./Hand.svelte";
import { holdings } from "./holdings";
import { selection } from "./selection.svelte";
import { card, owner, printedCard } from "./names";
import { ownerIcon } from "./owner";
import Plate from "./Plate.svelte";
import { brief, gift } from "./card-texts";
import SideStrip from "./SideStrip.svelte";
import { DESPERATE, figures, half, type View } from "./types";

type Gates = Scene<View>;
const desperate = (option: Option | Denial) => (DESPERATE as readonly string[]).includes(option.name);

/** Options in the order of the map; with a figure selected, only those that fit it. */
function layOutOptions(scene: Gates): OptionLayout {
  const ask = scene.decision;
  if (!ask) return { prompt: [], denied: [], extra: [] };
  const { unique, copies } = mergeCopies(ask.options, (o) => look(scene, o));
  const inHand = (o: Option) => o.name === "play" || o.name === "discard";
  const rest = unique.filter((o) => !desperate(o) && !inHand(o));
  const taken = selection.for(ask.decision);
  const narrowed = taken ? fitting(rest, taken) : rest;
  return {
    prompt: narrowed.length ? narrowed : rest,
    denied: taken ? [] : ask.denied.filter((no) => worthSaying(scene, no)),
    extra: ask.options.filter(desperate),
    hand: lying(scene, unique.filter(inHand)),
    copies,
  };
}

/** Cards of the hand with the same halves, and gate cards of the same type, are copies. */
function look({ texts, view }: Gates, { name, fields }: Option): string | null {
  if (name === "take_supply") return view.gates.supply[fields.slot];
  return name === "play" || name === "discard" ? card(texts, fields.card) : null;
}

/** Cards in the order in which they lie in the hand. */
function lying(scene: Gates, options: Option[]): Option[] {
  const hand = scene.view.players[scene.decision!.seat].hand.cards?.map((c) => c.card) ?? [];
  const place = (o: Option) => hand.indexOf(o.fields.card);
  return options.toSorted((a, b) => place(a) - place(b));
}

/** A region without any option shows its reason once; a card in the hand shows its own. */
function worthSaying(scene: Gates, no: Denial): boolean {
  const { options, denied } = scene.decision!;
  if (desperate(no) || no.name === "play" || no.name === "exchange") return false;
  const { region } = no.fields;
  if (region === undefined) return !scene.compact;
  if (options.some((o) => o.fields.region === region)) return false;
  return denied.find((other) => other.fields.region === region) === no;
}

function label(scene: Gates, option: Option | Denial): string | null {
  const { texts, decision } = scene;
  const { name, fields } = option;
  const region = fields.region === undefined ? "" : texts.kind("region", fields.region);
  switch (name) {
    case "send":
      return region;
    case "convert":
      return alone(option, decision?.options) ? region : `${region} ${ownerIcon(fields.owner)}`;
    case "move":
      return texts.format("web-label-move", { origin: texts.kind("region", fields.origin), region });
    case "exchange":
      return texts.format("web-label-exchange", {
        region,
        owner: owner(texts, fields.owner),
        origin: texts.kind("region", fields.origin),
      });
    case "set_mode":
      return texts.format(fields.mode ? "half-insane" : "half-sane");
    case "discard":
      return card(texts, fields.card);
    case "play": {
      const name = (n: number) => brief(scene, half(printedCard(texts, n), scene.view.mode));
      const whole = card(texts, fields.card);
      const twin = decision?.options.some(
        (o) => o.name === "play" && name(o.fields.card) === name(fields.card) && card(texts, o.fields.card) !== whole,
      );
      return twin ? whole : name(fields.card);
    }
    case "take_supply": {
      const kind = scene.view.gates.supply[fields.slot];
      return kind && texts.kind("region", kind);
    }
    case "take_deck":
      return texts.format("label-gate_deck");
    default:
      return desperate(option) ? texts.format(`web-${name}`) : null;
  }
}

/** Whether no other figure of the region can be converted, so that its name is enough. */
function alone(option: Option | Denial, options: readonly Option[] = []): boolean {
  return options.every((o) => o.name !== "convert" || o.id === option.id || o.fields.region !== option.fields.region);
}

function note(scene: Gates, option: Option): string | null {
  const { texts, view, decision } = scene;
  const { name, fields } = option;
  const me = decision?.seat ?? view.active;
  const count = (region: number, who: number) => figures(view.regions[region], who);
  const mine = (region: number, step: 1 | -1) => {
    const before = count(region, me);
    return texts.format("web-note-you", { before, after: before + step });
  };
  const theirs = (region: number, who: number) => {
    const before = count(region, who);
    return texts.format("web-note-owner", { sign: ownerIcon(who), before, after: before - 1 });
  };
  switch (name) {
    case "send":
      return mine(fields.region, 1);
    case "convert":
      return `${mine(fields.region, 1)}, ${theirs(fields.region, fields.owner)}`;
    case "move":
      return mine(fields.region, 1);
    case "exchange":
      if (fields.region === fields.origin) return texts.format("web-note-same");
      return `${mine(fields.region, 1)}, ${theirs(fields.region, fields.owner)}`;
    case "take_supply":
      return supplyNote(scene, fields.slot);
    case "take_deck":
      return texts.format("web-note-unseen", { n: view.gates.deck });
    case "play": {
      const side = half(printedCard(texts, fields.card), view.mode);
      return view.idle.includes(side.deed) ? texts.format(`web-note-idle-${side.deed}`) : gift(scene, side, me);
    }
    case "set_mode":
      return texts.format(fields.mode ? "web-note-insane" : "web-note-sane");
    default:
      return desperate(option) ? texts.format("web-tokens", { n: view.costs[name as keyof View["costs"]] }) : null;
  }
}

function supplyNote({ texts, view }: Gates, slot: number): string | null {
  const built = view.gates.built[slot];
  if (!built) return null;
  return built.opens ? texts.format("web-note-opens") : texts.format("web-note-gate", { n: built.n, size: built.size });
}

function context(scene: Gates): string | null {
  const { decision, view, texts } = scene;
  if (!decision || decision.seat !== scene.viewer) return null;
  if (selection.for(decision.decision))
    return texts.format(decision.prompt === "exchange" ? "web-held-exchange" : "web-held-move");
  const here = `web-where-${decision.prompt}`;
  if (["mode", "end_turn", "discard"].includes(decision.prompt)) return texts.format(here, { n: view.round });
  const second = view.plays_left === (decision.prompt === "play" ? 1 : 0);
  const turn = texts.format(second ? "web-second-card" : "web-first-card");
  return texts.has(here) ? `${turn} ${texts.format(here)}` : turn;
}

const SOUNDS: Record<string, ReturnType<NonNullable<GameDrawings["sound"]>>> = {
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

const gates: GameDrawings = {
  Board,
  Beat,
  Plate,
  Hand,
  holdings,
  Collection: Collection,
  ExtraActions: ExtraActions,
  StatusBadge: StatusBadge,
  SideStrip: SideStrip,
  Final,
  score: (scene, seat) => scene.view.players[seat]?.score ?? null,
  layOutOptions,
  label,
  note,
  context,
  namers: { card, owner },
  heading: (event: Event) => event.name === "round_began",
  sound: (event: Event) => SOUNDS[event.name] ?? null,
};

export default gates;
