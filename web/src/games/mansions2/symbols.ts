// Furniture seen from above, 20 to a unit of the map, each around its middle. A thing is a stack of strokes in the inks
// of `Furniture.svelte`.

export type Ink = "body" | "line" | "fine" | "brass" | "water" | "rug" | "weave" | "leaf" | "glow" | "solid";
export type Stroke = readonly [Ink, string];
export type Thing = readonly Stroke[];

/** A circle as a path. */
export const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
/** A rectangle around a middle. */
export const box = (w: number, h: number, x = 0, y = 0) => `M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}z`;
/** The same drawing at several places along a line. */
export const repeat = (count: number, step: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, i) => draw((i - (count - 1) / 2) * step)).join("");
/** Spokes between two radii. */
export const spokes = (count: number, inner: number, outer: number, turn = 0) =>
  Array.from({ length: count }, (_, i) => {
    const a = ((i + turn) / count) * 2 * Math.PI;
    const at = (r: number) => `${Math.round(r * Math.cos(a) * 10) / 10} ${Math.round(r * Math.sin(a) * 10) / 10}`;
    return `M${at(inner)}L${at(outer)}`;
  }).join("");

const ellipse = (rx: number, ry: number) => `M${-rx} 0a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const covers = (w: number, from: number, to: number) => {
  let d = "";
  for (let y = from; y <= to; y += 4.6) d += `M${-w} ${Math.round(y * 10) / 10}h${2 * w}`;
  return d;
};

export const INDOORS = {
  rug: [
    ["rug", ellipse(58, 32)],
    ["weave", `${ellipse(50, 26)}M0-18 6-5 22 0 6 5 0 18-6 5-22 0-6-5z`],
  ],
  carpet: [
    ["rug", box(104, 60)],
    ["weave", `${box(94, 50)}M0-17 20 0 0 17-20 0zM-36 0l7-6 7 6-7 6zM22 0l7-6 7 6-7 6z`],
  ],
  runner: [
    ["rug", box(150, 26)],
    ["weave", `${box(144, 18)}${repeat(7, 20, (x) => `M${x - 6} 0l6-5 6 5-6 5z`)}`],
  ],
  round_rug: [
    ["rug", ring(0, 0, 36)],
    ["weave", `${ring(0, 0, 30)}${ring(0, 0, 10)}${spokes(12, 12, 28)}`],
  ],
  stairs: [
    ["body", box(80, 32)],
    ["line", repeat(9, 8, (x) => `M${x}-16v32`)],
  ],
  spiral: [
    ["body", ring(0, 0, 44)],
    ["line", `${spokes(18, 9, 44)}${ring(0, 0, 9)}`],
    ["fine", ring(0, 0, 38)],
    ["solid", ring(0, 0, 4)],
  ],
  flight: [
    ["body", "M-18-40h36v80h-36z"],
    ["line", repeat(11, 6.6, (y) => `M-18 ${Math.round(y * 10) / 10}h36`)],
    ["brass", "M-14-40v80M14-40v80"],
  ],
  coats: [
    ["body", repeat(4, 22, (y) => `M-10 ${y - 5}q10-8 20 0l-2 9h-16z`)],
    ["line", repeat(4, 22, (y) => `M0 ${y - 8}v-4`)],
  ],
  keys: [
    ["body", box(24, 60)],
    ["brass", [-6, 0, 6].map((x) => repeat(4, 14, (y) => `M${x} ${y - 3}v6M${x - 2} ${y + 3}h4`)).join("")],
  ],
  desk: [
    ["body", `${box(68, 32)}${box(16, 10, 0, 25)}`],
    ["line", `M-26-9h18v12h-18zM-4-10h10M-4-6h14${ring(20, -2, 6)}`],
  ],
  frames: [
    ["body", repeat(4, 32, (x) => box(20, 10, x, 0))],
    ["fine", repeat(4, 32, (x) => `M${x - 6} 2l4-4 3 3 4-4`)],
  ],
  stove: [
    ["body", box(60, 28)],
    ["line", `${ring(-17, 0, 8)}${ring(3, 0, 8)}${ring(21, 0, 5)}`],
    ["glow", ring(-17, 0, 3)],
  ],
  table: [
    ["body", ellipse(34, 20)],
    ["line", ellipse(28, 15)],
    ["solid", "M-46-6h4v12h-4zM42-6h4v12h-4zM-10-30h20v4h-20zM-10 26h20v4h-20z"],
  ],
  long_table: [
    ["body", `${box(96, 30)}${repeat(5, 19, (x) => box(10, 8, x, -22) + box(10, 8, x, 22))}`],
    ["line", `${repeat(5, 19, (x) => ring(x, -8, 4) + ring(x, 8, 4))}M-40 0h80`],
  ],
  counter: [
    ["body", `${box(86, 22)}`],
    ["line", `M-43-5h86${ring(-30, 3, 4)}${ring(-18, 3, 3)}M4 0h14v7H4zM26 6l8-7`],
  ],
  sink: [
    ["body", box(24, 52)],
    ["water", "M-7-20h14v18h-14zM-7 4h14v16h-14z"],
  ],
  bed: [
    ["body", `${box(52, 72)}M-22-32h20v14h-20zM2-32h20v14H2zM-26-12h52`],
    ["fine", covers(24, -8, 32)],
  ],
  cot: [
    ["body", `${box(24, 52)}M-9-23h18v10h-18zM-12-8h24`],
    ["fine", covers(10, -3, 23)],
  ],
  wardrobe: [
    ["body", `${box(48, 20)}M0-10v20`],
    ["brass", "M-4-2v4M4-2v4"],
  ],
  bath: [
    ["body", "M-30-13h44a14 13 0 0 1 0 26h-44z"],
    ["water", "M-26-9h38a10 9 0 0 1 0 18h-38z"],
    ["brass", "M-30-3h6M-30 3h6"],
  ],
  racks: [
    ["body", box(60, 10, 0, -10) + box(60, 10, 0, 10)],
    ["line", repeat(7, 8, (x) => ring(x, -10, 3) + ring(x, 10, 3))],
  ],
  chest: [["body", "M-14-9h28v18h-28zM-14-1h28M-3-4h6v6h-6z"]],
  bookcase: [
    ["body", box(60, 14)],
    ["line", `M-30-1h60${repeat(13, 4.4, (x) => `M${Math.round(x * 10) / 10}-6v5`)}M-14 1v5M2 1v5M17 1v5`],
  ],
  tall_shelf: [
    ["body", box(16, 92)],
    ["line", `M0-46v92${repeat(17, 5, (y) => `M0 ${y}h7`)}M-8-20h8M-8 6h8M-8 28h8`],
  ],
  larder: [
    ["body", box(70, 14)],
    ["line", repeat(7, 9.6, (x) => ring(Math.round(x), 0, 3.4))],
  ],
  chair: [["body", `${box(15, 14, 0, 2)}M-9-7h18v4h-18z`]],
  armchair: [
    ["body", "M-13-12h26v24h-26zM-8-6H8v18H-8z"],
    ["fine", "M-8 0H8M-8 6H8"],
  ],
  sofa: [
    ["body", "M-34-13h68v26h-68zM-28-5h56v18h-56zM0-5v18"],
    ["fine", "M-20 4h8M12 4h8"],
  ],
  piano: [
    ["body", "M-30-22h30c22 0 34 14 32 34l-6 8h-56z"],
    ["line", `M-30 10h60${repeat(13, 4.2, (x) => `M${Math.round(x * 10) / 10 - 2} 10v10`)}M-22-14q16 2 26 18`],
    ["solid", box(18, 7, 0, 29)],
  ],
  harp: [
    ["body", "M-12 16C-14-8-8-20 8-20c10 0 8 8 2 10L2 16z"],
    ["fine", "M-9 10 4-12M-6 13 7-10M-2 15 9-9"],
  ],
  gramophone: [
    ["body", `${box(22, 20, 0, 6)}${ring(0, 6, 8)}`],
    ["brass", "M2 4q4-14 16-18l-6-8Q-4-16 2 4z"],
  ],
  hearth: [
    ["body", "M-32-10h64v20h-64z"],
    ["line", "M-22 10V0h44v10M-32-4h64"],
    ["glow", "M-10 7q-2-8 4-10 1 4 4 2 1-4 5-5 0 4 4 6 3 4-1 7z"],
  ],
  barrels: [
    ["body", ring(-14, -6, 12) + ring(13, -8, 12) + ring(1, 14, 12)],
    ["line", `${ring(-14, -6, 8)}${ring(13, -8, 8)}${ring(1, 14, 8)}M-22-6h16M5-8h16M-7 14H9`],
  ],
  tun: [
    ["body", "M-22-12q22-6 44 0v24q-22 6-44 0z"],
    ["line", "M-14-14v28M14-14v28M0-15v30"],
    ["brass", ring(0, 0, 2)],
  ],
  crates: [
    ["body", `${box(26, 26, -15, -6)}${box(24, 22, 14, -4)}${box(22, 16, -2, 16)}`],
    ["line", "M-28-19l26 26M-2-19l-26 26M2-15l24 22M26-15 2 7M-13 8l22 16M9 8l-22 16"],
  ],
  crate: [
    ["body", box(26, 26)],
    ["line", `M-13-13l26 26M13-13l-26 26${box(18, 18)}`],
  ],
  sacks: [
    ["body", "M-18 8q-6-16 6-20 14-2 12 12-2 14-10 14t-8-6zM2 10q-4-12 6-16 12 0 10 12-2 10-8 10t-8-6z"],
    ["line", "M-12-12l3-5 4 4M8-6l2-5 4 4"],
  ],
  coal: [
    ["body", "M-34 16q4-22 16-24l6-8 10 4 8-6 8 8q16 4 20 26z"],
    ["line", "M-24 10l5-7 7 4-3 7M-8 2l6-7 7 5-3 6M8 12l6-7 8 3M-4 14l5-4 5 4"],
    ["solid", "M-14-6l4-3 3 4zM10-2l5-2 1 5z"],
  ],
  lectern: [
    ["body", "M-13-9h26l-4 18H-9z"],
    ["line", "M0-9V9M-8-4h5M3-4h5M-7 1h4M3 1h4"],
  ],
  pews: [
    ["body", repeat(3, 18, (y) => box(72, 8, 0, y))],
    ["line", repeat(3, 18, (y) => `M-36 ${y - 2}h72`)],
  ],
  altar: [
    ["body", box(64, 24)],
    ["rug", box(22, 32)],
    ["brass", "M0-9V9M-5-4H5"],
    ["glow", ring(-24, -2, 2.4) + ring(24, -2, 2.4)],
  ],
  font: [
    ["body", "M-14-6-6-14H6l8 8V6L6 14H-6l-8-8z"],
    ["water", ring(0, 0, 8)],
  ],
  candles: [
    ["body", box(40, 12)],
    ["line", repeat(5, 8, (x) => ring(x, 0, 2.6))],
    ["glow", repeat(5, 8, (x) => ring(x, 0, 1.3))],
  ],
  globe: [
    ["body", ring(0, 0, 15)],
    ["line", "M-15 0h30M0-15q-12 15 0 30M0-15q12 15 0 30M-12-8h24M-12 8h24"],
  ],
  map_table: [
    ["body", box(76, 46)],
    ["line", "M-30-15h34l6 22h-34zM12-14l18 4-6 18M-24 8q8-14 14-4t14-4M20 12l10 4"],
    ["fine", "M-26-8h30M-22 0h28"],
  ],
  files: [
    ["body", repeat(4, 20, (x) => box(18, 18, x, 0))],
    ["brass", repeat(4, 20, (x) => `M${x - 4} 4h8`)],
    ["line", repeat(4, 20, (x) => `M${x - 9}-3h18`)],
  ],
  case: [
    ["body", box(46, 20)],
    ["water", box(38, 12)],
    ["line", "M-12 3q4-8 8 0M6 3l4-7 4 7"],
  ],
  plinth: [
    ["body", box(24, 24) + ring(0, 0, 9)],
    ["line", "M-4 4q4-14 8 0"],
  ],
  bench: [
    ["body", box(92, 24)],
    ["line", `${ring(-34, 0, 5)}${ring(-20, -3, 3)}M-8 6l4-12 4 12zM10-6h12v12H10zM32 6V-4M28-4h8`],
    ["water", "M-6 3h4l-1-4zM12 0h8v4h-8z"],
  ],
  jars: [
    ["body", box(100, 14)],
    ["water", repeat(9, 10.6, (x) => ring(Math.round(x), 0, 4))],
  ],
  slab: [
    ["body", `${box(26, 62)}M-9-27H9v12H-9z`],
    ["line", "M-13-8h26M-13 16h26"],
    ["brass", "M-16-8h3M13-8h3M-16 16h3M13 16h3"],
  ],
  lamp: [
    ["glow", ring(0, 0, 5)],
    ["line", `${ring(0, 0, 13)}${spokes(8, 6, 11)}`],
  ],
  screen: [["body", "M-30 6l12-12L-6 6 6-6 18 6 30-6v5L18 11 6-1-6 11-18-1l-12 12z"]],
  trolley: [
    ["body", box(30, 16)],
    ["line", "M-10-3h6M-1-4v6M4-3l6 5M-10 3h6"],
  ],
  trunk: [
    ["body", "M-20-12h40v24h-40zM-20-4h40"],
    ["line", "M-12-12v24M12-12v24"],
    ["brass", "M-3-6h6v5h-6z"],
  ],
  dummy: [
    ["body", "M-9-14q9-5 18 0 2 9-3 13 7 8 5 15-11 5-22 0-2-7 5-15-5-4-3-13z"],
    ["line", "M0-17v-5M-7-4H7"],
  ],
  mirror: [
    ["body", ellipse(14, 20)],
    ["water", ellipse(10, 16)],
    ["line", "M-4-8l6-6M-5 0l9-9"],
  ],
  vanity: [
    ["body", `${box(44, 18)}${ring(0, 20, 8)}`],
    ["water", "M-8-9a8 7 0 0 1 16 0z"],
    ["brass", "M-16 3h6M10 3h6"],
  ],
  sarcophagus: [
    ["body", "M-14-34h28l5 18-5 50h-28l-5-50z"],
    ["line", "M-9-28H9l4 12-4 44H-9l-4-44zM0-22v34M-7-12H7"],
  ],
  niches: [
    ["body", repeat(4, 26, (x) => `M${x - 10} 10V-4a10 8 0 0 1 20 0v14z`)],
    ["line", repeat(4, 26, (x) => `${ring(x, 1, 4)}M${x - 5} 8h10`)],
  ],
  bones: [
    ["solid", ring(-14, -6, 3) + ring(10, 8, 3)],
    ["line", "M-6 8 12-8M-14 8l12-2M2-10l12 4M-8-2l8 10"],
  ],
  curtain: [
    ["rug", "M-40-8q5 8 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0v14h-80z"],
    ["weave", repeat(7, 10, (x) => `M${x} 0v6`)],
  ],
  seats: [["body", repeat(4, 26, (y) => repeat(7, 15, (x) => `M${x - 5} ${y + 5}v-8a5 4 0 0 1 10 0v8z`))]],
  flats: [
    ["body", "M-30-14h20v28h-20zM-4-10h18v24H-4zM20-14h12v28H20z"],
    ["line", "M-30-14l20 28M-10-14l-20 28M-4 2h18M26-14v28"],
  ],
  safe: [
    ["body", box(36, 30)],
    ["line", box(28, 22) + ring(0, 0, 7)],
    ["brass", spokes(4, 0, 7)],
  ],
  boxes: [
    ["body", box(92, 20)],
    ["line", `M-46 0h92${repeat(9, 9.2, (x) => `M${Math.round(x * 10) / 10}-10v20`)}`],
    ["brass", repeat(10, 9.2, (x) => `M${Math.round(x * 10) / 10 - 1}-5h2M${Math.round(x * 10) / 10 - 1} 5h2`)],
  ],
  lens: [
    ["body", ring(0, 0, 36)],
    ["water", ring(0, 0, 28)],
    ["line", `${ring(0, 0, 22)}${ring(0, 0, 15)}${spokes(16, 28, 36)}`],
    ["glow", ring(0, 0, 7)],
  ],
  clockwork: [
    ["body", ring(-26, 0, 13) + ring(4, 2, 16) + ring(32, -3, 11)],
    ["line", `${ring(-26, 0, 5)}${ring(4, 2, 7)}${ring(32, -3, 4)}M4 2l9-9M4 2v12`],
    ["brass", `M-39 0h-3M-13 0h3M-26-13v-3M-26 13v3M4-14v-3M4 18v3M-12 2h-3M20 2h3M32-14v-3M32 8v3M43-3h3`],
  ],
  dial: [
    ["body", ring(0, 0, 26)],
    ["line", ring(0, 0, 21)],
    ["brass", `${spokes(13, 17, 21, 0.25)}M0 0V-15M0 0l9 6`],
  ],
  pendulum: [
    ["line", "M0-26v34"],
    ["brass", ring(0, 14, 7)],
  ],
  rocking_horse: [
    ["body", "M-16 4q0-10 10-10l6-8 8-2 4 6-6 3v11q-10 6-22 0z"],
    ["line", "M-20 12q18 10 36 0M-10 5v6M4 4v6"],
  ],
  crib: [
    ["body", box(30, 44)],
    ["line", `${box(24, 14, 0, -12)}${repeat(6, 6, (y) => `M-15 ${y + 4}h30`)}`],
  ],
  blocks: [
    ["body", `${box(9, 9, -8, 3)}${box(9, 9, 4, 5)}${box(9, 9, -1, -6)}`],
    ["line", "M-10 5l2-4 2 4M3 3h3v4H3zM-1-8v4"],
  ],
  dollhouse: [
    ["body", "M-18 14V-6L0-18 18-6v20z"],
    ["line", "M0-18v32M-18 2h36M-12-3h6v5h-6zM7-3h6v5H7z"],
  ],
  stalls: [
    ["body", repeat(3, 34, (x) => `M${x - 15}-22h30v44h-30z`)],
    ["fine", repeat(3, 34, (x) => `M${x - 12}-12l6 5M${x + 2}-4l7-4M${x - 8} 8l8-4M${x + 3} 14l6-6M${x - 4}-16l5 3`)],
    ["line", repeat(3, 34, (x) => `M${x - 9}-20h18`)],
  ],
  saddles: [
    ["body", repeat(3, 32, (x) => `M${x - 11} 6q-2-14 11-14t11 14q-11-7-22 0z`)],
    ["line", repeat(3, 32, (x) => `M${x - 8} 4v7M${x + 8} 4v7`)],
  ],
  bales: [
    ["body", box(30, 18, -10, -8) + box(30, 18, 8, 12)],
    ["fine", "M-22-12h24M-22-6h22M-4 8h24M-4 14h24"],
    ["line", "M-17-17v18M-3-17v18M1 3v18M15 3v18"],
  ],
  plants: [
    [
      "leaf",
      repeat(4, 24, (x) => `M${x} 0q-12-4-10-12 8 2 10 12 2-10 10-12 2 8-10 12 10 2 8 10-8-2-8-10-2 10-8 10-2-8 8-10z`),
    ],
  ],
  palm: [
    ["body", ring(0, 0, 8)],
    [
      "leaf",
      "M0 0Q-6-16-22-18-14-8 0 0-18-2-24 10-10 10 0 0-6 16 2 24 6 12 0 0 14 10 24 6 16-4 0 0 14-10 14-22 2-18 0 0z",
    ],
  ],
  planter: [
    ["body", box(90, 18)],
    ["leaf", repeat(6, 15, (x) => `M${x - 6} 3q0-10 6-9 6-1 6 9-6 5-12 0z`)],
  ],
  hooks: [
    ["body", box(84, 8)],
    ["line", repeat(6, 14, (x) => `M${x} 4v6q0 4 4 2`)],
    ["leaf", "M-35 10q-5 10 0 14 6-4 0-14zM7 10q-5 8 0 12 6-4 0-12z"],
    ["solid", "M-21 12q-5 8 0 12 6-4 0-12zM21 12q-5 10 0 14 6-4 0-14z"],
  ],
  beams: [
    ["fine", "M-60-40 60 40M-60 40 60-40"],
    ["line", "M-60-44 60 36M-60 44 60-36"],
  ],
  furnace: [
    ["body", "M-24-20h48v40h-48z"],
    ["line", `${ring(0, 2, 12)}M-24-12h48M-6 2H6`],
    ["glow", ring(0, 2, 5)],
  ],
  guard: [
    ["body", box(40, 20)],
    ["line", "M-14-4h14M-14 2h10M8-6v12M5-6h6"],
    ["brass", "M14-5v10"],
  ],
  winch: [
    ["body", box(40, 22)],
    ["line", `${ring(0, 0, 9)}${spokes(6, 3, 13)}M-20-6h-8M-20 6h-8`],
  ],
  bar: [
    ["body", "M-40-10h80v14h-66v18h-14z"],
    ["line", `${ring(-22, -3, 3)}${ring(-8, -3, 3)}${ring(10, -3, 3)}${ring(26, -3, 3)}`],
  ],
  cards: [
    ["body", ring(0, 0, 17)],
    ["line", "M-7-4h5v8h-5zM1-5h5v8H1z"],
    ["solid", box(8, 4, 0, -23) + box(8, 4, 0, 23) + box(4, 8, -23, 0) + box(4, 8, 23, 0)],
  ],
} satisfies Record<string, Thing>;
