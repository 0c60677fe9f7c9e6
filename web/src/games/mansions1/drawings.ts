// The drawings of Mansions of Madness, first edition, and the layout of its options.
import type { Event } from "$lib/net/protocol";
import type { GameDrawings } from "../module";
import StatusBadge from "./StatusBadge.svelte";
import Beat from "./Beat.svelte";
import Board from "./Board.svelte";
import Collection from "./Collection.svelte";
import Final from "./Final.svelte";
import Footer from "./Footer.svelte";
import Hand from "./Hand.svelte";
import { holdings } from "./holdings";
import InProgress from "./InProgress.svelte";
import { NAMERS, TELLERS } from "./names";
import Plate from "./Plate.svelte";
import { label, note, layOutOptions, context } from "./option-texts";
import SideStrip from "./SideStrip.svelte";
import { translated, type Mansions, type View } from "./types";

const SOUNDS: Record<string, ReturnType<NonNullable<GameDrawings["sound"]>>> = {
  moved: "piece",
  ran: "piece",
  monster_moved: "piece",
  monster_placed: "gate",
  event_came: "gate",
  objective_shown: "gate",
  found: "card",
  card_drawn: "card",
  deed_used: "card",
  mythos_played: "card",
  trauma_played: "card",
};

/** Decisions about what has just happened to somebody: it stays on screen. */
const REACTIONS = ["skill", "reroll", "trauma", "mythos", "special", "neighbour", "stray"];

const mansions1: GameDrawings = {
  Board,
  Beat,
  Plate,
  Hand,
  holdings,
  Collection: Collection,
  InProgress: InProgress,
  isReaction: ({ prompt }) => REACTIONS.includes(prompt),
  story: ({ view, texts }: Mansions) => ({
    title: translated(texts, view.title),
    text: [translated(texts, view.opening)],
  }),
  StatusBadge: StatusBadge,
  SideStrip: SideStrip,
  Final,
  outcomeText: ({ view, texts }: Mansions) => texts.format(`web-won-${view.winner ?? "nobody"}`),
  score: () => null,
  layOutOptions,
  label,
  note,
  context,
  namers: NAMERS,
  tellers: TELLERS,
  heading: (event: Event) => event.name === "round_began" || event.name === "keeper_turn",
  sound: (event: Event) => SOUNDS[event.name] ?? null,
};

/** The Keeper has a drawer along the bottom. */
const keeper: GameDrawings = { ...mansions1, Footer: Footer };
mansions1.variant = (view: View) => (view.drawer ? keeper : null);

export default mansions1;
