// What a lesson can point at: the parts of every table, and what a game's drawings are called (`data-look`).

/** The parts of a table, each by how it is found on the page; where that differs, then on a phone. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  board: ["section.board"],
  prompt: ["#prompt"],
  hand: [".hand-zone"],
  journal: [".right .side", "#tab-journal"],
  seats: [".seats", ".strip"],
  me: [".seat.you", ".strip li:first-child"],
  told: ['[data-look="told"]', "section.board"],
};

/** How something is found that a lesson points at. */
export const found = (look: string): readonly string[] => PARTS[look] ?? [`[data-look="${look}"]`];
