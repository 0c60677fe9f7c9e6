// What a person at this page cannot see, or cannot see how to reach. Evaluated in the page by `sight.py`.
(() => {
  const SMALLEST = 20;
  /** A place on a map may be a little smaller. Pieces stand on it, as cards of a hand lie one on the other: of 25 points,
   * this many can be pressed. */
  const PLACE = 16;
  const FREE = 1;
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=tab], [role=button]";
  const name = (e) =>
    `${e.tagName.toLowerCase()}.${e.getAttribute("class")?.split(" ").filter((c) => !c.startsWith("svelte-")).join(".") ?? ""} ` +
    `"${(e.getAttribute("aria-label") ?? e.textContent).trim().replace(/\s+/g, " ").slice(0, 60)}"`;
  const around = (e) => e.assignedSlot ?? e.parentElement;

  /** On which sides a box is outside a frame, by more than a hair. */
  const outside = (box, frame) => [
    box.left < frame.left - 1 && "left",
    box.right > frame.right + 1 && "right",
    box.top < frame.top - 1 && "above",
    box.bottom > frame.bottom + 1 && "below",
  ].filter(Boolean);

  const inner = (e) => {
    const box = e.getBoundingClientRect();
    if (e.offsetWidth === undefined) return { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    const zoom = e.offsetWidth ? box.width / e.offsetWidth : 1;
    const left = box.left + e.clientLeft * zoom, top = box.top + e.clientTop * zoom;
    return { left, top, right: left + e.clientWidth * zoom, bottom: top + e.clientHeight * zoom };
  };

  /** What stays at the edge of something that scrolls. */
  const stuck = (scroller) => [...scroller.children].filter((part) => getComputedStyle(part).position === "sticky");

  /** What is left of a room when others stay at its edges. */
  function free(scroller, e) {
    const room = { ...inner(scroller) };
    for (const part of stuck(scroller)) {
      if (part.contains(e)) continue;
      const box = part.getBoundingClientRect();
      if (Math.abs(box.bottom - room.bottom) < 2) room.bottom = box.top;
      else if (Math.abs(box.top - room.top) < 2) room.top = box.bottom;
    }
    return room;
  }

  /** Whether something that scrolls shows that there is more on a side. */
  const announced = (scroller, side) => {
    const shaded = stuck(scroller).some((part) => getComputedStyle(part).boxShadow !== "none");
    return (scroller.dataset.more ?? "").split(" ").includes(side) && (shaded || getComputedStyle(scroller).maskImage !== "none");
  };

  /** Why a control is not in sight; null when it is. */
  function unseen(e) {
    // A field of which only what it moves is drawn is transparent.
    if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: e.tagName !== "INPUT" })) return "is not shown";
    const box = e.getBoundingClientRect();
    const least = e.ownerSVGElement ? PLACE : SMALLEST;
    if (box.width < least || box.height < least - 2) return `is ${Math.round(box.width)} by ${Math.round(box.height)}`;
    let fixed = getComputedStyle(e).position === "fixed";
    let frame = null;
    const self = e;
    for (let by = around(e); by && !fixed; by = around(by)) {
      const style = getComputedStyle(by);
      if (by !== document.body && by !== document.documentElement && (style.overflowX !== "visible" || style.overflowY !== "visible")) {
        frame ??= box;
        const room = free(by, e ?? self);
        const cut = outside(frame, room);
        for (const side of cut) {
          const way = side === "left" || side === "right" ? style.overflowX : style.overflowY;
          if (way === "visible") continue;
          if (!/auto|scroll/.test(way)) return `is cut ${side} by ${name(by)}`;
          if (!announced(by, side)) return `is out of sight ${side} in ${name(by)}, which does not say so`;
        }
        if (cut.length) {
          if (room.right - room.left < SMALLEST || room.bottom - room.top < SMALLEST) return `has no room in ${name(by)}`;
          frame = { left: Math.max(frame.left, room.left), top: Math.max(frame.top, room.top), right: Math.min(frame.right, room.right), bottom: Math.min(frame.bottom, room.bottom) };
          if (frame.right <= frame.left || frame.bottom <= frame.top) frame = room;
          e = null;
        }
      }
      if (style.position === "fixed" || by.tagName === "DIALOG") fixed = true;
    }
    frame ??= box;
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const cut = outside(frame, page);
    const whole = document.scrollingElement;
    for (const side of cut) {
      const scrolls = !fixed && (side === "below" || side === "above") && whole.scrollHeight > innerHeight && getComputedStyle(whole).overflowY !== "hidden";
      if (!scrolls) return `is outside the page ${side}`;
    }
    if (cut.length || !e) return null;
    return covered(e, box);
  }

  /** What lies over the middle or a corner of a control. */
  function covered(e, box) {
    if (e.ownerSVGElement || e.closest(".hand-zone")) {
      const at = [0.1, 0.3, 0.5, 0.7, 0.9];
      const hits = at.flatMap((x) => at.map((y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)));
      return hits.filter((hit) => e.contains(hit)).length < FREE ? "is covered" : null;
    }
    const round = parseFloat(getComputedStyle(e).borderTopLeftRadius) || 0;
    const edge = Math.min(box.width / 2 - 1, box.height / 2 - 1, 3 + Math.min(round, box.width / 2) * 0.3);
    const points = [[box.left + box.width / 2, box.top + box.height / 2]];
    for (const x of [box.left + edge, box.right - edge]) for (const y of [box.top + edge, box.bottom - edge]) points.push([x, y]);
    for (const [n, [x, y]] of points.entries()) {
      const hit = document.elementFromPoint(x, y);
      // A corner may be rounded off; the middle may not be missing.
      if (!hit || !(e.contains(hit) || (hit.contains(e) && (n || hit.tagName === "LABEL")))) return `is under ${hit ? name(hit) : "nothing"}`;
    }
    return null;
  }

  const meant = (e) =>
    !e.closest(".vh, .skip, [hidden], [inert]") &&
    !(e.closest("details:not([open])") && e.tagName !== "SUMMARY") &&
    !(e.disabled && !e.checkVisibility());

  /** Asks while the page is shown, should it not be painted; what a page without an opacity of its own does not notice. */
  const shown = (ask) => (...args) => {
    const { style } = document.documentElement;
    const before = style.opacity;
    style.opacity = "1";
    const found = ask(...args);
    style.opacity = before;
    return found;
  };

  window.sight = {
    /** Every control of a part of the page that is out of sight, and why. */
    faults: shown((within, but) => {
      const top = [...document.querySelectorAll("dialog[open]")].at(-1);
      const parts = top ? [top] : [...document.querySelectorAll(within)];
      const all = new Set(parts.flatMap((part) => [...part.querySelectorAll(CONTROLS)]));
      return [...all].filter((e) => meant(e) && !(but && !top && e.closest(but))).map((e) => [e, unseen(e)]).filter(([, why]) => why).map(([e, why]) => `${name(e)} ${why}`);
    }),
    /** The options of which no control with an attribute is in sight, each with the reason. */
    options: shown((wanted, attribute) => {
      const bad = [];
      for (const id of wanted) {
        const found = [...document.querySelectorAll(`[data-${attribute}~="${id}"]`)].filter((e) => e.ariaDisabled !== "true");
        const why = found.map((e) => [e, unseen(e)]);
        if (!why.some(([, fault]) => !fault)) bad.push([id, why.map(([e, fault]) => `${name(e)} ${fault}`).join("; ") || "has no control"]);
      }
      return bad;
    }),
  };
})();
