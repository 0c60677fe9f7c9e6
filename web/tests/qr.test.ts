// Links as QR codes: values from the standard, and a reader of our own that decodes the text again.
import { describe, expect, test } from "vitest";
import { correction, divisor, guarded, encodeQr } from "$lib/ui/qr";

/** Read the bytes back as a camera would: mask, columns, blocks. */
function read(grid: boolean[][]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const blank = encodeQr("")!;
  expect(blank.length).toBe(21);
  const fixed = (row: number, column: number): boolean => {
    const corner = (r: number, c: number) => r < 9 && c < 9;
    if (corner(row, column) || corner(row, size - 1 - column + 1) || corner(size - 1 - row + 1, column)) return true;
    if (row === 6 || column === 6) return true;
    if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
    const middles = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46]][version - 1];
    const all = version > 1 ? [6, ...middles] : [];
    return all.some((r, a) =>
      all.some(
        (c, b) =>
          !((a === 0 && (b === 0 || b === all.length - 1)) || (b === 0 && a === all.length - 1)) &&
          Math.abs(row - r) <= 2 &&
          Math.abs(column - c) <= 2,
      ),
    );
  };
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let k = 0; k < size; k++) {
      const row = up ? size - 1 - k : k;
      for (const column of [right, right - 1])
        if (!fixed(row, column)) bits.push(Number(grid[row][column] !== ((row + column) % 2 === 0)));
    }
  }
  const bytes: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) bytes.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  const blocks = version > 5 ? 2 : 1;
  const room = [19, 34, 55, 80, 108, 68, 78, 97, 116][version - 1];
  const data = Array.from({ length: blocks }, (_, b) =>
    Array.from({ length: room }, (_, k) => bytes[k * blocks + b]),
  ).flat();
  const whole = data.flatMap((byte) => [byte >> 4, byte & 15]);
  expect(whole[0]).toBe(4);
  const length = whole[1] * 16 + whole[2];
  return new TextDecoder().decode(
    new Uint8Array(Array.from({ length }, (_, k) => whole[3 + 2 * k] * 16 + whole[4 + 2 * k])),
  );
}

describe("a link as a code", () => {
  test("figures of the standard", () => {
    expect(divisor(7)).toEqual([127, 122, 154, 164, 11, 68, 117]);
    expect(guarded(0b00101, 0x537, 10)).toBe(0b001010011011100);
    expect(guarded(7, 0x1f25, 12)).toBe(0b000111110010010100);
    expect((guarded(0b01000, 0x537, 10) ^ 0x5412).toString(2)).toBe("111011111000100");
    const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
  });

  test("every length is read again, up to the longest", () => {
    for (const n of [0, 1, 17, 18, 60, 106, 107, 134, 150, 192, 230]) {
      const text = "http://192.168.1.20:8642/t/ABCDE#k=".padEnd(n, "0123456789abcdef").slice(0, n);
      expect(read(encodeQr(text)!)).toBe(text);
    }
    expect(encodeQr("x".repeat(231))).toBeNull();
  });
});
