// What moves on the board after a line; what cannot move is ringed.
import type { Event } from "$lib/net/protocol";
import type { Point } from "$lib/draw/scratchboard";
import { group } from "./targets";
import { REGIONS, type RegionName } from "./types";

const [MOVE, TURN, SCENE, RING, APART, LONGEST] = [260, 420, 900, 1500, 40, 400];

/** Whether pieces jump instead of moving. */
export function reducedMotion(): boolean {
  const chosen = document.documentElement.dataset.motion;
  return chosen ? chosen === "reduced" : matchMedia("(prefers-reduced-motion: reduce)").matches;
}
export const turning = () => (reducedMotion() ? 0 : TURN);

export interface Flight {
  key: number;
  from: Point;
  to: Point;
  delay: number;
  figure?: number;
  card?: RegionName;
  /** The place that stays empty until the piece has landed. */
  lands?: string;
}

/** Where pieces stand, and where they go when they leave the board. */
export interface Ways {
  /** The last figure of an owner in a region, before and after the line. */
  stood(region: number, owner: number): Point;
  stands(region: number, owner: number): Point;
  home(owner: number): Point;
  ring(region: number): Point;
  slot(k: number): Point;
  deck: Point;
}

export class BoardAnimation {
  flights = $state.raw<Flight[]>([]);
  changed = $state.raw<ReadonlySet<string>>(new Set());
  opening = $state.raw<{ region: number; seat: number } | null>(null);
  #key = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The number of pieces that have not landed there yet. */
  coming = (place: string) => this.flights.filter((f) => f.lands === place).length;

  play(events: readonly Event[], ways: Ways): void {
    this.skip();
    if (reducedMotion()) return this.#ring(events);
    const flights = events.flatMap((e) => flightsOf(e, ways));
    const apart = Math.min(APART, LONGEST / Math.max(1, flights.length));
    this.flights = flights.map((f, i) => ({ ...f, key: ++this.#key, delay: i * apart }));
    const opened = events.find((e) => e.name === "gate_opened");
    if (!opened) return;
    this.opening = { region: opened.fields.region!, seat: opened.fields.seat! };
    this.#timer = setTimeout(this.skip, SCENE);
  }

  /** Any key or tap ends the scene. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.opening = null;
    this.flights = [];
    this.changed = new Set();
  };

  #ring(events: readonly Event[]): void {
    this.changed = new Set(events.flatMap(touched));
    this.#timer = setTimeout(this.skip, RING);
  }

  /** Move one piece along an arc, 8 % of the distance high. */
  carry = (flight: Flight) => (node: SVGGElement) => {
    const [dx, dy] = [flight.to[0] - flight.from[0], flight.to[1] - flight.from[1]];
    const high = 0.08 * Math.hypot(dx, dy);
    const frames = [0, 0.25, 0.5, 0.75, 1].map((t) => ({
      transform: `translate(${flight.from[0] + dx * t}px, ${flight.from[1] + dy * t - high * Math.sin(Math.PI * t)}px)`,
    }));
    const going = node.animate(frames, {
      duration: MOVE,
      delay: flight.delay,
      easing: "cubic-bezier(.2, .7, .2, 1)",
      fill: "both",
    });
    going.onfinish = () => (this.flights = this.flights.filter((f) => f !== flight));
    return () => going.cancel();
  };
}

type Way = Omit<Flight, "key" | "delay">;

function flightsOf({ name, fields }: Event, ways: Ways): Way[] {
  const { seat, region, origin, owner, n, slot } = fields as Record<string, number>;
  const go = (figure: number, from: Point, to?: number): Way =>
    to === undefined
      ? { figure, from, to: ways.home(figure) }
      : { figure, from, to: ways.stands(to, figure), lands: group(to, figure) };
  switch (name) {
    case "sent":
      return [go(seat, ways.home(seat), region)];
    case "moved":
      return [go(seat, ways.stood(origin, seat), region)];
    case "converted":
      return [go(owner, ways.stood(region, owner)), go(seat, ways.home(seat), region)];
    case "exchanged":
      return [go(owner, ways.stood(region, owner), origin), go(seat, ways.stood(origin, seat), region)];
    case "recovered":
      return Array.from({ length: n }, () => go(seat, ways.stood(region, seat)));
    case "gate_card_taken":
      return [{ card: REGIONS[region], from: ways.slot(slot), to: ways.ring(region) }];
    case "gate_card_drawn":
      return [{ card: REGIONS[region], from: ways.deck, to: ways.ring(region) }];
    case "supply_refilled":
      return [{ card: REGIONS[region], from: ways.deck, to: ways.slot(slot), lands: `slot ${slot}` }];
    default:
      return [];
  }
}

/** The places that an event changed. */
function touched({ name, fields }: Event): string[] {
  const { seat, region, origin, owner, slot } = fields as Record<string, number>;
  switch (name) {
    case "sent":
    case "recovered":
    case "converted":
      return [group(region, seat)];
    case "moved":
      return [group(region, seat), group(origin, seat)];
    case "exchanged":
      return [group(region, seat), group(origin, owner)];
    case "section_built":
    case "gate_opened":
      return [`ring ${region}`];
    case "supply_refilled":
      return [`slot ${slot}`];
    case "scroll_revealed":
      return ["scroll"];
    case "monstrosity_released":
      return ["discs"];
    case "region_scored":
    case "three_scored":
      return [`marker ${seat}`];
    default:
      return [];
  }
}
