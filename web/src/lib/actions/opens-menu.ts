// Marks controls that choose nothing themselves but reveal options: a menu, a card to read, a selected figure.
import type { Attachment } from "svelte/attachments";

/** Set as `data-opens` the options that can be chosen after a control is pressed. */
export const opensMenu =
  (options: readonly { id: string }[]): Attachment<HTMLElement | SVGElement> =>
  (control) => {
    if (!options.length) return;
    control.dataset.opens = options.map((option) => option.id).join(" ");
    return () => delete control.dataset.opens;
  };
