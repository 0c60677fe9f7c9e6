// The coast, drawn once: every line comes from a seed, so it is the same each time.
import { seededRandom, type Point } from "$lib/draw/scratchboard";
import type { RegionName } from "./types";

/** Midpoint displacement: each stretch is bent in its middle until it is shorter than `grain`. */
function rough(points: readonly Point[], seed: number, bend: number, grain: number): Point[] {
  const random = seededRandom(seed);
  const split = (a: Point, b: Point): Point[] => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    if (Math.hypot(dx, dy) < grain) return [a];
    const off = (random() - 0.5) * bend;
    const middle: Point = [(a[0] + b[0]) / 2 - dy * off, (a[1] + b[1]) / 2 + dx * off];
    return [...split(a, middle), ...split(middle, b)];
  };
  return [...points.slice(1).flatMap((p, i) => split(points[i], p)), points[points.length - 1]];
}

const n = (x: number) => Math.round(x * 10) / 10;
const line = (points: readonly Point[]) => "M" + points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L");

/** A curve through all points (Catmull-Rom). */
function smooth(points: readonly Point[], closed = false): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))];
  let d = `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const c2: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${[c1, c2, c].map(([x, y]) => `${n(x)} ${n(y)}`).join(" ")}`;
  }
  return closed ? d + "Z" : d;
}

// ---- the lines of the map, each drawn once and shared by the regions beside it

const SHORES: Record<string, Point[]> = {
  innsmouth: [
    [585, -14],
    [554, 39],
    [568, 74],
    [597, 95],
    [566, 126],
    [596, 132],
    [612, 158],
    [592, 181],
    [598, 204],
  ],
  rockport: [
    [598, 204],
    [631, 227],
    [688, 217],
    [715, 196],
    [776, 205],
    [834, 256],
    [812, 275],
    [806, 334],
    [774, 348],
    [706, 325],
    [680, 358],
    [652, 366],
  ],
  kingsport: [
    [652, 366],
    [606, 388],
    [626, 395],
    [649, 441],
    [694, 450],
    [695, 466],
    [660, 506],
    [633, 514],
    [612, 502],
    [611, 519],
    [573, 539],
  ],
  salem: [
    [573, 539],
    [598, 578],
    [560, 646],
  ],
};
const BORDERS: Record<string, Point[]> = {
  north: [
    [322, -14],
    [330, 62],
    [348, 132],
    [437, 190],
    [478, 238],
  ],
  neck: [
    [478, 238],
    [540, 226],
    [598, 204],
  ],
  middle: [
    [478, 238],
    [509, 291],
    [536, 346],
  ],
  bay: [
    [536, 346],
    [600, 367],
    [652, 366],
  ],
  west: [
    [398, 378],
    [470, 364],
    [536, 346],
  ],
  south: [
    [398, 378],
    [418, 404],
    [432, 474],
    [525, 502],
    [573, 539],
  ],
  road: [
    [-14, 404],
    [92, 396],
    [195, 402],
    [268, 374],
    [320, 385],
    [398, 378],
  ],
};
/** Each region as the lines around it; "-" runs a line backwards. */
const AROUND: Record<RegionName, string[]> = {
  innsmouth: ["innsmouth", "-neck", "-north"],
  rockport: ["rockport", "-bay", "-middle", "neck"],
  kingsport: ["kingsport", "-south", "west", "bay"],
  salem: ["road", "south", "salem", "corner-sw"],
  arkham: ["north", "middle", "-west", "-road", "corner-nw"],
};
const CORNERS: Record<string, Point[]> = {
  "corner-sw": [
    [560, 646],
    [-14, 646],
  ],
  "corner-nw": [
    [-14, 404],
    [-14, -14],
  ],
};
const RIVER: Point[] = [
  [-14, 262],
  [36, 268],
  [70, 300],
  [128, 312],
  [182, 306],
  [236, 296],
  [290, 318],
  [352, 312],
  [402, 330],
  [452, 322],
  [496, 336],
  [540, 362],
  [596, 372],
  [652, 368],
];

