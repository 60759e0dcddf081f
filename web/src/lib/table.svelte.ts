/** A table as this browser knows it: the line to the server, what is shown, what is asked, what was sent. */

import { Teller, type Stage, type World } from "../play/teller.svelte";
import { applyChange } from "../table/change";
import type {
  ChatLine,
  ClientMessage,
  Moment,
  Moments,
  Option,
  People,
  Question,
  Refused,
  Scene,
  SeatCard,
  ServerMessage,
  TableFacts,
  TableNow,
  Takeback,
  Undo,
  Waiting,
} from "../wire";
import { dialTable, type Dial, type Line } from "./socket";

export interface HeldToken {
  seat: number;
  token: string;
}

/** A message that has to be answered with done or refused; sent again with the same id when the line comes back. */
type Wish = Extract<ClientMessage, { id: string }>;
type LineState = "open" | "lost" | "gone";

/** What is asked once everything has been told. */
interface Next {
  questions: Question[];
  waiting: Waiting[];
  undo: Undo;
}

export interface Refusal {
  code: Refused["code"] | "lost";
  words: string;
  clause: string;
  /** A refused move is said where the question stands, anything else beside it. */
  move: boolean;
}

const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const STORY_LENGTH = 2_000;
const NO_UNDO: Undo = { alone: false, consent: false, why: "" };

export interface StoreOptions {
  dial?: Dial;
  world?: Partial<World>;
  name?: string;
}

