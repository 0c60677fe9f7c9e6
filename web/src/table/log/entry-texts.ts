// The texts of log lines.
import type { LogGroup, LogEntry } from "$lib/log/log";
import { shortCommitment } from "$lib/storage/commitments";
import type { TableState } from "../state/table-state.svelte";

type Noted = Extract<LogEntry, { kind: "note" }>["line"];

/** Return the text of a line about the table itself; null if there is nothing to say. */
export function noteText(tableState: TableState, line: Noted): string | null {
  const { texts } = tableState;
  const name = "seat" in line ? tableState.name(line.seat) : "";
  switch (line.kind) {
    case "began":
      return texts.formatClient("table-note-began");
    case "settled":
      return texts.formatClient("table-note-settled");
    case "asked":
      return texts.formatClient(line.what === "concede" ? "table-note-asked-concede" : "table-note-asked", { name });
    case "answered":
      return texts.formatClient(line.yes ? "table-note-agreed" : "table-note-refused", { name });
    case "undone":
      return line.seat < 0
        ? texts.formatClient("table-note-undone-anyone")
        : texts.formatClient("table-note-undone", { name });
    case "conceded":
      return texts.formatClient("table-note-conceded", { name });
    case "withdrawn":
      return texts.formatClient("table-note-withdrawn", { name });
    case "sealed":
      return texts.formatClient("table-note-sealed", { seal: shortCommitment(line.commitment) });
    case "upgraded":
      return line.origin
        ? texts.formatClient("table-note-onward", { id: line.origin })
        : texts.formatClient("table-note-upgraded");
    case "seated":
      if (line.standIn) return texts.formatClient("table-note-stand-in", { name: line.name || name });
      return texts.formatClient(`table-note-${line.who}`, { name: line.name || name });
    default:
      return null;
  }
}

/** Split the name of the seat at the beginning of a sentence from the rest. */
export function emphasis(tableState: TableState, group: Pick<LogGroup, "event">): { name: string; rest: string } {
  const text = tableState.texts.event(group.event);
  const seat = group.event.fields.seat;
  const name = typeof seat === "number" ? tableState.texts.kind("seat", seat) : "";
  return name && text.startsWith(name) ? { name, rest: text.slice(name.length) } : { name: "", rest: text };
}
