/** A line that the test itself holds the other end of, and messages to send over it. */

import type { Dial, LineEvents } from "../../src/lib/socket";
import type { Change, ClientMessage, Moment, Moments, Option, Question, SeatCard, TableFacts, TableNow } from "../../src/wire";

export class FakeLine {
  sent: ClientMessage[] = [];
  dialled = 0;
  private events!: LineEvents;

  readonly dial: Dial = (events) => {
    this.events = events;
    this.dialled += 1;
    return {
      send: (message) => void this.sent.push(message),
      redial: () => {
        this.dialled += 1;
        this.events.onclose(1000, "", 0);
      },
      close: () => undefined,
    };
  };

  open(): void {
    this.events.onopen();
  }

  say(message: Parameters<LineEvents["onmessage"]>[0]): void {
    this.events.onmessage(message);
  }

  drop(wait: number | null = 500, code = 1006): void {
    this.events.onclose(code, "", wait);
  }

  last<T extends ClientMessage["t"]>(t: T): Extract<ClientMessage, { t: T }> {
    const found = this.sent.findLast((message) => message.t === t);
    if (!found) throw new Error(`nothing was sent with t = ${t}`);
    return found as Extract<ClientMessage, { t: T }>;
  }

  count(t: ClientMessage["t"]): number {
    return this.sent.filter((message) => message.t === t).length;
  }
}

export function seat(number: number, more: Partial<SeatCard> = {}): SeatCard {
  const colour = (["A", "B", "C", "D", "E", "F"] as const)[number] ?? "A";
  return { seat: number, name: `Seat ${number}`, colour, kind: "person", bot: "", present: true, yours: number === 0, ...more };
}

export function facts(more: Partial<TableFacts> = {}): TableFacts {
  return {
    id: "t1",
    game: "barrow",
    title: "Barrow",
    state: "playing",
    seats: [seat(0), seat(1)],
    options: {},
    packs: [],
    seal: "",
    key: "",
    opened: "2026-01-01T00:00:00Z",
    turn_of: [0],
    heading: "",
    moves: 0,
    result: null,
    next: "",
    watching: 0,
    pace: "calm",
    ...more,
  };
}

export function option(label: string, ...touches: string[]): Option {
  return { pick: label.toLowerCase(), label, short: "", about: "", touches, clause: "" };
}

export function question(...options: Option[]): Question {
  return { seat: 0, name: "delve", prompt: "Delve or leave?", why: "", clause: "BA-4.1", options, harmless: -1 };
}

export function moment(number: number, words: string, seat = 1, change?: Change): Moment {
  return { number, move: number, name: "found", spans: words ? [{ text: words }] : [], seat, change: change ?? null };
}

export function table(more: Partial<TableNow> = {}): TableNow {
  return {
    t: "table",
    number: 1,
    seq: 7,
    eyes: 0,
    facts: facts(),
    scene: { zones: [], things: [], heading: "before" },
    questions: [question(option("Delve"), option("Leave"))],
    waiting: [],
    story: [],
    chat: [],
    undo: { alone: false, consent: false, why: "" },
    takeback: null,
    because: "",
    ...more,
  };
}

export function moments(number: number, told: Moment[], more: Partial<Moments> = {}): Moments {
  return {
    t: "moments",
    number,
    seq: 8,
    moments: told,
    questions: [question(option("Delve"), option("Leave"))],
    waiting: [],
    undo: { alone: true, consent: false, why: "" },
    facts: facts({ moves: 1 }),
    ...more,
  };
}
