// Announces the turn outside of the page: title, icon of the tab, badge, notification.
const sign = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

/** Show on the tab, and on the icon of an installed page, whether it is this person's turn. */
export function markTab(title: string, turn: boolean): void {
  document.title = title;
  const icon = sign();
  const file = turn ? "/moon-lit.svg" : "/moon.svg";
  if (icon && icon.getAttribute("href") !== file) icon.href = file;
  if (turn) void navigator.setAppBadge?.(1).catch(() => {});
  else void navigator.clearAppBadge?.().catch(() => {});
}

/** Ask for permission to notify; true if it is already or now granted. */
export async function requestPermission(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Show a notification of the browser if the page is hidden. */
export function showNotification(title: string, body: string, table: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag: table, icon: "/moon-lit.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker, and there is none.
  }
}