const HILLS: [number, number, number, number][] = [
  [60, 152, 74, 30],
  [112, 142, 60, 24],
  [36, 330, 70, 34],
  [88, 346, 60, 24],
  [300, 62, 60, 22],
  [60, 432, 60, 24],
  [410, 328, 60, 20],
  [330, 420, 60, 22],
  [362, 92, 44, 18],
  [640, 330, 46, 16],
];
const WOODS: [number, number, number, number, number][] = [
  [186, 358, 62, 10, 16],
  [296, 100, 46, 12, 10],
  [478, 206, 40, 9, 9],
  [588, 322, 30, 7, 7],
  [320, 566, 78, 10, 18],
  [50, 556, 42, 12, 9],
  [650, 246, 18, 8, 5],
  [430, 262, 34, 12, 8],
  [352, 168, 30, 10, 6],
  [152, 128, 40, 8, 8],
  [372, 478, 30, 14, 7],
];
const VILLAGES: [number, number, number, number, boolean][] = [
  [522, 96, 4, 0.82, false],
  [534, 116, 3, 0.78, false],
  [298, 218, 3, 1.1, true],
  [352, 222, 2, 1, false],
  [622, 462, 3, 0.9, true],
  [470, 562, 5, 0.95, true],
  [742, 262, 3, 0.78, false],
  [330, 462, 2, 0.8, false],
];
const TENTACLES: { spine: Point[]; wide: number; inside: 1 | -1 }[] = [
  {
    spine: [
      [790, 618],
      [772, 572],
      [752, 528],
      [750, 490],
      [772, 466],
      [800, 470],
      [806, 492],
      [790, 504],
      [780, 494],
    ],
    wide: 26,
    inside: 1,
  },
  {
    spine: [
      [944, 616],
      [954, 580],
      [946, 540],
      [926, 506],
      [928, 462],
      [946, 430],
      [958, 436],
      [954, 452],
    ],
    wide: 24,
    inside: -1,
  },
  {
    spine: [
      [842, 614],
      [830, 578],
      [806, 562],
      [792, 542],
      [800, 524],
      [814, 530],
    ],
    wide: 17,
    inside: 1,
  },
  {
    spine: [
      [892, 614],
      [906, 582],
      [930, 572],
      [944, 554],
      [938, 534],
      [924, 540],
    ],
    wide: 15,
    inside: -1,
  },
];

export interface Coast {
  regions: Record<RegionName, string>;
  shore: string;
  borders: string;
  river: string;
  waves: string;
  hills: { outline: string; hatch: string }[];
  trees: string;
  houses: string;
  roofs: string;
  windows: Point[];
  tentacles: { body: string; hatch: string; suckers: { at: Point; r: number }[] }[];
  /** Where a point of the wide map lies on this one. */
  at(x: number, y: number): Point;
}

const cache = new Map<number, Coast>();

/** The map; `stretch` pulls it longer from north to south, for a screen held upright. */
export function drawCoast(stretch = 1): Coast {
  let drawn = cache.get(stretch);
  if (!drawn) cache.set(stretch, (drawn = draw(stretch)));
  return drawn;
}

function draw(stretch: number): Coast {
  const at = (x: number, y: number): Point => [x, 22 + (y - 22) * stretch];
  const moved = (points: readonly Point[]) => points.map(([x, y]) => at(x, y));
  const lines: Record<string, Point[]> = {};
  Object.entries(SHORES).forEach(([k, p], i) => (lines[k] = rough(moved(p), 41 + i, 0.46, 3.2)));
  Object.entries(BORDERS).forEach(([k, p], i) => (lines[k] = rough(moved(p), 81 + i, 0.2, 15)));
  Object.entries(CORNERS).forEach(([k, p]) => (lines[k] = moved(p)));
  const ring = (names: string[]) =>
    line(names.flatMap((k) => (k[0] === "-" ? [...lines[k.slice(1)]].reverse() : lines[k]))) + "Z";
  return {
    regions: Object.fromEntries(Object.entries(AROUND).map(([k, names]) => [k, ring(names)])) as Coast["regions"],
    shore: line(Object.keys(SHORES).flatMap((k) => lines[k])),
    borders: Object.keys(BORDERS)
      .map((k) => line(lines[k]))
      .join(""),
    river: smooth(rough(moved(RIVER), 7, 0.3, 34)),
    waves: waves(582 * stretch),
    hills: HILLS.map(([x, y, w, h], i) => hill(at(x, y), w, h, 300 + i)),
    trees: WOODS.map(([x, y, w, h, count], i) => wood(at(x, y), w, h, count, 500 + i)).join(""),
    ...villages(at),
    tentacles: TENTACLES.map((t) => tentacle(moved(t.spine), t.wide, t.inside)),
    at,
  };
}

/** Short strokes of sea, thinner towards the south. */
function waves(bottom: number): string {
  const random = seededRandom(12);
  let d = "";
  for (let y = 28; y < bottom; y += 9 + random() * 5)
    for (let x = 460 + random() * 60; x < 950; x += 50 + random() * 120) {
      const w = 8 + random() * 22;
      d += `M${n(x)} ${n(y + random() * 5)}q${n(w / 2)} -2.2 ${n(w)} 0t${n(w)} 0`;
    }
  return d;
}

