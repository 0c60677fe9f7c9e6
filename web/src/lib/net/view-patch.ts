// Applies changes to a view. What did not change stays the very same object.
import type { ViewChange } from "./protocol";

type Path = ViewChange["path"];

/** Copy the objects along a path and apply a change at its end. */
function at(old: any, path: Path, act: (place: any, step: string | number) => void): unknown {
  const [step, ...rest] = path;
  const copy = Array.isArray(old) ? [...old] : { ...old };
  if (rest.length) copy[step] = at(copy[step], rest, act);
  else act(copy, step);
  return copy;
}

export function applyPatch<View>(view: View, changes: readonly ViewChange[], gone: readonly Path[] = []): View {
  let made: unknown = view;
  for (const path of gone) made = at(made, path, (place, step) => delete place[step]);
  for (const { path, value } of changes)
    made = path.length ? at(made, path, (place, step) => (place[step] = value)) : value;
  return made as View;
}
