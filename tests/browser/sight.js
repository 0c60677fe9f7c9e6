// Controls that a person at this page cannot see, or cannot see how to reach. Evaluated in the page by `sight.py`.
(() => {
  const SMALLEST = 20;
  /** Smallest size of a place on a map, in pixels: the list offers the same choice. */
  const PLACE = 12;
  /** Smallest uncovered share of a control under pieces or in a fan of cards: the strip that a fan leaves of a card (24 of
   * 124 px). Some spot of it must be as large as PLACE. */
  const FREE = 0.2;
  /** Pixels of overflow that neither a person nor the page takes notice of. */
  const HAIR = 3;
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=tab], [role=button]";
  const name = (e) =>
    `${e.tagName.toLowerCase()}.${e.getAttribute("class")?.split(" ").filter((c) => !c.startsWith("svelte-")).join(".") ?? ""} ` +
    `"${(e.getAttribute("aria-label") ?? e.textContent).trim().replace(/\s+/g, " ").slice(0, 60)}"`;
  const around = (e) => e.assignedSlot ?? e.parentElement;

  /** Return the sides on which a box is outside a frame, by more than HAIR. */
  const outside = (box, frame) => [
    box.left < frame.left - HAIR && "left",
    box.right > frame.right + HAIR && "right",
    box.top < frame.top - HAIR && "above",
    box.bottom > frame.bottom + HAIR && "below",
  ].filter(Boolean);

  const inner = (e) => {
    const box = e.getBoundingClientRect();
    if (e.offsetWidth === undefined) return { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    const zoom = e.offsetWidth ? box.width / e.offsetWidth : 1;
    const left = box.left + e.clientLeft * zoom, top = box.top + e.clientTop * zoom;
    return { left, top, right: left + e.clientWidth * zoom, bottom: top + e.clientHeight * zoom };
  };

  /** Return the sticky children of a scroller. */
  const stuck = (scroller) => [...scroller.children].filter((part) => getComputedStyle(part).position === "sticky");

  /** Return the room of a scroller that sticky children leave to an element. */
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

  /** Return whether a scroller shows that there is more on a side. */
  const announced = (scroller, side) => {
    const shaded = stuck(scroller).some((part) => getComputedStyle(part).boxShadow !== "none");
    return (scroller.dataset.more ?? "").split(" ").includes(side) && (shaded || getComputedStyle(scroller).maskImage !== "none");
  };

  /** Return why a control is not in sight, or null. `still`: scrolling is not allowed; `line`: it is part of a text, and its
   * corners do not count. */
  function unseen(e, still = false, line = false) {
    // An input may be transparent while a drawing stands for it.
    if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: e.tagName !== "INPUT" })) return "is not shown";
    const box = e.getBoundingClientRect();
    const least = e.ownerSVGElement ? PLACE : SMALLEST;
    if (box.width < least || box.height < least - 2) return `is ${Math.round(box.width)} by ${Math.round(box.height)}`;
    let fixed = getComputedStyle(e).position === "fixed";
    let frame = null;
    const self = e;
    for (let by = around(e); by && !fixed; by = around(by)) {
      const style = getComputedStyle(by);
      if (by === self.ownerSVGElement) {
        // Parts of a piece that its drawing clips cannot be pressed.
        const edge = by.getBoundingClientRect();
        frame = { left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right), top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom) };
        continue;
      }
      if (by !== document.body && by !== document.documentElement && (style.overflowX !== "visible" || style.overflowY !== "visible")) {
        frame ??= box;
        const room = free(by, e ?? self);
        const cut = outside(frame, room);
        for (const side of cut) {
          const way = side === "left" || side === "right" ? style.overflowX : style.overflowY;
          if (way === "visible") continue;
          if (!/auto|scroll/.test(way)) return `is cut ${side} by ${name(by)}`;
          if (still) return `has to be scrolled to ${side} in ${name(by)}`;
          if (!announced(by, side)) return `is out of sight ${side} in ${name(by)}, which does not say so`;
        }
        if (cut.length) {
          if (room.right - room.left < SMALLEST || room.bottom - room.top < SMALLEST) return `has no room in ${name(by)}`;
          frame = { left: Math.max(frame.left, room.left), top: Math.max(frame.top, room.top), right: Math.min(frame.right, room.right), bottom: Math.min(frame.bottom, room.bottom) };
          if (frame.right <= frame.left || frame.bottom <= frame.top) frame = room;
          e = null;
        } else {
          // It is cut by less than HAIR, which the next ancestor must not count again.
          frame = { left: Math.max(frame.left, room.left), top: Math.max(frame.top, room.top), right: Math.min(frame.right, room.right), bottom: Math.min(frame.bottom, room.bottom) };
        }
      }
      if (style.position === "fixed" || by.tagName === "DIALOG") fixed = true;
    }
    frame ??= box;
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const cut = outside(frame, page);
    const whole = document.scrollingElement;
    for (const side of cut) {
      const scrolls = !still && !fixed && (side === "below" || side === "above") && whole.scrollHeight > innerHeight && getComputedStyle(whole).overflowY !== "hidden";
      if (!scrolls) return `is outside the page ${side}`;
    }
    if (cut.length || !e) return null;
    return covered(e, box, line);
  }

  /** Return what covers the middle or a corner of a control, or null. */
  function covered(e, box, line) {
    if (e.ownerSVGElement || e.closest(".hand-zone, .other, section.board")) {
      const at = [0.5, 0.3, 0.7, 0.1, 0.9];
      const all = at.flatMap((x) => at.map((y) => [box.left + box.width * x, box.top + box.height * y]));
      const ours = (x, y) => e.contains(document.elementFromPoint(x, y));
      const half = PLACE / 2 - 1;
      const finger = ([x, y]) => [[half, 0], [-half, 0], [0, half], [0, -half]].every(([by, down]) => ours(x + by, y + down));
      const bare = [];
      let spot = false;
      for (const point of all) {
        if (!ours(...point)) continue;
        bare.push(point);
        spot ||= finger(point);
        // Enough for a control that fills its box, and so for any. A board has hundreds, and each look is slow.
        if (spot && bare.length >= FREE * all.length) return null;
      }
      const own = all.filter(([x, y]) => document.elementsFromPoint(x, y).some((hit) => e.contains(hit)));
      if (!bare.length || bare.length < FREE * own.length) return `is free at ${bare.length} of ${own.length} points`;
      return spot ? null : `is free at ${bare.length} of ${own.length} points, but nowhere for a finger`;
    }
    const round = parseFloat(getComputedStyle(e).borderTopLeftRadius) || 0;
    const edge = Math.min(box.width / 2 - 1, box.height / 2 - 1, 3 + Math.min(round, box.width / 2) * 0.3);
    const points = [[box.left + box.width / 2, box.top + box.height / 2]];
    for (const x of line ? [] : [box.left + edge, box.right - edge]) for (const y of [box.top + edge, box.bottom - edge]) points.push([x, y]);
    for (const [n, [x, y]] of points.entries()) {
      const hit = document.elementFromPoint(x, y);
      // A corner may be rounded off, but the middle must be there.
      if (!hit || !(e.contains(hit) || (hit.contains(e) && (n || hit.tagName === "LABEL")))) return `is under ${hit ? name(hit) : "nothing"}`;
    }
    return null;
  }

  const meant = (e) =>
    !e.closest(".vh, .skip, [hidden], [inert]") &&
    // A line of the journal and a card show these on hover only, and a touch screen does without. In a lesson its note replaces
    // the reason.
    !e.matches(".log .back, .slot .read, .place .read, .question:has(.lesson) .why *") &&
    !(e.closest("details:not([open])") && e.tagName !== "SUMMARY") &&
    !(e.disabled && !e.checkVisibility());

  /** Run a function while the page is opaque, because unpainted pages are transparent. */
  const shown = (ask) => (...args) => {
    const { style } = document.documentElement;
    const before = style.opacity;
    style.opacity = "1";
    const found = ask(...args);
    style.opacity = before;
    return found;
  };

  /** Return an uncovered point of a control, relative to its corner, or null. */
  function point(control) {
    const places = [0.5, 0.3, 0.7, 0.1, 0.9];
    const box = control.getBoundingClientRect();
    for (const down of places)
      for (const across of places) {
        const [x, y] = [box.width * across, box.height * down];
        const hit = document.elementFromPoint(box.left + x, box.top + y);
        if (!hit || !control.contains(hit)) continue;
        return { x: x - (control.clientLeft ?? 0), y: y - (control.clientTop ?? 0) };
      }
    return null;
  }

  /** Scroll a control into sight as a person would: by the page, or by scrollers that show that there is more. */
  function bring(control) {
    for (let by = around(control); by; by = around(by)) {
      const whole = by === document.scrollingElement;
      const style = getComputedStyle(by);
      const box = control.getBoundingClientRect();
      const room = whole ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : free(by, control);
      for (const side of outside(box, room)) {
        const across = side === "left" || side === "right";
        const way = across ? style.overflowX : style.overflowY;
        const turns = whole ? way !== "hidden" && way !== "clip" : /auto|scroll/.test(way) && announced(by, side);
        if (!turns) continue;
        const [from, to] = across ? ["left", "right"] : ["top", "bottom"];
        const before = side === "left" || side === "above" || box[to] - box[from] > room[to] - room[from];
        // Bars cover the edges of the page, so a control there is scrolled to the middle.
        const middle = (box[from] + box[to] - room[from] - room[to]) / 2;
        by.scrollBy({ [from]: whole ? middle : before ? box[from] - room[from] : box[to] - room[to], behavior: "instant" });
      }
    }
  }

  /** Return where a person could press a control, or null. */
  function place(control) {
    if (!control.checkVisibility({ visibilityProperty: true })) return null;
    const found = point(control);
    if (found) return found;
    bring(control);
    return point(control);
  }

  const frames = async (n) => {
    for (; n; n -= 1) await new Promise(requestAnimationFrame);
  };

  /** Change the language of the page. The click does not propagate, because it would close open menus. */
  async function speak(lang) {
    if (document.documentElement.lang === lang) return;
    document.addEventListener("click", (event) => event.stopPropagation(), { once: true });
    document.querySelector(`.langs button[aria-pressed="false"]`).click();
    while (document.documentElement.lang !== lang) await frames(1);
    await frames(3);
  }

  /** Most attempts while the layout of a page settles. */
  const LOOKS = 20;

  window.sight = {
    place,
    /** Return the answers to a question by language, or null if the page has no language buttons. */
    each: async (langs, question, ...args) => {
      if (!document.querySelector(".langs")) return null;
      const found = {};
      for (const lang of langs) {
        await speak(lang);
        for (let n = 0; n < LOOKS; n += 1) {
          found[lang] = window.sight[question](...args);
          if (!found[lang].length) break;
          await frames(3);
        }
      }
      return found;
    },
    /** Return a pressable control that names an option in one of the attributes, with that attribute and the place to press, or
     * null. Controls in sight come before those that need scrolling. */
    find: (attributes, option) => {
      for (const attribute of attributes) {
        const all = [...document.querySelectorAll(`[data-${attribute}~="${option}"]`)];
        const able = all.filter((one) => one.ariaDisabled !== "true" && !(attribute === "opens" && one.ariaExpanded === "true") && one.checkVisibility({ visibilityProperty: true }));
        for (const how of [point, place])
          for (const control of able) {
            const found = how(control);
            if (found) return { control, attribute, place: found };
          }
      }
      return null;
    },
    /** Return every control in part of the page that is not wholly in sight, with the reason. Things on the table and lines of a
     * long text may need scrolling. */
    faults: shown((within, table, lines) => {
      const top = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1);
      const parts = top ? [top] : [...document.querySelectorAll(within)];
      const all = new Set(parts.flatMap((part) => [...part.querySelectorAll(CONTROLS)]));
      const why = (e) => (e.closest(lines) ? unseen(e, false, true) : unseen(e, !!top || !e.closest(table)));
      return [...all].filter(meant).map((e) => [e, why(e)]).filter(([, why]) => why).map(([e, why]) => `${name(e)} ${why}`);
    }),
    /** Return the options that no control in sight chooses or leads to, each with the reasons. */
    reachable: (wanted) => {
      const missing = window.sight.options(wanted, "option");
      const closed = missing.length ? new Map(window.sight.options(missing.map(([id]) => id), "opens")) : new Map();
      return missing.filter(([id]) => closed.has(id)).map(([id, why]) => `${id}: ${why}; ${closed.get(id)}`);
    },
    /** Return the options that no control in sight names in an attribute, each with the reason. */
    options: shown((wanted, attribute) => {
      const bad = [];
      for (const id of wanted) {
        const found = [...document.querySelectorAll(`[data-${attribute}~="${id}"]`)].filter((e) => e.ariaDisabled !== "true");
        // The list comes before the board, where a look takes ten times as long. One control in sight is enough.
        found.sort((a, b) => !!a.ownerSVGElement - !!b.ownerSVGElement);
        const faults = [];
        const seen = found.some((e) => {
          const fault = unseen(e);
          if (fault) faults.push(`${name(e)} ${fault}`);
          return !fault;
        });
        if (!seen) bad.push([id, faults.join("; ") || "has no control"]);
      }
      return bad;
    }),
  };
})();
