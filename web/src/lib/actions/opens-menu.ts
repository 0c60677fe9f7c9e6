// A control that chooses nothing itself, but shows those that do: a menu, a card to read, a figure taken up.
import type { Attachment } from "svelte/attachments";

/** Writes on a control which options can be chosen after it was pressed (`data-opens`). */
export const opens =
  (options: readonly { id: string }[]): Attachment<HTMLElement | SVGElement> =>
  (control) => {
    if (!options.length) return;
    control.dataset.opens = options.map((option) => option.id).join(" ");
    return () => delete control.dataset.opens;
  };
