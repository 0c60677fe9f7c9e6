// The texts of log lines.
import type { Deed, Entry } from "$lib/log/log";
import { brief } from "$lib/storage/commitments";
import type { Stage } from "../state/table-state.svelte";

type Noted = Extract<Entry, { kind: "note" }>["line"];

/** Return the text of a line about the table itself; null if there is nothing to say. */
export function noteOf(stage: Stage, line: Noted): string | null {
  const { words } = stage;
  const name = "seat" in line ? stage.name(line.seat) : "";
  switch (line.kind) {
    case "began":
      return words.say("table-note-began");
    case "settled":
      return words.say("table-note-settled");
    case "asked":
      return words.say(line.what === "concede" ? "table-note-asked-concede" : "table-note-asked", { name });
    case "answered":
      return words.say(line.yes ? "table-note-agreed" : "table-note-refused", { name });
    case "undone":
      return line.seat < 0 ? words.say("table-note-undone-anyone") : words.say("table-note-undone", { name });
    case "conceded":
      return words.say("table-note-conceded", { name });
    case "withdrawn":
      return words.say("table-note-withdrawn", { name });
    case "sealed":
      return words.say("table-note-sealed", { seal: brief(line.commitment) });
    case "upgraded":
      return line.origin ? words.say("table-note-onward", { id: line.origin }) : words.say("table-note-upgraded");
    case "seated":
      if (line.standIn) return words.say("table-note-stand-in", { name: line.name || name });
      return words.say(`table-note-${line.who}`, { name: line.name || name });
    default:
      return null;
  }
}

/** Split the name of the seat at the beginning of a sentence from the rest. */
export function emphasis(stage: Stage, deed: Pick<Deed, "event">): { name: string; rest: string } {
  const text = stage.words.event(deed.event);
  const seat = deed.event.fields.seat;
  const name = typeof seat === "number" ? stage.words.kind("seat", seat) : "";
  return name && text.startsWith(name) ? { name, rest: text.slice(name.length) } : { name: "", rest: text };
}
