// The texts of options: label, consequence, context.
import { mergeCopies } from "$lib/options/merge";
import type { Option, Denial } from "$lib/net/protocol";
import type { OptionLayout } from "../module";
import { isHeld } from "./targets";
import { centre, choice, grid } from "./names";
import { houseAt, landmarkAt, same, spot, squareName, treehouseAt } from "./places";
import { figureOf, steps, type Card, type Lakeview, type Spot } from "./types";

const cardName = (n: number) => `c${n + 1}`;

/** The card of an option, if the viewer can see it. */
function cardOf({ view }: Lakeview, n: number): Card | undefined {
  return (
    view.lost.hand.cards?.find((c) => c.card === cardName(n)) ??
    view.piles.flatMap((p) => p.top ?? []).find((c) => c.card === cardName(n))
  );
}

/** A square worth a button of its own: a building, a treehouse, a landmark that somebody needs. */
function notable(scene: Lakeview, at: Spot): boolean {
  const { board } = scene.view;
  return houseAt(board, at) >= 0 || treehouseAt(board, at) >= 0;
}

const ON_A_PHONE = 5;

/** Of the two squares of a building the nearer one is in the prompt; on a phone only the best of all. */
function best(scene: Lakeview, options: Option[]): Set<string> {
  const far = steps(scene);
  const found = options
    .map(({ id, fields }) => {
      const at = spot(fields.square);
      return {
        id,
        house: houseAt(scene.view.board, at),
        n: far[squareName(at)] ?? 0,
        worth: promise(scene, at).length,
      };
    })
    .toSorted((a, b) => a.n - b.n)
    .filter((one, k, all) => one.house < 0 || all.findIndex((other) => other.house === one.house) === k);
  const kept = scene.compact ? found.toSorted((a, b) => b.worth - a.worth || a.n - b.n).slice(0, ON_A_PHONE) : found;
  return new Set(kept.map((one) => one.id));
}

/** Free extra actions come after what the decision is about. */
const LATER = [
  "spend",
  "use_item",
  "give",
  "fetch",
  "give_symbol",
  "fetch_symbol",
  "use_power",
  "stop",
  "pass",
  "end_turn",
];
const TRADES = ["give", "fetch", "give_symbol", "fetch_symbol"];
/** Two equal items are one button. */
const COPIES = ["use_item", "give", "fetch"];

/** Trades are listed on request; on a phone so is what can be chosen on the map or among the cards. */
export function layOutOptions(scene: Lakeview): OptionLayout {
  const { decision } = scene;
  if (!decision) return { prompt: [], denied: [], extra: [] };
  const { unique: options, copies } = mergeCopies(decision.options, (o) =>
    COPIES.includes(o.name) ? scene.texts.action(o) : null,
  );
  const card = isHeld(scene);
  const moves = options.filter((o) => o.name === "move_to");
  const few = moves.length <= (scene.compact ? 4 : 6);
  const named = few
    ? new Set(moves.map((o) => o.id))
    : best(
        scene,
        moves.filter((o) => notable(scene, spot(o.fields.square))),
      );
  const trading = ["radio", "reply", "price"].includes(decision.prompt);
  const traded = (o: Option) => !trading && TRADES.includes(o.name);
  const drawn = (o: Option) =>
    (o.name === "move_to" && !named.has(o.id)) || (o.name === "play" && o.fields.card !== card);
  const away = (o: Option) => drawn(o) || traded(o);
  const rank = (o: Option) => LATER.indexOf(o.name);
  const far = (o: Option) => (o.name === "move_to" ? (steps(scene)[squareName(spot(o.fields.square))] ?? 0) : 0);
  const order = (a: Option, b: Option) => rank(a) - rank(b) || far(a) - far(b);
  const prompt = options.filter((o) => !away(o)).toSorted(order);
  const aside = [traded, ...(scene.compact ? [drawn] : [])].flatMap((kind) => options.filter(kind).toSorted(order));
  return {
    prompt: prompt.length ? prompt : options,
    denied: [...decision.denied],
    extra: prompt.length ? aside : [],
    copies,
  };
}

/** The short name of a place. */
export function placeName(scene: Lakeview, at: Spot): string {
  const { board } = scene.view;
  const { texts } = scene;
  const house = houseAt(board, at);
  if (house >= 0) return texts.kind("building", house);
  if (treehouseAt(board, at) >= 0) return texts.format("web-treehouse");
  const landmark = landmarkAt(board, at);
  return landmark ? texts.format(`kind-landmark-${landmark}`) : texts.format("web-square", { at: grid(at) });
}

/**
 * The short name of an option; the whole sentence if another would have the same name, except for the nearest of
 * several squares.
 */
export function label(scene: Lakeview, option: Option | Denial): string | null {
  const name = short(scene, option);
  const twins =
    scene.decision?.options.filter((other) => other.name === option.name && short(scene, other) === name) ?? [];
  if (name === null || twins.length < 2) return name;
  const far = (o: Option | Denial) => steps(scene)[squareName(spot(o.fields.square))] ?? 0;
  const [nearest] = option.name === "move_to" ? twins.toSorted((a, b) => far(a) - far(b)) : [];
  return nearest?.id === option.id ? name : null;
}

