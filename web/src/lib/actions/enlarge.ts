// Shows an enlarged card on hover or long press, and hides it when either ends.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import "./enlarge.css";

const REST = 380;
const LONG = 450;
const GAP = 10;

/** Classes that shorten a card where there is little room; enlarged, it is shown in full. */
const SHORT = ["compact", "small", "flat", "tile"];
/** Attributes that would make the copy a second control. */
const LIVE = ["id", "tabindex", "data-option", "data-opens", "data-card", "title", "aria-keyshortcuts"];

let held: HTMLElement | null = null;

function put(): void {
  held?.remove();
  held = null;
}

/** Show a copy of a card beside it, inside the window. */
function hold(card: HTMLElement, width: number): void {
  put();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.classList.remove(...SHORT);
  for (const node of [copy, ...copy.querySelectorAll("*")]) for (const name of LIVE) node.removeAttribute(name);
  held = document.createElement("div");
  held.className = "enlarged";
  held.ariaHidden = "true";
  held.inert = true;
  held.style.setProperty("--wide", `${width}px`);
  held.append(copy);
  document.body.append(held);
  const [from, box] = [card.getBoundingClientRect(), held.getBoundingClientRect()];
  const fits = (at: number, size: number, room: number) => Math.max(8, Math.min(room - size - 8, at));
  const above = from.top - box.height - GAP;
  const beside = from.right + GAP + box.width < innerWidth ? from.right + GAP : from.left - box.width - GAP;
  held.style.left = `${fits(above < 8 && beside > 8 ? beside : from.left + (from.width - box.width) / 2, box.width, innerWidth)}px`;
  held.style.top = `${fits(above < 8 ? (beside > 8 ? from.top : from.bottom + GAP) : above, box.height, innerHeight)}px`;
}

/** Enlarge a card while the mouse rests on it or a finger is held on it. */
export const enlarges =
  (width = 250): Attachment<HTMLElement> =>
  (card) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const wait = (span: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, span);
    };
    const end = () => {
      clearTimeout(timer);
      put();
    };
    const ears = [
      on(card, "pointerenter", (event) => event.pointerType === "mouse" && wait(REST, () => hold(card, width))),
      on(card, "pointerleave", end),
      on(card, "pointercancel", end),
      on(card, "pointerup", end),
      on(card, "pointerdown", (event) => {
        end();
        long = false;
        if (event.pointerType === "mouse") return;
        wait(LONG, () => {
          long = true;
          hold(card, width);
        });
      }),
      // A long press reads and does not choose.
      on(
        card,
        "click",
        (event) => {
          if (!long) return;
          long = false;
          event.preventDefault();
          event.stopPropagation();
        },
        { capture: true },
      ),
      on(card, "contextmenu", (event) => long && event.preventDefault()),
    ];
    return () => {
      end();
      for (const off of ears) off();
    };
  };
