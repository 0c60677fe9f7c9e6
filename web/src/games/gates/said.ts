// What a half of a card says, and what it would bring to the seat that looks.
import type { Scene } from "../module";
import { half as short } from "./names";
import type { Half, Journal, View } from "./types";

/** The large word of a half: "Build", "Page 12". */
export function title(scene: Scene<View>, half: Half): string {
  if (half.deed === "page" || half.deed === "fragment") return short(scene.words, half);
  return scene.words.tell(`web-deed-${half.deed}`);
}

/** Title and number in one: "Build 2". */
export function brief(scene: Scene<View>, half: Half): string {
  return half.n === undefined ? title(scene, half) : `${title(scene, half)} ${half.n}`;
}

/** What it brings: "2 sections", "joins 11 and 13". */
export function gift(scene: Scene<View>, half: Half): string {
  const { words, view, eyes } = scene;
  const journal = eyes < 0 ? null : view.players[eyes].journal;
  if (half.deed === "page") return journal ? joins(scene, half, journal) : words.tell("kind-deed-page");
  if (half.deed === "fragment") return journal ? completes(scene, half, journal) : words.tell("kind-deed-fragment");
  if (half.deed === "rune" && journal) return words.tell("web-gives-rune", { before: journal.runes, after: journal.runes + 1 });
  return words.tell(`web-gives-${half.deed}`, { n: half.n ?? 1 });
}

/** The tokens of a half: "1 token", "no token"; nothing where there never are any. */
export function tokens(scene: Scene<View>, half: Half): string {
  if (half.deed !== "send" && half.deed !== "build") return gift(scene, half);
  return scene.words.tell("web-gives-tokens", { n: half.tokens });
}

function joins(scene: Scene<View>, half: Half, journal: Journal): string {
  const beside = [half.page! - 1, half.page! + 1].filter((n) => journal.pages.includes(n));
  const [a, b] = beside;
  if (beside.length === 2) return scene.words.tell("web-page-joins-two", { a, b });
  return beside.length ? scene.words.tell("web-page-joins", { a }) : scene.words.tell("web-page-alone");
}

function completes(scene: Scene<View>, half: Half, { fragments, blueprints }: Journal): string {
  const have = Object.values(fragments).filter((n) => n > blueprints).length;
  if (fragments[half.quadrant!] > blueprints) return scene.words.tell("web-plan-spare");
  return scene.words.tell("web-plan-part", { n: have + 1 });
}
