// Scratchboard: pale lines on black, the same each time. A picture is a list of marks.
export interface Mark {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
}

const [LINE, BLACK, LIT, PALE] = ["#b9ab86", "#0a1016", "#ffcf7d", "#efe6d2"];
const r1 = (n: number) => Math.round(n * 10) / 10;
const circle = (x: number, y: number, r: number) =>
  `M${r1(x - r)} ${r1(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A picture of 210 × 100 in progress. */
export class NightPicture {
  readonly marks: Mark[] = [];
  #seed: number;

  constructor(name: string) {
    this.#seed = [...name].reduce((n, c) => (n * 31 + c.charCodeAt(0)) >>> 0, 7);
  }

  /** A number from `a` to `b`, the same each time. */
  by(a: number, b: number): number {
    this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) >>> 0;
    return a + ((b - a) * this.#seed) / 2 ** 32;
  }

  /** A line. */
  line(d: string, width = 0.9, opacity = 1, stroke = LINE): this {
    this.marks.push({ d, stroke, width, opacity });
    return this;
  }

  /** A dark shape with a pale edge. */
  solid(d: string, fill = BLACK, width = 0.9, stroke = LINE): this {
    this.marks.push({ d, fill, stroke, width });
    return this;
  }

  /** A shape without an edge. */
  patch(d: string, fill: string, opacity = 1): this {
    this.marks.push({ d, fill, opacity });
    return this;
  }

  glow(x: number, y: number, r: number): this {
    return this.patch(circle(x, y, r), "url(#arkham-glow)");
  }

  uncanny(x: number, y: number, r: number): this {
    return this.patch(circle(x, y, r), "url(#arkham-uncanny)");
  }

  stars(n: number, low = 38): this {
    for (let i = 0; i < n; i++)
      this.patch(circle(this.by(2, 208), this.by(3, low), r1(this.by(0.4, 1.1))), PALE, r1(this.by(0.25, 0.8)));
    return this;
  }

  /** A moon with broken halos. */
  moon(x: number, y: number, r: number): this {
    for (let ring = 1; ring < 7; ring++) {
      const far = r + 2.2 + ring * 2.6;
      let d = "";
      for (let a = this.by(0, 0.5); a < 6.2; a += this.by(0.5, 0.9)) {
        const to = a + this.by(0.18, 0.42);
        d += `M${r1(x + far * Math.cos(a))} ${r1(y + far * Math.sin(a))}A${r1(far)} ${r1(far)} 0 0 1 ${r1(x + far * Math.cos(to))} ${r1(y + far * Math.sin(to))}`;
      }
      this.line(d, 0.8, r1(0.46 - ring * 0.06), "#8ea2b2");
    }
    this.patch(circle(x, y, r), "#efe2c0");
    return this.patch(circle(x - r * 0.3, y - r * 0.2, r1(r * 0.2)), "#cbbc93", 0.7).patch(
      circle(x + r * 0.3, y + r * 0.35, r1(r * 0.14)),
      "#cbbc93",
      0.7,
    );
  }

  /** Ground with an uneven edge. */
  ground(y: number, fill = "#0b1117"): this {
    let d = `M0 ${y}`;
    for (let x = 14; x <= 210; x += 14) d += `L${x} ${r1(y + this.by(-1.6, 1.6))}`;
    return this.patch(`${d}V100H0z`, fill).line(d, 0.6, 0.55);
  }

  /** Parallel strokes from (x, y): `dx`, `dy` between them, each about `long` and leaning. */
  hatch(x: number, y: number, n: number, dx: number, dy: number, lean: number, long: number, opacity = 0.55): this {
    let d = "";
    for (let i = 0; i < n; i++) {
      const far = long * this.by(0.6, 1.1);
      d += `M${r1(x + i * dx)} ${r1(y + i * dy)}l${r1(far * Math.sin(lean))} ${r1(far * Math.cos(lean))}`;
    }
    return this.line(d, 0.55, opacity);
  }

  pane(x: number, y: number, w: number, h: number, lit = false): this {
    this.solid(`M${x} ${y}h${w}v${h}h${-w}z`, lit ? LIT : "#05080c", 0.6);
    this.line(`M${r1(x + w / 2)} ${y}v${h}M${x} ${r1(y + h * 0.46)}h${w}`, 0.5, 1, lit ? "#7a4d0c" : LINE);
    return lit ? this.glow(x + w / 2, y + h / 2, r1(w * 2.6 + 4)) : this;
  }

  /** Rows and columns of windows, some lit: their indices, counted from the upper left. */
  panes(
    x: number,
    y: number,
    columns: number,
    rows: number,
    dx: number,
    dy: number,
    lit: number[] = [],
    w = 6,
    h = 8,
  ): this {
    for (let i = 0; i < columns * rows; i++)
      this.pane(x + (i % columns) * dx, y + Math.floor(i / columns) * dy, w, h, lit.includes(i));
    return this;
  }

  /** A gabled house standing on y = 100. */
  gable(x: number, w: number, eaves: number, ridge: number, chimney = true): this {
    const peak = x + w / 2;
    const slope = (eaves - ridge) / (w / 2);
    this.solid(`M${r1(x)} 102V${r1(eaves)}L${r1(peak)} ${r1(ridge)}L${r1(x + w)} ${r1(eaves)}V102z`);
    if (chimney) {
      const at = peak + w * 0.2;
      const roof = ridge + slope * w * 0.2;
      this.solid(`M${r1(at)} ${r1(roof)}v${r1(-w * 0.3)}h${r1(w * 0.1)}v${r1(w * 0.3 + slope * w * 0.1)}`);
    }
    for (let px = peak; px < x + w - 1; px += 2.7) this.hatch(px, ridge + 2 + (px - peak) * slope, 1, 0, 0, 0, w * 0.4);
    for (let y = eaves + 6; y < 96; y += 7)
      this.line(`M${r1(x + w * this.by(0.72, 0.8))} ${r1(y)}H${r1(x + w - 1)}`, 0.5, 0.55);
    return this;
  }

  /** A row of gabled houses with some lit windows. */
  street(from: number, to: number, eaves: number, lit: number): this {
    let n = 0;
    for (let x = from; x < to;) {
      const w = this.by(27, 38);
      const low = eaves + this.by(-7, 7);
      this.gable(x, w, low, low - w * this.by(0.58, 0.74), this.by(0, 1) > 0.25);
      for (const k of [0.22, 0.52])
        if (this.by(0, 1) > 0.2) this.pane(r1(x + w * k), r1(low + 10), 5, 7.5, ++n % lit === 0);
      x += w * this.by(0.86, 0.98);
    }
    return this;
  }

  /** A bare tree: branches that fork until they are twigs. */
  tree(x: number, y: number, high: number, lean = 0, deep = 5): this {
    const limbs: string[][] = [];
    const grow = (x0: number, y0: number, far: number, angle: number, left: number) => {
      const [x1, y1] = [x0 + far * Math.sin(angle), y0 - far * Math.cos(angle)];
      const bend = this.by(-0.14, 0.14) * far;
      (limbs[left] ??= []).push(
        `M${r1(x0)} ${r1(y0)}Q${r1((x0 + x1) / 2 + bend)} ${r1((y0 + y1) / 2)} ${r1(x1)} ${r1(y1)}`,
      );
      if (left === 0) return;
      grow(x1, y1, far * this.by(0.62, 0.8), angle - this.by(0.25, 0.62), left - 1);
      grow(x1, y1, far * this.by(0.58, 0.76), angle + this.by(0.25, 0.62), left - 1);
      if (this.by(0, 1) > 0.7) grow(x1, y1, far * 0.5, angle + this.by(-0.2, 0.2), left - 1);
    };
    grow(x, y, high * 0.34, lean, deep);
    limbs.forEach((all, left) => this.line(all.join(""), r1(0.5 + left * left * high * 0.0022 + left * 0.12), 0.95));
    return this;
  }

  /** Trunks of a wood, from one side to the other; farther ones are fainter. */
  trunks(n: number, from: number, to: number, base: number, faint: number): this {
    for (let i = 0; i < n; i++) {
      const x = from + ((to - from) * (i + this.by(0.15, 0.85))) / n;
      const w = this.by(1.4, 3.4);
      const d = `M${r1(x - w)} ${r1(base + this.by(-1, 3))}C${r1(x - w * 0.5)} 60 ${r1(x - w * 0.8)} 30 ${r1(x - w * 0.6 + this.by(-3, 3))} -4H${r1(x + w * 0.7)}C${r1(x + w * 0.6)} 30 ${r1(x + w * 0.4)} 60 ${r1(x + w * 1.2)} ${r1(base + 2)}z`;
      this.marks.push({ d, fill: BLACK, stroke: LINE, width: 0.7, opacity: faint });
      if (faint > 0.6) {
        this.hatch(x + w * 0.2, this.by(10, 30), 5, 0, 9, 0.1, 6, 0.5);
        this.line(
          `M${r1(x)} ${r1(this.by(20, 40))}q${r1(this.by(-12, 12))} -8 ${r1(this.by(-18, 18))} ${r1(this.by(-22, -12))}`,
          0.8,
          faint,
        );
      }
    }
    return this;
  }

  /** Low mist in broken lines. */
  mist(y: number, n = 4, colour = "#93a7b8"): this {
    for (let i = 0; i < n; i++) {
      let d = "";
      for (let x = this.by(-20, 10); x < 205; x += this.by(46, 70))
        d += `M${r1(x)} ${r1(y + i * 4)}q${r1(this.by(8, 14))} ${r1(this.by(-3, -1))} ${r1(this.by(20, 40))} 0`;
      this.line(d, 0.8, r1(0.42 - i * 0.07), colour);
    }
    return this;
  }

  /** Books on a shelf. */
  books(x: number, y: number, w: number, h: number): this {
    let d = "";
    for (let at = x; at < x + w - 2;) {
      const thick = this.by(1.8, 4);
      const tall = h * this.by(0.62, 0.95);
      d += `M${r1(at)} ${r1(y)}v${r1(-tall)}h${r1(thick)}v${r1(tall)}`;
      at += thick + this.by(0, 0.8);
    }
    return this.line(`${d}M${x} ${y}h${w}`, 0.6, 0.9);
  }

  headstone(x: number, y: number, w: number, h: number): this {
    return this.solid(`M${x} ${y}v${-h * 0.7}q0 ${-h * 0.3} ${w / 2} ${-h * 0.3}t${w / 2} ${h * 0.3}v${h * 0.7}z`).line(
      `M${x + w * 0.28} ${y - h * 0.6}h${w * 0.44}M${x + w * 0.28} ${y - h * 0.42}h${w * 0.44}`,
      0.5,
      0.7,
    );
  }
}
