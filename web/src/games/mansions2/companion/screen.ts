// What a quest of others has on its screen: words, buttons, pictures by name, in the order in which they came there.
import type { Option } from "$lib/net/protocol";
import { mine, told, type Mansions } from "../types";

/** Questions beside which the screen is read; a dialog comes before it. */
const BESIDE = ["told", "read", "screen"];

export interface Shown {
  piece: number;
  /** What is read; "" where its button says it all. */
  text: string;
  /** What pressing it chooses, and what stands on its button: here, and where its words are not beside it. */
  option: Option | null;
  label: string;
  apart: string;
}

/** What stands on the screen now. A picture with nothing to press is not there. */
export function screen(scene: Mansions): Shown[] {
  const { view, ask, words } = scene;
  if (!view.keeper || view.over || (ask && !BESIDE.includes(ask.prompt))) return [];
  const presses = mine(scene) ? ask!.options.filter((o) => o.name === "press") : [];
  return view.keeper.things.flatMap((thing): Shown[] => {
    if (thing.kind !== "screen") return [];
    const option = presses.find((o) => o.fields.choice >= thing.first && o.fields.choice < thing.first + thing.count) ?? null;
    const [name, text] = [told(words, thing.name), thing.look ? words.kind("text", thing.look) : ""];
    if (!option) return text ? [{ piece: thing.piece, text, option, label: "", apart: "" }] : [];
    const label = words.kind("choice", option.fields.choice);
    if (name === label) return [{ piece: thing.piece, text: "", option, label, apart: label }];
    const both = words.tell("web-press", { token: name, choice: label });
    return [{ piece: thing.piece, text, option, label: text ? label : both, apart: text === name || !text ? both : label }];
  });
}

/** Whether something on the screen wants to be pressed. */
export const waits = (scene: Mansions): boolean => screen(scene).some(({ option }) => option);
