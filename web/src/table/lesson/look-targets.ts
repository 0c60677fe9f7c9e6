// The parts of the page that a lesson can point at: those of every table, and drawings of a game with `data-look`.

/** CSS selectors of the parts of a table; a second one for phones if it differs. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  board: ["section.board"],
  prompt: ["#prompt"],
  hand: [".hand-zone"],
  journal: [".right .side", "#tab-journal"],
  seats: [".seats", ".strip"],
  me: [".seat.you", ".strip li:first-child"],
  told: ['[data-look="told"]', "section.board"],
};

/** Return the selectors of what a lesson points at. */
export const lookSelectors = (look: string): readonly string[] => PARTS[look] ?? [`[data-look="${look}"]`];
