// Toasts at the top: news for four seconds, errors until they are dismissed.
interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

let next = 0;
export const toasts: Toast[] = $state([]);

export function dismiss(id: number): void {
  const found = toasts.findIndex((t) => t.id === id);
  if (found >= 0) toasts.splice(found, 1);
}

export function showToast(text: string, bad = false): void {
  const same = toasts.find((t) => t.text === text);
  if (same) dismiss(same.id);
  const id = ++next;
  toasts.push({ id, text, bad });
  if (!bad) setTimeout(() => dismiss(id), 4000);
}