function short(scene: Lakeview, option: Option | Denial): string | null {
  const { texts, view } = scene;
  const { name, fields } = option;
  switch (name) {
    case "move_to":
    case "enter":
      return placeName(scene, spot(fields.square));
    case "play": {
      const card = cardOf(scene, fields.card);
      if (!card) return null;
      if (isHeld(scene) === fields.card) return texts.format("web-pile", { n: fields.pile + 1 });
      return texts.format("web-play", { card: centre(texts, card), n: fields.pile + 1 });
    }
    case "spin":
    case "rev": {
      const kid = view.kids.find((k) => k.figure === view.turn);
      const wheel = kid?.wheels[fields.wheel];
      return wheel ? texts.format(name === "spin" ? "web-wheel" : "web-wheel-down", { n: wheel.value }) : null;
    }
    case "choose":
      return view.encounter ? choice(texts, view.encounter.cards[0].encounter, fields.option) : null;
    case "meet":
    case "search":
    case "rest":
    case "spend":
    case "new_hand":
    case "use_power":
      return texts.format(`web-do-${name}`, {
        symbol: fields.symbol === undefined ? "" : texts.kind("symbol", fields.symbol),
        power: view.lost.power ? texts.format(`kind-power-${view.lost.power}`) : "",
      });
    default:
      return null;
  }
}

/** What a place offers. */
function promise(scene: Lakeview, at: Spot): string[] {
  const { view, texts } = scene;
  const out: string[] = [];
  const house = houseAt(view.board, at);
  if (house >= 0) {
    const marks = view.buildings[house];
    if (marks.star) out.push(texts.format("web-note-star"));
    if (marks.tokens) out.push(texts.format("web-note-token"));
  } else if (treehouseAt(view.board, at) >= 0) out.push(texts.format("web-note-safe"));
  return out;
}

export function note(scene: Lakeview, option: Option): string | null {
  const { texts, view } = scene;
  const { name, fields } = option;
  switch (name) {
    case "move_to": {
      const at = spot(fields.square);
      const n = steps(scene)[squareName(at)] ?? 0;
      return [...(n > 0 ? [texts.format("web-squares", { n })] : []), ...promise(scene, at)].join(", ") || null;
    }
    case "play": {
      const top = view.piles[fields.pile].top;
      return top ? texts.format("web-covers", { card: centre(texts, top) }) : null;
    }
    case "lay": {
      const top = view.piles[fields.pile].top;
      return top ? texts.format("web-covers", { card: centre(texts, top) }) : null;
    }
    case "spin":
    case "rev": {
      const kid = view.kids.find((k) => k.figure === view.turn);
      return kid?.wheels[fields.wheel].diagonal ? texts.format("web-diagonal") : null;
    }
    case "spend":
      return texts.format("web-note-three");
    case "use_item": {
      const item = [...view.kids, view.lost]
        .flatMap((f) => f.items)
        .find((i) => i.item === nameOf(scene, "item", fields.item));
      return item && !scene.compact ? texts.format(`item-${item.sort}.text`) : null;
    }
    case "use_power":
      return view.lost.power ? texts.format(`power-${view.lost.power}.text`) : null;
    case "fulfil":
      return texts.format(`objective-${nameOf(scene, "objective", fields.objective)}.text`);
    case "whom":
    case "next_kid":
    case "double_turn": {
      const kid = view.kids[fields.figure];
      return kid?.at ? placeName(scene, kid.at) : null;
    }
    default:
      return null;
  }
}

/** The name of a value of a kind, as it stands in ids. */
function nameOf(scene: Lakeview, kind: string, value: number): string {
  const names = scene.game.kinds[kind];
  return Array.isArray(names) ? names[value] : String(value);
}

/** The choices of an encounter; their prompt begins with its card. */
const MET = ["double", "symbol", "uncurse", "save", "shift", "tire", "dash", "building"];

export function question({ decision, view, texts }: Lakeview): string | null {
  const [card] = view.encounter?.cards ?? [];
  if (!decision || !card || !MET.includes(decision.prompt)) return null;
  return texts.format("web-caused", {
    card: texts.format(`kind-encounter-${card.encounter}`),
    question: texts.prompt(decision.prompt, decision.args),
  });
}

export function context(scene: Lakeview): string | null {
  const { decision, view, texts } = scene;
  if (!decision || decision.seat !== scene.viewer) return null;
  const card = isHeld(scene);
  if (card !== null) return texts.format("web-where-card", { card: centre(texts, cardOf(scene, card)!) });
  if (decision.prompt === "travel" && view.movement)
    return texts.format("web-where-travel", { n: view.movement.left, diagonal: view.movement.diagonal ? "yes" : "no" });
  if (decision.prompt === "encounter" || decision.prompt === "end") {
    const me = view.turn ? figureOf(view, view.turn) : null;
    return me?.at ? texts.format("web-where-at", { place: placeName(scene, me.at) }) : null;
  }
  if (decision.prompt === "wheel") return texts.format("web-where-wheel");
  return null;
}

/** A description of a place for those who cannot see the map. */
export function describe(scene: Lakeview, at: Spot): string[] {
  const { view, texts } = scene;
  const here = [...view.kids, view.lost]
    .filter((f) => same(f.at, at))
    .map((f) => texts.format(`kind-figure-${f.figure}`));
  const cars = view.feds.filter((f) => same(f.at, at)).map((f) => texts.format(`kind-feds-${f.feds}`));
  return [...promise(scene, at), ...here, ...cars];
}
