// What can be chosen burns together with its option in the prompt while it is pointed at or has the focus.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

interface Warmed {
  warm(option: string | null): void;
}

/** Warms an option while something is pointed at or focused, and no longer than that is there.
 * Where pressing it chooses the option, its id is written on it (`data-option`), with those of its copies. */
export const warms =
  (scene: Warmed, option: string | null | undefined, chooses = true, copies: readonly string[] = []): Attachment<HTMLElement | SVGElement> =>
  (target) => {
    if (!option) return;
    if (chooses) target.dataset.option = [option, ...copies].join(" ");
    let warm = false;
    const light = () => {
      warm = true;
      scene.warm(option);
    };
    const cool = () => {
      if (warm) scene.warm(null);
      warm = false;
    };
    const ears = [on(target, "pointerenter", light), on(target, "focus", light), on(target, "pointerleave", cool), on(target, "blur", cool)];
    return () => {
      delete target.dataset.option;
      for (const off of ears) off();
      cool();
    };
  };
