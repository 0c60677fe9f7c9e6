// Where locations lie on the map, and how streets run between them.
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

/** Places of the printed cards; the woods lie where there is room, for nobody knows which they are. */
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
const WOODS: Cell[] = [[0, 0], [2, 0], [2, 2], [0, 2], [0, 1], [2, 1]];
const ROWS: Record<string, number> = { gathering: 2, midnight_masks: 3, devourer_below: 3 };
const COLUMNS = 3;
/** Room above and below the woods, for paths that go round. */
const VERGE: Record<string, number> = { devourer_below: 22 };
/** How far from a place a street passes that goes round it. */
const CLEAR = 11;

/** The cell of each location; two never share one. */
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

/** Where every location is drawn in a room of so many pixels. */
export function places(spots: readonly Spot[], scenario: string, width: number, height: number): Place[] {
  const found = cells(spots);
  const rows = Math.max(ROWS[scenario] ?? 1, ...[...found.values()].map(([, y]) => Math.ceil(y) + 1));
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

interface Point {
  x: number;
  y: number;
}
const along = (a: Point, b: Point, c: Point, t: number): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * c.x + t * t * b.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * c.y + t * t * b.y,
});

/** Whether a street goes through another place than the two it joins. */
function blocked(a: Place, b: Place, c: Point, all: readonly Place[]): boolean {
  const steps = Array.from({ length: 21 }, (_, k) => along(a, b, c, k / 20));
  return all.some(
    (p) =>
      p.card !== a.card &&
      p.card !== b.card &&
      steps.some(({ x, y }) => Math.abs(x - p.x) < p.w / 2 + 4 && Math.abs(y - p.y) < p.h / 2 + 4),
  );
}

/** Streets between linked places, each once; one that would run through a third place bends round it. */
export function streets(all: readonly Place[], links: ReadonlyMap<number, readonly number[]>): Street[] {
  const by = new Map(all.map((place) => [place.card, place]));
  const out: Street[] = [];
  for (const [from, tos] of links) {
    for (const to of tos) {
      const [a, b] = [by.get(from), by.get(to)];
      if (!a || !b || (links.get(to)?.includes(from) && to < from)) continue;
      const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const bent = (k: number) => ({ x: mid.x - ((b.y - a.y) / far) * k, y: mid.y + ((b.x - a.x) / far) * k });
      const [wide, high] = [a.w + 2 * CLEAR, a.h + 2 * CLEAR];
      const c = [0, -high, high, -wide, wide].map(bent).find((way) => !blocked(a, b, way, all)) ?? mid;
      out.push({ from, to, d: `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${c.x.toFixed(1)} ${c.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}` });
    }
  }
  return out;
}
