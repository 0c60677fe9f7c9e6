// The layout of a graph of events, in pixels.
import type { Edge, End, EventGraph } from "./graph-layout";

export interface GraphDrawing {
  width: number;
  height: number;
  nodes: { name: string; x: number; y: number; /** Its name is below it. */ below: boolean }[];
  lines: { edge: Edge; d: string }[];
  breaks: { x: number; y: number; line: number }[];
  boxes: { end: End; x: number; y: number; w: number }[];
}

type Point = { x: number; y: number };

const TOP = 30;
const R = 20;
const ASIDE = 26;
const BOX = 118;
const BOXES = 5;
const ROW = 96;
/** The distance of a line from the outermost event of a row, and between lines. */
const EDGE = 62;
const APART = 4;

/** A line through some points, vertical where it passes them. */
function through(points: readonly Point[]): string {
  const [first, ...rest] = points;
  let at = first;
  let d = `M${first.x} ${first.y}`;
  for (const to of rest) {
    const half = (to.y - at.y) / 2;
    d += Math.abs(to.x - at.x) < 1 ? `V${to.y}` : `C${at.x} ${at.y + half} ${to.x} ${to.y - half} ${to.x} ${to.y}`;
    at = to;
  }
  return d;
}

/** A line that leads back, or to a neighbour: around the side. */
function back(a: Point, b: Point): string {
  const side = b.x >= a.x ? 1 : -1;
  if (Math.abs(b.y - a.y) < 2)
    return `M${a.x + side * R} ${a.y}C${a.x + side * 46} ${a.y - 26} ${b.x - side * 46} ${b.y - 26} ${b.x - side * (R + 2)} ${b.y - 4}`;
  const out = side * Math.max(44, Math.abs(b.x - a.x) * 0.4);
  return `M${a.x + side * R} ${a.y}C${a.x + out} ${a.y} ${b.x + out} ${b.y} ${b.x + side * (R + 3)} ${b.y}`;
}

/** Where a line passes a row: in the nearest gap between two events. */
function gap(row: readonly number[], x: number, width: number): number {
  const sorted = row.toSorted((a, b) => a - b);
  const gaps = sorted.slice(1).map((right, k) => (sorted[k] + right) / 2);
  const ends = [sorted[0] - EDGE, sorted[sorted.length - 1] + EDGE].map((end) => Math.min(width - 6, Math.max(6, end)));
  return [...gaps, ...ends].reduce((best, one) => (Math.abs(one - x) < Math.abs(best - x) ? one : best));
}

/** Draw a graph on a sheet of this width. */
export function drawGraph(web: EventGraph, width: number): GraphDrawing {
  const below = web.columns > 3 || width < 440;
  const pitch = below ? 80 : 84;
  const nodes = web.events.map(({ name, x, y }) => ({
    name,
    x: Math.round(x * width - (below ? 0 : ASIDE)),
    y: TOP + y * pitch,
    below,
  }));
  const at = new Map<string, Point>(nodes.map((node) => [node.name, node]));
  const foot = TOP + Math.max(0, web.rows - 1) * pitch + (below ? 78 : 66);
  const rows = Math.ceil(web.ends.length / BOXES) || 1;
  const boxes = web.ends.map((end, k) => {
    const row = Math.floor(k / BOXES);
    const count = row === rows - 1 ? web.ends.length - row * BOXES : BOXES;
    const cell = width / count;
    return { end, x: ((k % BOXES) + 0.5) * cell, y: foot + row * ROW, w: Math.min(BOX, cell - 8) };
  });
  for (const { end, x, y } of boxes) at.set(`end ${end.name}`, { x, y });
  const row = new Map(web.events.map((spot) => [spot.name, spot.y]));
  const xs = Array.from({ length: web.rows }, (_, y) =>
    nodes.filter((node) => row.get(node.name) === y).map((node) => node.x),
  );
  const lines = web.edges
    .filter((edge) => at.has(edge.from) && at.has(edge.to))
    .map((edge, n) => {
      const [a, b] = [at.get(edge.from)!, at.get(edge.to)!];
      const [first, last] = [row.get(edge.from)!, row.get(edge.to) ?? web.rows];
      if (last <= first) return { edge, d: back(a, b), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
      const points = [{ x: a.x, y: a.y + R }];
      for (let y = first + 1; y < last; y++)
        points.push({
          x: gap(xs[y], a.x + ((b.x - a.x) * (y - first)) / (last - first), width) + ((n % 5) - 2) * APART,
          y: TOP + y * pitch,
        });
      points.push({ x: b.x, y: edge.to.startsWith("end ") ? b.y - 3 : b.y - R - 3 });
      const half = points.length / 2;
      const [before, after] = [points[Math.ceil(half) - 1], points[Math.floor(half)]];
      return { edge, d: through(points), middle: { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 } };
    });
  const breaks = lines.filter(({ edge }) => edge.broken).map(({ edge, middle }) => ({ ...middle, line: edge.broken }));
  return { width, height: foot + rows * ROW, nodes, lines, breaks, boxes };
}
