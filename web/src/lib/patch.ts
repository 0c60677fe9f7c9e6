// New values somewhere in a view. What did not change stays the very same object.
import type { Change } from "./protocol";

function put(old: any, path: Change["path"], value: unknown): unknown {
  if (!path.length) return value;
  const [step, ...rest] = path;
  const copy = Array.isArray(old) ? [...old] : { ...old };
  copy[step] = put(copy[step], rest, value);
  return copy;
}

export function patched<View>(view: View, changes: readonly Change[]): View {
  return changes.reduce<unknown>((v, change) => put(v, change.path, change.value), view) as View;
}
