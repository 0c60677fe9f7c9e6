// The campaigns of this browser, side by side; each is a whole document and can be taken away as a file.
import { keepFile } from "$lib/api";
import type { Campaign } from "../tools";

const PLACE = "noctuary.campaigns";

export interface Entry {
  campaign: Campaign;
  /** The table at which its next scenario is played. */
  table: string | null;
  changed: number;
}

function kept(): Record<string, Entry> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

class Shelf {
  entries: Record<string, Entry> = $state.raw(kept());

  /** Latest first. */
  readonly all = $derived(Object.values(this.entries).toSorted((a, b) => b.changed - a.changed));

  put(campaign: Campaign, table: string | null = null): void {
    this.write({ ...kept(), [campaign.id]: { campaign, table, changed: Date.now() } });
  }

  remove(id: string): void {
    const { [id]: _, ...rest } = kept();
    this.write(rest);
  }

  private write(entries: Record<string, Entry>): void {
    localStorage.setItem(PLACE, JSON.stringify(entries));
    this.entries = entries;
  }

  /** Another tab of this browser may have gone on. */
  follow(): () => void {
    const changed = (event: StorageEvent) => event.key === PLACE && (this.entries = kept());
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }
}

export const shelf = new Shelf();

/** A campaign as a file. */
export function carry(campaign: Campaign): void {
  const name = campaign.name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "campaign";
  keepFile(new Blob([JSON.stringify(campaign, null, 2)], { type: "application/json" }), `${name}.campaign.json`);
}
