// Upgrades that are chosen but not paid, for each investigator of each campaign, until they are paid or reverted.
import { fields, save, load, string } from "$lib/storage/storage";
import type { Campaign, Record as Entry } from "../http-types";

const PLACE = "noctuary.upgrades";

export interface Draft {
  /** The difference in copies of a card from the paid deck. */
  change: Record<string, number>;
  /** A whole new version that was imported and cannot be read. */
  version: string;
}
type Kept = Record<string, Record<string, Draft>>;

const NONE: Draft = { change: {}, version: "" };

function soundDraft(found: unknown): Draft {
  const { change, version } = fields(found);
  const counts = Object.entries(fields(change)).filter(
    (pair): pair is [string, number] => Number.isInteger(pair[1]) && pair[1] !== 0,
  );
  return { change: Object.fromEntries(counts), version: string(version) };
}

const sound = (found: Record<string, unknown>): Kept =>
  Object.fromEntries(
    Object.entries(found).map(([id, people]) => [
      id,
      Object.fromEntries(Object.entries(fields(people)).map(([code, draft]) => [code, soundDraft(draft)])),
    ]),
  );

class Drafts {
  #kept: Kept = $state.raw(sound(load(PLACE)));

  /** Return the draft of an investigator. */
  of(campaign: string, code: string): Draft {
    return this.#kept[campaign]?.[code] ?? NONE;
  }

  put(campaign: string, code: string, change: Partial<Draft>): void {
    const all = sound(load(PLACE));
    const draft = { ...(all[campaign]?.[code] ?? NONE), ...change };
    const { [code]: _, ...others } = all[campaign] ?? {};
    const people = draft.version.trim() || Object.keys(draft.change).length ? { ...others, [code]: draft } : others;
    this.#write(campaign, people, all);
  }

  /** The campaign was removed, and its drafts with it. */
  forget(campaign: string): void {
    this.#write(campaign, {}, sound(load(PLACE)));
  }

  #write(campaign: string, people: Record<string, Draft>, { [campaign]: _, ...others }: Kept): void {
    this.#kept = Object.keys(people).length ? { ...others, [campaign]: people } : others;
    save(PLACE, this.#kept);
  }

  /** Another tab of this browser may have changed or paid a draft. */
  follow(): () => void {
    const changed = (event: StorageEvent) => event.key === PLACE && (this.#kept = sound(load(PLACE)));
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }
}

export const drafts = new Drafts();

/** Return the deck of an investigator with its draft. */
export function draftOf(record: Pick<Entry, "cards">, { change }: Pick<Draft, "change">): Record<string, number> {
  const codes = Object.keys({ ...record.cards, ...change });
  const counts = codes.map((code) => [code, (record.cards[code] ?? 0) + (change[code] ?? 0)] as const);
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
}

/** Return how a deck differs from the paid one. */
export function difference(record: Pick<Entry, "cards">, cards: Record<string, number>): Record<string, number> {
  const codes = Object.keys({ ...record.cards, ...cards });
  return Object.fromEntries(
    codes.map((code) => [code, (cards[code] ?? 0) - (record.cards[code] ?? 0)] as const).filter(([, n]) => n),
  );
}

/** Return whether an investigator has an unpaid draft. */
export function unpaid(campaign: Campaign, record: Entry): boolean {
  const draft = drafts.of(campaign.id, record.code);
  return !!draft.version.trim() || Object.keys(difference(record, draftOf(record, draft))).length > 0;
}

/** A deck as the server reads it. */
const written = ({ code, meta }: Entry, slots: Record<string, number>) =>
  JSON.stringify({ investigator_code: code, slots, meta });

/** The deck as it was paid, with its exiled cards. */
function before(record: Entry): Record<string, number> {
  const all = { ...record.cards };
  for (const [code, n] of Object.entries(record.exiled)) all[code] = (all[code] ?? 0) + n;
  return all;
}

/** A request for a price. */
export const bill = (campaign: Campaign, record: Entry, cards: Record<string, number>) => ({
  old: written(record, before(record)),
  new: written(record, cards),
  taboo: campaign.taboo,
  available: record.unspent,
  exiled: record.exiled,
});
