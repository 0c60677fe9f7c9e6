// Seats and neutral figures: a colour and a shape, always both.
import { NEUTRAL } from "./types";

const GLYPHS = ["●", "■", "▲", "◆", "✚"];
const number = (owner: number) => (owner === NEUTRAL ? 0 : owner + 1);

export const colour = (owner: number) => `var(--seat-${number(owner)})`;
export const shape = (owner: number) => `s-${number(owner)}`;
/** The shape as a letter, for lines of plain words. */
export const ownerIcon = (owner: number) => GLYPHS[owner];
