// The runes of codes, drawn around 0, 0.
export const RUNES: readonly string[] = [
  "M-5 8V-8L5-2-5 3",
  "M-6 8 0-8 6 8M-3 2h6",
  "M-6-8 6 8M6-8-6 8M0-8V8",
  "M-5-8V8M5-8V8M-5-2 5 3",
  "M0 8V-8M-6-4 0 2l6-6",
  "M4-8-4-1 4 1-4 8M-4-1V8",
  "M-7 3-3-5l4 8 4-8 3 6",
  "M0-8 7 0 0 8-7 0zM0-3v6",
];
