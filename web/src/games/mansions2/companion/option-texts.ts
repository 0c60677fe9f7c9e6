// The texts and layout of options at a table with the box on it.
import type { Option, Denial } from "$lib/net/protocol";
import type { OptionLayout } from "../../module";
import { isDrawn, isInspected, subjectOf } from "../targets";
import * as digital from "../option-texts";
import { isOwnDecision, translated, tokenOf, type Mansions } from "../types";
import { current, numbers, steps } from "./step-list";
import { readScreen, isWaiting } from "./screen";

/** Drawn on the map, in the drawers, at the names, in the menu, on the keypad. */
const DRAWN = [
  "press",
  "assail",
  "evade",
  "behold",
  "wound",
  "mend",
  "amend",
  "amend_token",
  "take",
  "walk",
  "attack",
  "perform",
  "ignite",
  "douse",
  "fall",
  "finish",
  "end_phase",
];
const PLACES = ["place_at", "pick_space", "step"];
/** Seldom used: listed on request. */
const RARE = ["amend_token", "walk"];

/** Return whether an option has a place of its own: on the map, in a drawer, at a name, in the menu, in the footer. */
function placed(scene: Mansions, option: Option): boolean {
  const { view, game } = scene;
  const { name, fields } = option;
  if (!DRAWN.includes(name)) return false;
  if (name === "press") {
    const token = tokenOf(scene, fields.choice);
    return token
      ? isDrawn(scene, token)
      : !view.keeper!.things.some(
          (t) => t.kind !== "item" && fields.choice >= t.first && fields.choice < t.first + t.count,
        );
  }
  if (name === "amend_token") {
    const token = view.tokens.find((t) => t.piece === fields.piece);
    return !!token && isDrawn(scene, token);
  }
  if (name === "walk") {
    const who = view.investigators.find(
      (i) => i.character === (game.kinds.investigator as string[])[fields.investigator],
    );
    return view.tiles.some((t) => t.rooms.some((r) => r.spaces.some((s) => s.space === who?.space)));
  }
  return fields.monster === undefined || view.monsters.some((m) => m.monster === fields.monster);
}

export function layOutOptions(scene: Mansions): OptionLayout {
  const { decision } = scene;
  if (!decision) return { prompt: [], denied: [], extra: [] };
  if (decision.prompt === "puzzle")
    return { prompt: decision.options.filter((o) => o.name === "buy" || o.name === "close"), denied: [], extra: [] };
  const subject = isOwnDecision(scene) ? isInspected(scene) : null;
  if (subject?.startsWith("token")) {
    const about = (o: Option | Denial) => subjectOf(scene, o) === subject;
    return { prompt: decision.options.filter(about), denied: decision.denied.filter(about), extra: [] };
  }
  const pad = new Set([...numbers(scene).values()].map((o) => o.id));
  const phase = decision.prompt === "told" || decision.prompt === "read";
  const rest = decision.options.filter((o) => !pad.has(o.id) && !(phase && placed(scene, o)));
  // Places are on the map; they are listed on request.
  const asides = ["give", ...PLACES, ...(phase ? RARE : [])];
  return {
    prompt: rest.filter((o) => !asides.includes(o.name)),
    denied: [],
    extra: asides.flatMap((name) => rest.filter((o) => o.name === name)),
  };
}

export function label(scene: Mansions, option: Option | Denial): string | null {
  const { texts, decision } = scene;
  const { name } = option;
  const own = `keeper-say-${decision?.prompt}-${name}`;
  if (texts.has(own)) return texts.format(own);
  const shown = name === "press" ? readScreen(scene).find((one) => one.option?.id === option.id) : undefined;
  if (shown) return shown.apart;
  if (name === "place_at") return texts.kind("space", option.fields.space);
  if (texts.has(`keeper-say-${name}`)) return texts.format(`keeper-say-${name}`);
  return digital.label(scene, option);
}

export const note = (scene: Mansions, option: Option): string | null =>
  option.name === "press" || option.name === "attack" ? digital.note(scene, option) : null;

/** The inspected target, else the screen, else the current step, else the prompt. */
export function question(scene: Mansions): string | null {
  const { texts, view, decision } = scene;
  const subject = isInspected(scene);
  if (subject?.startsWith("token")) {
    const token = view.tokens.find((t) => `token ${t.piece}` === subject);
    if (token) return translated(texts, token.name);
  }
  if (isWaiting(scene)) return texts.prompt("screen", {});
  const step = decision?.prompt === "told" || decision?.prompt === "read" ? current(scene) : null;
  return step ? translated(texts, step.line.said) : null;
}

export function context(scene: Mansions): string | null {
  const { texts, decision, view } = scene;
  if (!isOwnDecision(scene)) return null;
  if (isInspected(scene)?.startsWith("token")) return texts.format("keeper-where-token");
  if (isWaiting(scene)) return texts.format("keeper-where-screen", { n: steps(view.keeper!.told).length });
  const step = decision!.prompt === "told" || decision!.prompt === "read" ? current(scene) : null;
  if (step) return texts.format("keeper-where-step", { n: step.n + 1, of: step.of });
  if (decision!.prompt === "told")
    return texts.format(view.tiles.length ? "keeper-where-phase" : "keeper-where-phase-bare");
  if (decision!.prompt === "amend") return texts.format("keeper-where-amend");
  if (decision!.prompt === "still") return texts.format("keeper-where-still", { names: waiting(scene).join(", ") });
  if (view.trial) return digital.context(scene);
  return null;
}

/** The players who have not acted in this round. */
export const waiting = ({ view, texts }: Mansions): string[] =>
  view.investigators
    .filter((i) => !i.out && !view.keeper!.acted.includes(i.character))
    .map((i) => texts.kind("investigator", i.character));
