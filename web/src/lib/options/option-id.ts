// Parses option ids: "convert/region=salem/owner=1".
import type { Option, GameInfo } from "../net/protocol";

/** Parse an option id into the option that the table would offer. */
export function parseOptionId(info: GameInfo, id: string): Option {
  const [name, ...parts] = id.split("/");
  const fields: Option["fields"] = {};
  for (const part of parts) {
    const [field, value] = part.split("=");
    const names = info.kinds[info.actions[name]?.[field]];
    const place = Array.isArray(names) ? names.indexOf(value) : -1;
    fields[field] = place >= 0 ? place : Number(value);
  }
  return { id, name, fields };
}
