/** Tells events one after another: shows each, and gives it the time to be seen and read. */

import { tick } from "svelte";
import type { Moment } from "../wire";

/** Whatever draws the table: it knows when everything lies still. */
export interface Stage {
  settled(): Promise<void>;
  finish(): void;
}

export interface World {
  stage(): Stage | null;
  reduced(): boolean;
  hidden(): boolean;
}

export const TELL = 700;
export const TELL_OWN = 200;
const TRAVEL = 320;
const LONG_QUEUE = 4_000;
const LETTERS_OF_A_LINE = 90;

interface Told {
  moment: Moment;
  words: number; // ms for reading
}

/** How long the words of a moment stand: a line each `TELL`; what the viewer did themself needs no reading. */
export function timeFor(moment: Moment, own: boolean): number {
  const letters = moment.spans.reduce((sum, span) => sum + span.text.length, 0);
  if (letters === 0) return 0;
  return own ? TELL_OWN : TELL * Math.ceil(letters / LETTERS_OF_A_LINE);
}

export class Teller {
  telling = $state.raw<Moment | null>(null);
  busy = $state(false);

  private queue: Told[] = [];
  private round = 0; // a loop of an earlier round stops by itself
  private next: () => void = () => {};

  constructor(
    private show: (moment: Moment) => void,
    private ended: () => void,
    private world: World,
  ) {}

  /** Tells these after what is still untold; the first one may be the viewer's own deed. */
  tell(moments: Moment[], isOwn: (moment: Moment) => boolean): void {
    moments.forEach((moment, i) => {
      this.queue.push({ moment, words: timeFor(moment, i === 0 && isOwn(moment)) });
    });
    if (!this.busy) void this.run(++this.round);
    else if (this.world.hidden()) this.skip();
  }

  /** The present moment has been seen: on to the next. */
  finish(): void {
    if (!this.busy) return;
    this.world.stage()?.finish();
    this.next();
  }

  /** Shows everything that is left at once. */
  skip(): void {
    if (!this.busy) return;
    const rest = this.queue.splice(0);
    for (const { moment } of rest) this.show(moment);
    this.finish();
  }

  /** Forgets what is untold: a fresh table shows it all. */
  clear(): void {
    this.queue = [];
    this.round += 1;
    this.busy = false;
    this.telling = null;
    this.next();
  }

  /** How long the rest would take at the usual speed. */
  private length(now: Told): number {
    return [now, ...this.queue].reduce((sum, { moment, words }) => sum + Math.max(words, moment.change ? TRAVEL : 0), 0);
  }

  private async run(round: number): Promise<void> {
    this.busy = true;
    for (let told = this.queue.shift(); told; told = this.queue.shift()) {
      if (told.moment.spans.length > 0 || this.telling === null) this.telling = told.moment;
      this.show(told.moment);
      if (!this.world.hidden()) await this.rest(told);
      if (round !== this.round) return;
    }
    this.busy = false;
    this.telling = null;
    this.ended();
  }

  private async rest(told: Told): Promise<void> {
    const hurried = this.length(told) > LONG_QUEUE;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = new Promise<void>((resolve) => (this.next = resolve));
    const read = (ms: number) => new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
    if (hurried) {
      await Promise.race([seen, read(Math.max(told.words, told.moment.change ? TRAVEL : 0) / 2)]);
      this.world.stage()?.finish();
    } else {
      await Promise.race([seen, Promise.all([this.lying(), read(told.words)])]);
    }
    clearTimeout(timer);
  }

  /** Until everything on the table has come to its place; with reduced motion nothing travels. */
  private async lying(): Promise<void> {
    if (this.world.reduced()) return;
    await tick(); // the table has to know of the change before it can say when it has settled
    await this.world.stage()?.settled();
  }
}
