// The server's API for the tools of Arkham.
import { get, post, tablePath } from "$lib/net/lobby-api";
import type { ClauseInfo } from "$lib/net/protocol";
import type {
  AnyWish,
  CampaignSheet,
  CardList,
  CardSheet,
  DeckSheet,
  DeckWish,
  DrawSheet,
  DrawWish,
  OddsSheet,
  OddsWish,
  ShopSheet,
  ShopWish,
  Toolbox,
  UpgradeSheet,
  UpgradeWish,
} from "./http-types";

/** Requested once; again only after a failure. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () =>
    (asked ??= ask().catch((problem) => {
      asked = null;
      throw problem;
    }));
}

export const toolbox = once(() => get<Toolbox>("/api/arkham"));
export const clauses = once(
  async () => new Map((await get<ClauseInfo[]>("/api/games/arkham/rules")).map((c) => [c.id, c])),
);

export const check = (wish: DeckWish) => post<DeckSheet>("/api/arkham/deck/check", wish);
export const upgrade = (wish: UpgradeWish) => post<UpgradeSheet>("/api/arkham/deck/upgrade", wish);
export const shop = (wish: ShopWish) => post<ShopSheet>("/api/arkham/deck/shop", wish);
export const draws = (wish: DrawWish) => post<DrawSheet>("/api/arkham/deck/draws", wish);
export const odds = (wish: OddsWish) => post<OddsSheet>("/api/arkham/odds", wish);
export const cards = (asked: Record<string, string>) =>
  get<CardList>(`/api/arkham/cards?${new URLSearchParams(asked)}`);
export const card = (code: string) => get<CardSheet>(`/api/arkham/card/${encodeURIComponent(code)}`);
export const campaign = (wish: AnyWish) => post<CampaignSheet>("/api/arkham/campaign", wish);
export const after = (id: string, key: string) => get<CampaignSheet>(`${tablePath(id)}/campaign`, key);
