// The floor and furniture of every room: by face, then by a space of the room.
import { INDOORS, type Thing } from "./symbols";
import { OUTDOORS } from "./symbols-outdoors";

export type Floor =
  | "plank"
  | "parquet"
  | "tiles"
  | "stone"
  | "carpet"
  | "earth"
  | "grass"
  | "cobbles"
  | "boards"
  | "water"
  | "slates"
  | "ballast"
  | "marsh";
type Name = keyof typeof INDOORS | keyof typeof OUTDOORS;
/** A thing, its middle in units of the map, degrees clockwise, scale. */
export type Put = readonly [thing: Name, x: number, y: number, turn?: number, scale?: number];
/** Where the name of the room is, if not at the foot of its first space: its middle, degrees, widest line in units. */
export type Plaque = readonly [x: number, y: number, turn: 0 | -90, wide: number];
export interface Room {
  floor: Floor;
  put: readonly Put[];
  plaque?: Plaque;
}

export const THINGS: Record<string, Thing> = { ...INDOORS, ...OUTDOORS };

export const FURNITURE: Record<string, Record<string, Room>> = {
  "01A": {
    a: { floor: "plank", put: [["rug", 6, 9, 0, 1.05]] },
    c: { floor: "tiles", put: [["coats", 0.95, 5.2, 0, 0.9]] },
    d: { floor: "plank", put: [["stairs", 5, 1, 0, 0.9]], plaque: [9.1, 1.2, 0, 5] },
    e: { floor: "tiles", put: [["keys", 11.3, 4.7, 0, 0.75]] },
  },
  "01B": {
    a: {
      floor: "grass",
      put: [
        ["tombs", 2.6, 1.8],
        ["bare", 5, 4.2, 20],
        ["tombs", 9.2, 1.7, 0, 0.95],
        ["angel", 8, 4],
        ["bush", 10.8, 4.3],
        ["cross", 10, 8.2],
        ["tomb", 8, 8.6, 8],
        ["path", 9, 10.2, 0, 0.6],
      ],
    },
    d: {
      floor: "earth",
      put: [
        ["grave", 1.8, 8.4, -6],
        ["grave", 4.3, 8.8, 5, 0.9],
      ],
    },
  },
  "02A": {
    a: {
      floor: "parquet",
      put: [
        ["carpet", 4, 2.9, 0, 1.15],
        ["long_table", 4, 2.9],
        ["hearth", 4, 0.75, 0, 0.9],
      ],
      plaque: [5.4, 5.2, 0, 5],
    },
    b: {
      floor: "tiles",
      put: [
        ["larder", 10, 0.8],
        ["counter", 10, 2.9, 0, 0.75],
      ],
    },
    c: {
      floor: "tiles",
      put: [
        ["stove", 8.4, 7, 0, 1.1],
        ["hooks", 2.2, 6.9, 0, 0.8],
        ["counter", 3.2, 9.2],
        ["barrels", 10.8, 10.4, 0, 0.8],
        ["sink", 11.3, 7.6, 0, 0.8],
        ["table", 8, 9.6, 0, 0.8],
      ],
    },
  },
  "02B": {
    a: {
      floor: "stone",
      put: [
        ["pews", 3, 9.6],
        ["pews", 9, 9.6],
        ["runner", 6, 8, 90, 0.95],
        ["pews", 3, 6],
        ["pews", 9, 6],
        ["candles", 1.6, 4.7, 0, 0.6],
      ],
      plaque: [3, 11.4, 0, 5],
    },
    c: {
      floor: "stone",
      put: [
        ["altar", 4, 1.3],
        ["lectern", 1.3, 2.4, 0, 0.8],
        ["candles", 6.8, 1, 0, 0.6],
      ],
    },
    d: {
      floor: "plank",
      put: [
        ["wardrobe", 10.6, 0.8],
        ["chest", 11, 2.2, 0, 0.9],
        ["desk", 9.3, 2.1, 0, 0.5],
      ],
    },
  },
  "03A": {
    a: {
      floor: "parquet",
      put: [
        ["tall_shelf", 0.75, 3],
        ["tall_shelf", 2.6, 3],
        ["globe", 4.4, 6],
        ["bookcase", 8.2, 0.7],
        ["bookcase", 4.2, 0.7, 0, 0.7],
        ["table", 9, 3, 0, 0.85],
        ["armchair", 4.5, 2.8, -20, 0.9],
      ],
    },
    c: {
      floor: "carpet",
      put: [
        ["carpet", 8.8, 8.2, 0, 0.8],
        ["desk", 8.8, 7.8, 0, 0.9],
        ["case", 6.8, 8, 90, 0.8],
        ["globe", 10.9, 6.3, 0, 0.8],
        ["armchair", 10.8, 10, 40, 0.8],
      ],
    },
    d: {
      floor: "plank",
      put: [
        ["map_table", 3.2, 9.6, 0, 0.85],
        ["files", 0.7, 9.8, 90, 0.6],
      ],
    },
  },
  "03B": {
    a: {
      floor: "boards",
      put: [
        ["crates", 2, 2],
        ["winch", 6, 1.2],
        ["barrels", 10.4, 1.8],
        ["sacks", 8.2, 3.6],
        ["coil", 4.2, 4],
      ],
    },
    b: {
      floor: "boards",
      put: [
        ["crate", 1, 7.4],
        ["crate", 2.7, 7.4],
        ["crate", 1, 9.3],
        ["crates", 6, 7.8, 0, 0.9],
        ["crate", 7, 10],
        ["crate", 5.2, 10],
        ["sacks", 2.8, 9.4, 0, 0.8],
      ],
      plaque: [4, 11.4, 0, 6],
    },
    d: {
      floor: "plank",
      put: [
        ["desk", 10, 8],
        ["files", 10, 9.9, 0, 0.75],
      ],
    },
  },
  "04A": {
    a: {
      floor: "parquet",
      put: [
        ["lamp", 3, 3, 0, 1.5],
        ["lamp", 9, 3, 0, 1.5],
        ["round_rug", 4, 8.6, 0, 1.4],
        ["piano", 1.7, 1.8, 0, 0.9],
        ["sofa", 11.2, 3, 90, 0.9],
        ["palm", 11.1, 0.9, 0, 0.6],
        ["palm", 0.9, 11, 0, 0.6],
        ["frames", 9, 0.5, 0, 0.8],
      ],
      plaque: [4, 11.4, 0, 7],
    },
    d: {
      floor: "carpet",
      put: [
        ["armchair", 9.2, 7.4, -30],
        ["armchair", 11, 7.5, 30],
        ["cards", 10, 9.4, 0, 0.9],
        ["hearth", 11.3, 10, 90, 0.6],
      ],
    },
  },
  "04B": {
    a: {
      floor: "cobbles",
      put: [
        ["stall", 2.4, 1.8],
        ["stall", 9.4, 1.8],
        ["lamppost", 6, 2],
        ["cart", 2.2, 6.2],
        ["crates", 4.4, 8, 0, 0.8],
        ["sacks", 1.4, 9, 0, 0.9],
        ["barrels", 10.6, 5.6, 0, 0.8],
        ["seat", 7.8, 5.8, 0, 0.9],
        ["grating", 4.4, 10.4, 0, 0.7],
      ],
      plaque: [3, 11.4, 0, 6],
    },
    d: { floor: "cobbles", put: [["fountain", 9, 9.6]] },
  },
  "05A": {
    a: {
      floor: "stone",
      put: [
        ["racks", 2.4, 1.4],
        ["racks", 5.6, 1.4],
        ["tun", 1.6, 3.8],
        ["tun", 4.2, 3.8],
        ["barrels", 6.7, 3.9, 0, 0.8],
      ],
    },
    b: {
      floor: "water",
      put: [
        ["steps", 10.6, 6, 90, 0.6],
        ["grating", 9, 11.2],
        ["ripples", 9.8, 2],
        ["ripples", 8.8, 8.4],
      ],
      plaque: [9, 10.2, 0, 4],
    },
    d: {
      floor: "earth",
      put: [
        ["coal", 2.4, 8.8, 0, 1.25],
        ["furnace", 4.9, 8, 0, 0.75],
      ],
    },
  },
  "05B": {
    a: {
      floor: "cobbles",
      put: [
        ["bollards", 7.6, 3.4, 0, 1],
        ["crane", 4, 1.4],
        ["crates", 1.4, 5.6, 0, 0.8],
        ["barrels", 10.6, 1.4, 0, 0.8],
        ["coil", 2.4, 8],
        ["net", 1.8, 10, 0, 0.9],
        ["bollards", 3.6, 8, 90, 0.9],
      ],
      plaque: [7.2, 1.6, 0, 3],
    },
    c: {
      floor: "water",
      put: [
        ["boat", 8.4, 6.1, -6],
        ["ripples", 7, 9.4],
        ["ripples", 10, 10.4],
        ["wreck", 9.8, 8.9, 0, 0.8],
      ],
    },
  },
  "06A": {
    a: {
      floor: "tiles",
      put: [
        ["cot", 1.1, 1.8],
        ["cot", 2.9, 1.8],
        ["cot", 1.1, 5.2],
        ["cot", 5.2, 1.8],
        ["cot", 6.9, 1.8],
        ["cot", 6.9, 5.2],
        ["screen", 3, 4.6, 90, 0.7],
        ["trolley", 5, 4.6, 90, 0.8],
      ],
    },
    d: {
      floor: "tiles",
      put: [
        ["slab", 10, 3.4, 0, 1.1],
        ["lamp", 10, 2.6, 0, 0.8],
        ["trolley", 11.2, 5, 90, 0.9],
        ["sink", 8.7, 1.5, 0, 0.65],
      ],
    },
    c: {
      floor: "tiles",
      put: [
        ["runner", 6, 9.8, 0, 1.35],
        ["seat", 3, 8.6, 0, 0.8],
        ["seat", 9.4, 8.6, 0, 0.8],
        ["trolley", 10.8, 10.8],
      ],
    },
  },
  "06B": {
    a: {
      floor: "earth",
      put: [
        ["slab_stone", 6, 6, 0, 0.8],
        ["stone", 4.8, 4.9, -20, 0.7],
        ["stone", 7.2, 4.9, 20, 0.7],
        ["stone", 4.7, 6.9, -10, 0.7],
        ["stone", 7.3, 6.9, 10, 0.7],
      ],
      plaque: [6, 7.3, 0, 4.2],
    },
    b: {
      floor: "grass",
      put: [
        ["tree", 2, 1.8],
        ["pine", 5, 1.4, 0, 0.8],
        ["bush", 3.6, 3],
        ["tree", 10, 1.9, 40, 0.95],
        ["pine", 9.2, 5.8],
        ["bare", 11, 6.4],
        ["pine", 1.4, 6.2, 10],
        ["tree", 2.2, 9.6, 80],
        ["stump", 3.2, 7],
        ["logs", 6, 9.2],
        ["bush", 10.6, 10.2],
        ["pine", 8.6, 10.6, 30, 0.8],
        ["bare", 5.1, 10.9, 0, 0.7],
      ],
      plaque: [10.1, 4, 0, 4],
    },
  },
  "07A": {
    a: {
      floor: "plank",
      put: [
        ["runner", 6, 3, 0, 1.45],
        ["frames", 2.6, 0.7, 0, 0.6],
        ["frames", 9.6, 0.7, 0, 0.6],
        ["plinth", 6, 1],
        ["dial", 6, 5.2, 0, 0.45],
      ],
      plaque: [9.8, 5.2, 0, 4],
    },
  },
  "07B": {
    a: {
      floor: "cobbles",
      put: [
        ["bins", 2, 1.2],
        ["crates", 10.4, 1.2, 0, 0.75],
        ["grating", 6.4, 3],
        ["washing", 4, 4.6, -8, 0.8],
        ["puddle", 8.6, 4],
        ["lamppost", 5.8, 0.9],
      ],
      plaque: [9.4, 5.3, 0, 4],
    },
  },
  "08A": {
    a: {
      floor: "parquet",
      put: [
        ["bookcase", 2, 0.7],
        ["table", 3, 3, 0, 0.9],
        ["tall_shelf", 5.4, 2.6, 0, 0.8],
        ["bookcase", 8, 0.7],
        ["lamp", 10.8, 1.2, 0, 0.7],
      ],
    },
    c: {
      floor: "stone",
      put: [
        ["files", 8.2, 3.9, 0, 0.9],
        ["tall_shelf", 11.3, 4.5, 0, 0.55],
        ["bookcase", 7.6, 5.4, 180, 0.6],
      ],
      plaque: [9.6, 5.2, 0, 3.4],
    },
  },
  "08B": {
    a: {
      floor: "cobbles",
      put: [
        ["ruts", 6, 3, 90, 1.9],
        ["lamppost", 1, 1],
        ["lamppost", 11, 1],
        ["cart", 8.6, 1.7, 180, 0.8],
        ["seat", 4.2, 0.8, 0, 0.8],
        ["grating", 3, 4.9, 0, 0.8],
        ["puddle", 6, 4.7],
      ],
      plaque: [9, 5.2, 0, 5],
    },
  },
  "09A": {
    a: {
      floor: "plank",
      put: [
        ["carpet", 3, 3.6, 0, 0.9],
        ["bed", 2.2, 2.4, 0, 0.95],
        ["vanity", 4.9, 1, 0, 0.8],
        ["armchair", 4.8, 3.6, 40, 0.9],
      ],
    },
    b: {
      floor: "plank",
      put: [
        ["wardrobe", 8.6, 0.75],
        ["dummy", 11, 1.1, 0, 0.85],
      ],
    },
    c: {
      floor: "tiles",
      put: [
        ["bath", 8.4, 4.2, 0, 0.9],
        ["mirror", 11, 4.2, 0, 0.65],
      ],
    },
  },
  "09B": {
    a: {
      floor: "cobbles",
      put: [
        ["hedge", 2.4, 0.9],
        ["statue", 2.6, 3, 0, 1.1],
        ["seat", 1.6, 5, 0, 0.8],
        ["fountain", 9, 2.6, 0, 0.9],
        ["pots", 11, 4.6],
        ["pots", 5.9, 3, 0, 0.8],
      ],
      plaque: [8.6, 5.2, 0, 5],
    },
  },
  "10A": {
    a: {
      floor: "tiles",
      put: [
        ["stove", 3.2, 0.95],
        ["table", 4, 3.6, 0, 0.9],
        ["larder", 6.4, 0.6, 0, 0.65],
      ],
    },
    b: {
      floor: "stone",
      put: [
        ["sink", 11.2, 2.4, 0, 0.95],
        ["barrels", 9.2, 1.2, 0, 0.65],
        ["bucket", 9.2, 3.8],
      ],
    },
  },
  "10B": {
    a: {
      floor: "boards",
      put: [
        ["bollards", 6, 3.4, 0, 1.1],
        ["crane", 9.6, 1.2],
        ["crates", 1.8, 1.2, 0, 0.8],
        ["coil", 4.4, 1.4, 0, 0.8],
        ["net", 6.6, 1.2, 0, 0.7],
      ],
      plaque: [2.4, 3.2, 0, 3],
    },
    b: {
      floor: "water",
      put: [
        ["boat", 2.6, 5, 4, 0.8],
        ["ripples", 6, 5],
        ["ripples", 10.6, 4.8, 0, 0.7],
      ],
      plaque: [8.2, 5.4, 0, 5],
    },
  },
  "11A": {
    a: {
      floor: "tiles",
      put: [
        ["bench", 2.4, 0.9, 0, 0.9],
        ["slab", 2.4, 3.6, 90, 0.8],
        ["bench", 8.4, 0.9],
        ["furnace", 11, 1.2, 0, 0.7],
        ["desk", 8, 2.8, 0, 0.6],
      ],
    },
    c: {
      floor: "stone",
      put: [
        ["jars", 8.3, 4.6, 0, 0.9],
        ["case", 11.3, 4.8, 90, 0.5],
      ],
      plaque: [8.4, 5.4, 0, 6.8],
    },
  },
  "11B": {
    a: {
      floor: "grass",
      put: [
        ["hedge", 2.2, 0.7, 0, 0.85],
        ["flowers", 1.8, 3],
        ["tree", 2.6, 4.2, 0, 0.5],
        ["hedge", 7, 0.7],
        ["flowers", 6.4, 2.4],
        ["statue", 9.6, 1.8],
        ["bush", 11.2, 1],
        ["path", 8.4, 3.4, 0, 0.8],
      ],
      plaque: [2, 5.4, 0, 4],
    },
    c: {
      floor: "water",
      put: [
        ["lilies", 6, 5],
        ["lilies", 10.8, 5.2, 160],
        ["reeds", 11.6, 4.7, 0, 0.6],
      ],
      plaque: [8.1, 5.3, 0, 6.8],
    },
  },
  "12A": {
    a: {
      floor: "carpet",
      put: [
        ["carpet", 3, 3, 0, 0.95],
        ["hearth", 4.6, 0.75, 0, 0.7],
        ["sofa", 1.2, 3, -90, 0.85],
        ["armchair", 4.8, 3.2, 90],
        ["cards", 3, 3, 0, 0.7],
      ],
    },
    b: {
      floor: "parquet",
      put: [
        ["piano", 9, 2.6, 0, 1.15],
        ["harp", 11.1, 1.3, 0, 0.9],
        ["gramophone", 7, 1.2, 0, 0.8],
        ["chair", 10.9, 4.2, 90],
      ],
    },
  },
  "12B": {
    a: {
      floor: "slates",
      put: [
        ["chimney", 1.4, 1.2],
        ["vane", 3.6, 1.6, 0, 0.8],
        ["hatchway", 2.4, 3.6],
      ],
    },
    c: { floor: "slates", put: [["skylight", 6, 3, 0, 1.05]], plaque: [6, 3, -90, 5] },
    b: {
      floor: "slates",
      put: [
        ["chimney", 10.6, 1.2],
        ["chimney", 8.2, 3.8, 90, 0.8],
        ["hatchway", 10.6, 3.6, 0, 0.9],
      ],
    },
  },
  "13A": {
    a: {
      floor: "carpet",
      put: [
        ["desk", 2.2, 3, 0, 0.9],
        ["bookcase", 3.4, 0.6, 0, 0.8],
      ],
    },
    b: {
      floor: "carpet",
      put: [
        ["frames", 8.4, 0.9],
        ["plinth", 7, 3.2, 0, 0.9],
        ["plinth", 10.2, 3.2, 0, 0.9],
        ["seat", 8.6, 3.2, 0, 0.7],
      ],
    },
  },
  "13B": {
    a: {
      floor: "boards",
      put: [
        ["sign", 3, 0.7],
        ["seat", 1.8, 2.2, 0, 0.9],
        ["luggage", 4.6, 2],
        ["lamppost", 6.6, 1.2],
        ["seat", 9, 2.2, 0, 0.9],
        ["bins", 11.2, 1.2, 0, 0.8],
        ["dial", 9, 0.9, 0, 0.5],
      ],
      plaque: [6, 3.4, 0, 6],
    },
    b: { floor: "ballast", put: [["rails", 6, 5]], plaque: [2, 5.2, 0, 3] },
  },
  "14A": {
    a: {
      floor: "plank",
      put: [
        ["beams", 2, 3, 0, 0.55],
        ["beams", 8, 1.5, 0, 0.5],
        ["beams", 8, 4.5, 0, 0.5],
        ["trunk", 1.8, 1.4, -12],
        ["dummy", 3.2, 3.4],
        ["trunk", 10.6, 1.3, 8, 0.9],
        ["crate", 8, 1.2, 4, 0.9],
        ["dollhouse", 5.6, 1.4, 0, 0.8],
        ["rocking_horse", 6, 4.4],
        ["frames", 8.6, 5.2, 6, 0.5],
        ["mirror", 11, 4.4, 12, 0.8],
      ],
      plaque: [2, 5.3, 0, 4],
    },
  },
  "14B": {
    a: {
      floor: "grass",
      put: [
        ["tombs", 2, 1.4, 0, 0.9],
        ["cross", 4.9, 1.6],
        ["tomb", 1.4, 3.8, -5, 0.9],
        ["tomb", 3.6, 3.7, 6, 0.9],
        ["bare", 5, 4, 0, 0.7],
      ],
    },
    b: {
      floor: "stone",
      put: [
        ["sarcophagus", 8, 2.5, 0, 0.95],
        ["sarcophagus", 10.4, 2.5, 0, 0.95],
        ["candles", 9.2, 4.6, 0, 0.7],
        ["angel", 9.2, 0.9, 0, 0.7],
      ],
    },
  },
  "15A": {
    a: {
      floor: "stone",
      put: [
        ["sarcophagus", 1.2, 2.2, 0, 0.9],
        ["sarcophagus", 3, 2.2, 0, 0.9],
        ["sarcophagus", 5.2, 2.2, 0, 0.9],
        ["sarcophagus", 7, 2.2, 0, 0.9],
        ["candles", 2, 4.5, 0, 0.7],
      ],
      plaque: [4, 5.4, 0, 5],
    },
    c: {
      floor: "stone",
      put: [
        ["niches", 10, 1, 0, 0.72],
        ["niches", 10, 4.2, 0, 0.72],
        ["bones", 10, 2.6, 0, 1.1],
      ],
    },
  },
  "15B": {
    a: {
      floor: "marsh",
      put: [
        ["reeds", 1.4, 1.6],
        ["reeds", 2.4, 4.4],
        ["lilies", 5.6, 1.4],
        ["stump", 3.6, 3],
        ["reeds", 10.6, 1.4],
        ["lilies", 9.2, 3],
        ["wreck", 6.4, 4.4, 0, 0.7],
        ["bare", 10.9, 4.2, 30, 0.7],
        ["ripples", 7.4, 2.2],
      ],
      plaque: [8, 5.4, 0, 4],
    },
  },
  "16A": {
    a: {
      floor: "plank",
      put: [
        ["curtain", 3.6, 1.9, 90, 0.85],
        ["flats", 1.6, 1.2, 0, 0.8],
        ["chair", 2, 2.6],
      ],
      plaque: [1.7, 3.5, 0, 3],
    },
    c: {
      floor: "boards",
      put: [
        ["flats", 2.9, 4.8, 0, 0.6],
        ["coil", 1, 4.7, 0, 0.5],
      ],
      plaque: [1.9, 5.5, 0, 3.4],
    },
    b: { floor: "carpet", put: [["seats", 8.2, 2.6, 90, 1]] },
  },
  "16B": {
    a: {
      floor: "cobbles",
      put: [
        ["river", 6, 0.45],
        ["river", 6, 5.55],
        ["parapet", 6, 1.1],
        ["parapet", 6, 4.9],
        ["lamppost", 2, 1.8],
        ["lamppost", 10, 4.2],
        ["ruts", 6, 3, 90, 1.7],
        ["statue", 6, 1.9, 0, 0.7],
      ],
      plaque: [6, 4, 0, 4],
    },
  },
  "17A": {
    a: {
      floor: "stone",
      put: [
        ["racks", 3.2, 1.8],
        ["chest", 4.4, 5, 0, 0.9],
      ],
      plaque: [3, 3.6, 0, 4],
    },
  },
  "17B": {
    a: {
      floor: "earth",
      put: [
        ["woodpile", 1.8, 1.2],
        ["washing", 3.4, 2.8, 6, 0.8],
        ["bins", 5, 1.2, 0, 0.9],
        ["bucket", 1.2, 4],
        ["bush", 5, 4.2],
      ],
    },
  },
  "18A": {
    a: {
      floor: "stone",
      put: [
        ["larder", 2.4, 0.75],
        ["hooks", 3.4, 2, 0, 0.9],
        ["sacks", 1.5, 3.8],
        ["barrels", 4.6, 3.8, 0, 0.8],
      ],
    },
  },
  "18B": {
    a: {
      floor: "earth",
      put: [
        ["ruts", 3, 3],
        ["hedge", 0.7, 2.6, 90, 0.9],
        ["hedge", 5.3, 2.6, 90, 0.9],
        ["stone", 4.2, 4.4, 0, 0.6],
      ],
    },
  },
  "19A": {
    a: {
      floor: "boards",
      put: [
        ["crates", 1.7, 1.6],
        ["trunk", 4.4, 1.4, 8],
        ["sacks", 4.4, 3.6],
        ["crate", 1.6, 4, -6, 0.9],
      ],
    },
  },
  "19B": {
    a: {
      floor: "earth",
      put: [
        ["stalls", 3, 1.3, 0, 0.9],
        ["bales", 5, 3.2, 0, 0.6],
      ],
      plaque: [2.2, 3.2, 0, 4],
    },
    b: {
      floor: "boards",
      put: [
        ["saddles", 2.1, 4.7, 0, 0.8],
        ["coil", 5.1, 4.8, 0, 0.5],
      ],
    },
  },
  "20A": { a: { floor: "plank", put: [["spiral", 3, 2.8, 0, 1.05]] } },
  "20B": {
    a: {
      floor: "cobbles",
      put: [
        ["well", 3, 2.8],
        ["bucket", 4.9, 4.1],
        ["bush", 1.1, 1.1, 0, 0.8],
      ],
    },
  },
  "21A": {
    a: {
      floor: "plank",
      put: [
        ["round_rug", 3.2, 3.2, 0, 0.95],
        ["crib", 1.2, 1.6],
        ["rocking_horse", 3.4, 3.2],
        ["dollhouse", 4.9, 1.3, 0, 0.85],
        ["blocks", 4.9, 4.2],
      ],
    },
  },
  "21B": {
    a: {
      floor: "grass",
      put: [
        ["shrine", 3, 1.6, 0, 1.15],
        ["path", 3, 4, 90, 0.45],
        ["bush", 1.1, 3],
        ["bush", 4.9, 3.1],
        ["candles", 3, 2.9, 0, 0.5],
      ],
    },
  },
  "22A": {
    a: {
      floor: "stone",
      put: [
        ["boxes", 3, 0.9],
        ["safe", 1.4, 3, -90, 0.9],
        ["safe", 4.6, 3, 90, 0.9],
        ["chest", 3, 3.2],
      ],
    },
  },
  "22B": {
    a: {
      floor: "boards",
      put: [
        ["lens", 3, 2.6, 0, 1.1],
        ["trunk", 1, 4.6, 0, 0.6],
        ["coil", 5.1, 4.5, 0, 0.6],
      ],
    },
  },
  "23A": {
    a: {
      floor: "tiles",
      put: [
        ["planter", 2.8, 0.7, 0, 0.9],
        ["palm", 1.2, 2.6],
        ["plants", 2.6, 4, 90, 0.8],
        ["palm", 5, 3.4, 30],
        ["seat", 2.9, 2.2, 0, 0.6],
        ["pots", 5, 5, 0, 0.7],
      ],
      plaque: [2.9, 5.4, 0, 5.4],
    },
  },
  "23B": {
    a: {
      floor: "boards",
      put: [
        ["bollards", 3, 3.6, 0, 0.8],
        ["coil", 1.3, 1.4, 0, 0.8],
        ["net", 4.4, 1.5, 0, 0.8],
      ],
      plaque: [3, 2.8, 0, 5],
    },
    b: {
      floor: "water",
      put: [
        ["boat", 1.6, 5, 4, 0.6],
        ["ripples", 4.2, 4.7, 0, 0.7],
      ],
      plaque: [3.9, 5.4, 0, 4],
    },
  },
  "24A": {
    a: {
      floor: "parquet",
      put: [
        ["armchair", 1.3, 3.2, -40],
        ["round_rug", 3, 3.8, 0, 0.8],
        ["chest", 4.9, 3.1, 0, 0.9],
      ],
    },
    b: {
      floor: "boards",
      put: [
        ["clockwork", 2.2, 1, 0, 0.9],
        ["dial", 4.8, 1, 0, 0.7],
      ],
      plaque: [3, 1.5, 0, 6.4],
    },
  },
  "24B": {
    a: {
      floor: "stone",
      put: [
        ["guard", 1.6, 1.6],
        ["keys", 5.3, 2.2, 0, 0.8],
        ["winch", 1.7, 3.6],
        ["seat", 4.4, 3.9, 90, 0.6],
      ],
    },
  },
};

/** The furniture of a room; bare boards or bare ground if it is not drawn. */
export function furnished(face: string, spaces: readonly string[], outdoor: boolean, water: boolean): Room {
  const rooms = FURNITURE[face] ?? {};
  const drawn = spaces.map((space) => rooms[space]).find(Boolean);
  return drawn ?? { floor: water ? "water" : outdoor ? "earth" : "plank", put: [] };
}
