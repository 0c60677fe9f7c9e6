// The saved campaigns of this browser; each is a whole document and can be saved as a file.
import { saveFile } from "$lib/net/lobby-api";
import { fields, save, load, string } from "$lib/storage/storage";
import type { Campaign } from "../http-types";

const PLACE = "noctuary.campaigns";

export interface Entry {
  campaign: Campaign;
  /** The table of its next scenario. */
  table: string | null;
  changed: number;
}

/** Whether it is a campaign, as far as a list shows it; the server validates the whole. */
function sound(id: string, found: unknown): found is Entry {
  const { campaign, table, changed } = fields(found);
  const { id: own, name, seats } = fields(campaign);
  const people = Array.isArray(seats) && seats.every((seat) => string(fields(seat).code));
  return (
    own === id && typeof name === "string" && people && (table === null || !!string(table)) && Number.isFinite(changed)
  );
}

function entriesOf(found: Record<string, unknown>): Record<string, Entry> {
  return Object.fromEntries(Object.entries(found).filter((pair): pair is [string, Entry] => sound(...pair)));
}

class Shelf {
  entries: Record<string, Entry> = $state.raw(entriesOf(load(PLACE)));

  /** Latest first. */
  readonly all = $derived(Object.values(this.entries).toSorted((a, b) => b.changed - a.changed));

  put(campaign: Campaign, table: string | null = null): void {
    this.write({ ...load(PLACE), [campaign.id]: { campaign, table, changed: Date.now() } });
  }

  remove(id: string): void {
    const { [id]: _, ...rest } = load(PLACE);
    this.write(rest);
  }

  /** Anything else is left unchanged: a newer version may know it. */
  private write(found: Record<string, unknown>): void {
    save(PLACE, found);
    this.entries = entriesOf(found);
  }

  /** The stored value now: a sleeping tab learns late of changes by others. */
  look(): void {
    this.entries = entriesOf(load(PLACE));
  }

  /** Another tab of this browser may have changed it. */
  follow(): () => void {
    const changed = (event: StorageEvent) => event.key === PLACE && (this.entries = entriesOf(load(PLACE)));
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }
}

export const savedCampaigns = new Shelf();

/** A campaign as a file. */
export function saveToFile(campaign: Campaign): void {
  const name = campaign.name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "campaign";
  saveFile(new Blob([JSON.stringify(campaign, null, 2)], { type: "application/json" }), `${name}.campaign.json`);
}
