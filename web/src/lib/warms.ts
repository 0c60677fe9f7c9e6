// What can be chosen burns together with its option in the prompt while it is pointed at or has the focus.
import type { Attachment } from "svelte/attachments";

interface Warmed {
  warm(option: string | null): void;
}

/** Warms an option while something is pointed at or focused, and no longer than that is there. */
export const warms =
  (scene: Warmed, option: string | null | undefined): Attachment =>
  (target) => {
    if (!option) return;
    let warm = false;
    const turn = (on: boolean) => () => {
      if (on || warm) scene.warm(on ? option : null);
      warm = on;
    };
    const [light, cool] = [turn(true), turn(false)];
    const heard = { pointerenter: light, focus: light, pointerleave: cool, blur: cool };
    for (const [event, hear] of Object.entries(heard)) target.addEventListener(event, hear);
    return () => {
      for (const [event, hear] of Object.entries(heard)) target.removeEventListener(event, hear);
      cool();
    };
  };
