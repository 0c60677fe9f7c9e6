// A WebSocket that reconnects by itself, with growing delays.
import type { FromTable } from "./protocol";

const SILENCE = 25_000;
const PATIENCE = 10_000;
const SLOWEST = 15_000;

export interface SocketHandlers {
  opened(): void;
  closed(): void;
  received(message: FromTable): void;
  /** Send a message that will be answered: nothing was received for a while. */
  ping(): void;
}

export type OpenSocket = (url: string) => WebSocket;

export class ReconnectingSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #wanted = true;

  constructor(
    readonly url: string,
    readonly handlers: SocketHandlers,
    readonly openSocket: OpenSocket = (to) => new WebSocket(to),
  ) {
    addEventListener("online", this.#soon);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#soon);
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#wanted = true;
    const socket = this.openSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.handlers.opened();
    socket.onmessage = (message) => {
      this.#tries = 0;
      this.#listen();
      this.handlers.received(JSON.parse(message.data));
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      clearTimeout(this.#silence);
      this.handlers.closed();
      this.#later();
    };
  }

  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Close for good, or until `open`. */
  close(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Close and remove all listeners. */
  end(): void {
    this.close();
    removeEventListener("online", this.#soon);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#soon);
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  #later(): void {
    if (!this.#wanted) return;
    const wait = Math.min(SLOWEST, 400 * 2 ** this.#tries++) * (0.5 + Math.random());
    this.#timer = setTimeout(() => this.open(), wait);
  }

  /** The page is visible again or the network is back: reconnect at once. */
  #soon = () => {
    if (this.#wanted && !this.#socket && !document.hidden) this.open();
  };

  /** Nothing is received any more, or the network reports it. */
  #lost = () => {
    if (!this.#socket) return;
    this.#drop();
    this.handlers.closed();
    this.#later();
  };

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.handlers.ping();
      this.#silence = setTimeout(this.#lost, PATIENCE);
    }, SILENCE);
  }
}
