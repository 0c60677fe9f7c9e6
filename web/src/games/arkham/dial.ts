// A ring in sections: time and progress.
const at = (angle: number, r: number) =>
  `${(60 + r * Math.sin(angle)).toFixed(1)} ${(60 - r * Math.cos(angle)).toFixed(1)}`;

/** The sections of a ring of 120 × 120, clockwise from the top. */
export function ringSections(n: number): string[] {
  const step = (2 * Math.PI) / n;
  const gap = Math.min(0.06, step / 8);
  return Array.from({ length: n }, (_, k) => {
    const [a, b] = [k * step + gap, (k + 1) * step - gap];
    const large = b - a > Math.PI ? 1 : 0;
    return `M${at(a, 54)}A54 54 0 ${large} 1 ${at(b, 54)}L${at(b, 39)}A39 39 0 ${large} 0 ${at(a, 39)}Z`;
  });
}
