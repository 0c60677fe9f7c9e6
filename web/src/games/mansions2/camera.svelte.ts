// Zoom and pan of the map: it fits by itself until somebody moves it, by wheel, fingers or buttons.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Box } from "./places";

const CLOSEST = 2.6;
const FARTHEST = 0.22;
const STEP = 1.3;
/** Pixels that a press may move before it drags the map. */
const SLIP = 5;

interface Look {
  /** Pixels to a unit of the drawing. */
  k: number;
  x: number;
  y: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  #own = $state.raw<Look | null>(null);
  readonly free = $derived(this.#own !== null);

  /** Fit a box into the upper part of the picture; `below` is covered. */
  fit(box: Box, below: number, most: number): Look {
    const [w, h] = [Math.max(1, this.width), Math.max(120, this.height - below)];
    const k = Math.min(w / box.w, h / box.h, most);
    return { k, x: box.x + box.w / 2 - w / 2 / k, y: box.y + box.h / 2 - h / 2 / k };
  }
  look(fitting: Look): Look {
    return this.#own ?? fitting;
  }
  home(): void {
    this.#own = null;
  }
  zoom(now: Look, by: number, px = this.width / 2, py = this.height / 2): void {
    const k = Math.max(FARTHEST, Math.min(CLOSEST, now.k * by));
    this.#own = { k, x: now.x + px / now.k - px / k, y: now.y + py / now.k - py / k };
  }
  closer = (now: Look) => this.zoom(now, STEP);
  farther = (now: Look) => this.zoom(now, 1 / STEP);

  /** Wheel zooms, a drag pans, two fingers do both; a drag does not click. */
  moves(now: () => Look): Attachment<HTMLElement> {
    return (node) => {
      const fingers = new Map<number, { x: number; y: number }>();
      let dragged = false;
      const at = (event: { clientX: number; clientY: number }) => {
        const box = node.getBoundingClientRect();
        return { x: event.clientX - box.x, y: event.clientY - box.y };
      };
      const ears = [
        on(
          node,
          "wheel",
          (event) => {
            event.preventDefault();
            const { x, y } = at(event);
            this.zoom(now(), Math.exp(-event.deltaY / 500), x, y);
          },
          { passive: false },
        ),
        on(node, "pointerdown", (event) => {
          if (!fingers.size) dragged = false;
          fingers.set(event.pointerId, at(event));
        }),
        on(node, "pointermove", (event) => {
          const from = fingers.get(event.pointerId);
          if (!from) return;
          const to = at(event);
          if (!dragged && Math.hypot(to.x - from.x, to.y - from.y) < SLIP) return;
          if (!dragged) node.setPointerCapture(event.pointerId);
          dragged = true;
          const look = now();
          const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
          if (other) {
            const by =
              Math.hypot(to.x - other.x, to.y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
            this.zoom(look, by, other.x, other.y);
          } else this.#own = { k: look.k, x: look.x - (to.x - from.x) / look.k, y: look.y - (to.y - from.y) / look.k };
          fingers.set(event.pointerId, to);
        }),
        on(node, "pointerup", (event) => void fingers.delete(event.pointerId)),
        on(node, "pointercancel", (event) => void fingers.delete(event.pointerId)),
        on(
          node,
          "click",
          (event) => {
            if (!dragged) return;
            event.stopPropagation();
            event.preventDefault();
            dragged = false;
          },
          { capture: true },
        ),
      ];
      return () => ears.forEach((off) => off());
    };
  }
}
