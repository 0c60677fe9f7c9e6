// Refusals in words.
import type { GameTexts } from "../i18n/game-texts";
import { Refusal } from "./lobby-api";

/** Translate a refusal by the server or a network failure; rethrow any other error. */
export function refusalText(texts: GameTexts, problem: unknown): string {
  if (!(problem instanceof Refusal)) throw problem;
  return problem.error === "unreachable" ? texts.formatClient("lobby-unreachable") : problem.translate(texts);
}
