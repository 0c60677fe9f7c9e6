// An option by its id: "convert/region=salem/owner=1".
import type { Option, GameInfo } from "../net/protocol";

/** The option that an id names, as the table would offer it. */
export function optionOf(info: GameInfo, id: string): Option {
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
