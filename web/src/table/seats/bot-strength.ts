// Describes how strong a bot is: "ismcts:1s" thinks a second for each choice.
import type { GameTexts } from "$lib/i18n/game-texts";

export function strengthText(texts: GameTexts, bot: string): string {
  const [name, budget = ""] = bot.split(":");
  if (name !== "ismcts") return texts.formatClient(name === "random" ? "table-bot-random" : "table-bot-heuristic");
  const time = /^([0-9.]+)(ms|s)$/.exec(budget);
  const seconds = time ? Number(time[1]) / (time[2] === "ms" ? 1000 : 1) : Number(budget) / 2000;
  return texts.formatClient(seconds >= 2 ? "table-bot-master" : "table-bot-thinker");
}
