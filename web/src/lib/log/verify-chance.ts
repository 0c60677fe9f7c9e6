// Verifies chance: recomputes every outcome of a journal from the keys in it. Needs no rules: a journal contains the
// number of possible outcomes of each.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { fields, string } from "../storage/storage";
import type { SeenCommitment } from "../storage/commitments";

const WORDS = 2 ** 32;
/** The thread before the first choice. */
export const START = sha256(utf8ToBytes("noctuary chance 1"));

/** Return the thread after one more choice. */
export const nextThread = (thread: Uint8Array, seat: number, choice: string) =>
  sha256(concatBytes(thread, utf8ToBytes(`${seat} ${choice}`)));

/** Return the public commitment to a key. */
export const commitmentOf = (key: string) => bytesToHex(sha256(hexToBytes(key)));

/** Generate the endless stream of 32-bit numbers of a key and a thread. */
function* drawn(key: Uint8Array, thread: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const number = new Uint8Array(4);
    new DataView(number.buffer).setUint32(0, block);
    const bytes = hmac(sha256, key, concatBytes(thread, number));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
  }
}

/** Return one outcome for each size; numbers that would bias one are rejected. */
export function outcomes(key: string, thread: Uint8Array, sizes: readonly number[]): number[] {
  const numbers = drawn(hexToBytes(key), thread);
  return sizes.map((size) => {
    const fair = Math.floor(WORDS / size) * size;
    let number = numbers.next().value;
    while (number >= fair) number = numbers.next().value;
    return number % size;
  });
}

/** The result of verifying every outcome of chance in a journal, undone ones included. */
export interface Verdict {
  /** Outcomes that follow from a key; those whose key is not in the journal; those drawn from a seed. */
  right: number;
  unknown: number;
  seeded: number;
  /** Lines, counted from 1, that do not follow or are malformed. */
  wrong: number[];
  /** Lines from which chance follows from a key. */
  sealed: number[];
  /** The chosen seed as written, if there is one. */
  seed: string;
  /** Whether this browser saw other commitments than those in the journal. */
  strange: boolean;
}

type Row = ReturnType<typeof fields>;

function parsed(line: string): Row {
  try {
    return fields(JSON.parse(line));
  } catch {
    return {};
  }
}

/** 64 hexadecimal digits, or nothing. */
const hex = (found: unknown): string => (/^[0-9a-f]{64}$/.test(string(found)) ? string(found) : "");

const numbers = (found: unknown): number[] | null =>
  Array.isArray(found) && found.every((one) => Number.isInteger(one) && one >= 0 && one <= WORDS) ? found : null;

/** Verify a journal line by line: yields the share done, returns the verdict. */
export function* verifyJournal(journal: string, seen: readonly SeenCommitment[] = []): Generator<number, Verdict> {
  const texts = journal.split("\n").filter(Boolean);
  const rows = texts.map(parsed);
  const verdict: Verdict = { right: 0, unknown: 0, seeded: 0, wrong: [], sealed: [], seed: "", strange: false };
  const seals = rows.map((row) => hex(row.commitment));
  const told = new Map(
    rows.flatMap((row) => (hex(row.key) ? [[commitmentOf(hex(row.key)), hex(row.key)] as const] : [])),
  );
  const threads = [START];
  let seal = "";

  for (const [n, row] of rows.entries()) {
    if (!takes(row, n)) verdict.wrong.push(n + 1);
    yield (n + 1) / rows.length;
  }
  verdict.strange = seen.some((one) => !one.announced || !holds(one));
  return verdict;

  /** Process one line; returns false if it does not follow from those before. */
  function takes(row: Row, n: number): boolean {
    if ("commitment" in row) {
      verdict.sealed.push(n + 1);
      seal = seals[n];
      if (!seal) return false;
    } else if (n === 0) {
      // Kept as text: a seed may have more digits than a JavaScript number holds.
      verdict.seed = /"seed":(\d+)/.exec(texts[0])?.[1] ?? "";
      if (!verdict.seed) return false;
    }
    if (n === 0) return follows(row);
    if ("undo" in row) return undoes(row.undo);
    if ("key" in row) return hex(row.key) !== "" && seals.slice(0, n).includes(commitmentOf(hex(row.key)));
    if (!("choice" in row)) return "commitment" in row || "rules" in row;
    if (typeof row.choice !== "string" || !Number.isInteger(row.seat)) return false;
    threads.push(nextThread(threads.at(-1)!, row.seat as number, row.choice));
    return follows(row);
  }

  function undoes(count: unknown): boolean {
    const some = typeof count === "number" && Number.isInteger(count) && count >= 1 && count < threads.length;
    if (some) threads.length -= count;
    return some;
  }

  /** Verify the outcomes of a line against its key, and count them. */
  function follows({ chance, of = [] }: Row): boolean {
    const [given, sizes] = [numbers(chance), numbers(of)];
    if (!given || !sizes) return false;
    const key = told.get(seal);
    if (!seal) verdict.seeded += given.length;
    else if (!key) verdict.unknown += given.length;
    else {
      if (sizes.length !== given.length || sizes.includes(0)) return false;
      const ours = outcomes(key, threads.at(-1)!, sizes);
      if (ours.some((one, k) => one !== given[k])) return false;
      verdict.right += given.length;
    }
    return true;
  }

  /** Return whether the journal agrees with the commitments that this browser saw. */
  function holds({ commitment, at }: SeenCommitment): boolean {
    return at === null ? seals.includes(commitment) : seals.slice(0, at).findLast(Boolean) === commitment;
  }
}

const SLICE = 12;

/** Run a generator in slices of a few milliseconds, so that the page stays responsive. */
export async function runInSlices<T>(work: Generator<number, T>, progress: (share: number) => void): Promise<T> {
  for (let until = performance.now() + SLICE; ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    progress(step.value);
    await new Promise((go) => setTimeout(go));
    until = performance.now() + SLICE;
  }
}