/** A hill: its back, and hatching on the side away from the lamp. */
function hill([x, y]: Point, w: number, h: number, seed: number): { outline: string; hatch: string } {
  const random = seededRandom(seed);
  const top: Point[] = [
    [x - w / 2, y],
    [x - w * 0.28, y - h * 0.62],
    [x, y - h],
    [x + w * 0.25, y - h * 0.7],
    [x + w / 2, y],
  ];
  const height = (t: number) => h * Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.9;
  let hatch = "";
  for (let t = 0.44; t < 0.98; t += 0.04) {
    const tall = height(t) * (0.55 + random() * 0.3);
    hatch += `M${n(x - w / 2 + t * w)} ${n(y - height(t) + 1.5)}l${n(-tall * 0.12)} ${n(tall)}`;
  }
  return { outline: smooth(top), hatch };
}

function wood([x, y]: Point, w: number, h: number, count: number, seed: number): string {
  const random = seededRandom(seed);
  const feet = Array.from({ length: count }, () => [
    x + (random() - 0.5) * w * 2,
    y + (random() - 0.5) * h * 2,
    8 + random() * 5,
  ]);
  return feet
    .sort((a, b) => a[1] - b[1])
    .map(
      ([tx, ty, t]) =>
        `M${n(tx)} ${n(ty)}v${n(-t)}M${n(tx - t * 0.32)} ${n(ty - t * 0.25)}l${n(t * 0.32)} ${n(-t)}l${n(t * 0.32)} ${n(t)}M${n(tx - t * 0.2)} ${n(ty - t * 0.6)}h${n(t * 0.4)}`,
    )
    .join("");
}

/** Houses in a row, some with a lit window, perhaps one with a spire. */
function villages(at: Coast["at"]): Pick<Coast, "houses" | "roofs" | "windows"> {
  const random = seededRandom(23);
  let [houses, roofs] = ["", ""];
  const windows: Point[] = [];
  for (const [vx, vy, count, scale, spire] of VILLAGES) {
    let [x, base] = at(vx, vy);
    for (let i = 0; i < count; i++) {
      const half = (5.5 + random() * 2) * scale;
      const [wall, roof, y] = [
        (8 + random() * 3) * scale,
        (6 + random() * 3) * scale,
        base + (random() - 0.5) * 6 * scale,
      ];
      if (spire && i === 1)
        houses += `M${n(x + half - 3)} ${n(y - wall - roof)}v-8l3 -15l3 15v8M${n(x + half)} ${n(y - wall - roof - 23)}v-6m-2 2.400h4`;
      houses += `M${n(x)} ${n(y)}v${n(-wall)}l${n(half)} ${n(-roof)}l${n(half)} ${n(roof)}v${n(wall)}z`;
      for (let t = 0.15; t < 0.95; t += 0.2)
        roofs += `M${n(x + half + t * half)} ${n(y - wall - roof * (1 - t) + 1.4)}v${n(2.6 * scale)}`;
      if (random() < 0.62) windows.push([x + half * 0.7, y - wall * 0.55]);
      x += half * 2 + 1.5 + random() * 3;
    }
  }
  return { houses, roofs, windows };
}

/** An arm that tapers along its spine, hatched outside, with suckers inside. */
function tentacle(spine: Point[], wide: number, inside: 1 | -1): Coast["tentacles"][number] {
  const points = dense(spine, 9);
  const left: Point[] = [];
  const right: Point[] = [];
  let hatch = "";
  const suckers: { at: Point; r: number }[] = [];
  points.forEach(([x, y], i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const side: Point = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
    const r = (wide / 2) * (1 - i / points.length) ** 0.75 + 0.8;
    left.push([x + side[0] * r, y + side[1] * r]);
    right.push([x - side[0] * r, y - side[1] * r]);
    const k = inside * r;
    hatch += `M${n(x - side[0] * k)} ${n(y - side[1] * k)}L${n(x - side[0] * k * 0.35 + side[1] * r * 0.25)} ${n(y - side[1] * k * 0.35 - side[0] * r * 0.25)}`;
    if (i % 2 && r > 1.6) suckers.push({ at: [x + side[0] * k * 0.55, y + side[1] * k * 0.55], r: n(r * 0.24 + 0.3) });
  });
  return { body: smooth([...left, ...right.reverse()], true), hatch, suckers };
}

/** Points along a curve through `spine`, about `step` apart. */
function dense(spine: Point[], step: number): Point[] {
  const at = (i: number) => spine[Math.max(0, Math.min(spine.length - 1, i))];
  const out: Point[] = [];
  for (let i = 0; i < spine.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const many = Math.max(2, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    for (let k = 0; k < many; k++) {
      const t = k / many;
      const f = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3);
      out.push([f(0), f(1)]);
    }
  }
  return out;
}
