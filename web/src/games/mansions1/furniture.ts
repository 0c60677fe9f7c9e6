// The furniture of the rooms of the two houses: line drawings around (0, 0), and which room has which, and where.
import type { StoryName } from "./view";

export type FloorName = "planks" | "tiles" | "stripes" | "flags" | "grass" | "rock";
export const FLOORS: Record<FloorName, { fill: string; ink: string }> = {
  planks: { fill: "#231d17", ink: "#4a3d2c" },
  tiles: { fill: "#1a2226", ink: "#36454c" },
  stripes: { fill: "#201720", ink: "#3a2a35" },
  flags: { fill: "#161b1f", ink: "#333d42" },
  grass: { fill: "#121b1a", ink: "#34483f" },
  rock: { fill: "#15191c", ink: "#39434a" },
};

/** Bodies are filled dark, lines lie over them. */
export const FURNITURE = {
  bed: {
    body: "M-26-36h52v72h-52z",
    lines: "M-22-32h20v14h-20zM2-32h20v14H2zM-26-12h52M-24-4h48M-24 4h48M-24 12h48M-24 20h48M-24 28h48",
  },
  bunk: { body: "M-16-30h32v60h-32z", lines: "M-12-26h24v12h-24zM-16-10h32M-14 0h28M-14 10h28M-14 20h28" },
  wardrobe: { body: "M-24-10h48v20h-48z", lines: "M0-10v20M-4-2v4M4-2v4" },
  stairs: {
    body: "M-40-16h80v32h-80z",
    lines: "M-32-16v32M-24-16v32M-16-16v32M-8-16v32M0-16v32M8-16v32M16-16v32M24-16v32M32-16v32",
  },
  shelf: {
    body: "M-40-7h80v14h-80z",
    lines:
      "M-36-7v14M-31-7v14M-27-7v14M-21-7v14M-17-7v14M-12-7v14M-6-7v14M-2-7v14M4-7v14M9-7v14M13-7v14M19-7v14M24-7v14M29-7v14M35-7v14",
  },
  desk: {
    body: "M-34-16h68v32h-68zM-8 20h16v10h-16z",
    lines: "M-26-9h18v12h-18zM-4-10h10M-4-6h14M14-9a6 6 0 1 0 .1 0",
  },
  cot: { body: "M-18-12h36v24h-36z", lines: "M-13-12v24M-8-12v24M-3-12v24M2-12v24M7-12v24M12-12v24" },
  horse: { body: "", lines: "M-14 8q14 7 28 0M-9 6l2-8h10l3 8M3-2l5-8 5 2-3 4M-7-2l-5-4" },
  trunk: { body: "M-18-10h36v20h-36z", lines: "M-18-3h36M-10-10v20M10-10v20" },
  table: {
    body: "M-52-15q52-8 104 0v30q-52 8-104 0z",
    lines:
      "M-44-10q44-6 88 0v20q-44 6-88 0zM-36-27h14M-7-28h14M22-27h14M-36 27h14M-7 28h14M22 27h14M-62-6v12M62-6v12M-20-3v6M0-4v8M20-3v6",
  },
  stove: {
    body: "M-30-14h60v28h-60z",
    lines:
      "M-25 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM-5 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM16 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0z",
  },
  dresser: { body: "M-12-26h24v52h-24z", lines: "M-7-20h14v18h-14zM-7 4h14v16h-14z" },
  bottles: {
    body: "M-30-16h60v10h-60zM-30 4h60v10h-60z",
    lines:
      "M-27-11a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM-15-11a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM-3-11a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM9-11a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM21-11a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM-27 9a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM-15 9a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM-3 9a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM9 9a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM21 9a3 3 0 1 0 6 0 3 3 0 1 0-6 0z",
  },
  rug: {
    body: "M-58 0a58 32 0 1 0 116 0 58 32 0 1 0-116 0z",
    lines: "M-50 0a50 26 0 1 0 100 0 50 26 0 1 0-100 0zM0-18 6-5 22 0 6 5 0 18-6 5-22 0-6-5z",
  },
  boat: {
    body: "M-40 0Q-20-17 14-14 34-10 42 0 34 10 14 14-20 17-40 0z",
    lines: "M-30 0Q-14-11 12-9 28-7 34 0 28 7 12 9-14 11-30 0zM-8-10v20M12-9v18",
  },
  tree: {
    body: "",
    lines:
      "M0 22C2 8-2 2 0-8M0 4c-6-4-9-8-10-16M0-2c5-4 8-8 10-14M0-8c-3-5-3-9-2-16M0-8c4-3 5-7 5-13M-8-6l-7-3M8-9l7-1M-10-12l-5-5M10-16l5-4",
  },
  lamp: {
    body: "M-26 0a26 26 0 1 0 52 0 26 26 0 1 0-52 0z",
    lines: "M-15 0a15 15 0 1 0 30 0 15 15 0 1 0-30 0zM0-26v11M0 15v11M-26 0h11M15 0h11M-6 0h12M0-6V6",
  },
  barrel: { body: "M-12 0a12 12 0 1 0 24 0 12 12 0 1 0-24 0z", lines: "M-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM-12 0h24" },
  pool: {
    body: "M-34 2c2-14 18-18 34-15s32 0 34 12-14 16-32 14S-36 14-34 2z",
    lines: "M-24 2q6-4 12 0t12 0M-6-6q6-4 12 0t10 0M-10 9q6-4 12 0t10 0",
  },
  mooring: { body: "M-6-6h12v12H-6z", lines: "M6 2q12 6 20 0M-6-6l12 12M6-6-6 6" },
} as const;

