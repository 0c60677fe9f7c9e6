// The latest narration: texts and rolls of the newest lines, until the story continues elsewhere.
import type { Event } from "$lib/net/protocol";
import { PICTURES } from "./names";

export type Item =
  | { is: "text"; text: number; creature?: number; picture: string; filled?: Event }
  | {
      is: "roll";
      investigator: number;
      skill: number;
      successes: number;
      investigations: number;
      blanks: number;
      need: number | null;
    }
  | { is: "end"; text: number; won: boolean };

/** Decisions at which a new part of the story begins. */
const OPEN = ["turn", "next", "hand"];

/** Return what to narrate of a line, in order; a changed roll with its final result. */
export function items(events: readonly Event[]): Item[] {
  const out: Item[] = [];
  for (const event of events) {
    const { name, fields } = event;
    if (name === "narrated") out.push({ is: "text", text: fields.text!, picture: PICTURES[fields.picture!] ?? "" });
    else if (name === "recounted") out.push({ is: "text", text: fields.text!, picture: "", filled: event });
    else if (name === "activated" && fields.text)
      out.push({ is: "text", text: fields.text, creature: fields.creature!, picture: "" });
    else if (name === "ended") out.push({ is: "end", text: fields.text!, won: fields.won! > 0 });
    else if (name === "rolled") {
      const { investigator, skill, dice, successes, investigations } = fields as Record<string, number>;
      out.push({
        is: "roll",
        investigator,
        skill,
        successes,
        investigations,
        blanks: dice - successes - investigations,
        need: null,
      });
    } else {
      const roll = out.findLast((item) => item.is === "roll");
      if (roll) changed(roll, name, fields as Record<string, number>);
    }
  }
  return out;
}

const FACES = ["successes", "investigations", "blanks"] as const;

function changed(roll: Extract<Item, { is: "roll" }>, name: string, fields: Record<string, number>): void {
  const turn = (from: number, to: number, n: number) => {
    roll[FACES[from]] -= n;
    roll[FACES[to]] += n;
  };
  if (name === "clue_spent") turn(1, 0, 1);
  else if (name === "converted") turn(1, 0, fields.n);
  else if (name === "rerolled") turn(fields.die, fields.now, 1);
  else if (name === "tested" && fields.difficulty >= 0) roll.need = fields.difficulty;
}

class Narration {
  items = $state.raw<readonly Item[]>([]);
  #table = "";
  #beat = -1;

  /** Add a line: its narration replaces the one before, unless a decision in the middle of that has none. */
  hear(table: string, beat: number, events: readonly Event[], prompt: string | undefined): void {
    if (table === this.#table && beat === this.#beat) return;
    const news = items(events);
    if (news.length || table !== this.#table || !prompt || OPEN.includes(prompt)) this.items = news;
    this.#table = table;
    this.#beat = beat;
  }
  close(): void {
    this.items = [];
  }
}

export const narration = new Narration();