export class TableStore {
  facts = $state.raw<TableFacts | null>(null);
  scene = $state.raw<Scene | null>(null);
  eyes = $state<number | null>(null);
  questions = $state.raw<Question[]>([]);
  waiting = $state.raw<Waiting[]>([]);
  story = $state.raw<Moment[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state.raw<Undo>(NO_UNDO);
  takeback = $state.raw<Takeback | null>(null);
  line = $state<LineState>("lost");
  /** When the next attempt to come back is made, as a time of the clock; null: now, or never. */
  retryAt = $state<number | null>(null);
  /** Why there is no table: the code with which the server hung up. */
  gone = $state<{ code: number; words: string } | null>(null);
  refused = $state.raw<Refusal | null>(null);
  /** Messages that have not been answered yet. */
  wishes = $state.raw<Wish[]>([]);
  /** Whether a question was answered and the table has not moved on yet. */
  sent = $state(false);
  stage: Stage | null = null;
  /** When somebody last cut the telling short, on the page's clock. */
  hurried = -Infinity;

  /** The entry of the log at which picks are made. */
  seq = $state(0);
  private last = -1;
  private next: Next | null = null;
  private nextFacts: TableFacts | null = null;
  private wanted: number | null; // whose eyes to ask for
  private looking = false; // asked for, and not shown yet
  private readonly stream: string = crypto.randomUUID();
  private readonly teller: Teller;
  private wire: Line;
  private pinger: ReturnType<typeof setInterval>;
  private heard = Date.now();

  constructor(
    readonly table: string,
    readonly held: HeldToken[],
    private readonly options: StoreOptions = {},
  ) {
    const world: World = {
      stage: () => this.stage,
      reduced: () => false,
      hidden: () => typeof document !== "undefined" && document.hidden,
      ...options.world,
    };
    this.wanted = held.length === 1 ? (held[0]?.seat ?? null) : null;
    this.teller = new Teller((moment) => this.show(moment), () => this.adopt(), world);
    this.wire = (options.dial ?? dialTable(table))({
      onopen: () => this.opened(),
      onmessage: (message) => this.receive(message),
      onclose: (code, reason, wait) => this.closed(code, reason, wait),
    });
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
  }

  // -- what follows from it ---

  /** The event that is being told, or null. */
  get telling(): Moment | null {
    return this.teller.telling;
  }

  get busy(): boolean {
    return this.teller.busy;
  }

  get mine(): SeatCard[] {
    return this.facts?.seats.filter((seat) => seat.yours) ?? [];
  }

  /** The seat for which this browser acts: whose eyes are open, or the only one it has. */
  get seat(): number | null {
    return this.eyes ?? this.mine[0]?.seat ?? null;
  }

  /** The seat to which the device has to be passed before anything can be asked; null: to nobody. */
  get passTo(): number | null {
    const facts = this.facts;
    if (!facts || facts.state !== "playing" || this.mine.length < 2 || this.busy) return null;
    const people = this.mine.filter((mine) => mine.kind === "person");
    const asked = facts.turn_of.filter((seat) => people.some((mine) => mine.seat === seat));
    return this.eyes !== null && asked.includes(this.eyes) ? null : (asked[0] ?? null);
  }

  // -- what people do ---

  pick(question: Question, option: Option): void {
    if (this.sent || this.busy || !this.questions.includes(question)) return;
    this.sent = true;
    this.refused = null;
    this.wish({ t: "pick", id: crypto.randomUUID(), seq: this.seq, seat: question.seat, pick: option.pick });
  }

  undoLast(): void {
    this.asSeat((seat) => ({ t: "undo", id: crypto.randomUUID(), seq: this.seq, seat }));
  }

  askTakeback(): void {
    this.asSeat((seat) => ({ t: "takeback", id: crypto.randomUUID(), seq: this.seq, seat }));
  }

  /** For every seat of this browser that is asked and has not agreed. */
  consent(yes: boolean): void {
    for (const seat of this.askedToConsent()) this.wish({ t: "consent", id: crypto.randomUUID(), seat, yes });
  }

  askedToConsent(): number[] {
    const wish = this.takeback;
    if (!wish) return [];
    return this.mine.map((seat) => seat.seat).filter((seat) => wish.asked.includes(seat) && !wish.agreed.includes(seat));
  }

  say(text: string): void {
    const words = text.trim();
    if (words) this.wish({ t: "chat", id: crypto.randomUUID(), text: words, seat: this.seat });
  }

  handOver(seat: number, bot: string): void {
    this.wish({ t: "hand_over", id: crypto.randomUUID(), seat, bot });
  }

  /** Gives a seat up for good. */
  leave(seat: number, bot: string): void {
    this.wish({ t: "leave", id: crypto.randomUUID(), seat, bot });
  }

  pause(on: boolean): void {
    this.asSeat((seat) => ({ t: "pause", id: crypto.randomUUID(), seat, on }));
  }

  pace(pace: "calm" | "fast"): void {
    this.asSeat((seat) => ({ t: "pace", id: crypto.randomUUID(), seat, pace }));
  }

  /** Hot-seat: somebody took the device, or it lies between two people. */
  look(eyes: number | null): void {
    this.wanted = eyes;
    this.questions = [];
    this.scene = null; // what the one before saw is put away at once, not only when the server answers
    this.story = [];
    this.looking = true;
    this.wire.send({ t: "look", eyes });
  }

  /** The moment that is being told has been seen. */
  finish(): void {
    if (this.busy) this.hurried = performance.now();
    this.teller.finish();
  }

  /** Shows the rest at once. */
  skip(): void {
    if (this.busy) this.hurried = performance.now();
    this.teller.skip();
  }

  dismiss(): void {
    this.refused = null;
  }

  redial(): void {
    this.retryAt = null;
    this.wire.redial();
  }

  close(): void {
    clearInterval(this.pinger);
    this.teller.clear();
    this.wire.close();
  }

  private asSeat(make: (seat: number) => Wish): void {
    if (this.seat !== null) this.wish(make(this.seat));
  }

  private wish(message: Wish): void {
    this.wishes = [...this.wishes, message];
    if (this.line === "open") this.wire.send(message);
  }

  // -- the line ---

  private opened(): void {
    this.line = "open";
    this.retryAt = null;
    this.heard = Date.now();
    const tokens = this.held.map(({ token }) => token);
    const { name = "" } = this.options;
    this.wire.send({ t: "hello", tokens, eyes: this.wanted, last: this.last, stream: this.stream, name });
    for (const wish of this.wishes) this.wire.send(wish);
  }

  private closed(code: number, reason: string, wait: number | null): void {
    this.line = wait === null ? "gone" : "lost";
    this.retryAt = wait ? Date.now() + wait : null;
    if (wait === null) this.gone = { code, words: reason };
  }

  private ping(): void {
    if (this.line !== "open") return;
    this.wire.send({ t: "ping" });
    const asked = Date.now();
    setTimeout(() => {
      if (this.line === "open" && this.heard < asked) this.redial(); // the line looks open and is dead
    }, PONG_WITHIN);
  }

  // -- what the server says ---

  private receive(message: ServerMessage): void {
    this.heard = Date.now();
    switch (message.t) {
      case "table":
        return this.afresh(message);
      case "done":
        return this.answered(message.id);
      case "refused":
        return this.turnedDown(message);
      case "pong":
        if (message.number > this.last) this.redial();
        return;
      default:
        if (message.number <= this.last) return; // sent twice
        if (message.number > this.last + 1) return this.redial(); // one is missing: hello again, from the last one
        this.last = message.number;
        if (message.t === "moments") this.moved(message);
        else if (message.t === "people") this.met(message);
        else this.chat = [...this.chat, message.line];
    }
  }

  private afresh(now: TableNow): void {
    this.teller.clear();
    this.next = null;
    this.nextFacts = null;
    this.looking = false;
    this.last = now.number;
    this.seq = now.seq;
    this.eyes = now.eyes;
    this.facts = now.facts;
    this.scene = now.scene;
    this.questions = now.questions;
    this.waiting = now.waiting;
    this.story = now.story;
    this.chat = now.chat;
    this.undo = now.undo;
    this.takeback = now.takeback;
    this.sent = this.wishes.some((wish) => wish.t === "pick");
    this.passOn();
  }

  private moved(message: Moments): void {
    this.seq = message.seq;
    this.next = message;
    this.nextFacts = message.facts;
    this.sent = false;
    this.questions = [];
    this.refused = null;
    this.spread(message.facts);
    this.teller.tell(message.moments, (moment) => this.mine.some((seat) => seat.seat === moment.seat));
  }

  private met(message: People): void {
    this.seq = message.seq;
    this.takeback = message.takeback;
    if (this.busy) this.nextFacts = message.facts;
    this.spread(message.facts);
    if (!this.busy) this.passOn();
  }

  /** Facts about people count at once; whose turn it is and how it ended only after everything was told. */
  private spread(facts: TableFacts): void {
    const shown = this.facts;
    if (!shown || this.nextFacts === null) {
      this.facts = facts;
      return;
    }
    const state = facts.state === "over" ? shown.state : facts.state;
    this.facts = { ...facts, state, turn_of: shown.turn_of, heading: shown.heading, result: shown.result };
  }

  private show(moment: Moment): void {
    if (this.scene && moment.change) this.scene = applyChange(this.scene, moment.change);
    if (moment.spans.length > 0) this.story = [...this.story, moment].slice(-STORY_LENGTH);
  }

  /** Everything was told: now the next question is asked. */
  private adopt(): void {
    if (this.nextFacts) this.facts = this.nextFacts;
    if (this.next) {
      this.questions = this.next.questions;
      this.waiting = this.next.waiting;
      this.undo = this.next.undo;
    }
    this.next = null;
    this.nextFacts = null;
    this.passOn();
  }

  /** The next one who is asked holds another seat at this device: nobody sees anything until they have it. */
  private passOn(): void {
    if (this.passTo !== null && this.eyes !== null) this.look(null);
  }

  private answered(id: string): void {
    this.wishes = this.wishes.filter((wish) => wish.id !== id);
    if (this.refused?.code === "too_fast") this.refused = null; // it was slow enough now
  }

  private turnedDown(refusal: Refused): void {
    const { id, code, words, clause = "" } = refusal;
    if (code === "too_fast" && this.comesAgain(refusal)) return;
    const wish = this.wishes.find((one) => one.id === id);
    this.answered(id);
    const move = wish?.t === "pick";
    if (move) this.sent = false;
    this.refused = { code, words, clause, move: move || wish?.t === "undo" };
  }

  /** What came too fast is sent again by itself when there is room; until then it is said that it waits. */
  private comesAgain({ id, code, words, wait = 0 }: Refused): boolean {
    const wish = this.wishes.find((one) => one.id === id);
    if (!wait || !(wish || (!id && this.looking))) return false;
    if (wish) this.refused = { code, words, clause: "", move: false };
    setTimeout(() => {
      if (this.line !== "open") return; // whatever was not answered is sent when it opens
      if (wish && this.wishes.includes(wish)) this.wire.send(wish);
      else if (!wish && this.looking) this.wire.send({ t: "look", eyes: this.wanted });
    }, wait * 1000);
    return true;
  }
}
