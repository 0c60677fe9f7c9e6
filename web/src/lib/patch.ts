// New values somewhere in a view, and what is there no more. What did not change stays the very same object.
import type { Change } from "./protocol";

function put(old: any, change: Change, path: Change["path"]): unknown {
  if (!path.length) return change.value ?? null;
  const [step, ...rest] = path;
  const copy = Array.isArray(old) ? [...old] : { ...old };
  if (change.gone && !rest.length) delete copy[step];
  else copy[step] = put(copy[step], change, rest);
  return copy;
}

export function patched<View>(view: View, changes: readonly Change[]): View {
  return changes.reduce<unknown>((v, change) => put(v, change, change.path), view) as View;
}
