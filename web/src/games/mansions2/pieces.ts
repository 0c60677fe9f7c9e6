// The pieces in the spaces of the map, and their positions.
import { seats } from "./places";
import type { Investigator, Monster, Said, Token, View } from "./view";

export interface Piece {
  key: string;
  is: "feature" | "floor" | "token" | "who" | "monster";
  feature?: "fire" | "darkness" | "barricade" | "secret_passage";
  names?: Said[];
  token?: Token;
  who?: Investigator;
  monster?: Monster;
  space: number;
  x: number;
  y: number;
  scale: number;
}
type Loose = Omit<Piece, "space" | "x" | "y" | "scale">;

/** The contents of a space, from the floor up. */
function within(view: View, space: number): Loose[] {
  const here = view.features.find((f) => f.space === space);
  const floor = view.floor.filter((f) => f.space === space);
  const feature = (kind: NonNullable<Piece["feature"]>, n = ""): Loose => ({
    key: `feature ${space}${n ? ` ${n}` : ""}`,
    is: "feature",
    feature: kind,
  });
  return [
    ...(here?.fire ? [feature("fire")] : []),
    ...(here?.darkness ? [feature("darkness", "dark")] : []),
    ...(here?.passage ? [feature("secret_passage", "passage")] : []),
    ...view.barricades.filter((b) => b.space === space && !b.line).map((b) => feature("barricade", `b${b.barricade}`)),
    ...(floor.length ? [{ key: `floor ${space}`, is: "floor", names: floor.map((f) => f.card.name) } as Loose] : []),
    ...view.tokens
      .filter((t) => t.space === space && !t.line)
      .map((token): Loose => ({ key: `token ${token.piece}`, is: "token", token })),
    ...view.investigators
      .filter((i) => i.space === space && !i.out)
      .map((who): Loose => ({ key: `who ${who.character}`, is: "who", who })),
    ...view.monsters
      .filter((m) => m.space === space)
      .map((monster): Loose => ({ key: `monster ${monster.monster}`, is: "monster", monster })),
  ];
}

/** The width of each sort. */
const WIDE: Record<Piece["is"], number> = { feature: 30, floor: 28, token: 38, who: 50, monster: 60 };

/** Return every piece with its position; figures last, so that they are in front. */
export function listPieces(view: View): Piece[] {
  const placed = view.tiles.flatMap((tile) =>
    tile.rooms.flatMap((room) =>
      room.spaces.flatMap(({ space, points }, n) => {
        const found = within(view, space);
        const places = seats(points, found.length, n === 0);
        return found.map((one, k): Piece => {
          const { x, y, size } = places[k];
          return { ...one, space, x, y, scale: Math.min(1, size / WIDE[one.is]) };
        });
      }),
    ),
  );
  const depth: Record<Piece["is"], number> = { feature: 0, floor: 1, token: 2, monster: 3, who: 4 };
  return placed.toSorted((a, b) => depth[a.is] - depth[b.is]);
}
