// Arkham Horror: The Card Game in the lobby, and the imports of its drawings, decks and campaigns.
import type { GameHome } from "../module";
import Cover from "./Cover.svelte";

const arkham: GameHome = {
  Cover,
  table: () => import("./drawings"),
  how: () => import("./How.svelte"),
  setup: () => import("./setup"),
  pages: () => import("./tools/ToolsPage.svelte"),
  onward: (options, words) => {
    const campaign = options.campaign as { id: string } | null | undefined;
    if (!campaign) return null;
    return {
      href: `/arkham/campaign/${encodeURIComponent(campaign.id)}`,
      icon: "i-quill",
      label: words.tell("campaign-go-on"),
      brief: words.tell("campaign-brief"),
    };
  },
  outcome: ({ result, score }, words) =>
    words.tell(result!.some((n) => n > 0) ? "web-night" : "web-night-lost", { points: score!.join("–") }),
};

export default arkham;
