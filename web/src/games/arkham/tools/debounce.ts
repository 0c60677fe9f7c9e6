// Requests after a pause in typing, and ignores replies that are out of date.

export function debounced(wait: number): (ask: () => Promise<void>) => void {
  let timer: ReturnType<typeof setTimeout>;
  return (ask) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), wait);
  };
}
