// The twenty buildings as night front views, 108 × 54: strokes by the material they are drawn in.
export type Stroke =
  "wall" | "pane" | "lit" | "awning" | "line" | "column" | "fine" | "lamp" | "neon" | "water" | "hand";

export const HOUSES: readonly (readonly (readonly [Stroke, string])[])[] = [
  [
    ["wall", "M30 36V18h48v18zM26 18 54 5l28 13z"],
    ["column", "M36 34V20M45 34V20M54 34V20M63 34V20M72 34V20"],
  ],
  [
    ["wall", "M28 36V14h52v22zM24 14h60M34 14V9h40v5"],
    ["pane", "M33 19h6v10h-6z"],
    ["lit", "M46 19h6v10h-6z"],
    ["pane", "M59 19h6v10h-6zM70 19h6v10h-6z"],
  ],
  [
    ["wall", "M26 36V18h56v18zM46 18V6h16v12zM46 6l8-5 8 5"],
    ["lamp", "M54 7a4 4 0 1 1-.1 0z"],
    ["hand", "M54 11V8.5M54 11l2 1"],
    ["pane", "M31 23h5v6h-5zM39 23h5v6h-5zM64 23h5v6h-5zM72 23h5v6h-5z"],
  ],
  [
    ["wall", "M34 36V4h40v32z"],
    ["pane", "M40 8h5v6h-5zM40 17h5v6h-5zM40 26h5v6h-5zM50 8h5v6h-5z"],
    ["lit", "M50 17h5v6h-5z"],
    ["pane", "M50 26h5v6h-5zM60 8h5v6h-5zM60 17h5v6h-5zM60 26h5v6h-5z"],
    ["wall", "M76 6h8v24h-8z"],
    ["line", "M78 10h4M78 14h4M78 18h4M78 22h4"],
  ],
  [
    ["wall", "M26 36V16h48v20zM74 36V3h10v33z"],
    ["fine", "M31 36V22h16v14M52 36V22h16v14M31 26h16M31 31h16M52 26h16M52 31h16"],
    ["pane", "M77 8h5v6h-5z"],
  ],
  [
    ["wall", "M30 36 33 17l-5 0L46 3l16 12 14-7-2 28z"],
    ["line", "M40 24l10 8M50 24l-10 8M60 20l8 7M68 20l-8 7"],
    ["fine", "M58 12l-2 12M60.3 12l-2 12M62.6 12l-2 12M64.9 12l-2 12M67.1 12l-2 12M69.4 12l-2 12M71.7 12l-2 12"],
  ],
  [
    ["wall", "M34 36V20h40v16zM28 20 54 3l26 17zM66 11V4h6v10"],
    ["pane", "M41 24h7v7h-7zM60 24h7v7h-7z"],
    ["wall", "M51 36v-9h6v9"],
    [
      "fine",
      "M56 6l-2 5M58.4 7.6l-2 5M60.9 9.1l-2 5M63.3 10.7l-2 5M65.8 12.2l-2 5M68.2 13.8l-2 5M70.7 15.3l-2 5M73.1 16.9l-2 5M75.6 18.4l-2 5",
    ],
  ],
  [
    ["wall", "M28 36V10h52v26z"],
    ["awning", "M25 18h58l-3 6H28z"],
    ["line", "M33 18v6M41 18v6M49 18v6M57 18v6M65 18v6M73 18v6"],
    ["pane", "M33 27h18v8h-18z"],
    ["wall", "M60 36v-9h8v9"],
  ],
  [
    ["wall", "M28 36V10h52v26z"],
    ["awning", "M25 18h58l-3 6H28z"],
    ["line", "M33 18v6M41 18v6M49 18v6M57 18v6M65 18v6M73 18v6"],
    ["lit", "M33 27h18v8h-18z"],
    ["wall", "M60 36v-9h8v9"],
  ],
  [
    ["wall", "M24 36V20q0-6 8-6h44q8 0 8 6v16z"],
    ["pane", "M28 22h9v7h-9z"],
    ["lit", "M40 22h9v7h-9zM52 22h9v7h-9z"],
    ["pane", "M64 22h9v7h-9z"],
    ["wall", "M46 14V5h16v9"],
    ["line", "M50 9h8"],
  ],
  [
    ["wall", "M28 36V10h52v26z"],
    ["neon", "M36 6h36v9H36zM41 11h3l2-2 2 4 2-4 2 2h14"],
    ["lit", "M34 22h12v9h-12z"],
    ["pane", "M62 22h12v9h-12z"],
    ["wall", "M50 36V24h8v12"],
  ],
  [
    ["wall", "M28 36V12h52v24z"],
    ["awning", "M24 12h60v9H24z"],
    [
      "lamp",
      "M29 14.9a1.6 1.6 0 1 1-.1 0zM35 14.9a1.6 1.6 0 1 1-.1 0zM41 14.9a1.6 1.6 0 1 1-.1 0zM47 14.9a1.6 1.6 0 1 1-.1 0zM53 14.9a1.6 1.6 0 1 1-.1 0zM59 14.9a1.6 1.6 0 1 1-.1 0zM65 14.9a1.6 1.6 0 1 1-.1 0zM71 14.9a1.6 1.6 0 1 1-.1 0zM77 14.9a1.6 1.6 0 1 1-.1 0z",
    ],
    ["wall", "M50 12V3h8v9M44 36V26h9v10M55 36V26h9v10"],
  ],
  [
    ["wall", "M22 36V18h64v18zM46 18V9h16v9zM46 9l8-6 8 6M54 3v-3"],
    ["pane", "M27 23h5v6h-5zM35 23h5v6h-5zM66 23h5v6h-5zM74 23h5v6h-5z"],
    ["wall", "M50 36V26h8v10"],
  ],
  [
    ["wall", "M26 36V14h56v22zM26 14l8-7h40l8 7"],
    ["fine", "M32 36V20h18v16M56 36V20h18v16M32 24h18M32 28h18M32 32h18M56 24h18M56 28h18M56 32h18"],
  ],
  [
    ["wall", "M28 36V10h52v26z"],
    ["awning", "M25 18h58l-3 6H28z"],
    ["line", "M33 18v6M41 18v6M49 18v6M57 18v6M65 18v6M73 18v6"],
    ["pane", "M33 27h18v8h-18z"],
    ["wall", "M60 36v-9h8v9"],
  ],
  [
    ["wall", "M34 36V20h40v16zM28 20 54 3l26 17zM66 11V4h6v10"],
    ["lit", "M41 24h7v7h-7z"],
    ["pane", "M60 24h7v7h-7z"],
    ["wall", "M51 36v-9h6v9"],
    [
      "fine",
      "M56 6l-2 5M58.4 7.6l-2 5M60.9 9.1l-2 5M63.3 10.7l-2 5M65.8 12.2l-2 5M68.2 13.8l-2 5M70.7 15.3l-2 5M73.1 16.9l-2 5M75.6 18.4l-2 5",
    ],
  ],
  [
    ["wall", "M28 36V18q26-22 52 0v18zM38 36V24h32v12M44 32h20l-4 4H48z"],
    ["water", "M20 39q5-3 10 0t10 0 10 0 10 0 10 0 10 0"],
  ],
  [
    ["wall", "M36 36V19h38v17zM36 19 55 8l19 11zM30 36V14h12v22zM30 14l6-11 6 11M36 3v-4M34 0h4"],
    ["lit", "M56 30v-5a3 3 0 0 1 6 0v5z"],
  ],
  [
    ["wall", "M26 36V20h36v16z"],
    ["line", "M72 36 77 3l5 33M73 30h8M74 22h6M75 14h4M69 2a9 9 0 0 1 16 0"],
    ["lit", "M32 25h8v6h-8z"],
    ["pane", "M46 25h8v6h-8z"],
  ],
  [
    ["wall", "M24 36V20l10-7v7l10-7v7l10-7v23zM60 36V14h22v22zM60 14q11-9 22 0"],
    ["fine", "M60 22h22M60 29h22"],
  ],
];
