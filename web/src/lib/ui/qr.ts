// Encodes a link as a QR code: bytes, lowest correction level, up to version 9, by ISO/IEC 18004.

/** For each version: data bytes in a block, correction bytes in a block, blocks. */
const VERSIONS = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [68, 18, 2],
  [78, 20, 2],
  [97, 24, 2],
  [116, 30, 2],
] as const;
/** Where the centres of the alignment patterns are, along each side. */
const SMALL = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
const LOW = 1;

// ---- error correction

const POWERS = new Uint8Array(255);
const LOGS = new Uint8Array(256);
for (let n = 0, x = 1; n < 255; n++) {
  POWERS[n] = x;
  LOGS[x] = n;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? POWERS[(LOGS[a] + LOGS[b]) % 255] : 0);

/** The generator polynomial, without its highest term. */
export function divisor(degree: number): number[] {
  let found = [1];
  for (let n = 0; n < degree; n++) {
    const next = [...found, 0];
    found.forEach((c, k) => (next[k + 1] ^= times(c, POWERS[n])));
    found = next;
  }
  return found.slice(1);
}

/** Return the correction bytes for some bytes. */
export function correction(data: readonly number[], degree: number): number[] {
  const by = divisor(degree);
  const rest: number[] = Array(degree).fill(0);
  for (const byte of data) {
    const lead = byte ^ rest.shift()!;
    rest.push(0);
    by.forEach((c, k) => (rest[k] ^= times(c, lead)));
  }
  return rest;
}

/** Append its correction bits to some bits. */
export function guarded(bits: number, generator: number, length: number): number {
  let rest = bits << length;
  for (let top = 31 - Math.clz32(rest); rest >> length; top = 31 - Math.clz32(rest))
    rest ^= generator << (top - length);
  return (bits << length) | rest;
}

// ---- bytes

/** All bytes of the code, in the order in which they are written. */
function codewords(text: Uint8Array, version: number): number[] {
  const [room, degree, blocks] = VERSIONS[version - 1];
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let k = length - 1; k >= 0; k--) bits.push((value >> k) & 1);
  };
  put(4, 4);
  put(text.length, 8);
  for (const byte of text) put(byte, 8);
  put(0, Math.min(4, 8 * room * blocks - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let odd = true; data.length < room * blocks; odd = !odd) data.push(odd ? 0xec : 0x11);
  const parts = Array.from({ length: blocks }, (_, k) => data.slice(k * room, (k + 1) * room));
  const checks = parts.map((part) => correction(part, degree));
  const woven = (of: number[][], length: number) => Array.from({ length }, (_, k) => of.map((one) => one[k])).flat();
  return [...woven(parts, room), ...woven(checks, degree)];
}

// ---- drawing

type Grid = (boolean | undefined)[][];

/** The patterns that are the same in every code of a version. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const square = (row: number, column: number, far: number, dark: (away: number) => boolean) => {
    for (let y = -far; y <= far; y++)
      for (let x = -far; x <= far; x++)
        if (grid[row + y] && column + x >= 0 && column + x < size)
          grid[row + y][column + x] = dark(Math.max(Math.abs(x), Math.abs(y)));
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ])
    square(row, column, 4, (away) => away !== 2 && away !== 4);
  const middles = SMALL[version - 1];
  const last = middles.length - 1;
  middles.forEach((row, a) =>
    middles.forEach((column, b) => {
      if (!((a === 0 && b === 0) || (a === 0 && b === last) || (a === last && b === 0)))
        square(row, column, 2, (away) => away !== 1);
    }),
  );
  for (let k = 8; k < size - 8; k++) {
    grid[6][k] ??= k % 2 === 0;
    grid[k][6] ??= k % 2 === 0;
  }
  return grid;
}

/** The level and the mask, twice, and the version of large codes. */
function tell(grid: Grid, version: number, mask: number): void {
  const size = grid.length;
  const level = guarded((LOW << 3) | mask, 0x537, 10) ^ 0x5412;
  const bit = (k: number) => ((level >> k) & 1) === 1;
  for (let k = 0; k < 15; k++) {
    const [row, column] = k < 6 ? [k, 8] : k < 8 ? [k + 1, 8] : k === 8 ? [8, 7] : [8, 14 - k];
    grid[row][column] = bit(k);
    if (k < 8) grid[8][size - 1 - k] = bit(k);
    else grid[size - 15 + k][8] = bit(k);
  }
  grid[size - 8][8] = true;
  if (version < 7) return;
  const told = guarded(version, 0x1f25, 12);
  for (let k = 0; k < 18; k++) {
    const [a, b] = [Math.floor(k / 3), size - 11 + (k % 3)];
    grid[a][b] = grid[b][a] = ((told >> k) & 1) === 1;
  }
}

/** Encode a text as rows of dark and light; null if it is too long. */
export function encodeQr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + VERSIONS.findIndex(([room, , blocks]) => bytes.length + 2 <= room * blocks);
  if (!version) return null;
  const grid = frame(version);
  const size = grid.length;
  tell(grid, version, 0);
  const texts = codewords(bytes, version);
  let n = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let k = 0; k < size; k++) {
      const row = up ? size - 1 - k : k;
      for (const column of [right, right - 1]) {
        if (grid[row][column] !== undefined) continue;
        const dark = n < 8 * texts.length && ((texts[n >> 3] >> (7 - (n & 7))) & 1) === 1;
        grid[row][column] = dark !== ((row + column) % 2 === 0);
        n++;
      }
    }
  }
  return grid as boolean[][];
}
