// Scratchboard: pale lines on black, hatched on the side away from the lamp. Everything is drawn from a seed, so a
// picture is the same each time.

export type Random = () => number;
export type Point = readonly [number, number];

/** Return a generator of numbers between 0 and 1 that follow from a seed. */
export function seededRandom(seed: number): Random {
  let s = seed;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (x: number) => Math.round(x * 10) / 10;
export const at = (x: number, y: number) => `${n(x)} ${n(y)}`;
const between = (roll: Random, low: number, high: number) => low + roll() * (high - low);

/** A line through points, roughened by displacing the middle of every segment. */
export function rough(roll: Random, points: readonly Point[], amount = 0.6, closed = false): string {
  const ends = closed ? [...points, points[0]] : points;
  let d = `M${at(...ends[0])}`;
  for (let i = 1; i < ends.length; i++) {
    const [ax, ay] = ends[i - 1];
    const [bx, by] = ends[i];
    for (const t of [0.35, 0.7]) {
      d += `L${at(ax + (bx - ax) * t + between(roll, -amount, amount), ay + (by - ay) * t + between(roll, -amount, amount))}`;
    }
    d += `L${at(bx, by)}`;
  }
  return closed ? `${d}z` : d;
}

/** Parallel strokes from a first to a last; `stroke` gives the length and slant of each. */
export function hatch(roll: Random, from: Point, to: Point, count: number, stroke: (t: number) => Point): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const t = i / Math.max(1, count - 1);
    const [dx, dy] = stroke(t);
    const k = between(roll, 0.75, 1.05);
    d += `M${at(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t)}l${at(dx * k, dy * k)}`;
  }
  return d;
}

/** Stars of one size, as dots of a round pen. */
export function stars(roll: Random, count: number, width: number, height: number): string {
  let d = "";
  for (let i = 0; i < count; i++) d += `M${at(roll() * width, roll() ** 1.3 * height)}h0`;
  return d;
}

/** Broken halos around a moon. */
export function halo(roll: Random, [x, y]: Point, r: number): string {
  let d = "";
  for (let a = roll() * 6; a < 6.28 + 1;) {
    const b = a + between(roll, 0.12, 0.62);
    d += `M${at(x + r * Math.cos(a), y + r * Math.sin(a))}A${n(r)} ${n(r)} 0 0 1 ${at(x + r * Math.cos(b), y + r * Math.sin(b))}`;
    a = b + between(roll, 0.1, 0.5);
  }
  return d;
}

