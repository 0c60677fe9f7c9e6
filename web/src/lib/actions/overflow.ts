// Marks an element with the sides on which more of its content is hidden: `data-more`, where styles fade it.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export type Side = "above" | "below" | "left" | "right";

/** Pixels that count as nothing hidden. */
const HAIR = 2;

function hidden(one: HTMLElement): Side[] {
  const { overflowX, overflowY } = getComputedStyle(one);
  const scrolls = (way: string) => way === "auto" || way === "scroll";
  const across = scrolls(overflowX);
  const down = scrolls(overflowY);
  return [
    ...(down && one.scrollTop > HAIR ? (["above"] as const) : []),
    ...(down && one.scrollTop + one.clientHeight < one.scrollHeight - HAIR ? (["below"] as const) : []),
    ...(across && one.scrollLeft > HAIR ? (["left"] as const) : []),
    ...(across && one.scrollLeft + one.clientWidth < one.scrollWidth - HAIR ? (["right"] as const) : []),
  ];
}

/** Track the overflow of an element; `seen` is called whenever something may have come into view or left it. */
export const tracksOverflow =
  (seen?: (one: HTMLElement) => void): Attachment<HTMLElement> =>
  (one) => {
    const look = () => {
      const sides = hidden(one).join(" ");
      if (sides) one.dataset.more = sides;
      else delete one.dataset.more;
      seen?.(one);
    };
    const sizes = new ResizeObserver(look);
    /** Return the elements whose size makes up the scroll length: the children, or theirs if a child has no box. */
    const parts = (of: Element): Element[] =>
      [...of.children].flatMap((part) => (getComputedStyle(part).display === "contents" ? parts(part) : [part]));
    const measure = () => {
      sizes.disconnect();
      for (const part of [one, ...parts(one)]) sizes.observe(part);
    };
    const changes = new MutationObserver(measure);
    changes.observe(one, { childList: true, subtree: true });
    measure();
    const off = on(one, "scroll", look, { passive: true });
    return () => {
      off();
      changes.disconnect();
      sizes.disconnect();
    };
  };

/** Mark an element with the sides on which it overflows. */
export const marksOverflow: Attachment<HTMLElement> = tracksOverflow();
