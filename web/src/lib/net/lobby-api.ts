// The server's lobby API, over HTTP.
import type {
  ClauseInfo,
  FileInfo,
  FoundRule,
  GameInfo,
  HowToPlay,
  JoinBody,
  Lesson,
  NewTable,
  ErrorBody,
  TableListing,
  TableInfo,
  TableKeys,
} from "./protocol";
import type { GameTexts } from "../i18n/game-texts";

/** A refusal by the server, or a failure to reach it; `error` is a key of a text. */
export class Refusal extends Error {
  constructor(
    readonly error: string,
    readonly args: ErrorBody["args"] = {},
    readonly status = 0,
    /** Everything that is wrong with a file, one line each, by language. */
    readonly problems: ErrorBody["problems"] = [],
  ) {
    super(error);
  }

  translate(texts: GameTexts): string {
    return translateRefusal(texts, this.error, this.args);
  }
}

/** Translate a refusal, whatever its key. */
export function translateRefusal(texts: GameTexts, error: string, args: ErrorBody["args"]): string {
  const key = [`error-${error}`, error].find((one) => texts.has(one));
  return key ? texts.format(key, args) : texts.formatClient("table-refused", { error });
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal("unreachable");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as ErrorBody | null;
  throw new Refusal(problem?.error ?? "unreachable", problem?.args, answer.status, problem?.problems);
}

export const get = async <T>(path: string, key = ""): Promise<T> =>
  (await call(path, key ? { headers: { authorization: `Bearer ${key}` } } : undefined)).json();

const sent = (body: unknown, key = ""): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
  body: JSON.stringify(body),
});
export const post = async <T>(path: string, body: unknown, key = ""): Promise<T> =>
  (await call(path, sent(body, key))).json();

export const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const games = () => get<GameInfo[]>("/api/games");
export const rules = (game: string) => get<ClauseInfo[]>(`/api/games/${encodeURIComponent(game)}/rules`);
export const findRules = (game: string, text: string) =>
  get<FoundRule[]>(`/api/games/${encodeURIComponent(game)}/rules/find?text=${encodeURIComponent(text)}`);
export const howToPlay = (game: string) => get<HowToPlay | null>(`/api/games/${encodeURIComponent(game)}/how`);
export const lesson = (game: string, name: string) =>
  get<Lesson>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`);
export const createTable = (made: NewTable) => post<TableKeys>("/api/tables", made);
export const openTables = () => get<TableListing[]>("/api/tables");
export const tablesOf = (keys: string[]) => post<TableListing[]>("/api/mine", { keys });
export const tableInfo = (id: string) => get<TableInfo>(tablePath(id));
export const continueTable = (id: string, keys: string[]) => post<TableKeys>(`${tablePath(id)}/onward`, { keys });
export const leave = (id: string, keys: string[]) => post<object>(`${tablePath(id)}/leave`, { keys });
export const remove = (id: string, keys: string[]) => post<object>(`${tablePath(id)}/delete`, { keys });
export const join = (id: string, who: JoinBody) => post<TableKeys>(`${tablePath(id)}/join`, who);

export async function upload(journal: Blob, name: string): Promise<TableKeys> {
  const init = { method: "POST", headers: { "content-type": "application/x-ndjson" }, body: journal };
  return (await call(`/api/journals?name=${encodeURIComponent(name)}`, init)).json();
}

const files = (game: string) => `/api/games/${encodeURIComponent(game)}/files`;
/** Files that options of a game's tables may name. */
export const listAttachments = (game: string) => get<FileInfo[]>(files(game));
export async function uploadAttachment(game: string, file: Blob): Promise<FileInfo> {
  const init = { method: "POST", headers: { "content-type": "application/octet-stream" }, body: file };
  return (await call(files(game), init)).json();
}

/** Request a file and save it. */
async function file(path: string, body: unknown, name: string): Promise<void> {
  const answer = await call(path, sent(body));
  const given = /filename="?([^";]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  saveFile(await answer.blob(), given ?? name);
}

/** Save a file through the browser. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Save a problem report: a file that reproduces the game as the key's owner saw it. */
export const saveReport = (id: string, key: string, note: string) =>
  file(`${tablePath(id)}/report`, { key, note }, `${id}-report.json`);

/** The journal of a finished game, as text. */
export const journalText = async (id: string, key: string) =>
  (await call(`${tablePath(id)}/journal`, sent({ key }))).text();

/** Save the journal of a finished game as a file. */
export const saveJournal = (id: string, key: string) => file(`${tablePath(id)}/journal`, { key }, `${id}.jsonl`);
