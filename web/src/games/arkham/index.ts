// Arkham Horror: The Card Game in the lobby, and the imports of its drawings, decks and campaigns.
import type { GamePlugin } from "../module";
import Cover from "./Cover.svelte";

const arkham: GamePlugin = {
  Cover,
  drawings: () => import("./drawings"),
  how: () => import("./How.svelte"),
  setup: () => import("./setup"),
  pages: () => import("./tools/ToolsPage.svelte"),
  nextTable: (options, texts) => {
    const campaign = options.campaign as { id: string } | null | undefined;
    if (!campaign) return null;
    return {
      href: `/arkham/campaign/${encodeURIComponent(campaign.id)}`,
      icon: "i-quill",
      label: texts.format("campaign-go-on"),
      shortLabel: texts.format("campaign-brief"),
    };
  },
  outcome: ({ result, score }, texts) =>
    texts.format(result!.some((n) => n > 0) ? "web-night" : "web-night-lost", { points: score!.join("–") }),
};

export default arkham;
