// The drawings of Mansions of Madness, first edition, and the layout of its options.
import type { Event } from "$lib/net/protocol";
import type { GameModule } from "../module";
import Badge from "./StatusBadge.svelte";
import Beat from "./Beat.svelte";
import Board from "./Board.svelte";
import Book from "./Collection.svelte";
import Final from "./Final.svelte";
import Foot from "./Footer.svelte";
import Hand from "./Hand.svelte";
import { holds } from "./holdings";
import Moment from "./InProgress.svelte";
import { NAMERS, TELLERS } from "./names";
import Plate from "./Plate.svelte";
import { label, note, shelve, where } from "./option-texts";
import Strip from "./SideStrip.svelte";
import { told, type Mansions, type View } from "./types";

const SOUNDS: Record<string, ReturnType<NonNullable<GameModule["sound"]>>> = {
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

const mansions1: GameModule = {
  Board,
  Beat,
  Plate,
  Hand,
  holds,
  Book,
  Moment,
  reacts: ({ prompt }) => REACTIONS.includes(prompt),
  story: ({ view, words }: Mansions) => ({ title: told(words, view.title), text: [told(words, view.opening)] }),
  Badge,
  Strip,
  Final,
  verdict: ({ view, words }: Mansions) => words.tell(`web-won-${view.winner ?? "nobody"}`),
  score: () => null,
  shelve,
  label,
  note,
  where,
  namers: NAMERS,
  tellers: TELLERS,
  heading: (event: Event) => event.name === "round_began" || event.name === "keeper_turn",
  sound: (event: Event) => SOUNDS[event.name] ?? null,
};

/** The Keeper has a drawer along the bottom. */
const keeper: GameModule = { ...mansions1, Foot };
mansions1.variant = (view: View) => (view.drawer ? keeper : null);

export default mansions1;
