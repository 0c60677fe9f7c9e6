// The drawings of The Snallygaster Situation, and the layout of its options.
import type { Event } from "$lib/net/protocol";
import type { GameModule } from "../module";
import Badge from "./StatusBadge.svelte";
import Beat from "./Beat.svelte";
import Board from "./Board.svelte";
import Book from "./Collection.svelte";
import Final from "./Final.svelte";
import Habits from "./AutoAnswers.svelte";
import Hand from "./Hand.svelte";
import { holds } from "./holdings";
import { mind } from "./selection.svelte";
import Moment from "./InProgress.svelte";
import { choice, NAMERS } from "./names";
import Plate from "./Plate.svelte";
import { label, note, question, shelve, where } from "./option-texts";
import Strip from "./SideStrip.svelte";
import type { Lakeview } from "./types";

const SOUNDS: Record<string, ReturnType<NonNullable<GameModule["sound"]>>> = {
  card_played: "card",
  card_drawn: "card",
  moved: "piece",
  monster_moved: "piece",
  feds_moved: "piece",
  calamity_advanced: "gate",
  won: "win",
  lost: "lose",
};

const lakeview: GameModule = {
  Board,
  Beat,
  Plate,
  Hand,
  least: 290, // its squares are pressed one by one
  holds,
  Book,
  Moment,
  told: (words, { name, fields }) => (name === "card_drawn" ? words.tell(`encounter-${(words.info!.kinds.encounter as string[])[fields.encounter!]}.text`) : null),
  reacts: ({ prompt }) => prompt === "brace",
  Badge,
  Strip,
  Final,
  Habits,
  reflex: (scene: Lakeview) => mind.answer(scene.table, scene.ask),
  verdict: ({ view, words }: Lakeview) => words.tell(view.won ? "event-won" : "event-lost"),
  score: () => null,
  shelve,
  label,
  note,
  question,
  where,
  namers: NAMERS,
  tellers: {
    option_chosen: (words, { encounter, option }) => ({ option: choice(words, (words.info!.kinds.encounter as string[])[encounter!], option!) }),
  },
  hushed: ({ view, words }: Lakeview) => (view.hushed ? words.tell("web-hushed") : null),
  heading: (event: Event) => event.name === "round_began",
  sound: (event: Event) => SOUNDS[event.name] ?? null,
};

export default lakeview;
