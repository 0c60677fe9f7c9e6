// Icons of this game; 24 × 24, lines. The others are in the sprite.
export const ICONS = {
  threat:
    "M3 12c3-4.500 6-6.500 9-6.500s6 2 9 6.500c-3 4.500-6 6.500-9 6.500S6 16.500 3 12zM12 7.500c1.500 2 1.500 7 0 9-1.500-2-1.500-7 0-9z",
  corpse: "M7 21V8a5 5 0 0 1 10 0v13zM4.500 21h15M12 7.500v6M9.800 9.800h4.400",
  ladder: "M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8",
  hiding: "M5 3h14v18H5zM12 3v18M9.500 11v2M14.500 11v2",
  barricade: "M4 8l16-3 .6 3.500-16 3zM4 15l16 3-.6 3.500-16-3zM8 3v18M16 3v18",
  altar: "M4 20h16M6 20v-7h12v7M12 3l4 8H8z",
  container: "M3.500 9h17v11h-17zM3.500 9l2-4h13l2 4M10 12h4v3h-4z",
} as const;

export type IconName = keyof typeof ICONS;
