// The decisions to check, from the file that the caller of the tests names; null if none is named.
import { readFileSync } from "node:fs";

export function questions() {
  const file = process.env.NOCTUARY_QUESTIONS;
  return file ? JSON.parse(readFileSync(file, "utf8")) : null;
}
