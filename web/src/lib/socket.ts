/** The line to a table: a socket that comes back by itself, ever more slowly. */

import ReconnectingWebSocket from "partysocket/ws";
import type { ClientMessage, ServerMessage } from "../wire";
import { api } from "./api";

export interface LineEvents {
  onopen(): void;
  onmessage(message: ServerMessage): void;
  /** The line broke. `wait` is the time until the next attempt in ms; none: there will be no other. */
  onclose(code: number, reason: string, wait: number | null): void;
}

export interface Line {
  /** Sends if the line is open, else does nothing: what must not be lost is kept by the caller. */
  send(message: ClientMessage): void;
  /** Hangs up and dials again now. */
  redial(): void;
  close(): void;
}

export type Dial = (events: LineEvents) => Line;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const GROWTH = 1.7;

/** Codes by which the server says that dialling again is of no use: no such table, a token that does not fit. */
export function isFinal(code: number): boolean {
  return code >= 4400 && code < 4410;
}

export function waitBefore(attempt: number): number {
  return attempt > 0 ? Math.min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** (attempt - 1)) : 0;
}

export function dialTable(table: string): Dial {
  return (events) => new TableLine(api.socketAddress(table), events);
}

class TableLine implements Line {
  private socket: ReconnectingWebSocket;

  constructor(
    private address: string,
    private events: LineEvents,
  ) {
    this.socket = this.dial();
  }

  private dial(): ReconnectingWebSocket {
    const socket = new ReconnectingWebSocket(this.address, [], {
      minReconnectionDelay: FIRST_WAIT,
      maxReconnectionDelay: LONGEST_WAIT,
      reconnectionDelayGrowFactor: GROWTH,
      connectionTimeout: 8_000,
      minUptime: 2_000,
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: (event) => !isFinal(event.code),
    });
    socket.onopen = () => this.events.onopen();
    socket.onmessage = (event: MessageEvent) => this.events.onmessage(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      const wait = isFinal(event.code) ? null : waitBefore(socket.retryCount);
      this.events.onclose(event.code, event.reason, wait);
    };
    return socket;
  }

  send(message: ClientMessage): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  redial(): void {
    this.hangUp(this.socket); // a socket that waits for its next attempt would go on waiting
    this.socket = this.dial();
  }

  close(): void {
    this.hangUp(this.socket);
  }

  private hangUp(socket: ReconnectingWebSocket): void {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
