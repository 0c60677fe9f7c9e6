// Drag and drop with a mouse, a pen or a finger.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const STILL = 6;

export interface Dragged {
  /** How far it has been dragged, in pixels. */
  move(dx: number, dy: number): void;
  /** Dropped: how far, and what is under the pointer; `under` is null if the drag was cancelled. */
  drop(dx: number, dy: number, under: Element | null): void;
}

/** Track a drag from the first real movement; the click that ends it is suppressed. */
export const drags =
  (to: Dragged): Attachment<HTMLElement> =>
  (node) => {
    let from: { x: number; y: number } | null = null;
    let moving = false;
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      moving = false;
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving && Math.hypot(dx, dy) < STILL) return;
      moving = true;
      to.move(dx, dy);
    };
    const end = (event: PointerEvent) => {
      if (from && moving) {
        const under = event.type === "pointerup" ? beneath(node, event.clientX, event.clientY) : null;
        to.drop(event.clientX - from.x, event.clientY - from.y, under);
      }
      from = null;
    };
    const click = (event: MouseEvent) => {
      if (moving) event.stopImmediatePropagation();
      moving = false;
    };
    const ears = [
      on(node, "pointerdown", down),
      on(node, "pointermove", move),
      on(node, "pointerup", end),
      on(node, "pointercancel", end),
      on(node, "click", click, { capture: true }),
    ];
    return () => {
      for (const off of ears) off();
    };
  };

/** What is under a dragged element. */
function beneath(node: HTMLElement, x: number, y: number): Element | null {
  return document.elementsFromPoint(x, y).find((e) => e !== node && !node.contains(e)) ?? null;
}

/** Return the number in `data-<name>` of an element under the pointer, or of its ancestor. */
export function dragOffset(under: Element | null, name: string): number | null {
  const value = under?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
  return value == null ? null : Number(value);
}
