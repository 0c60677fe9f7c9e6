// Objects in streets, gardens, graveyards and on the water, drawn like the furniture.
import { box, repeat, ring, spokes, type Thing } from "./symbols";

export const OUTDOORS = {
  tree: [
    [
      "leaf",
      "M0-30c9-2 14 4 14 9 10-1 16 6 14 14 6 6 2 15-5 16 0 9-9 13-16 10-6 8-18 6-20-3-10 2-17-6-14-14-7-6-3-17 5-18 0-9 10-16 22-14z",
    ],
    ["fine", "M-10-12q6-6 12-4M4 4q8 0 12-6M-16 6q6 6 14 2M0-20q8 0 10 6"],
    ["solid", ring(0, 0, 3)],
  ],
  bare: [
    ["line", "M0 0-8-12-20-16M-8-12-6-26M0 0l14-8 4-14M14-8l14 2M0 0 10 14 6 28M10 14l14 4M0 0-14 8-26 6M-14 8-16 22"],
    ["solid", ring(0, 0, 4.5)],
  ],
  pine: [
    ["leaf", "M0-28 5-12 20-20 13-4 28 2 12 7 18 22 3 14-4 28-8 12-24 18-14 4-28-4-12-8-16-22-4-12z"],
    ["solid", ring(0, 0, 3)],
  ],
  bush: [
    ["leaf", "M-14 8c-8-4-4-16 4-15 2-8 14-9 17-2 9-1 13 10 6 15-4 8-20 8-27 2z"],
    ["fine", "M-6-2q4-4 8-1M2 4q5 1 8-3"],
  ],
  hedge: [
    [
      "leaf",
      `M-44-7q4-4 8 0 4-5 9-1 4-4 9 0 4-4 9 0 4-4 9 0 4-4 9 0 4-4 9 0 4-4 9 0 4-4 9 0 5 2 5 8t-5 7q-4 4-9 0-4 4-9 0-4 4-9 0-4 4-9 0-4 4-9 0-4 4-9 0-4 4-9 0-4 4-9 0-8-1-8-7t3-8z`,
    ],
  ],
  flowers: [
    ["leaf", box(56, 22)],
    ["line", repeat(4, 13, (x) => ring(x, -4, 2.4) + ring(x + 5, 5, 2.4))],
  ],
  tombs: [
    ["body", repeat(3, 30, (x) => `M${x - 10}-6v-6a10 8 0 0 1 20 0v6zM${x - 10}-4h20v26h-20z`)],
    ["line", repeat(3, 30, (x) => `M${x}-16v7M${x - 3}-13h6`)],
    ["fine", repeat(3, 30, (x) => `M${x - 6} 4h12M${x - 6} 9h8`)],
  ],
  tomb: [
    ["body", "M-13-22h26v44h-26z"],
    ["line", "M-9-18H9v36H-9zM0-13V6M-6-6H6"],
  ],
  cross: [["body", "M-3-20h6v12h10v6H3v22h-6V-2h-10v-6h10z"]],
  grave: [
    ["body", "M-16-28h32v56h-32z"],
    ["line", "M-12-24h24v48h-24zM-12-24l6 6M12-24l-6 6M-12 24l6-6M12 24l-6-6"],
    ["fine", "M-18 30q8 8 18 4t20-2M20-26q8 10 4 24"],
  ],
  angel: [
    ["body", box(24, 24)],
    ["line", "M0-8q-5 5-4 14h8q1-9-4-14zM-4-2q-8-2-7 8l7-2M4-2q8-2 7 8l-7-2"],
    ["solid", ring(0, -8, 2.6)],
  ],
  yard_gate: [["line", "M-24 0h48M-24-6v12M24-6v12M-16-3v6M-8-3v6M0-3v6M8-3v6M16-3v6"]],
  stall: [
    ["body", box(70, 40)],
    ["rug", "M-35-20h14v40h-14zM-7-20H7v40H-7zM21-20h14v40H21z"],
    ["line", "M-35-20q3.5 8 7 0t7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0"],
  ],
  cart: [
    ["body", "M-26-14h40v28h-40z"],
    ["line", "M-26-5h40M-26 5h40M14-10l22 4M14 10l22-4"],
    ["solid", "M-18-19h16v4h-16zM-18 15h16v4h-16z"],
  ],
  fountain: [
    ["body", ring(0, 0, 36)],
    ["line", ring(0, 0, 28) + ring(0, 0, 8)],
    ["fine", "M-18-8l6 8-4 8M12-16l-3 9 8 6M8 14l8 6M-6 18l4-6"],
    ["solid", ring(0, 0, 3)],
  ],
  lamppost: [
    ["glow", ring(0, 0, 4)],
    ["line", "M-7-7H7V7H-7zM-7-7 7 7M7-7-7 7"],
  ],
  seat: [
    ["body", box(46, 14)],
    ["line", "M-23-2h46M-23 3h46M-17-7v14M17-7v14"],
  ],
  bollards: [
    ["body", repeat(4, 40, (x) => ring(x, 0, 6))],
    ["line", `${repeat(4, 40, (x) => ring(x, 0, 3))}M-54 4q14 9 28 0M-14 4q14 9 28 0M26 4q14 9 28 0`],
  ],
  coil: [["line", `${ring(0, 0, 14)}${ring(0, 0, 10)}${ring(0, 0, 6)}${ring(0, 0, 2)}M14 0q10 2 12 10`]],
  boat: [
    ["body", "M-38 0q10-17 36-17 22 0 38 17-16 17-38 17-26 0-36-17z"],
    ["line", "M-30 0q10-11 28-11 18 0 29 11-11 11-29 11-18 0-28-11zM-12-11v22M6-11v22"],
    ["brass", "M-2-22 12 24"],
  ],
  net: [
    [
      "fine",
      "M-26-14q26 10 52 0l-4 26q-22 8-44 0zM-18-12l4 26M-6-9v24M6-9v24M18-12l-4 26M-26-4q26 9 52 0M-24 6q24 8 48 0",
    ],
    ["line", "M-26-14q26 10 52 0"],
  ],
  crane: [
    ["body", box(22, 22, -30, 0)],
    ["line", "M-30-4 34-10M-30 4l64-14M-14-6v8M4-7v4"],
    ["brass", "M34-10v16q-6 4-6-2"],
  ],
  stone: [
    ["body", "M-12 14q-5-18 3-27 10-7 18 2 6 12 2 25-11 6-23 0z"],
    ["fine", "M-4-8q4 8 0 20M4-6q4 8 2 18"],
  ],
  slab_stone: [
    ["body", "M-30-12q30-9 60 0l3 20q-32 10-66 0z"],
    ["line", `${ring(0, 0, 8)}M0-8V8M-8 0H8`],
    ["fine", "M-24-4h8M16 4h10"],
  ],
  stump: [
    ["body", ring(0, 0, 10)],
    ["line", ring(0, 0, 6) + ring(0, 0, 2.6)],
  ],
  logs: [
    ["body", "M-24-10h48v9h-48zM-24 1h48v9h-48z"],
    ["line", ring(-24, -5.5, 4.5) + ring(-24, 5.5, 4.5)],
  ],
  path: [
    ["fine", "M-80-9q40-8 80 0t80 0M-80 9q40-8 80 0t80 0"],
    ["line", "M-60-2h10M-30 2h12M0-2h10M34 2h12M62-2h8"],
  ],
  ruts: [
    ["fine", "M-9-60q-7 30 0 60t0 60M9-60q-7 30 0 60t0 60"],
    ["line", "M-2-40v9M2-6v10M-2 30v9"],
  ],
  lilies: [
    ["leaf", "M-20 4a9 7 0 1 1 7 4l-3-6zM8-4a8 6 0 1 1 6 4l-2-5zM22 8a6 5 0 1 1 5 3l-2-4z"],
    ["line", "M-15-1l2-4 3 3M14-8l2-3 2 3"],
  ],
  reeds: [
    ["leaf", "M-14 12-16-14-11 12-7-18-4 12 2-12 3 12 10-16 9 12z"],
    ["line", "M-16-14v-6M-7-18v-6M10-16v-6"],
  ],
  ripples: [["fine", "M-40-6q10-6 20 0t20 0 20 0 20 0M-26 6q10-6 20 0t20 0 20 0"]],
  wreck: [
    ["line", "M-34 8Q-20-14 4-14T36 4M-26 2l-2-14M-14-8l-2-14M2-14v-12M16-11l4-12"],
    ["fine", "M-36 14q36-8 72 0"],
  ],
  skylight: [
    ["body", box(28, 100)],
    ["water", box(22, 94)],
    ["line", repeat(4, 20, (y) => `M-14 ${y}h28`) + "M0-50V50"],
  ],
  chimney: [
    ["body", box(30, 22)],
    ["line", ring(-7, 0, 4.5) + ring(7, 0, 4.5)],
  ],
  slates: [["fine", repeat(4, 10, (y) => `M-36 ${y}q6 7 12 0t12 0 12 0 12 0 12 0 12 0`)]],
  hatchway: [
    ["body", box(36, 30)],
    ["line", "M0-15v30M-12-2h6M6-2h6"],
  ],
  vane: [
    ["brass", "M0-20v40M-20 0h40M-14-14l28 28M14-14l-28 28"],
    ["solid", ring(0, 0, 4)],
  ],
  rails: [
    ["body", repeat(12, 20, (x) => box(7, 28, x, 0))],
    ["brass", "M-120-9h240M-120 9h240"],
  ],
  luggage: [
    ["body", `${box(24, 16, -14, -4)}${box(20, 14, 10, 4)}${box(14, 12, 4, -12)}`],
    ["line", "M-20-12v16M-8-12v16M5-3v14M15-3v14"],
  ],
  sign: [
    ["body", box(62, 14)],
    ["line", "M-24 0h20M2 0h8M16 0h8M-20-7v-6M20-7v-6"],
  ],
  river: [
    ["water", box(236, 14)],
    ["fine", repeat(9, 26, (x) => `M${x - 8} 1q4-3 8 0t8 0`)],
  ],
  parapet: [
    ["body", repeat(6, 40, (x) => box(40, 10, x, 0))],
    ["line", repeat(6, 40, (x) => box(8, 14, x, 0))],
  ],
  well: [
    ["body", ring(0, 0, 28)],
    ["line", `${spokes(14, 20, 28)}${ring(0, 0, 20)}M-34 0h68`],
    ["water", ring(0, 0, 13)],
    ["brass", ring(0, 0, 3)],
  ],
  bucket: [
    ["body", ring(0, 0, 8)],
    ["water", ring(0, 0, 5)],
    ["line", "M-8 0q8-14 16 0"],
  ],
  shrine: [
    ["body", "M-26 14V-8L0-26 26-8v22z"],
    ["line", "M-18 14V-4L0-17 18-4v18M0-8V8M-6-2H6"],
    ["glow", ring(-10, 9, 2) + ring(10, 9, 2)],
  ],
  washing: [
    ["line", "M-56 0h112M-56-5v10M56-5v10"],
    ["body", "M-40 0h16v14h-16zM-16 0H6v10h-22zM16 0h12v16H16z"],
  ],
  woodpile: [
    ["body", repeat(5, 10, (x) => ring(x, 5, 5)) + repeat(4, 10, (x) => ring(x, -4, 5))],
    ["fine", repeat(5, 10, (x) => ring(x, 5, 2))],
  ],
  bins: [
    ["body", ring(-9, 0, 9) + ring(10, 3, 9)],
    ["line", "M-14 0h10M5 3h10"],
  ],
  grating: [
    ["body", box(26, 18)],
    ["line", repeat(5, 5, (x) => `M${x}-6v12`)],
  ],
  puddle: [["water", "M-18 2q0-9 14-8 6-5 14 0 12 2 8 8-8 8-20 5-14 3-16-5z"]],
  steps: [
    ["body", box(60, 26)],
    ["line", "M-30-6h60M-30 0h60M-30 6h60"],
  ],
  mausoleum: [
    ["body", box(70, 56)],
    ["line", `${box(58, 44)}M-29-22 29 22M29-22-29 22`],
  ],
  statue: [
    ["body", box(28, 28) + ring(0, 0, 11)],
    ["line", "M-5 6q0-14 5-14t5 14M-8 0h16"],
  ],
  pots: [
    ["body", ring(-12, 0, 7) + ring(5, -4, 6) + ring(14, 7, 5)],
    ["leaf", "M-12 0l-4-6 4 2 4-4-1 6 4 3-6 2zM5-4l-3-4 3 1 3-3v5z"],
  ],
} satisfies Record<string, Thing>;
