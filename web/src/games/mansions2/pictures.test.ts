// The pictures are complete: every room is furnished inside its walls, every tag has its picture.
import { describe, expect, test } from "vitest";
import { FURNITURE, furnished, THINGS } from "./furniture";
import { PORTRAITS } from "./portraits";
import { MONSTERS, monster } from "./monsters";
import { label, lines, type Face } from "./tile-geometry";
import tiles from "./tiles.json";
import { picture, TAGS } from "./vignettes";

const faces = (
  tiles as unknown as (Omit<Face, "rooms"> & {
    rooms: (Omit<Face["rooms"][number], "name"> & { name: [string, string] })[];
  })[]
).map((face) => ({ ...face, rooms: face.rooms.map((room) => ({ ...room, name: room.name[1] })) }) as Face);

/** Return whether a point is inside a polygon. */
function inside(x: number, y: number, points: readonly number[]): boolean {
  let within = false;
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [points[i], points[i + 1], points[j], points[j + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

describe("tiles", () => {
  test("furnishes every room of all 48 faces, inside it", () => {
    expect(faces.length).toBe(48);
    for (const face of faces) {
      for (const room of face.rooms) {
        const rooms = FURNITURE[face.id];
        expect(
          room.spaces.filter((space) => rooms[space.id]),
          `${face.id} ${room.name}`,
        ).toHaveLength(1);
        const look = furnished(
          face.id,
          room.spaces.map((space) => space.id),
          room.outdoor,
          room.water,
        );
        expect(look.put.length, `${face.id} ${room.name}`).toBeGreaterThan(0);
        for (const [thing, x, y] of look.put) {
          expect(THINGS[thing], thing).toBeDefined();
          const home = room.spaces.some(
            (space) => inside(x + 0.01, y + 0.01, space.points) || inside(x - 0.01, y - 0.01, space.points),
          );
          expect(home, `${face.id} ${room.name}: ${thing}`).toBe(true);
        }
      }
    }
  });

  test("gives a room nobody has drawn a floor and nothing else", () => {
    expect(furnished("99Z", ["a"], false, true)).toEqual({ floor: "water", put: [] });
    expect(furnished("99Z", ["a"], true, false).floor).toBe("earth");
  });

  test("draws one door for each door of the edges and the rim, and a wall on both sides of it", () => {
    for (const face of faces) {
      const doors =
        face.edges.filter((edge) => edge.kind === "door").length + face.rim.filter((rim) => rim.kind === "door").length;
      const drawn = lines(face);
      expect(drawn.doors.length, face.id).toBe(doors);
      expect(drawn.walls.length, face.id).toBeGreaterThanOrEqual(2 * doors);
      for (const [x1, y1, x2, y2] of drawn.doors)
        expect(Math.abs(x2 - x1) + Math.abs(y2 - y1), face.id).toBeLessThanOrEqual(2);
    }
  });

  test("never turns a name on its head", () => {
    for (const face of faces) {
      for (const room of face.rooms) {
        for (const turns of [0, 1, 2, 3]) {
          const look = furnished(
            face.id,
            room.spaces.map((space) => space.id),
            room.outdoor,
            room.water,
          );
          const seen = (((label(room, look.plaque, turns).turn + 90 * turns) % 360) + 360) % 360;
          expect([0, 270], `${face.id} ${room.name} ${turns}`).toContain(seen);
        }
      }
    }
  });

  test("breaks a long name in two and keeps a short one whole", () => {
    const room = {
      name: "Cabinet du conservateur",
      outdoor: false,
      water: false,
      spaces: [{ id: "a", points: [0, 0, 6, 0, 6, 6, 0, 6] }],
    };
    expect(label(room, undefined, 0).lines).toEqual(["Cabinet du", "conservateur"]);
    expect(label({ ...room, name: "Arrière-boutique-du-libraire" }, undefined, 0).lines).toEqual([
      "Arrière-boutique-",
      "du-libraire",
    ]);
    expect(label({ ...room, name: "Nef" }, undefined, 0).lines).toEqual(["Nef"]);
  });
});

describe("figures", () => {
  test("tells eight investigators and nine monsters apart", () => {
    expect(new Set(Object.values(PORTRAITS).map((figure) => figure.body)).size).toBe(8);
    expect(new Set(Object.values(PORTRAITS).map((figure) => figure.bust)).size).toBe(8);
    expect(Object.keys(MONSTERS)).toHaveLength(9);
    expect(monster("unheard of")).toBe(monster("never seen"));
  });
});

describe("vignettes", () => {
  test("has a picture of its own, with a light in it, for every tag", async () => {
    const door = await picture("door");
    for (const tag of Object.values(TAGS).flat()) {
      const drawn = await picture(tag);
      if (tag !== "door") expect(drawn, tag).not.toBe(door);
      expect(
        drawn.some(([ink]) => ink === "light"),
        tag,
      ).toBe(true);
    }
  });

  test("shows a door for an unknown tag", async () => {
    expect(await picture("unheard_of")).toBe(await picture("door"));
  });
});
