// The scenarios in the box: duration, difficulty, and picture.
export const SCENARIOS = [
  { id: "thirteenth_chime", minutes: 60, difficulty: 1, picture: "clock" },
  { id: "salt_parish", minutes: 150, difficulty: 3, picture: "church" },
  { id: "black_regatta", minutes: 180, difficulty: 4, picture: "quay" },
  { id: "last_train", minutes: 20, difficulty: 2, picture: "fog" },
  { id: "ninth_tenant", minutes: 20, difficulty: 2, picture: "hall" },
] as const;
