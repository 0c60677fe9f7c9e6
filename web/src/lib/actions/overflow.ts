// What scrolls shows on which sides more of it lies: `data-more`, which style fades there.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export type Side = "above" | "below" | "left" | "right";

/** Less than this is nothing that anybody would look for. */
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

/** Follows what scrolls; `seen` is told whenever something may have come into sight or gone out of it. */
export const follows =
  (seen?: (one: HTMLElement) => void): Attachment<HTMLElement> =>
  (one) => {
    const look = () => {
      const sides = hidden(one).join(" ");
      if (sides) one.dataset.more = sides;
      else delete one.dataset.more;
      seen?.(one);
    };
    const sizes = new ResizeObserver(look);
    /** All whose size makes up the length of what scrolls: its children, or theirs where a child has no box of its own. */
    const parts = (of: Element): Element[] => [...of.children].flatMap((part) => (getComputedStyle(part).display === "contents" ? parts(part) : [part]));
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

/** Says on what scrolls that there is more. */
export const scrolls: Attachment<HTMLElement> = follows();
