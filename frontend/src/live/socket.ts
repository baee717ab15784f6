// One WebSocket, to a table or to home, which comes back by itself.
import { VERSION, type ClientMessage, type ServerMessage } from "../protocol";

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const HOPELESS = new Set([4400, 4403, 4404]);

export interface Hearer {
  hear(message: ServerMessage): void;
  lost(): void;
  ended(code: number, words: string): void;
  since(): number;
}

export class Socket {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer = 0;
  #isClosed = false;

  constructor(
    private readonly path: string,
    private readonly hearer: Hearer,
  ) {
    this.#open();
    addEventListener("online", this.#now);
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", version: VERSION, since: this.hearer.since() }));
    };
    socket.onmessage = (event) => {
      this.#attempts = 0;
      this.hearer.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#closed(event);
    };
  }

  #closed(event: CloseEvent): void {
    if (this.#isClosed) return;
    if (HOPELESS.has(event.code)) {
      this.hearer.ended(event.code, event.reason);
      return;
    }
    this.hearer.lost();
    const wait = PATIENCE[Math.min(this.#attempts, PATIENCE.length - 1)] ?? 8000;
    this.#attempts += 1;
    this.#timer = window.setTimeout(() => this.#open(), wait);
  }
}
