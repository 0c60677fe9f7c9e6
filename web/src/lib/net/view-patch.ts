// New values somewhere in a view, and what is there no more. What did not change stays the very same object.
import type { ViewChange } from "./protocol";

type Path = ViewChange["path"];

/** A copy of what is on the way, with something else done at its end. */
function at(old: any, path: Path, act: (place: any, step: string | number) => void): unknown {
  const [step, ...rest] = path;
  const copy = Array.isArray(old) ? [...old] : { ...old };
  if (rest.length) copy[step] = at(copy[step], rest, act);
  else act(copy, step);
  return copy;
}

export function patched<View>(view: View, changes: readonly ViewChange[], gone: readonly Path[] = []): View {
  let made: unknown = view;
  for (const path of gone) made = at(made, path, (place, step) => delete place[step]);
  for (const { path, value } of changes) made = path.length ? at(made, path, (place, step) => (place[step] = value)) : value;
  return made as View;
}