export interface Pane {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface House {
  body: string;
  hatch: string;
  panes: Pane[];
}

/** A narrow house with its gable, chimney, windows and the shade on its right side. */
export function house(roll: Random, x: number, ground: number, width: number, eaves: number, rise: number): House {
  const mid = x + width / 2;
  const right = x + width;
  const wall: Point[] = [
    [x, ground],
    [x, eaves],
    [mid, eaves - rise],
    [right, eaves],
    [right, ground],
  ];
  let body = rough(roll, wall, width / 160);
  if (roll() < 0.7) {
    const cx = mid + width * between(roll, 0.2, 0.3);
    const top = eaves - rise * between(roll, 0.85, 1.12);
    const foot = (at: number) => eaves - rise * (1 - (at - mid) / (width / 2));
    const w = width * 0.1;
    body += rough(
      roll,
      [
        [cx, foot(cx)],
        [cx, top],
        [cx + w, top],
        [cx + w, foot(cx + w)],
      ],
      0.3,
    );
    body += `M${at(cx - 1.5, top)}h${n(w + 3)}`;
  }
  const strokes = Math.round(width / 5.4);
  const roof = hatch(roll, [mid, eaves - rise + 2], [right - 2, eaves - 2], strokes, (t) => [
    0,
    rise * (0.5 - 0.2 * t) * between(roll, 0.6, 1.1),
  ]);
  const courses = Math.floor((ground - eaves) / 8);
  const side = hatch(roll, [right - 1, eaves + 6], [right - 1, eaves + 6 + courses * 8], courses, () => [
    -width * between(roll, 0.06, 0.2),
    0,
  ]);
  const panes: Pane[] = [];
  const w = width * 0.13;
  for (let y = eaves + w * 0.7; y < ground - w * 2; y += w * between(roll, 1.9, 2.6)) {
    for (const column of [0.2, 0.5]) {
      if (roll() < 0.74) panes.push({ x: n(x + width * column), y: n(y), w: n(w), h: n(w * 1.5) });
    }
  }
  return { body, hatch: roof + side, panes };
}

/** The frames and cross-bars of windows, as one path. */
export const frames = (panes: readonly Pane[]) =>
  panes
    .map(
      ({ x, y, w, h }) =>
        `M${at(x, y)}h${n(w)}v${n(h)}h${n(-w)}zM${at(x + w / 2, y)}v${n(h)}M${at(x, y + h * 0.47)}h${n(w)}`,
    )
    .join("");

/** Houses side by side; `size` gives width, eaves and rise at a place along the street. */
export function row(
  roll: Random,
  from: number,
  to: number,
  ground: number,
  size: (t: number) => [number, number, number],
): House[] {
  const houses: House[] = [];
  for (let x = from; x < to;) {
    const [width, eaves, rise] = size((x - from) / (to - from));
    const w = width * between(roll, 0.84, 1.16);
    houses.push(
      house(
        roll,
        x,
        ground,
        w,
        eaves + between(roll, -0.15, 0.15) * (ground - eaves),
        rise * between(roll, 0.72, 1.28),
      ),
    );
    x += w * between(roll, 0.9, 1.02);
  }
  return houses;
}

export interface Bough {
  d: string;
  width: number;
}

/** A bare tree, from its trunk to its twigs. */
export function tree(roll: Random, [x, y]: Point, length: number, angle: number, width: number): Bough[] {
  const bx = x + Math.cos(angle) * length;
  const by = y + Math.sin(angle) * length;
  const bend = between(roll, -0.16, 0.16) * length;
  const d = `M${at(x, y)}Q${at((x + bx) / 2 + bend, (y + by) / 2)} ${at(bx, by)}`;
  if (width < 0.7) return [{ d, width }];
  const twigs = roll() < 0.35 ? [-0.55, 0.05, 0.6] : [-0.45, 0.45];
  const grown = twigs.flatMap((turn) =>
    tree(roll, [bx, by], length * between(roll, 0.58, 0.82), angle + turn * between(roll, 0.55, 1.6), width * 0.66),
  );
  return [{ d, width: n(width) }, ...grown];
}

export interface Arm {
  outline: string;
  shade: string;
  suckers: { x: number; y: number; r: number }[];
}

/** A tentacle along a curve of four points, tapering to its tip, with suckers on the given `side`. */
export function arm(
  roll: Random,
  [p0, p1, p2, p3]: readonly [Point, Point, Point, Point],
  width: number,
  side: 1 | -1,
): Arm {
  const left: Point[] = [];
  const right: Point[] = [];
  let shade = "";
  const suckers: Arm["suckers"] = [];
  const steps = 30;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const s = 1 - t;
    const mix = (k: 0 | 1) => s * s * s * p0[k] + 3 * s * s * t * p1[k] + 3 * s * t * t * p2[k] + t * t * t * p3[k];
    const slope = (k: 0 | 1) => 3 * s * s * (p1[k] - p0[k]) + 6 * s * t * (p2[k] - p1[k]) + 3 * t * t * (p3[k] - p2[k]);
    const [x, y] = [mix(0), mix(1)];
    const [dx, dy] = [slope(0), slope(1)];
    const long = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / long) * side, (dx / long) * side];
    const w = (width / 2) * (1 - t) ** 0.75 + 0.5;
    left.push([x + nx * w, y + ny * w]);
    right.push([x - nx * w, y - ny * w]);
    if (i < steps - 3) {
      const deep = w * between(roll, 0.55, 0.95);
      shade += `M${at(x - nx * w, y - ny * w)}L${at(x - nx * (w - deep), y - ny * (w - deep))}`;
      if (i % 2 === 0) suckers.push({ x: n(x + nx * w * 0.62), y: n(y + ny * w * 0.62), r: n(w * 0.27) });
    }
  }
  const edge = (points: Point[]) => points.map((p) => at(...p)).join("L");
  return { outline: `M${edge(left)}L${edge(right.reverse())}z`, shade, suckers };
}

/** One section of a ring, between two angles in turns from the top. */
export function section([x, y]: Point, inner: number, outer: number, from: number, to: number): string {
  const [a, b] = [from * 2 * Math.PI - Math.PI / 2, to * 2 * Math.PI - Math.PI / 2];
  const on = (r: number, angle: number) => at(x + r * Math.cos(angle), y + r * Math.sin(angle));
  return `M${on(outer, a)}A${outer} ${outer} 0 0 1 ${on(outer, b)}L${on(inner, b)}A${inner} ${inner} 0 0 0 ${on(inner, a)}z`;
}
