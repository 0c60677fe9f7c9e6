// Who may sit at a new table, before it is opened.
import type { NewSeat } from "$lib/net/protocol";
import { BOTS } from "./catalogue";

export type Strength = keyof typeof BOTS;
export const STRENGTHS = Object.keys(BOTS) as Strength[];

/** Me, somebody else at this screen, a free seat, or a bot of some strength. */
export type Who = "me" | "guest" | "open" | Strength;

export interface Chair {
  who: Who;
  /** Of somebody else at this screen. */
  name: string;
}

/** A chair as the server is asked for it. */
export function asked({ who, name }: Chair): NewSeat {
  if (who === "me" || who === "open") return { who };
  if (who === "guest") return { who: "me", name: name.trim() };
  return { who: "bot", bot: BOTS[who] };
}
