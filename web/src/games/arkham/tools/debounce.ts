// Asks only once somebody has stopped typing, and forgets answers that come too late.

export function later(wait: number): (ask: () => Promise<void>) => void {
  let timer: ReturnType<typeof setTimeout>;
  return (ask) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), wait);
  };
}
