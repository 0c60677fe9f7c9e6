// Highlights an option's target and its button together on hover and focus.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

interface Hoverable {
  hover(option: string | null): void;
}

/**
 * Highlight an option while its element is hovered or focused, and until it is removed. If a press chooses the option,
 * its id and those of its copies are set as `data-option`.
 */
export const highlightsOption =
  (
    scene: Hoverable,
    option: string | null | undefined,
    chooses = true,
    copies: readonly string[] = [],
  ): Attachment<HTMLElement | SVGElement> =>
  (target) => {
    if (!option) return;
    if (chooses) target.dataset.option = [option, ...copies].join(" ");
    let hovered = false;
    const start = () => {
      hovered = true;
      scene.hover(option);
    };
    const stop = () => {
      if (hovered) scene.hover(null);
      hovered = false;
    };
    const listeners = [
      on(target, "pointerenter", start),
      on(target, "focus", start),
      on(target, "pointerleave", stop),
      on(target, "blur", stop),
    ];
    return () => {
      delete target.dataset.option;
      for (const off of listeners) off();
      stop();
    };
  };
