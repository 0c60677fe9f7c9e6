// The log of a table: lines numbered by `seq`, merged without duplicates, nested by cause.
import type { Event, LogLine } from "../net/protocol";

type Chosen = Extract<LogLine, { kind: "chosen" }>;
export type ChatLine = Extract<
  LogLine,
  { kind: "said" | "seated" | "asked" | "answered" | "undone" | "conceded" | "withdrawn" }
>;

/**
 * Append new lines to those up to `since`, without duplicates or gaps: if lines between are missing, only the new ones
 * are returned.
 */
export function appendLines(old: readonly LogLine[], fresh: readonly LogLine[], since = Infinity): LogLine[] {
  const kept = old.filter((line) => line.seq <= since);
  const out = since === Infinity || kept.at(-1)?.seq === since ? kept : [];
  let last = out.at(-1)?.seq ?? 0;
  for (const line of fresh) {
    if (line.seq > last) {
      out.push(line);
      last = line.seq;
    }
  }
  return out;
}

/** Return the `seq` of every choice that was undone. */
export function undoneChoices(lines: readonly LogLine[]): Set<number> {
  const gone = new Set<number>();
  let standing: Chosen[] = [];
  for (const line of lines) {
    if (line.kind === "chosen") standing.push(line);
    if (line.kind === "undone") {
      for (const choice of standing) if (choice.number >= line.to) gone.add(choice.seq);
      standing = standing.filter((choice) => choice.number < line.to);
    }
  }
  return gone;
}

/** Return the choices that were not undone, in order. */
export function standingChoices(lines: readonly LogLine[]): Chosen[] {
  const gone = undoneChoices(lines);
  return lines.filter((line): line is Chosen => line.kind === "chosen" && !gone.has(line.seq));
}

/** An event in the log, with its consequences. */
export interface LogGroup {
  event: Event;
  /** The number of choices after it happened: the point to replay from. */
  at: number;
  seq: number;
  seat: number;
  undone: boolean;
  children: LogGroup[];
}

export type LogEntry =
  | { kind: "group"; group: LogGroup; seq: number; seat: number; gone: boolean }
  | { kind: "heading"; event: Event; at: number; seq: number }
  | { kind: "note"; line: Exclude<LogLine, { kind: "chosen" | "said" | "pinned" }>; seq: number }
  | { kind: "since"; seq: number };

/** Attach events below a group, each under the nearest shallower one before it. */
function nest(root: LogGroup, kids: LogGroup[]): void {
  const path = [root];
  for (const kid of kids) {
    while (path.length > 1 && path[path.length - 1].event.depth >= kid.event.depth) path.pop();
    path[path.length - 1].children.push(kid);
    path.push(kid);
  }
}

/** Return the number of clauses that two events share, from the outermost. */
function shared(a: readonly string[], b: readonly string[]): number {
  const other = a.findIndex((clause, i) => clause !== b[i]);
  return other < 0 ? a.length : other;
}

/** Return whether an event happens inside another: deeper, and under the same clauses. */
function under(event: Event, root: Event): boolean {
  return event.depth > root.depth && shared(root.why, event.why) >= root.depth;
}

/**
 * Group lines into entries: one for a choice with all its consequences. A choice made inside an effect stays under the
 * choice that began it. `since` is the line after which the person was away.
 */
export function groupEntries(
  lines: readonly LogLine[],
  heading: (event: Event) => boolean = () => false,
  since = 0,
): LogEntry[] {
  const gone = undoneChoices(lines);
  const out: LogEntry[] = [];
  let root: LogGroup | null = null;
  let marked = !since;

  for (const line of lines) {
    if (!marked && line.seq > since && line.kind === "chosen") {
      out.push({ kind: "since", seq: line.seq });
      marked = true;
      root = null;
    }
    if (line.kind === "said" || line.kind === "pinned") continue;
    if (line.kind !== "chosen") {
      out.push({ kind: "note", line, seq: line.seq });
      root = null;
    }
    if (line.kind !== "chosen" && line.kind !== "began") continue;
    const seat = line.kind === "chosen" ? line.seat : -1;
    const at = line.kind === "chosen" ? line.number + 1 : 0;
    const first = line.events[0];
    const inside: boolean =
      !!first && root !== null && root.seat === seat && root.undone === gone.has(line.seq) && under(first, root.event);
    if (!inside) root = null;
    let kids: LogGroup[] = [];
    for (const event of line.events) {
      if (heading(event)) {
        if (root) nest(root, kids);
        [root, kids] = [null, []];
        out.push({ kind: "heading", event, at, seq: line.seq });
        continue;
      }
      const group: LogGroup = { event, at, seq: line.seq, seat, undone: gone.has(line.seq), children: [] };
      if (root && (event.depth >= root.event.depth || seat < 0)) {
        kids.push(group);
        continue;
      }
      if (root) nest(root, kids);
      [root, kids] = [group, []];
      out.push({ kind: "group", group, seq: line.seq, seat, gone: group.undone });
    }
    if (root) nest(root, kids);
  }
  return out;
}

/**
 * Return the last line of these seats' turn before the others played; 0 if they have not played yet, or if it is not
 * among the lines.
 */
export function endOfLastTurn(lines: readonly LogLine[], seats: readonly number[]): number {
  const choices = standingChoices(lines);
  let i = choices.length - 1;
  while (i >= 0 && seats.includes(choices[i].seat)) i--;
  if (i < 0 || !seats.length) return 0;
  while (i >= 0 && !seats.includes(choices[i].seat)) i--;
  return i >= 0 ? choices[i].seq : lines[0].seq - 1;
}

/** Return whether a line belongs to the chat. */
export function isChatLine(line: LogLine): line is ChatLine {
  return ["said", "seated", "asked", "answered", "undone", "conceded", "withdrawn"].includes(line.kind);
}
