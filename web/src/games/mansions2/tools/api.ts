// The server's API for the studio.
import { get, post } from "$lib/net/lobby-api";
import type { OpenSheet, PackSheet, PlaySheet, PlayWish, Sheet, Shown, TrialSheet, TrialWish } from "./http-types";

export type Files = Readonly<Record<string, string>>;

const at = "/api/mansions2/studio";
export const night = (id: string) => get<Shown>(`${at}/night/${encodeURIComponent(id)}`);
export const check = (files: Files) => post<Sheet>(`${at}/check`, { files });
export const playtest = (wish: TrialWish) => post<TrialSheet>(`${at}/trial`, wish);
export const play = (wish: PlayWish) => post<PlaySheet>(`${at}/play`, wish);
export const pack = (files: Files) => post<PackSheet>(`${at}/pack`, { files });

/** Bytes as base64 for JSON. */
export async function base64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let n = 0; n < bytes.length; n += 8192) text += String.fromCharCode(...bytes.subarray(n, n + 8192));
  return btoa(text);
}
export const bytes = (text: string): Blob =>
  new Blob([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], { type: "application/zip" });
export const open = async (file: Blob) => post<OpenSheet>(`${at}/open`, { data: await base64(file) });

// ---- a workspace on the server's machine

export interface WorkspaceFile {
  name: string;
  text: string;
  /** Detects changes by others; empty if there is no such file. */
  mark: string;
  trouble: string;
}
export interface WorkspaceListing {
  folder: string;
  mark: string;
  files: WorkspaceFile[];
}

const shelf = "/api/mansions2/shelf";
export const look = (key: string) => get<WorkspaceListing>(shelf, key);
export const changes = (key: string, seen: string) => get<WorkspaceListing>(`${shelf}/changes?seen=${seen}`, key);
export const write = (key: string, name: string, text: string, mark: string) =>
  post<WorkspaceFile>(shelf, { name, text, mark }, key);
