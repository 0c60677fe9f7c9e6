// The current address, and navigation without loading the page again.

class Route {
  path = $state(location.pathname);
  /** The id of the table, on a table's page. */
  readonly table = $derived(/^\/t\/([^/]+)\/?$/.exec(this.path)?.[1] ?? null);
  readonly lobby = $derived(this.path === "/");
  /** On a page of a game beside its tables: the game's id, and the path below it. */
  readonly tool = $derived.by(() => {
    const found = /^\/([^/]+)\/(.+?)\/?$/.exec(this.path);
    return found && { game: found[1], place: found[2] };
  });
}

export const route = new Route();

/** Go to a page of the client; it is scrolled to the top and, for a screen reader, its heading is read. */
export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  route.path = location.pathname;
}

/** Put the focus on the heading of a page. */
export function begin(page: HTMLElement): void {
  const start =
    page.querySelector<HTMLElement>("h1[tabindex]") ?? page.querySelector<HTMLElement>("#main[tabindex]") ?? page;
  start.focus({ preventScroll: true });
}

/** A plain link to a page of the client; the browser handles all others. */
function ours(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = (event.target as Element).closest?.("a");
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  const to = new URL(link.href);
  const here = to.pathname === location.pathname;
  return to.origin === location.origin && !here && !to.pathname.startsWith("/api/") ? to : null;
}

/** Follow links and the browser's history. Return a function that stops it. */
export function follow(): () => void {
  const click = (event: MouseEvent) => {
    const to = ours(event);
    if (!to) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  };
  addEventListener("click", click);
  addEventListener("popstate", arrive);
  return () => {
    removeEventListener("click", click);
    removeEventListener("popstate", arrive);
  };
}
