// Highlights an option's target and its button together on hover and focus.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

interface Warmed {
  warm(option: string | null): void;
}

/**
 * Highlight an option while its element is hovered or focused, and until it is removed. If a press chooses the option,
 * its id and those of its copies are set as `data-option`.
 */
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
