// Upgrades that were chosen and are not paid: kept for each investigator of each campaign until they are paid or taken back.
import { fields, keep, recall, text } from "$lib/storage/storage";
import type { Campaign, Record as Entry } from "../http-types";

const PLACE = "noctuary.upgrades";

export interface Draft {
  /** How many more or fewer of a card there are than in the deck as it is paid. */
  change: Record<string, number>;
  /** A whole new version that was brought and is not understood. */
  version: string;
}
type Kept = Record<string, Record<string, Draft>>;

const NONE: Draft = { change: {}, version: "" };

function soundDraft(found: unknown): Draft {
  const { change, version } = fields(found);
  const counts = Object.entries(fields(change)).filter((pair): pair is [string, number] => Number.isInteger(pair[1]) && pair[1] !== 0);
  return { change: Object.fromEntries(counts), version: text(version) };
}

const sound = (found: Record<string, unknown>): Kept =>
  Object.fromEntries(Object.entries(found).map(([id, people]) => [id, Object.fromEntries(Object.entries(fields(people)).map(([code, draft]) => [code, soundDraft(draft)]))]));

class Drafts {
  #kept: Kept = $state.raw(sound(recall(PLACE)));

  /** What was chosen for an investigator and is not paid. */
  of(campaign: string, code: string): Draft {
    return this.#kept[campaign]?.[code] ?? NONE;
  }

  put(campaign: string, code: string, change: Partial<Draft>): void {
    const all = sound(recall(PLACE));
    const draft = { ...(all[campaign]?.[code] ?? NONE), ...change };
    const { [code]: _, ...others } = all[campaign] ?? {};
    const people = draft.version.trim() || Object.keys(draft.change).length ? { ...others, [code]: draft } : others;
    this.#write(campaign, people, all);
  }

  /** The campaign is forgotten, and what was chosen in it. */
  forget(campaign: string): void {
    this.#write(campaign, {}, sound(recall(PLACE)));
  }

  #write(campaign: string, people: Record<string, Draft>, { [campaign]: _, ...others }: Kept): void {
    this.#kept = Object.keys(people).length ? { ...others, [campaign]: people } : others;
    keep(PLACE, this.#kept);
  }

  /** Another tab of this browser may have chosen or paid. */
  follow(): () => void {
    const changed = (event: StorageEvent) => event.key === PLACE && (this.#kept = sound(recall(PLACE)));
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }
}

export const drafts = new Drafts();

/** The deck of an investigator with what was chosen. */
export function chosen(record: Pick<Entry, "cards">, { change }: Pick<Draft, "change">): Record<string, number> {
  const codes = Object.keys({ ...record.cards, ...change });
  const counts = codes.map((code) => [code, (record.cards[code] ?? 0) + (change[code] ?? 0)] as const);
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
}

/** How a deck differs from the one that is paid. */
export function difference(record: Pick<Entry, "cards">, cards: Record<string, number>): Record<string, number> {
  const codes = Object.keys({ ...record.cards, ...cards });
  return Object.fromEntries(codes.map((code) => [code, (cards[code] ?? 0) - (record.cards[code] ?? 0)] as const).filter(([, n]) => n));
}

/** Whether something stands unpaid for an investigator. */
export function unpaid(campaign: Campaign, record: Entry): boolean {
  const draft = drafts.of(campaign.id, record.code);
  return !!draft.version.trim() || Object.keys(difference(record, chosen(record, draft))).length > 0;
}

/** A deck as the server reads it. */
const written = ({ code, meta }: Entry, slots: Record<string, number>) => JSON.stringify({ investigator_code: code, slots, meta });

/** The deck as it was paid, with what was exiled from it. */
function before(record: Entry): Record<string, number> {
  const all = { ...record.cards };
  for (const [code, n] of Object.entries(record.exiled)) all[code] = (all[code] ?? 0) + n;
  return all;
}

/** What is asked about a price. */
export const bill = (campaign: Campaign, record: Entry, cards: Record<string, number>) => ({
  old: written(record, before(record)),
  new: written(record, cards),
  taboo: campaign.taboo,
  available: record.unspent,
  exiled: record.exiled,
});