export type FurnitureName = keyof typeof FURNITURE;

/** A piece: its name, its space of the room, its position (parts of width and height), and its scale. */
export interface Put {
  what: FurnitureName;
  space: number;
  x: number;
  y: number;
  size: number;
  turn?: number;
}
export interface Look {
  floor: FloorName;
  put: readonly Put[];
}

const put = (what: FurnitureName, x: number, y: number, size = 1, space = 0, turn = 0): Put => ({
  what,
  space,
  x,
  y,
  size,
  turn,
});

/** The rooms of a story, in its order. */
export const LOOKS: Record<StoryName, readonly Look[]> = {
  weir_lane: [
    { floor: "flags", put: [] },
    { floor: "tiles", put: [put("rug", 0.5, 0.5, 0.85, 0)] },
    { floor: "stripes", put: [put("shelf", 0.43, 0.14, 1.05), put("desk", 0.3, 0.55, 0.78)] },
    { floor: "stripes", put: [put("table", 0.98, 0.56, 0.82, 0)] },
    { floor: "tiles", put: [put("stove", 0.77, 0.16, 0.8), put("dresser", 0.9, 0.6, 0.75)] },
    { floor: "flags", put: [put("bottles", 0.48, 0.3, 0.8, 0)] },
    { floor: "planks", put: [put("stairs", 0.45, 0.22, 0.72)] },
    { floor: "planks", put: [put("bed", 0.24, 0.42, 1), put("wardrobe", 0.76, 0.13)] },
    { floor: "planks", put: [put("cot", 0.24, 0.26, 0.85), put("horse", 0.74, 0.28)] },
    { floor: "planks", put: [put("trunk", 0.78, 0.24, 0.95), put("trunk", 0.5, 0.22, 0.7)] },
    { floor: "grass", put: [put("tree", 0.22, 0.34, 1.2, 0), put("tree", 0.82, 0.7, 0.9, 1)] },
    { floor: "stripes", put: [put("boat", 0.6, 0.68, 0.85)] },
  ],
  gull_rock: [
    { floor: "rock", put: [put("mooring", 0.2, 0.3), put("boat", 0.3, 0.72, 0.8)] },
    { floor: "tiles", put: [put("stove", 0.76, 0.14, 0.8), put("table", 0.46, 0.66, 0.55)] },
    { floor: "flags", put: [put("barrel", 0.2, 0.26), put("barrel", 0.36, 0.26), put("barrel", 0.28, 0.5)] },
    { floor: "planks", put: [put("stairs", 0.5, 0.3, 0.7, 0, 90)] },
    { floor: "planks", put: [put("bunk", 0.16, 0.38), put("bunk", 0.42, 0.38)] },
    { floor: "flags", put: [put("lamp", 0.5, 0.42, 1.15)] },
    { floor: "rock", put: [put("pool", 0.5, 0.5, 0.9, 1), put("pool", 0.75, 0.6, 0.6, 0)] },
  ],
};

const PLAIN: Look = { floor: "planks", put: [] };
export const lookOf = (story: StoryName, room: number): Look => LOOKS[story]?.[room] ?? PLAIN;
