// The screen of an imported quest: texts, buttons, pictures by name, in the order of their appearance.
import type { Option } from "$lib/net/protocol";
import { isOwnDecision, translated, type Mansions } from "../types";

/** Decisions beside which the screen is read; a dialog comes before it. */
const BESIDE = ["told", "read", "screen"];

export interface ScreenItem {
  piece: number;
  /** The text; "" if its button says it all. */
  text: string;
  /** The option that pressing it chooses, and the label of its button: here, and without its text beside it. */
  option: Option | null;
  label: string;
  apart: string;
}

/** Return what is on the screen now; a picture that cannot be pressed is left out. */
export function readScreen(scene: Mansions): ScreenItem[] {
  const { view, decision, texts } = scene;
  if (!view.keeper || view.over || (decision && !BESIDE.includes(decision.prompt))) return [];
  const presses = isOwnDecision(scene) ? decision!.options.filter((o) => o.name === "press") : [];
  return view.keeper.things.flatMap((thing): ScreenItem[] => {
    if (thing.kind !== "screen") return [];
    const option =
      presses.find((o) => o.fields.choice >= thing.first && o.fields.choice < thing.first + thing.count) ?? null;
    const [name, text] = [translated(texts, thing.name), thing.look ? texts.kind("text", thing.look) : ""];
    if (!option) return text ? [{ piece: thing.piece, text, option, label: "", apart: "" }] : [];
    const label = texts.kind("choice", option.fields.choice);
    if (name === label) return [{ piece: thing.piece, text: "", option, label, apart: label }];
    const both = texts.format("web-press", { token: name, choice: label });
    return [
      { piece: thing.piece, text, option, label: text ? label : both, apart: text === name || !text ? both : label },
    ];
  });
}

/** Return whether something on the screen has to be pressed. */
export const isWaiting = (scene: Mansions): boolean => readScreen(scene).some(({ option }) => option);
