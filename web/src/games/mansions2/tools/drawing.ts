// Where the events of a web are drawn, in pixels.
import type { Edge, End, Web } from "./layout";

export interface Drawn {
  width: number;
  height: number;
  nodes: { name: string; x: number; y: number; /** Its name stands below it. */ below: boolean }[];
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

/** A line that leaves downwards and arrives from above; round the side where it leads back. */
function curve(a: Point, b: Point, end: boolean): string {
  const down = b.y - a.y;
  if (down > 30) {
    const [from, to] = [a.y + R, end ? b.y - 3 : b.y - R - 3];
    if (Math.abs(a.x - b.x) < 2) return `M${a.x} ${from}V${to}`;
    const bend = Math.min(60, (to - from) * 0.62);
    return `M${a.x} ${from}C${a.x} ${from + bend} ${b.x} ${to - bend} ${b.x} ${to}`;
  }
  const side = b.x >= a.x ? 1 : -1;
  if (Math.abs(down) < 2) return `M${a.x + side * R} ${a.y}C${a.x + side * 46} ${a.y - 26} ${b.x - side * 46} ${b.y - 26} ${b.x - side * (R + 2)} ${b.y - 4}`;
  const out = side * Math.max(44, Math.abs(b.x - a.x) * 0.4);
  return `M${a.x + side * R} ${a.y}C${a.x + out} ${a.y} ${b.x + out} ${b.y} ${b.x + side * (R + 3)} ${b.y}`;
}

/** A web on a sheet so wide. */
export function drawn(web: Web, width: number): Drawn {
  const below = web.columns > 3 || width < 440;
  const pitch = below ? 80 : 84;
  const nodes = web.events.map(({ name, x, y }) => ({ name, x: Math.round(x * width - (below ? 0 : ASIDE)), y: TOP + y * pitch, below }));
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
  const lines = web.edges.filter((edge) => at.has(edge.from) && at.has(edge.to)).map((edge) => ({ edge, d: curve(at.get(edge.from)!, at.get(edge.to)!, edge.to.startsWith("end ")) }));
  const breaks = lines.filter(({ edge }) => edge.broken).map(({ edge }) => {
    const [a, b] = [at.get(edge.from)!, at.get(edge.to)!];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, line: edge.broken };
  });
  return { width, height: foot + rows * ROW, nodes, lines, breaks, boxes };
}
