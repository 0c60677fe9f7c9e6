// Whose turn it is, said outside of the page: title, sign of the tab, badge, notification.
const sign = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

/** Shows on the tab, and on the icon of an installed page, whether it is one's turn. */
export function mark(title: string, turn: boolean): void {
  document.title = title;
  const icon = sign();
  const file = turn ? "/moon-lit.svg" : "/moon.svg";
  if (icon && icon.getAttribute("href") !== file) icon.href = file;
  if (turn) void navigator.setAppBadge?.(1).catch(() => {});
  else void navigator.clearAppBadge?.().catch(() => {});
}

/** Asks whether we may; true when it is already or now allowed. */
export async function permitted(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** A note from the browser itself, when nobody looks at the page. */
export function notify(title: string, body: string, table: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag: table, icon: "/moon-lit.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notes only from a service worker, which we have not.
  }
}
