// The possible occupants of a new table's seats.
import type { NewSeat } from "$lib/net/protocol";
import { BOTS } from "../net/catalogue";

export type Strength = keyof typeof BOTS;
export const STRENGTHS = Object.keys(BOTS) as Strength[];

/** Me, somebody else at this screen, a free seat, or a bot of some strength. */
export type Who = "me" | "guest" | "open" | Strength;

export interface SeatChoice {
  who: Who;
  /** Of somebody else at this screen. */
  name: string;
}

/** Convert a seat choice to a request. */
export function newSeat({ who, name }: SeatChoice): NewSeat {
  if (who === "me" || who === "open") return { who };
  if (who === "guest") return { who: "me", name: name.trim() };
  return { who: "bot", bot: BOTS[who] };
}
