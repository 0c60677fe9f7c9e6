// Groups events into beats: a weighty event, and the lighter ones that follow it.
import type { Event, LogLine } from "$lib/net/protocol";
import type { GameTexts } from "$lib/i18n/game-texts";
import type { Beat } from "../../games/module";

export type { Beat };

/** Event -> 1 to 3; events without a weight are in the log alone. */
export type Weights = Readonly<Record<string, number>>;

/** Milliseconds that a beat is shown, by weight. */
const HOLD = [0, 300, 600, 1200];

/** Share of that time at the brisk pace. */
const BRISK = 1 / 3;

export const holdTime = ({ weight }: Beat, brisk: boolean): number => HOLD[weight] * (brisk ? BRISK : 1);

/**
 * Group the events of a line into beats. A heavy event begins one; a light one joins the beat before it, or begins one
 * if there is none.
 */
export function groupIntoBeats(line: LogLine, weights: Weights): Beat[] {
  if (line.kind !== "chosen" && line.kind !== "began") return [];
  const seat = line.kind === "chosen" ? line.seat : -1;
  const at = line.kind === "chosen" ? line.number + 1 : 0;
  const out: (Beat & { parts: Event[] })[] = [];
  for (const event of line.events) {
    const weight = weights[event.name] ?? 0;
    if (!weight) continue;
    if (weight === 1 && out.length) out.at(-1)!.parts.push(event);
    else out.push({ event, parts: [], weight, seat, at, seq: line.seq });
  }
  return out;
}

/** Return the events of a line to announce to screen readers: all with a weight, else the first. */
export function spokenEvents(events: readonly Event[], weights: Weights): readonly Event[] {
  const told = events.filter((event) => weights[event.name]);
  return (told.length ? told : events).slice(0, told.length ? 12 : 5);
}

/** Return the last beat of the latest lines that have one: what a reaction refers to. */
export function latestBeat(lines: readonly LogLine[], weights: Weights, far = 8): Beat | null {
  for (const line of lines.slice(-far).toReversed()) {
    const beat = groupIntoBeats(line, weights).at(-1);
    if (beat) return beat;
  }
  return null;
}

/** Return the sentences of a beat, the first event first; equal ones are counted. */
export function splitBeats(texts: GameTexts, { event, parts }: Beat): { text: string; times: number }[] {
  const out: { text: string; times: number }[] = [];
  for (const part of [event, ...parts]) {
    const text = texts.event(part);
    const same = out.find((one) => one.text === text);
    if (same) same.times += 1;
    else out.push({ text, times: 1 });
  }
  return out;
}
