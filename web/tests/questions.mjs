// The questions that the caller of the tests wants looked at, from the file it names; null where it names none.
import { readFileSync } from "node:fs";

export function questions() {
  const file = process.env.NOCTUARY_QUESTIONS;
  return file ? JSON.parse(readFileSync(file, "utf8")) : null;
}
