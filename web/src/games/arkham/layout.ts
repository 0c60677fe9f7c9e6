// The layout of locations on the map, and of the streets between them.
export interface Spot {
  card: number;
  code: string;
}
export interface Place {
  card: number;
  /** The middle, and the size of the picture, in pixels. */
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Street {
  from: number;
  to: number;
  d: string;
}
export type Cell = readonly [column: number, row: number];

/** Places of the printed cards; the woods are where there is room, since nobody knows which they are. */
const CELLS: Record<string, Cell> = {
  "01111": [1, 0.5],
  "01112": [1, 0.5],
  "01113": [0, 0],
  "01114": [0, 1],
  "01115": [2, 0.5],
  "01134": [0, 0],
  "01130": [1, 0],
  "01131": [1, 0],
  "01132": [2, 0],
  "01129": [0, 1],
  "01125": [1, 1],
  "01133": [2, 1],
  "01128": [0, 2],
  "01126": [1, 2],
  "01127": [1, 2],
  "01124": [2, 2],
  "01149": [1, 1],
  "01156": [1, 0],
};
const WOODS: Cell[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
  [0, 1],
  [2, 1],
];
const ROWS: Record<string, number> = { gathering: 2, midnight_masks: 3, devourer_below: 3 };
const COLUMNS = 3;
/** Room above and below the woods, for paths around them. */
const VERGE: Record<string, number> = { devourer_below: 24 };
/** The distance at which a street passes a place. */
const CLEAR = 13;

/** Return the cell of each location; no two share one. */
export function cells(spots: readonly Spot[]): Map<number, Cell> {
  const found = new Map<number, Cell>();
  const taken: Cell[] = [];
  const free = ([x, y]: Cell) => taken.every(([a, b]) => Math.abs(a - x) >= 1 || Math.abs(b - y) >= 1);
  const put = (card: number, cell: Cell) => {
    found.set(card, cell);
    taken.push(cell);
  };
  for (const { card, code } of spots) {
    const cell = CELLS[code];
    if (cell && free(cell)) put(card, cell);
  }
  for (const { card } of spots) {
    if (found.has(card)) continue;
    const rest = [...WOODS, ...Array.from({ length: 40 }, (_, k): Cell => [k % COLUMNS, Math.floor(k / COLUMNS)])];
    put(card, rest.find(free)!);
  }
  return found;
}

/** The number of rows of a map. */
export function rowsOf(spots: readonly Spot[], scenario: string): number {
  return Math.max(ROWS[scenario] ?? 1, ...[...cells(spots).values()].map(([, y]) => Math.ceil(y) + 1));
}

/** Return where every location is drawn, in pixels. */
export function places(spots: readonly Spot[], scenario: string, width: number, height: number): Place[] {
  const found = cells(spots);
  const rows = rowsOf(spots, scenario);
  const verge = VERGE[scenario] ?? 0;
  const [cw, ch] = [width / COLUMNS, (height - 2 * verge) / rows];
  const narrow = cw < 160;
  const w = Math.min(cw - (narrow ? 16 : Math.max(34, cw * 0.2)), 330);
  const h = Math.min(ch - (narrow ? 16 : Math.max(18, ch * 0.13)), w * 0.86, 230);
  return spots.map(({ card }) => {
    const [column, row] = found.get(card)!;
    return { card, x: (column + 0.5) * cw, y: verge + (row + 0.5) * ch, w, h };
  });
}

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

interface Point {
  x: number;
  y: number;
}

/** A curve from one place to the other, `k` off the straight line at its middle. */
class Way {
  readonly #c1: Point;
  readonly #c2: Point;

  constructor(
    readonly a: Place,
    readonly b: Place,
    readonly k: number,
  ) {
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const aside = { x: (-(b.y - a.y) / far) * (k / 0.75), y: ((b.x - a.x) / far) * (k / 0.75) };
    this.#c1 = { x: a.x + aside.x, y: a.y + aside.y };
    this.#c2 = { x: b.x + aside.x, y: b.y + aside.y };
  }

  get d(): string {
    const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
    return this.k ? `M${at(this.a)}C${at(this.#c1)} ${at(this.#c2)} ${at(this.b)}` : `M${at(this.a)}L${at(this.b)}`;
  }

  #at(t: number): Point {
    const mix = (a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d;
    return { x: mix(this.a.x, this.#c1.x, this.#c2.x, this.b.x), y: mix(this.a.y, this.#c1.y, this.#c2.y, this.b.y) };
  }

  /** Return whether it crosses another place than its two ends. */
  blocked(all: readonly Place[]): boolean {
    const steps = Array.from({ length: 21 }, (_, k) => this.#at(k / 20));
    const through = (p: Place) =>
      steps.some(({ x, y }) => Math.abs(x - p.x) < p.w / 2 + 4 && Math.abs(y - p.y) < p.h / 2 + 4);
    return all.some((p) => p.card !== this.a.card && p.card !== this.b.card && through(p));
  }
}

/** Return the streets between connected places, each once; one that would cross a third place bends around it. */
export function streets(all: readonly Place[], links: ReadonlyMap<number, readonly number[]>): Street[] {
  const by = new Map(all.map((place) => [place.card, place]));
  const middle = { x: mean(all.map((p) => p.x)), y: mean(all.map((p) => p.y)) };
  const out: Street[] = [];
  for (const [from, tos] of links) {
    for (const to of tos) {
      const [a, b] = [by.get(from), by.get(to)];
      if (!a || !b || (links.get(to)?.includes(from) && to < from)) continue;
      const [high, wide] = [a.h / 2 + CLEAR, a.w / 2 + CLEAR];
      const outward = (b.x - a.x) * (middle.y - a.y) - (b.y - a.y) * (middle.x - a.x) > 0 ? -1 : 1;
      const ways = [0, high, wide, -high, -wide].map((k) => new Way(a, b, outward * k));
      out.push({ from, to, d: (ways.find((way) => !way.blocked(all)) ?? ways[0]).d });
    }
  }
  return out;
}
