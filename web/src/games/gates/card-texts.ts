// The texts of a card's half, and what it would bring.
import type { Scene } from "../module";
import { half as short } from "./names";
import type { Half, Journal, View } from "./types";

/** The large word of a half: "Build", "Page 12". */
export function title(scene: Scene<View>, half: Half): string {
  if (half.deed === "page" || half.deed === "fragment") return short(scene.texts, half);
  return scene.texts.format(`web-deed-${half.deed}`);
}

/** Title and number in one: "Build 2"; on a phone a fragment is a corner of a plan. */
export function brief(scene: Scene<View>, half: Half): string {
  if (scene.compact && half.quadrant)
    return scene.texts.format("web-plan-corner", { quadrant: scene.texts.kind("quadrant", half.quadrant) });
  return half.n === undefined ? title(scene, half) : `${title(scene, half)} ${half.n}`;
}

/** What it brings to a seat: "2 sections", "joins 11 and 13". */
export function gift(scene: Scene<View>, half: Half, seat: number): string {
  const { texts } = scene;
  const journal = scene.view.players[seat].journal;
  if (half.deed === "page") return joins(scene, half, journal);
  if (half.deed === "fragment") return completes(scene, half, journal);
  if (half.deed === "rune") return texts.format("web-gives-rune", { before: journal.runes, after: journal.runes + 1 });
  return texts.format(`web-gives-${half.deed}`, { n: half.n ?? 1 });
}

/** The tokens of a half ("1 token", "no token"); its gift if it never has any. */
export function tokens(scene: Scene<View>, half: Half, seat: number): string {
  if (half.deed !== "send" && half.deed !== "build") return gift(scene, half, seat);
  return scene.texts.format("web-gives-tokens", { n: half.tokens });
}

function joins(scene: Scene<View>, half: Half, journal: Journal): string {
  const beside = [half.page! - 1, half.page! + 1].filter((n) => journal.pages.includes(n));
  const [a, b] = beside;
  if (beside.length === 2) return scene.texts.format("web-page-joins-two", { a, b });
  return beside.length ? scene.texts.format("web-page-joins", { a }) : scene.texts.format("web-page-alone");
}

function completes(scene: Scene<View>, half: Half, { fragments, blueprints }: Journal): string {
  const have = Object.values(fragments).filter((n) => n > blueprints).length;
  if (fragments[half.quadrant!] > blueprints) return scene.texts.format("web-plan-spare");
  return scene.texts.format("web-plan-part", { n: have + 1 });
}
